/** The pages that links in mails open; they need no scripts. Their buttons: member-journey.spec.ts. */
import { expect } from '@playwright/test';
import { faults, headingOf, test } from './support';

const PAGES = [
	[ 'confirmation', '/?hien-account=confirm&code=x', 'Xác nhận email', 400 ],
	[ 'unsubscribing', '/?hien-unsubscribe=1&key=x', 'Thôi nhận thư', 403 ],
	[
		'unsubscribing from the chat',
		'/?hien-chat-unsubscribe=1&key=x',
		'Thôi nhận thư',
		403,
	],
] as const;

for ( const [ name, path, heading, status ] of PAGES ) {
	test( `a link for ${ name } that does not work says so on a page of the site`, async ( {
		page,
		expectedErrors,
	} ) => {
		expectedErrors.push( new RegExp( `status of ${ status }` ) );
		const response = await page.goto( path );
		expect( response?.status() ).toBe( status );
		const headers = response?.headers() ?? {};
		expect( headers[ 'cache-control' ] ).toContain( 'no-store' );
		expect( headers[ 'referrer-policy' ] ).toBe( 'no-referrer' );
		await expect( page ).toHaveTitle( `${ heading } – Hiên` );
		await expect( headingOf( page ) ).toHaveText( heading );
		await expect( page.locator( 'meta[name="robots"]' ) ).toHaveAttribute(
			'content',
			/noindex/
		);
		await expect( page.getByRole( 'banner' ) ).toBeVisible();
		await expect( page.getByRole( 'contentinfo' ) ).toBeVisible();
		expect( await faults( page ) ).toEqual( [] );

		await page.setViewportSize( { width: 390, height: 800 } );
		expect(
			await page.evaluate( () => document.documentElement.scrollWidth )
		).toBe( 390 );
		await expect(
			page
				.locator( 'main' )
				.getByRole( 'link', { name: 'Đăng nhập', exact: true } )
		).toHaveAttribute( 'href', /\/tai-khoan$/ );
		// The code of the link must not leak, so the page has no script but the one for the light or dark theme.
		await expect( page.locator( 'script[src]' ) ).toHaveCount( 0 );
		await page
			.getByRole( 'link', { name: 'Về trang chủ', exact: true } )
			.click();
		await expect( page ).toHaveURL( '/' );
	} );
}

test.describe( 'in the dark', () => {
	test.use( { colorScheme: 'light' } );

	test( 'the page has the theme that the visitor has chosen', async ( {
		page,
		expectedErrors,
	} ) => {
		expectedErrors.push( /status of 400/ );
		await page.addInitScript( () =>
			localStorage.setItem( 'hien-theme', 'dark' )
		);
		await page.goto( PAGES[ 0 ][ 1 ] );
		await expect( page.locator( 'html' ) ).toHaveAttribute(
			'data-theme',
			'dark'
		);
	} );
} );
