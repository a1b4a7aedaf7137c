import { expect } from '@playwright/test';
import { SCREEN_ARGUMENT } from '../../src/contract/constants';
import { author, test } from './support';

const own = ( path: string ) =>
	path.replace( /(?=\/?(\?|$))/, `/${ SCREEN_ARGUMENT }` );
const json = ( path: string ) =>
	`${ path }${ path.includes( '?' ) ? '&' : '?' }${ SCREEN_ARGUMENT }=1`;

const HEADERS = [ 'cache-control', 'content-type', 'x-content-type-options' ];
const SHARED = 'public, max-age=60, stale-while-revalidate=240';
const PRIVATE = 'private, no-store';

test.describe( 'the JSON of a page', () => {
	test( 'may be shared at its own path only, and without arguments', async ( {
		request,
	} ) => {
		for ( const [ path, status, isShared ] of [
			[ '/', 200, true ],
			[ '/tin-moi', 200, true ],
			[ '/videos', 200, true ],
			[ '/?s=rest', 200, false ],
			[ '/khong-co', 404, false ],
		] as const ) {
			const page = await request.get( path );
			expect( page.status(), path ).toBe( status );
			for ( const [ address, control ] of [
				[ own( path ), isShared ? SHARED : PRIVATE ],
				[ json( path ), PRIVATE ],
			] as const ) {
				const response = await request.get( address );
				expect( response.status(), address ).toBe( status );
				const headers = response.headers();
				expect( headers, address ).toMatchObject( {
					'cache-control': control,
					'content-type': 'application/json; charset=UTF-8',
					'x-content-type-options': 'nosniff',
					'x-robots-tag': 'noindex',
				} );
				expect( await response.json() ).toMatchObject( {
					path,
					status,
				} );
				const head = await request.head( address );
				expect( head.status() ).toBe( status );
				for ( const name of HEADERS ) {
					expect( head.headers()[ name ], name ).toBe(
						headers[ name ]
					);
				}
			}
		}
	} );

	test( 'is not sent again to who has it', async ( { request } ) => {
		const { etag = '' } = (
			await request.get( own( '/tin-moi' ) )
		).headers();
		const again = await request.get( own( '/tin-moi' ), {
			headers: { 'If-None-Match': etag },
		} );
		expect( again.status() ).toBe( 304 );
		expect( await again.text() ).toBe( '' );
		expect( again.headers()[ 'cache-control' ] ).toBe( SHARED );
	} );

	test( 'of the side columns is shared, and not sent again', async ( {
		request,
	} ) => {
		const address = `/${ SCREEN_ARGUMENT }-columns/`;
		const headers = ( await request.get( address ) ).headers();
		expect( headers[ 'cache-control' ] ).toBe( SHARED );
		const again = await request.get( address, {
			headers: { 'If-None-Match': headers[ 'etag' ] ?? '' },
		} );
		expect( again.status() ).toBe( 304 );
		const byArgument = await request.get(
			`/?${ SCREEN_ARGUMENT }=columns`
		);
		expect( byArgument.headers()[ 'cache-control' ] ).toBe( PRIVATE );
	} );

	test( 'is found from where WordPress redirects', async ( { request } ) => {
		for ( const [ from, to ] of [
			[ '/tin-moi/', '/tin-moi' ],
			[ '/lap-trinh-plugin', '/wordpress/lap-trinh-plugin' ],
		] as const ) {
			for ( const address of [ own, json ] ) {
				const redirect = await request.get( address( from ), {
					maxRedirects: 0,
				} );
				expect( redirect.status() ).toBe( 301 );
				expect( redirect.headers()[ 'cache-control' ] ).toBe( PRIVATE );
				const response = await request.get( address( from ) );
				const { pathname, search } = new URL( response.url() );
				expect( pathname + search ).toBe( address( to ) );
				expect( await response.json() ).toMatchObject( { path: to } );
			}
		}
	} );

	test( 'is a document for a form', async ( { request } ) => {
		for ( const address of [ own, json ] ) {
			const response = await request.post( address( '/tin-moi' ) );
			expect( response.headers()[ 'content-type' ] ).toContain(
				'text/html'
			);
		}
	} );

	test.describe( 'of somebody who is signed in', () => {
		test.use( author );

		test( 'is kept by no cache', async ( { request } ) => {
			for ( const address of [ own, json ] ) {
				const headers = (
					await request.get( address( '/tin-moi' ) )
				).headers();
				expect( headers[ 'cache-control' ] ).toBe( PRIVATE );
				expect( headers[ 'content-type' ] ).toContain(
					'application/json'
				);
			}
		} );
	} );
} );
