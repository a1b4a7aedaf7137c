import {
	mkdirSync,
	mkdtempSync,
	readdirSync,
	rmSync,
	writeFileSync,
} from 'node:fs';
import { type Server, createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import Zip from 'adm-zip';

const VERSION = `0.0.${ Date.now() }`;

const TEXTS_OF_THE_EDITOR = `vi-${ 'a'.repeat( 32 ) }.json`;

let wordpress: string;
let server: Server;
let api: string;
let zips: number;

/** No server listens there. */
const NOWHERE = 'http://127.0.0.1:9';

// A mock of the parts of WordPress and wordpress.org that language packs use.
test.beforeEach( async () => {
	wordpress = mkdtempSync( join( tmpdir(), 'wordpress-' ) );
	const own = join( wordpress, 'wp-content/languages' );
	mkdirSync( own, { recursive: true } );
	mkdirSync( join( wordpress, 'wp-includes' ) );
	writeFileSync( join( own, 'vi.mo' ), 'an older one' );
	writeFileSync( join( own, 'continents-cities-vi.mo' ), '' );
	writeFileSync(
		join( wordpress, 'wp-includes/version.php' ),
		`<?php\n$wp_version = '${ VERSION }';\n`
	);
	const zip = new Zip();
	for ( const name of [ 'vi.mo', 'admin-vi.mo', TEXTS_OF_THE_EDITOR ] ) {
		zip.addFile( name, Buffer.from( 'from wordpress.org' ) );
	}
	zips = 0;
	server = createServer( ( { url = '' }, response ) => {
		if ( url === `/translations/core/1.0/?version=${ VERSION }` ) {
			const translations = [ 'de_DE', 'vi' ].map( ( language ) => ( {
				language,
				package: `${ api }/${ language }.zip`,
			} ) );
			response.end( JSON.stringify( { translations } ) );
		} else {
			zips += Number( url === '/vi.zip' );
			response.end( zip.toBuffer() );
		}
	} );
	await new Promise< void >( ( resolve ) =>
		server.listen( 0, '127.0.0.1', resolve )
	);
	const { port } = server.address() as AddressInfo;
	api = `http://127.0.0.1:${ port }`;
} );

test.afterEach( () => {
	server.close();
	rmSync( wordpress, { recursive: true } );
} );

function languages( from: string ) {
	// Playwright reads this file before it can run what is imported here.
	return import( '../../playground/languages.mjs' ).then(
		( { getLanguages } ) => getLanguages( wordpress, from )
	);
}

test( 'a WordPress without the texts of the editor gets the pack of wordpress.org, once', async () => {
	const { dir = '', missing } = await languages( api );
	expect( missing ).toBe( '' );
	expect( readdirSync( dir ).sort() ).toEqual( [
		'admin-vi.mo',
		'continents-cities-vi.mo',
		TEXTS_OF_THE_EDITOR,
		'vi.mo',
	] );
	expect( await languages( NOWHERE ) ).toEqual( { dir, missing: '' } );
	expect( zips ).toBe( 1 );
	rmSync( dir, { recursive: true } );
} );

test( 'a WordPress that has them keeps its own', async () => {
	const own = join( wordpress, 'wp-content/languages' );
	writeFileSync( join( own, TEXTS_OF_THE_EDITOR ), '{}' );
	expect( await languages( NOWHERE ) ).toEqual( {
		dir: undefined,
		missing: '',
	} );
} );

test( 'where wordpress.org cannot be reached, the reason is told and nothing is left behind', async () => {
	const { dir, missing } = await languages( NOWHERE );
	expect( dir ).toBeUndefined();
	expect( missing ).toMatch( /\S/ );
	// Removed, so that nothing is mistaken for the pack later.
	const later = await languages( api );
	expect( readdirSync( String( later.dir ) ) ).toContain( 'admin-vi.mo' );
	rmSync( String( later.dir ), { recursive: true } );
} );
