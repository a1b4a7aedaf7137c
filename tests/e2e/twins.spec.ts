import { type Page, devices, expect } from '@playwright/test';
import { differences } from './markup';
import { type Address, addresses } from './routes';
import { NOT_FOUND, author, open, ownSite, takenOver, test } from './support';

const DESKTOP = { width: 1280, height: 720 };
const PHONE = devices[ 'Pixel 7' ].viewport;
type Size = typeof PHONE;

/** Pages that show an empty list on a site without content. */
const EMPTY = [
	'/',
	'/tin-moi',
	'/videos',
	'/hinh-anh',
	'/khoa-hoc',
	'/tai-nguyen',
	'/hoi-dap-hien',
	'/ban-be',
	'/thanh-vien',
	'/ve-hien',
	'/lien-he',
	'/menu',
	'/uncategorized',
	'/?s=',
];

test.beforeEach( ( { expectedErrors } ) => {
	test.setTimeout( 240_000 );
	expectedErrors.push( NOT_FOUND );
} );

/** Opens an address and compares what the server sent with what the app made of it, at this width and at another. */
async function expectTwins(
	page: Page,
	{ path, status }: Pick< Address, 'path' | 'status' >,
	widths: readonly Size[]
): Promise< void > {
	const [ width = DESKTOP, ...others ] = widths;
	await page.setViewportSize( width );
	const response = await open( page, path );
	expect( response?.status(), path ).toBe( status );
	const printed = ( await response?.text() ) ?? '';
	expect.soft( await differences( page, printed ), path ).toEqual( [] );
	for ( const size of others ) {
		await page.setViewportSize( size );
		expect
			.soft(
				await differences( page, printed ),
				`${ path }, then ${ size.width } pixels wide`
			)
			.toEqual( [] );
	}
}

test( 'a visitor gets the same elements from the server and from the app', async ( {
	page,
} ) => {
	for ( const address of Object.values< Address >( addresses ) ) {
		await expectTwins( page, address, [ DESKTOP, PHONE ] );
	}
} );

test( 'the comparison names the element that differs', async ( { page } ) => {
	const response = await open( page, '/' );
	const printed = ( await response?.text() ) ?? '';
	for ( const [ text, other, element ] of [
		[ 'Đến nội dung chính', 'Bỏ qua', 'a.hien-skip-link: “Bỏ qua”' ],
		[ 'rel="me noopener external"', '', '[] on the server, [rel=' ],
		[ 'title="Dịch vụ"', 'title="Khác"', '[title="Khác"] on the server' ],
		[ ' srcset="', ' data-srcset="', 'img.hien-' ],
		[ 'hien-bottom-bar__list', 'hien-x', 'nav.hien-bottom-bar > div' ],
		[ '</footer>', '<hr></footer>', 'footer.hien-footer contains' ],
	] as const ) {
		const changed = printed.replace( text, other );
		expect( changed ).not.toBe( printed );
		expect( await differences( page, changed ) ).toEqual( [
			expect.stringContaining( element ),
		] );
	}
} );

test.describe( 'signed in', () => {
	test.use( author );

	test( 'who is signed in gets the same elements from the server and from the app', async ( {
		page,
	} ) => {
		for ( const address of Object.values< Address >( addresses ) ) {
			await expectTwins( page, address, [ PHONE, DESKTOP ] );
		}
		await expect( page.locator( '#wpadminbar' ) ).toBeAttached();
	} );
} );

test( 'a wrong password is answered by the same elements', async ( {
	page,
} ) => {
	await open( page, addresses[ 'post behind a password' ].path );
	await page.getByLabel( 'Mật khẩu' ).fill( 'sai' );
	const answer = page.waitForResponse(
		( response ) =>
			response.request().isNavigationRequest() && response.ok()
	);
	await page.getByRole( 'button', { name: 'Mở bài viết' } ).click();
	const printed = await ( await answer ).text();
	expect( printed ).toContain( 'Mật khẩu chưa đúng' );
	await takenOver( page );
	expect( await differences( page, printed ) ).toEqual( [] );
} );

test.describe( 'a site without content', { tag: '@once' }, () => {
	const site = ownSite( { withContent: false } );

	test( 'has the same elements from the server and from the app', async ( {
		page,
	} ) => {
		for ( const path of EMPTY ) {
			await expectTwins( page, { path: site.url + path, status: 200 }, [
				DESKTOP,
				PHONE,
			] );
		}
	} );

	test( 'answers too many searches with the same elements', async ( {
		page,
		request,
		expectedErrors,
	} ) => {
		expectedErrors.push( /status of 429/ );
		const path = `${ site.url }/?s=hien`;
		// Search_Controller counts the requests of a minute of the clock; this one is to last until the end of the test.
		const left = 60_000 - ( Date.now() % 60_000 );
		await page.waitForTimeout( left < 40_000 ? left : 0 );
		let status = 200;
		while ( status === 200 ) {
			const answers = await Promise.all(
				Array.from( { length: 20 }, () =>
					request.get( `${ site.url }/wp-json/hien/v1/search?s=hien` )
				)
			);
			status = Math.max( ...answers.map( ( each ) => each.status() ) );
		}
		await expectTwins( page, { path, status: 429 }, [ DESKTOP, PHONE ] );
		await expect(
			page.getByRole( 'link', { name: 'Thử lại' } )
		).toHaveAttribute( 'href', path );
	} );
} );
