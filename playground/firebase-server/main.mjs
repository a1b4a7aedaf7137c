/**
 * A development server for the chat: the Realtime Database's protocol, its security rules, and sign-in by custom token.
 *
 *     node playground/firebase-server --port 9500 --rules plugin/firebase/database.rules.json [--data FILE] [--account FILE]
 *         [--lifetime SECONDS]
 *
 * `--account` is a service account as Firebase's console gives it, by default account.json beside the data; where the
 * file is missing, one is made. `--lifetime` is how long an ID token is valid; Firebase's are for an hour.
 */
import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { parseArgs } from 'node:util';
import { replaceFile } from './replace-file.mjs';
import { startFirebaseServer } from './server.mjs';
import { newServiceAccount } from './tokens.mjs';

const { values } = parseArgs( {
	options: {
		port: { type: 'string', default: '9500' },
		rules: { type: 'string' },
		account: { type: 'string' },
		data: { type: 'string' },
		project: { type: 'string', default: 'hien-demo' },
		lifetime: { type: 'string', default: '3600' },
	},
} );

if ( ! values.rules ) {
	process.stderr.write( 'Give --rules FILE.\n' );
	process.exit( 1 );
}

const account =
	values.account ??
	join( dirname( values.data ?? '.cache/firebase/data' ), 'account.json' );
if ( ! existsSync( account ) ) {
	replaceFile(
		account,
		JSON.stringify( newServiceAccount( values.project ), null, 2 ),
		0o600
	);
}

const { port } = await startFirebaseServer( {
	port: Number( values.port ),
	rules: JSON.parse( readFileSync( values.rules, 'utf8' ) ),
	serviceAccount: JSON.parse( readFileSync( account, 'utf8' ) ),
	data: values.data,
	lifetime: Number( values.lifetime ),
} );
process.stdout.write( `Firebase server: http://127.0.0.1:${ port }\n` );
