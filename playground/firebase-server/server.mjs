import { once } from 'node:events';
import { createServer } from 'node:http';
import { WebSocketServer } from 'ws';
import { Connection } from './connection.mjs';
import { ADMIN, Database } from './database.mjs';
import { Journal } from './journal.mjs';
import { Rest } from './rest.mjs';
import { Rules } from './rules.mjs';
import { InvalidToken, Tokens } from './tokens.mjs';

const CORS = {
	'Access-Control-Allow-Origin': '*',
	'Access-Control-Allow-Headers': '*, Authorization',
	'Access-Control-Allow-Methods': 'GET, PUT, POST, PATCH, DELETE',
};

/**
 * Starts a server on one port for the Realtime Database, and for signing in to it by custom tokens.
 *
 * @param {Object} options
 * @param {number} options.port           0 for a free one.
 * @param {Object} options.rules          The security rules: what is in their file.
 * @param {Object} options.serviceAccount Its key signs custom tokens; newServiceAccount() makes one.
 * @param {string} [options.data]         File that keeps the data; without it they are lost at the end of the process.
 * @param {number} [options.lifetime]     Seconds that an ID token is valid.
 * @param {string} [options.host]
 * @return {Promise<{port: number, database: Database, stop: () => Promise<void>}>} `stop` ends the server.
 */
export async function startFirebaseServer( {
	port,
	rules,
	serviceAccount,
	data,
	lifetime,
	host = '127.0.0.1',
} ) {
	const journal = data === undefined ? undefined : new Journal( data );
	const database = new Database( { rules: new Rules( rules ), journal } );
	// Nobody is connected yet. A process that was killed could not remove the presence of its clients.
	database.write( [ { keys: [ 'presence' ], value: null } ], ADMIN );
	const tokens = new Tokens( {
		serviceAccount,
		lifetime,
		file: data && `${ data }.keys`,
	} );
	const rest = new Rest( database, tokens );

	const http = createServer( async ( request, response ) => {
		const answer = await respond( request, { rest, tokens } ).catch(
			( error ) => {
				process.stderr.write( `${ error.stack }\n` );
				return { status: 500, body: { error: 'Internal error' } };
			}
		);
		const isPretty = /[?&]print=pretty(&|$)/.test( request.url );
		response
			.writeHead( answer.status, {
				...CORS,
				'Content-Type': 'application/json; charset=utf-8',
				'Cache-Control': 'no-cache',
			} )
			.end( JSON.stringify( answer.body, null, isPretty ? 2 : 0 ) );
	} );

	const sockets = new WebSocketServer( { server: http, path: '/.ws' } );
	sockets.on(
		'connection',
		( socket, { headers } ) =>
			new Connection( socket, headers.host, database, tokens )
	);

	await new Promise( ( resolve, reject ) => {
		http.once( 'error', reject );
		http.listen( port, host, resolve );
	} );

	return {
		port: http.address().port,
		database,
		async stop() {
			// A connection's last writes (onDisconnect) must be done before the journal is closed.
			await Promise.all(
				[ ...sockets.clients ].map( ( socket ) => {
					const closed = once( socket, 'close' );
					socket.terminate();
					return closed;
				} )
			);
			http.closeAllConnections();
			await new Promise( ( resolve ) => http.close( resolve ) );
			journal?.close();
		},
	};
}

async function bodyOf( request ) {
	const parts = [];
	for await ( const part of request ) {
		parts.push( part );
	}
	return Buffer.concat( parts ).toString();
}

/** Answers a request to an endpoint of Authentication, or else to the database's REST API. */
async function respond( request, { rest, tokens } ) {
	if ( request.method === 'OPTIONS' ) {
		return { status: 204 };
	}
	const url = new URL( request.url, `http://${ request.headers.host }` );
	const body = await bodyOf( request );
	const endpoint = {
		'/identitytoolkit.googleapis.com/v1/accounts:signInWithCustomToken':
			() => tokens.signIn( JSON.parse( body )?.token ),
		'/identitytoolkit.googleapis.com/v1/accounts:lookup': async () => {
			const { uid } = await tokens.user( JSON.parse( body )?.idToken );
			return { users: [ { localId: uid, customAuth: true } ] };
		},
		'/securetoken.googleapis.com/v1/token': () =>
			tokens.refresh(
				new URLSearchParams( body ).get( 'refresh_token' )
			),
		'/oauth2.googleapis.com/token': () =>
			tokens.accessToken(
				new URLSearchParams( body ).get( 'assertion' )
			),
	}[ request.method === 'POST' ? url.pathname : '' ];
	if ( ! endpoint ) {
		return rest.handle(
			request.method,
			url,
			request.headers.authorization ?? '',
			body
		);
	}
	try {
		return { status: 200, body: await endpoint() };
	} catch ( error ) {
		if ( error instanceof InvalidToken || error instanceof SyntaxError ) {
			return {
				status: 400,
				body: {
					error: {
						code: 400,
						message: `INVALID_CUSTOM_TOKEN : ${ error.message }`,
						status: 'INVALID_ARGUMENT',
					},
				},
			};
		}
		throw error;
	}
}
