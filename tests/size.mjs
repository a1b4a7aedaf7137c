/**
 * `npm run size`: what a visitor downloads before the first screen shows, gzip -9, against the limits.
 */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { Failure, main, readPhp, root } from '../playground/tools.mjs';

const ENTRY_LIMIT = 84_000;
const SCREEN_LIMIT = 15_000;
/** Of the first view; then of all that no first view shows. */
const STYLES_LIMIT = 11_500;
const LATER_LIMIT = 8_000;
const CHAT_LIMIT = 15_000;
const SDK_LIMIT = 75_000;

const folder = join( root, 'theme/build' );

await main( async () => {
	const { entry, layouts, screens, later } = await readManifest();
	if ( entry.js.length !== 1 ) {
		throw new Failure(
			`The entry is one file, not: ${ entry.js.join( ', ' ) }.`
		);
	}
	const rows = [ row( 'entry', entry.js, ENTRY_LIMIT ) ];
	for ( const [ name, { js } ] of Object.entries( layouts ) ) {
		rows.push( row( `${ name }, scripts`, js, SCREEN_LIMIT ) );
	}
	const layoutOf = readLayouts();
	for ( const [ name, { js, css } ] of Object.entries( screens ) ) {
		const around = layouts[ layoutOf[ name ] ]?.css ?? [];
		rows.push(
			// With the chunks that it shares with other screens.
			row( `${ name }, scripts`, js, SCREEN_LIMIT ),
			row(
				`${ name }, styles`,
				[ ...entry.css, ...around, ...css ],
				STYLES_LIMIT
			)
		);
	}
	rows.push(
		row( 'later styles', later, LATER_LIMIT ),
		// The chunks of the chat widget, and Firebase.
		row( 'chat, scripts', chunks( 'chat', 'conversation' ), CHAT_LIMIT ),
		row( 'chat, Firebase', chunks( 'firebase' ), SDK_LIMIT )
	);
	for ( const { what, bytes, limit } of rows ) {
		console.log( `${ what.padEnd( 20 ) } ${ bytes } of ${ limit }` );
	}
	const over = rows.filter( ( { bytes, limit } ) => bytes > limit );
	if ( over.length > 0 ) {
		throw new Failure(
			`Over the limit: ${ over
				.map( ( { what } ) => what )
				.join( '; ' ) }.`
		);
	}
} );

/** Chunk of a route's screen => chunk of its layout. */
function readLayouts() {
	const routes = readFileSync(
		join( root, 'src/contract/routes.ts' ),
		'utf8'
	);
	const lines = /^\t(\w+): \{.*?\blayout: '(\w+)'/gms;
	return Object.fromEntries(
		[ ...routes.matchAll( lines ) ].map( ( [ , name, layout ] ) => [
			`screen-${ name }`,
			`layout-${ layout }`,
		] )
	);
}

/** The manifest is PHP, for WordPress. */
function readManifest() {
	if ( ! existsSync( join( folder, 'manifest.php' ) ) ) {
		throw new Failure( 'There is no build to measure: `npm run build`.' );
	}
	return readPhp( 'theme/build/manifest.php' );
}

/** The scripts of chunks by their names. */
function chunks( ...names ) {
	const files = readdirSync( folder ).filter(
		( file ) =>
			names.includes( file.split( '.' )[ 0 ] ) && file.endsWith( '.js' )
	);
	if ( files.length !== names.length ) {
		throw new Failure( `Missing or doubled: ${ names.join( ', ' ) }.` );
	}
	return files;
}

function row( what, files, limit ) {
	const bytes = [ ...new Set( files ) ]
		.map( ( file ) => readFileSync( join( folder, file ) ) )
		.reduce(
			( sum, content ) =>
				sum + gzipSync( content, { level: 9 } ).byteLength,
			0
		);
	return { what, bytes, limit };
}
