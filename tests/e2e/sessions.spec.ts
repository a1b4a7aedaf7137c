import {
	type APIRequestContext,
	type APIResponse,
	expect,
	test,
} from '@playwright/test';

// Sessions and tokens over HTTP: what only a real server shows, such as cookies and their attributes.

const TOKEN = '/wp-json/jwt-auth/v1/token';
const MEMBER = { username: 'binh', password: 'hien-demo' };

function cookies( response: APIResponse ): string[] {
	return response
		.headersArray()
		.filter( ( { name } ) => name.toLowerCase() === 'set-cookie' )
		.map( ( { value } ) => value );
}

function signIn(
	request: APIRequestContext,
	headers: Record< string, string > = {}
): Promise< APIResponse > {
	return request.post( TOKEN, { data: MEMBER, headers } );
}

test( 'a member signs in, is known, and signs out', async ( {
	request,
	baseURL,
} ) => {
	const response = await signIn( request, { Origin: String( baseURL ) } );
	expect( response.status() ).toBe( 200 );
	expect( response.headers()[ 'cache-control' ] ).toContain( 'no-store' );
	const { token } = ( await response.json() ) as { token: string };
	const sent = cookies( response );
	expect(
		sent.some( ( line ) => line.startsWith( 'wordpress_logged_in_' ) )
	).toBe( true );
	const refresh = sent.find( ( line ) => line.startsWith( 'hien_refresh=' ) );
	expect( refresh ).toMatch( /path=\/wp-json\//i );
	expect( refresh ).toMatch( /HttpOnly/i );
	expect( refresh ).toMatch( /SameSite=Strict/i );

	// A page of a member is private, and is not cached.
	const page = await request.get( '/' );
	expect( page.headers()[ 'cache-control' ] ).toMatch( /no-store.*private/ );
	expect( await page.text() ).toContain( '"nonce":"' );

	// The token, in any spelling of the scheme.
	const me = await request.get( '/wp-json/wp/v2/users/me', {
		headers: { Authorization: `bearer ${ token }` },
	} );
	expect( await me.json() ).toMatchObject( { scope: [ 'subscriber' ] } );

	const renewed = await request.post( `${ TOKEN }/refresh` );
	expect( renewed.status() ).toBe( 200 );
	const next = ( ( await renewed.json() ) as { token: string } ).token;

	const out = await request.post( '/wp-json/wp/hien/v1/logout', {
		headers: { Authorization: `Bearer ${ next }` },
	} );
	expect( [ out.status(), await out.json() ] ).toEqual( [
		200,
		{ redirect_to: `${ baseURL }/` },
	] );
	for ( const ended of [ token, next ] ) {
		const refused = await request.get( '/wp-json/wp/v2/users/me', {
			headers: { Authorization: `Bearer ${ ended }` },
		} );
		expect( refused.status() ).toBe( 401 );
	}
	expect( ( await request.post( `${ TOKEN }/refresh` ) ).status() ).toBe(
		401
	);
	expect( await ( await request.get( '/' ) ).text() ).toContain(
		'"nonce":null'
	);
} );

test( 'another site neither signs a visitor in nor reads', async ( {
	request,
} ) => {
	const response = await signIn( request, {
		Origin: 'https://evil.example',
	} );
	expect( response.status() ).toBe( 403 );
	expect( cookies( response ) ).toEqual( [] );
	expect(
		response.headers()[ 'access-control-allow-origin' ]
	).toBeUndefined();
	expect( response.headers()[ 'vary' ] ).toContain( 'Origin, Authorization' );
} );

test( 'a wrong token is refused by the API, and no page minds it', async ( {
	request,
} ) => {
	const headers = { Authorization: 'Bearer x.y.z' };
	const refused = await request.get( '/wp-json/hien/v1/posts', { headers } );
	expect( refused.status() ).toBe( 401 );
	expect( await refused.json() ).toMatchObject( {
		code: 'jwt_auth_invalid_token',
	} );
	expect( ( await request.get( '/', { headers } ) ).status() ).toBe( 200 );
} );
