/** A tab that stays open while the site is updated twice goes to every screen, with the files of its own release. */
import { execFileSync } from 'node:child_process';
import { cpSync, mkdirSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import {
	type Browser,
	type BrowserContext,
	type Page,
	expect,
} from '@playwright/test';
import Zip from 'adm-zip';
import { ROUTES, type RouteName } from '../../src/contract/routes';
import { type Address, addresses } from './routes';
import {
	NOT_FOUND,
	follow,
	navigate,
	open,
	ownSite,
	quiet,
	test,
} from './support';

const HASH = /\.([0-9a-f]{6,8})\.(?:js|css|woff2|svg)/;

/** What the site has of the theme's build. */
const build = resolve( '.cache/e2e/updated-build' );

test.beforeAll( () => cpSync( 'theme/build', build, { recursive: true } ) );

const site = ownSite( { build } );

/** The zip of a release, with the files of the ones before, the newest first. Returns the folder with it. */
function zip( to: string, from: string | null, previous: string[] ): string {
	execFileSync(
		process.execPath,
		[
			'zip.mjs',
			`--to=${ to }`,
			...( from === null ? [] : [ `--from=${ from }` ] ),
			...( previous.length ? [ `--previous=${ previous.join() }` ] : [] ),
		],
		{
			env: {
				...process.env,
				// Each a day later: PHP reads a file again when its time differs, and install() keeps these.
				SOURCE_DATE_EPOCH: String(
					1_800_000_000 + 86_400 * previous.length
				),
			},
		}
	);
	return to;
}

/** The source of another release: all files with a hash in their names have another one. */
function nextRelease( of: string, to: string, step: number ): string {
	const before = new Zip( join( of, 'hien.zip' ) );
	const files = before
		.getEntries()
		.filter( ( { isDirectory } ) => ! isDirectory )
		.filter( ( { entryName } ) => ! entryName.includes( '/source/' ) );
	const hashes = [
		...new Set(
			files.flatMap(
				( { entryName } ) => HASH.exec( entryName )?.[ 1 ] ?? []
			)
		),
	];
	const any = new RegExp( hashes.join( '|' ), 'g' );
	const renamed = ( text: string ) =>
		text.replace( any, ( hash ) =>
			hash.replace( /./g, ( digit ) =>
				( ( parseInt( digit, 16 ) + step ) % 16 ).toString( 16 )
			)
		);
	const after = new Zip();
	for ( const file of files ) {
		const isText = /\/build\/.*\.(?:js|css|php)$/.test( file.entryName );
		after.addFile(
			renamed( file.entryName ).replace( /^hien\//, 'theme/' ),
			isText
				? Buffer.from( renamed( file.getData().toString() ) )
				: file.getData()
		);
	}
	after.extractAllTo( to, true );
	return to;
}

/** What an update does with the build of the theme. */
function install( release: string ): void {
	rmSync( build, { recursive: true } );
	for ( const file of new Zip( join( release, 'hien.zip' ) ).getEntries() ) {
		const [ , name ] = /^hien\/build\/(.+)/.exec( file.entryName ) ?? [];
		if ( name ) {
			const path = join( build, name );
			mkdirSync( dirname( path ), { recursive: true } );
			writeFileSync( path, file.getData() );
			utimesSync( path, file.header.time, file.header.time );
		}
	}
}

/** The entry script that a page loads. */
async function entryOf( page: Page ): Promise< string > {
	const response = await page.request.get( `${ site.url }/tin-moi` );
	return /app\.[0-9a-f]+\.js/.exec( await response.text() )?.[ 0 ] ?? '';
}

/** Goes to an address of each route inside the app. */
async function visitAll( page: Page, routes: RouteName[] ): Promise< void > {
	for ( const route of routes ) {
		const { path, opensAbove }: Address = addresses[ route ];
		await test.step( route, async () => {
			if ( opensAbove ) {
				await follow( page, site.url + path );
				const above = page.getByRole( 'dialog' );
				await expect( above.getByRole( 'heading' ) ).toHaveText( /\S/ );
				await page.goBack();
				await expect( above ).toHaveCount( 0 );
				return;
			}
			const printed = await page.request.get( site.url + path );
			const heading = await page.evaluate(
				( html ) =>
					new DOMParser()
						.parseFromString( html, 'text/html' )
						.querySelector( 'h1' )?.textContent,
				await printed.text()
			);
			await navigate( page, site.url + path, String( heading ) );
		} );
	}
}

test( 'tabs from before the last two updates go to every screen', async ( {
	page,
	browser,
	expectedErrors,
}, testInfo ) => {
	test.slow();
	const folder = ( name: string ) => testInfo.outputPath( name );
	const first = zip( folder( '1' ), null, [] );
	const releases = [ first ];
	for ( const number of [ 1, 2 ] ) {
		const from = nextRelease( first, folder( `from-${ number }` ), number );
		releases.unshift(
			zip( folder( String( number + 1 ) ), from, [ ...releases ] )
		);
	}

	install( first );
	const desk = await ( await signedIn( browser ) ).newPage();
	const errors: string[] = [];
	desk.on( 'console', ( message ) => {
		if ( message.type() === 'error' ) {
			errors.push( message.text() );
		}
	} );
	desk.on( 'pageerror', ( error ) => errors.push( error.message ) );
	for ( const tab of [ page, desk ] ) {
		await open( tab, `${ site.url }/menu` );
		await quiet( tab ); // No file is on its way when it is replaced.
	}
	for ( const release of releases.slice( 0, 2 ).reverse() ) {
		const before = await entryOf( page );
		install( release );
		expect( await entryOf( page ) ).not.toBe( before );
	}

	const names = Object.keys( ROUTES ) as RouteName[];
	const isForVisitors = ( name: RouteName ) => {
		const { isForMembers, isForAuthor }: Address = addresses[ name ];
		return ! isForMembers && ! isForAuthor;
	};
	const isInApp = ( name: RouteName ) =>
		! ( addresses[ name ] as Address ).isDocument;
	expectedErrors.push( NOT_FOUND );
	await visitAll( page, names.filter( isInApp ).filter( isForVisitors ) );
	await visitAll(
		desk,
		names.filter( ( name ) => ! isForVisitors( name ) )
	);
	expect( errors ).toEqual( [] );
} );

/** A browser in which the author is signed in, and that loads nothing before it is needed. */
async function signedIn( browser: Browser ): Promise< BrowserContext > {
	const context = await browser.newContext( {
		storageState: await site.author(),
	} );
	await context.addInitScript( () =>
		Object.defineProperty( navigator, 'connection', {
			value: { saveData: true },
		} )
	);
	return context;
}
