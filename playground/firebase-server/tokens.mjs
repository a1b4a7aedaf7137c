import { createPublicKey, generateKeyPairSync, randomBytes } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { SignJWT, importPKCS8, jwtVerify } from 'jose';
import { replaceFile } from './replace-file.mjs';

export const CUSTOM_TOKEN_AUDIENCE =
	'https://identitytoolkit.googleapis.com/google.identity.identitytoolkit.v1.IdentityToolkit';
const ISSUER = 'https://securetoken.google.com/';
const HOUR = 3600;

/** Seconds for which a sign-in is kept. Firebase keeps it for ever; the chat's rules let it count for an hour. */
const SIGN_IN_KEPT = 24 * HOUR;

const MAX_CLAIMS = 1000;
const CLOCK_TOLERANCE = 5;

/** Claims that a custom token may not set. @see https://firebase.google.com/docs/auth/admin/custom-claims */
const RESERVED = [
	'acr',
	'amr',
	'at_hash',
	'aud',
	'auth_time',
	'azp',
	'cnf',
	'c_hash',
	'exp',
	'firebase',
	'iat',
	'iss',
	'jti',
	'nbf',
	'nonce',
	'sub',
];

/** Seconds since 1970. */
const now = () => Math.floor( Date.now() / 1000 );

export class InvalidToken extends Error {}

/** Makes a service account with a new key, in the form of the file that one downloads from Firebase's console. */
export function newServiceAccount( project ) {
	return {
		type: 'service_account',
		project_id: project,
		private_key_id: randomBytes( 20 ).toString( 'hex' ),
		private_key: newPrivateKey(),
		client_email: `hien@${ project }.iam.gserviceaccount.com`,
		token_uri: 'https://oauth2.googleapis.com/token',
	};
}

function newPrivateKey() {
	return generateKeyPairSync( 'rsa', {
		modulusLength: 2048,
		privateKeyEncoding: { type: 'pkcs8', format: 'pem' },
		publicKeyEncoding: { type: 'spki', format: 'pem' },
	} ).privateKey;
}

/** Issues and verifies tokens: those of Firebase Authentication, and the service account's access tokens. */
export class Tokens {
	/**
	 * @param {Object} options
	 * @param {Object} options.serviceAccount The only account that may sign custom tokens.
	 * @param {string} [options.file]         File that keeps the server's key and the refresh tokens, so that a restart signs nobody out.
	 * @param {number} [options.lifetime]     Seconds that an ID token is valid.
	 */
	constructor( { serviceAccount, file, lifetime = HOUR } ) {
		this.account = serviceAccount;
		this.file = file;
		this.lifetime = lifetime;
		const kept =
			file && existsSync( file )
				? JSON.parse( readFileSync( file, 'utf8' ) )
				: {};
		this.privateKey = kept.privateKey ?? newPrivateKey();
		this.refreshTokens = new Map( kept.refreshTokens );
		this.accessTokens = new Map();
		this.save();
	}

	save() {
		for ( const [ token, { signedInAt } ] of this.refreshTokens ) {
			if ( signedInAt < now() - SIGN_IN_KEPT ) {
				this.refreshTokens.delete( token );
			}
		}
		if ( this.file ) {
			replaceFile(
				this.file,
				JSON.stringify( {
					privateKey: this.privateKey,
					refreshTokens: [ ...this.refreshTokens ],
				} ),
				0o600
			);
		}
	}

