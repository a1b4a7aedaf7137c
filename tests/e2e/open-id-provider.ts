/**
 * A small OpenID provider on this machine: discovery, keys, a page that asks for consent, and tokens for codes that
 * work once, with PKCE. Attacks are tested in tests/php/Accounts/Open_Id.
 */
import { createHash, generateKeyPairSync, randomUUID, sign } from 'node:crypto';
import { type IncomingMessage, createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

export const CLIENT = { id: 'trang-hien', secret: 'khoa-bi-mat' };

export interface Provider {
	readonly issuer: string;
	/** The account that signs in; can be replaced. */
	person: { sub: string; email: string; name: string };
	/** Whether its server-to-server endpoints fail. */
	isDown: boolean;
	readonly stop: () => void;
}

const base64 = ( value: unknown ) =>
	Buffer.from( JSON.stringify( value ) ).toString( 'base64url' );

async function bodyOf( request: IncomingMessage ): Promise< URLSearchParams > {
	const parts: Buffer[] = [];
	for await ( const part of request ) {
		parts.push( part as Buffer );
	}
	return new URLSearchParams( Buffer.concat( parts ).toString() );
}

export async function startProvider(): Promise< Provider > {
	const { publicKey, privateKey } = generateKeyPairSync( 'rsa', {
		modulusLength: 2048,
	} );
	const codes = new Map< string, URLSearchParams >();
	const server = createServer();
	await new Promise< void >( ( listens ) =>
		server.listen( 0, '127.0.0.1', listens )
	);
	const issuer = `http://127.0.0.1:${ ( server.address() as AddressInfo ).port }`;
	const provider: Provider = {
		issuer,
		person: { sub: '1', email: 'binh.tran@example.com', name: 'Bình' },
		isDown: false,
		stop: () => server.close(),
	};

	function tokenFor( query: URLSearchParams ): string {
		const now = Math.floor( Date.now() / 1000 );
		const text = [
			{ alg: 'RS256', kid: 'a' },
			{
				iss: issuer,
				aud: CLIENT.id,
				nonce: query.get( 'nonce' ),
				iat: now,
				exp: now + 300,
				email_verified: true,
				...provider.person,
			},
		]
			.map( base64 )
			.join( '.' );
		const signature = sign( 'sha256', Buffer.from( text ), privateKey );
		return `${ text }.${ signature.toString( 'base64url' ) }`;
	}

	/** The response of the token endpoint; null if it refuses the code. */
	function exchange( body: URLSearchParams, authorization: string ) {
		const query = codes.get( body.get( 'code' ) ?? '' );
		codes.delete( body.get( 'code' ) ?? '' );
		const client = Buffer.from( `${ CLIENT.id }:${ CLIENT.secret }` );
		const challenge = createHash( 'sha256' )
			.update( body.get( 'code_verifier' ) ?? '' )
			.digest( 'base64url' );
		return query?.get( 'code_challenge' ) === challenge &&
			query.get( 'redirect_uri' ) === body.get( 'redirect_uri' ) &&
			authorization === `Basic ${ client.toString( 'base64' ) }`
			? { token_type: 'Bearer', id_token: tokenFor( query ) }
			: null;
	}

	/** The consent page. */
	function consent( query: URLSearchParams ): string {
		const code = randomUUID();
		codes.set( code, query );
		const link = ( answer: Record< string, string > ) =>
			`${ query.get( 'redirect_uri' ) }?${ new URLSearchParams( {
				state: query.get( 'state' ) ?? '',
				...answer,
			} ) }`.replaceAll( '&', '&amp;' );
		const refusal = {
			error: 'access_denied',
			error_description: '<b id="html">Không</b>',
		};
		return `<!doctype html><html lang="vi"><meta charset="utf-8"><title>Nhà</title><link rel="icon" href="data:,">
			<a href="${ link( { code } ) }">Cho phép</a> <a href="${ link( refusal ) }">Không cho</a></html>`;
	}

	server.on( 'request', ( request, response ) => {
		const url = new URL( request.url ?? '/', issuer );
		const json = ( body: unknown, status = 200 ) => {
			response.writeHead( status, {
				'Content-Type': 'application/json',
			} );
			response.end( JSON.stringify( body ) );
		};
		if ( url.pathname === '/authorize' ) {
			response.writeHead( 200, { 'Content-Type': 'text/html' } );
			response.end( consent( url.searchParams ) );
		} else if ( provider.isDown ) {
			json( {}, 503 );
		} else if ( url.pathname === '/.well-known/openid-configuration' ) {
			json( {
				issuer,
				authorization_endpoint: `${ issuer }/authorize`,
				token_endpoint: `${ issuer }/token`,
				jwks_uri: `${ issuer }/keys`,
			} );
		} else if ( url.pathname === '/keys' ) {
			json( {
				keys: [
					{ ...publicKey.export( { format: 'jwk' } ), kid: 'a' },
				],
			} );
		} else {
			void bodyOf( request ).then( ( body ) => {
				const answer = exchange(
					body,
					request.headers.authorization ?? ''
				);
				json(
					answer ?? { error: 'invalid_grant' },
					answer ? 200 : 400
				);
			} );
		}
	} );
	return provider;
}
