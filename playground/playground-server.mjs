/**
 * Serves a site with WordPress Playground: PHP compiled to WebAssembly, which needs nothing but Node.
 */
import {
	cpSync,
	existsSync,
	mkdirSync,
	readFileSync,
	renameSync,
	rmSync,
	writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { chatConstants } from './chat.mjs';
import { isSetUp, markSetUp, packages } from './site.mjs';
import { Failure, background, root } from './tools.mjs';
import { getWordPress, versionOf } from './wordpress.mjs';

const constants = {
	WP_DEBUG: true,
	WP_DEBUG_DISPLAY: false,
	WP_DEBUG_LOG: true,
	DISABLE_WP_CRON: true,
	AUTOMATIC_UPDATER_DISABLED: true,
};

/**
 * Starts Playground and waits until the site is ready, its content included.
 *
 * @param {string} dir               The directory of the site.
 * @param {Object} options
 * @param {string} options.home      Its address.
 * @param {string} options.from      The WordPress that the developer names.
 * @param {string} options.languages Its wp-content/languages, instead of WordPress's own.
 * @param {Object} options.chat      What serveChat() gave.
 * @return {Promise<{stop: Function, ended: Promise}>} `ended` settles when the server is gone.
 */
export async function servePlayground( dir, { home, from, languages, chat } ) {
	const core = await copyOfCore( dir, await getWordPress( { from } ) );
	const content = '/wordpress/wp-content';
	const mounts = [ [ core, '/wordpress' ] ];
	for ( const name of [ 'database', 'uploads' ] ) {
		mkdirSync( join( dir, name ), { recursive: true } );
		mounts.push( [ join( dir, name ), `${ content }/${ name }` ] );
	}
	for ( const [ source, name ] of Object.entries( packages ) ) {
		mounts.push( [ join( root, source ), `${ content }/${ name }` ] );
	}
	if ( languages ) {
		mounts.push( [ languages, `${ content }/languages` ] );
	}
	mounts.push(
		[ join( root, 'playground/setup' ), '/hien/setup' ],
		[ chat.folder, '/hien/chat' ]
	);

	const blueprint = join( root, 'playground/blueprint.json' );
	const server = background(
		process.execPath,
		[
			join( root, 'node_modules/@wp-playground/cli/wp-playground.js' ),
			'server',
			`--port=${ new URL( home ).port }`,
			`--site-url=${ home }`,
			'--php=8.2', // Of the others only the newest is installed, of which Playground asks the way to an extension: package.json overrides them.
			'--workers=3',
			'--login=false',
			'--wordpress-install-mode=do-not-attempt-installing',
			...mounts.flatMap( ( mount ) => [
				'--mount-dir-before-install',
				...mount,
			] ),
			...Object.entries( constants ).flatMap( ( [ name, value ] ) => [
				'--define-bool',
				name,
				String( value ),
			] ),
			...Object.entries( {
				WP_ENVIRONMENT_TYPE: 'local',
				WP_DEVELOPMENT_MODE: 'plugin',
				...chatConstants( chat.url, '/hien/chat' ),
			} ).flatMap( ( definition ) => [ '--define', ...definition ] ),
			...( isSetUp( dir ) ? [] : [ `--blueprint=${ blueprint }` ] ),
		],
		{ stdio: [ 'ignore', 'pipe', 'pipe' ] }
	);
	await ready( server, join( dir, 'server.log' ) );
	markSetUp( dir );
	return server;
}

/** Playground writes into WordPress, so each site has a copy; it is made anew when another WordPress is chosen. */
async function copyOfCore( dir, wordpress ) {
	const copy = join( dir, 'wordpress' );
	const origin = join( dir, 'wordpress.txt' );
	const wanted = `${ wordpress } ${ versionOf( wordpress ) }`;
	if ( ! existsSync( copy ) || readFileSync( origin, 'utf8' ) !== wanted ) {
		const fresh = `${ copy }.new`;
		rmSync( fresh, { recursive: true, force: true } );
		cpSync( wordpress, fresh, { recursive: true } );
		rmSync( copy, { recursive: true, force: true } );
		writeFileSync( origin, wanted );
		renameSync( fresh, copy );
	}
	return copy;
}

/** Playground answers requests before its blueprint has ended, so its output is read for the line that says so. */
function ready( { child, ended, stop }, log ) {
	return new Promise( ( resolve, reject ) => {
		let output = '';
		for ( const stream of [ child.stdout, child.stderr ] ) {
			stream.setEncoding( 'utf8' ).on( 'data', ( chunk ) => {
				output += chunk;
				writeFileSync( log, output );
				if ( output.includes( 'Ready!' ) ) {
					resolve();
				}
			} );
		}
		ended.then( () => {
			stop();
			reject(
				new Failure(
					`Playground did not start. All that it said is in ${ log }.`
				)
			);
		} );
	} );
}
