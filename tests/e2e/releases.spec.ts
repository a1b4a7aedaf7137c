/** Which releases `npm run release` takes for the ones before. */
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { basename, join, resolve } from 'node:path';
import { expect, test } from '@playwright/test';
import { newestBefore, refuseExisting } from '../../releases.mjs';

/** In the order of semver.org. */
const VERSIONS = [
	'0.9.0',
	'0.10.0',
	'1.0.0-alpha',
	'1.0.0-alpha.1',
	'1.0.0-alpha.beta',
	'1.0.0-beta',
	'1.0.0-beta.2',
	'1.0.0-beta.11',
	'1.0.0-rc.1',
	'1.0.0',
	'1.0.1',
];

const folder = resolve( '.cache/e2e/releases' );

test.describe.configure( { mode: 'default' } ); // They share the folder.

test.beforeAll( () => {
	rmSync( folder, { recursive: true, force: true } );
	for ( const version of VERSIONS ) {
		mkdirSync( join( folder, version ), { recursive: true } );
		writeFileSync( join( folder, version, 'hien.zip' ), '' );
	}
	mkdirSync( join( folder, '0.9.5' ) ); // Without a zip.
	writeFileSync( join( folder, '.DS_Store' ), '' );
} );

test( 'those before a version are the two newest of SemVer', () => {
	for ( const [ index, version ] of [ ...VERSIONS, '2.0.0' ].entries() ) {
		expect(
			newestBefore( folder, version ).map( ( each ) => basename( each ) ),
			version
		).toEqual(
			VERSIONS.slice( Math.max( 0, index - 2 ), index ).reverse()
		);
	}
	expect( newestBefore( join( folder, 'none' ), '1.0.0' ) ).toEqual( [] );
} );

test( 'a version that is there is not made again', () => {
	expect( () => refuseExisting( folder, '1.0.0' ) ).toThrow( /1\.0\.0/ );
	expect( () => refuseExisting( folder, '1.0.2' ) ).not.toThrow();
} );
