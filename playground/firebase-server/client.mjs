/**
 * Connects Firebase's SDK to a development server, for tests and benchmarks.
 */
import { deleteApp, initializeApp, setLogLevel } from 'firebase/app';
import {
	connectAuthEmulator,
	getAuth,
	signInWithCustomToken,
} from 'firebase/auth';
import { connectDatabaseEmulator, getDatabase } from 'firebase/database';
import { SignJWT, importPKCS8 } from 'jose';
import { CUSTOM_TOKEN_AUDIENCE } from './tokens.mjs';

setLogLevel( 'silent' );

/** Makes a custom token as the plugin does. */
export async function customToken( account, uid, claims ) {
	return new SignJWT( { uid, claims } )
		.setProtectedHeader( { alg: 'RS256' } )
		.setIssuer( account.client_email )
		.setSubject( account.client_email )
		.setAudience( CUSTOM_TOKEN_AUDIENCE )
		.setIssuedAt()
		.setExpirationTime( '1h' )
		.sign( await importPKCS8( account.private_key, 'RS256' ) );
}

/** Returns an access token of the service account: no rule binds REST requests that have it. */
export async function accessToken( { url, account } ) {
	const assertion = await new SignJWT( {
		scope: 'https://www.googleapis.com/auth/firebase.database https://www.googleapis.com/auth/userinfo.email',
	} )
		.setProtectedHeader( { alg: 'RS256' } )
		.setIssuer( account.client_email )
		.setIssuedAt()
		.setExpirationTime( '1h' )
		.sign( await importPKCS8( account.private_key, 'RS256' ) );
	const response = await fetch( `${ url }/oauth2.googleapis.com/token`, {
		method: 'POST',
		body: new URLSearchParams( { assertion } ),
	} );
	return ( await response.json() ).access_token;
}

let clients = 0;

/** Returns a client that is not signed in yet. */
export function connect( port ) {
	const app = initializeApp(
		{
			apiKey: 'key',
			projectId: 'hien-demo',
			databaseURL: `http://127.0.0.1:${ port }?ns=hien-demo`,
		},
		`client-${ clients++ }`
	);
	const auth = getAuth( app );
	connectAuthEmulator( auth, `http://127.0.0.1:${ port }`, {
		disableWarnings: true,
	} );
	const database = getDatabase( app );
	connectDatabaseEmulator( database, '127.0.0.1', port );
	return {
		database,
		signIn: async ( token ) => {
			await signInWithCustomToken( auth, token );
		},
		end: () => deleteApp( app ),
	};
}
