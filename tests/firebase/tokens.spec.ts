/** Sign-in by custom token: one that is good, and what attackers make of it. */
import { createPublicKey } from 'node:crypto';
import { expect, test } from '@playwright/test';
import { SignJWT, UnsecuredJWT, importPKCS8 } from 'jose';
import { startFirebaseServer } from '../../playground/firebase-server/server.mjs';
import { newServiceAccount } from '../../playground/firebase-server/tokens.mjs';

const account = newServiceAccount( 'hien-demo' );
const other = newServiceAccount( 'hien-demo' );
const AUDIENCE =
	'https://identitytoolkit.googleapis.com/google.identity.identitytoolkit.v1.IdentityToolkit';

let server: Awaited< ReturnType< typeof startFirebaseServer > >;
test.beforeAll( async () => {
	server = await startFirebaseServer( {
		port: 0,
		rules: { rules: { '.read': 'auth != null', '.write': false } },
		serviceAccount: account,
		lifetime: 60,
	} );
} );
test.afterAll( () => server.stop() );

const now = () => Math.floor( Date.now() / 1000 );

function claims( changes: object = {} ) {
	return {
		iss: account.client_email,
		sub: account.client_email,
		aud: AUDIENCE,
		iat: now(),
		exp: now() + 3600,
		uid: '7',
		claims: { name: 'Bình' },
		...changes,
	};
}

async function signed( changes = {}, by = account ): Promise< string > {
	return new SignJWT( claims( changes ) )
		.setProtectedHeader( { alg: 'RS256' } )
		.sign( await importPKCS8( by.private_key, 'RS256' ) );
}

async function signIn( token: string ): Promise< number > {
	const answer = await fetch(
		`http://127.0.0.1:${ server.port }/identitytoolkit.googleapis.com/v1/accounts:signInWithCustomToken`,
		{ method: 'POST', body: JSON.stringify( { token } ) }
	);
	return answer.status;
}

async function read( idToken: string ): Promise< number > {
	return (
		await fetch(
			`http://127.0.0.1:${ server.port }/x.json?auth=${ idToken }`
		)
	).status;
}

test( 'the site’s own token signs in', async () => {
	expect( await signIn( await signed() ) ).toBe( 200 );
} );

const attacks: Record< string, () => string | Promise< string > > = {
	'has run out': () => signed( { iat: now() - 3700, exp: now() - 100 } ),
	'is of the future': () => signed( { iat: now() + 600, exp: now() + 900 } ),
	'holds for longer than an hour': () => signed( { exp: now() + 7200 } ),
	'never runs out': () => signed( { exp: undefined } ),
	'is for another service': () => signed( { aud: 'https://example.org' } ),
	'is of another account': () => signed( { iss: other.client_email + 'x' } ),
	'is signed by another key': () => signed( {}, other ),
	'is not signed': () => new UnsecuredJWT( claims() ).encode(),
	'is signed with the public key as a password': () =>
		new SignJWT( claims() ).setProtectedHeader( { alg: 'HS256' } ).sign(
			Buffer.from(
				createPublicKey( account.private_key ).export( {
					format: 'pem',
					type: 'spki',
				} )
			)
		),
	'names another member after it was signed': async () => {
		const [ head, , signature ] = ( await signed() ).split( '.' );
		const body = Buffer.from( JSON.stringify( claims( { uid: '1' } ) ) );
		return [ head, body.toString( 'base64url' ), signature ].join( '.' );
	},
	'names nobody': () => signed( { uid: '' } ),
	'names a member by a number': () => signed( { uid: 7 } ),
	'sets what Google itself sets': () =>
		signed( { claims: { auth_time: now() + 9999 } } ),
	'says too much': () => signed( { claims: { name: 'a'.repeat( 1000 ) } } ),
	'is none': () => 'xin chào',
};

for ( const [ what, make ] of Object.entries( attacks ) ) {
	test( `a token that ${ what } is refused`, async () => {
		expect( await signIn( await make() ) ).toBe( 400 );
	} );
}

test( 'neither a custom token nor one of somebody else’s making reads', async () => {
	expect( await read( await signed() ) ).toBe( 401 );
	expect(
		await read(
			await signed( {
				iss: 'https://securetoken.google.com/hien-demo',
				aud: 'hien-demo',
				sub: '7',
			} )
		)
	).toBe( 401 );
} );
