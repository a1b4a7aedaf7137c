/**
 * Runs the chat's development server beside a site. Its data stay in the site's directory.
 */
import { once } from 'node:events';
import { mkdirSync, openSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Failure, background, root } from './tools.mjs';

/** Name of the Firebase project. */
const PROJECT = 'hien-demo';

/** The plugin's security rules. */
const RULES = join( root, 'plugin/firebase/database.rules.json' );

/**
 * Starts the server and waits until it listens.
 *
 * @param {string} dir                The directory of the site.
 * @param {number} [port]             0 for a free one.
 * @param {Object} [options]
 * @param {string} [options.rules]    File of the security rules.
 * @param {number} [options.lifetime] Seconds that an ID token is valid.
 * @return {Promise<Object>} The server's address, port and process, the service account, the folder of account.json, and
 *         `stop`, which ends the server.
 */
export async function serveChat(
	dir,
	port = 0,
	{ rules = RULES, lifetime = 3600 } = {}
) {
	const folder = join( dir, 'chat' );
	const file = join( folder, 'account.json' );
	const log = join( dir, 'chat.log' );
	mkdirSync( folder, { recursive: true } );
	const server = background(
		process.execPath,
		[
			join( root, 'playground/firebase-server/main.mjs' ),
			`--port=${ port }`,
			`--project=${ PROJECT }`,
			`--rules=${ rules }`,
			`--account=${ file }`,
			`--data=${ join( folder, 'data' ) }`,
			`--lifetime=${ lifetime }`,
		],
		{ stdio: [ 'ignore', 'pipe', openSync( log, 'w' ) ] }
	);
	const url = await Promise.race( [
		once( server.child.stdout, 'data' ).then(
			( [ line ] ) => String( line ).match( /http:\S+/ )[ 0 ]
		),
		server.ended.then( () => {
			throw new Failure(
				`The chat's development server did not start. Its output is in ${ log }.`
			);
		} ),
	] );
	return {
		...server,
		url,
		port: Number( new URL( url ).port ),
		folder,
		account: JSON.parse( readFileSync( file, 'utf8' ) ),
	};
}

/**
 * The constants of wp-config.php that connect a site with the server.
 *
 * @param {string} url    The server's address.
 * @param {string} folder Where PHP finds the server's folder.
 */
export function chatConstants( url, folder ) {
	return {
		HIEN_CHAT_EMULATOR: url,
		HIEN_CHAT_CONFIG: JSON.stringify( {
			apiKey: 'demo',
			authDomain: `${ PROJECT }.firebaseapp.com`,
			projectId: PROJECT,
			databaseURL: `https://${ PROJECT }-default-rtdb.firebaseio.com`,
			appId: 'demo',
		} ),
		HIEN_CHAT_SERVICE_ACCOUNT: `${ folder }/account.json`,
	};
}