	/**
	 * Signs in with a custom token.
	 *
	 * @see https://firebase.google.com/docs/auth/admin/create-custom-tokens#create_custom_tokens_using_a_third-party_jwt_library
	 * @throws {InvalidToken}
	 */
	async signIn( customToken ) {
		const { payload } = await this.verify(
			customToken,
			this.account.private_key,
			{
				issuer: this.account.client_email,
				subject: this.account.client_email,
				audience: CUSTOM_TOKEN_AUDIENCE,
				requiredClaims: [ 'iat', 'exp', 'uid' ],
			}
		);
		const { uid, claims = {}, iat, exp } = payload;
		const isValid =
			typeof uid === 'string' &&
			uid.length >= 1 &&
			uid.length <= 128 &&
			exp <= iat + HOUR &&
			iat <= Date.now() / 1000 + CLOCK_TOLERANCE &&
			JSON.stringify( claims ).length <= MAX_CLAIMS &&
			! RESERVED.some( ( name ) => name in claims );
		if ( ! isValid ) {
			throw new InvalidToken(
				'The claims of the custom token are not valid.'
			);
		}
		const refreshToken = randomBytes( 32 ).toString( 'base64url' );
		const user = { uid, claims, signedInAt: now() };
		this.refreshTokens.set( refreshToken, user );
		this.save();
		return {
			idToken: await this.idToken( user ),
			refreshToken,
			expiresIn: String( this.lifetime ),
			isNewUser: false,
		};
	}

	/** Issues another ID token for a refresh token. Throws InvalidToken. */
	async refresh( refreshToken ) {
		const user = this.refreshTokens.get( refreshToken );
		if ( ! user ) {
			throw new InvalidToken( 'INVALID_REFRESH_TOKEN' );
		}
		const idToken = await this.idToken( user );
		return {
			id_token: idToken,
			access_token: idToken,
			refresh_token: refreshToken,
			expires_in: String( this.lifetime ),
			token_type: 'Bearer',
			user_id: user.uid,
			project_id: this.account.project_id,
		};
	}

	async idToken( { uid, claims, signedInAt } ) {
		return new SignJWT( {
			...claims,
			user_id: uid,
			auth_time: signedInAt, // The same in all tokens of a sign-in.
			firebase: { identities: {}, sign_in_provider: 'custom' },
		} )
			.setProtectedHeader( { alg: 'RS256', typ: 'JWT' } )
			.setIssuer( ISSUER + this.account.project_id )
			.setAudience( this.account.project_id )
			.setSubject( uid )
			.setIssuedAt()
			.setExpirationTime( now() + this.lifetime )
			.sign( await importPKCS8( this.privateKey, 'RS256' ) );
	}

	/**
	 * Returns the user of an ID token: the variable `auth` of rules.
	 *
	 * @return {Promise<{uid: string, provider: string, token: object}>} token.exp: seconds since 1970.
	 * @throws {InvalidToken}
	 */
	async user( idToken ) {
		const { payload } = await this.verify( idToken, this.privateKey, {
			issuer: ISSUER + this.account.project_id,
			audience: this.account.project_id,
			requiredClaims: [ 'exp', 'sub' ],
		} );
		return { uid: payload.sub, provider: 'custom', token: payload };
	}

	/**
	 * Issues an access token to the service account, for an assertion that it has signed.
	 *
	 * @see https://developers.google.com/identity/protocols/oauth2/service-account#authorizingrequests
	 * @throws {InvalidToken}
	 */
	async accessToken( assertion ) {
		const { payload } = await this.verify(
			assertion,
			this.account.private_key,
			{
				issuer: this.account.client_email,
				requiredClaims: [ 'iat', 'exp', 'scope' ],
			}
		);
		if (
			payload.exp > payload.iat + HOUR ||
			! String( payload.scope ).includes( 'firebase.database' )
		) {
			throw new InvalidToken( 'invalid_scope' );
		}
		for ( const former of this.accessTokens.keys() ) {
			if ( ! this.isAccessToken( former ) ) {
				this.accessTokens.delete( former );
			}
		}
		const token = randomBytes( 32 ).toString( 'base64url' );
		this.accessTokens.set( token, Date.now() + HOUR * 1000 );
		return { access_token: token, expires_in: HOUR, token_type: 'Bearer' };
	}

	isAccessToken( token ) {
		return ( this.accessTokens.get( token ) ?? 0 ) > Date.now();
	}

	async verify( token, privateKey, claims ) {
		try {
			return await jwtVerify(
				String( token ),
				createPublicKey( privateKey ),
				{
					...claims,
					algorithms: [ 'RS256' ],
					clockTolerance: CLOCK_TOLERANCE,
				}
			);
		} catch ( error ) {
			throw new InvalidToken( error.message );
		}
	}
}
