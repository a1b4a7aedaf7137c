import { expect } from '@playwright/test';
import { SCREEN_ARGUMENT } from '../../src/contract/constants';
import { author, test } from './support';

const json = ( path: string ) =>
	`${ path }${ path.includes( '?' ) ? '&' : '?' }${ SCREEN_ARGUMENT }=1`;

const PRIVATE = [ 'cache-control', 'content-type', 'x-content-type-options' ];

test.describe( 'the address of a page', { tag: '@once' }, () => {
	test( 'answers its screen with the headers of JSON', async ( {
		request,
	} ) => {
		for ( const [ path, status ] of [
			[ '/', 200 ],
			[ '/tin-moi', 200 ],
			[ '/videos', 200 ],
			[ '/?s=rest', 200 ],
			[ '/khong-co', 404 ],
		] as const ) {
			const response = await request.get( json( path ) );
			const page = await request.get( path );
			expect( response.status(), path ).toBe( status );
			expect( page.status(), path ).toBe( status );
			const headers = response.headers();
			expect( headers ).toMatchObject( {
				'cache-control': 'private, no-store',
				'content-type': 'application/json; charset=UTF-8',
				'x-content-type-options': 'nosniff',
				'x-robots-tag': 'noindex',
			} );
			expect( await response.json() ).toMatchObject( { path, status } );
			const head = await request.head( json( path ) );
			expect( head.status() ).toBe( status );
			for ( const name of PRIVATE ) {
				expect( head.headers()[ name ], name ).toBe( headers[ name ] );
			}
		}
	} );

	test( 'keeps asking for the screen where it redirects', async ( {
		request,
	} ) => {
		for ( const [ from, to ] of [
			[ '/tin-moi/', '/tin-moi' ],
			[ '/lap-trinh-plugin', '/wordpress/lap-trinh-plugin' ],
		] as const ) {
			const redirect = await request.get( json( from ), {
				maxRedirects: 0,
			} );
			expect( redirect.status() ).toBe( 301 );
			expect( redirect.headers()[ 'cache-control' ] ).toBe(
				'private, no-store'
			);
			const response = await request.get( json( from ) );
			expect( new URL( response.url() ).search ).toBe(
				`?${ SCREEN_ARGUMENT }=1`
			);
			expect( await response.json() ).toMatchObject( { path: to } );
		}
	} );

	test( 'answers a form with a document', async ( { request } ) => {
		const response = await request.post( json( '/tin-moi' ) );
		expect( response.headers()[ 'content-type' ] ).toContain( 'text/html' );
	} );

	test.describe( 'of somebody who is signed in', () => {
		test.use( author );

		test( 'is kept by no cache', async ( { request } ) => {
			const headers = (
				await request.get( json( '/tin-moi' ) )
			).headers();
			expect( headers[ 'cache-control' ] ).toContain( 'no-store' );
			expect( headers[ 'content-type' ] ).toContain( 'application/json' );
		} );
	} );
} );
