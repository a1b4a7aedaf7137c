import { type Page, expect } from '@playwright/test';
import { headingOf, staysInApp, hydrated, test, withPictures } from './support';

test.use( withPictures );

/** Follows a link by its name to the page with a heading. */
async function go( page: Page, name: string | RegExp, heading: string ) {
	await page.getByRole( 'main' ).getByRole( 'link', { name } ).click();
	await expect( headingOf( page ) ).toHaveText( heading );
}

/** From the list to one image, to its neighbours, and back to the list. */
async function lookAround( page: Page ): Promise< void > {
	await go( page, /thuyền buồm.*Thuyền nhỏ/, 'Thuyền nhỏ lúc sớm' );
	await expect( page ).toHaveURL( /\/hinh-anh\/17$/ );
	await expect( page.getByText( '8 / 24' ) ).toBeVisible();
	await go( page, 'Ảnh sau', 'Phố đèn lồng' );
	await expect( page ).toHaveURL( /\/hinh-anh\/16$/ );
	await go( page, 'Ảnh trước', 'Thuyền nhỏ lúc sớm' );
	await go( page, 'Về danh sách ảnh', 'Hình ảnh' );
	await expect( page ).toHaveURL( /\/hinh-anh$/ );
	await page.goBack();
	await expect( headingOf( page ) ).toHaveText( 'Thuyền nhỏ lúc sớm' );
}

// With scripts an image opens over the page: see lightbox.spec.ts.
test.describe( 'without JavaScript', () => {
	test.use( { javaScriptEnabled: false } );

	test( 'a visitor looks through the images, on a desktop and on a phone', async ( {
		page,
	} ) => {
		for ( const width of [ 1280, 390 ] ) {
			await page.setViewportSize( { width, height: 800 } );
			await page.goto( '/hinh-anh' );
			await lookAround( page );
		}
	} );

	test( 'an image shows its picture with its words and comments, and link previews get it as it was uploaded, with its size', async ( {
		page,
		request,
	} ) => {
		await page.goto( '/hinh-anh/17' );
		const picture = page.getByAltText( 'Chiếc thuyền buồm nhỏ' );
		await expect( picture ).toBeVisible();
		await expect( picture ).toHaveJSProperty( 'complete', true );
		await expect(
			page.getByText( 'Sáu giờ sáng, mặt hồ chưa có gió.' )
		).toBeVisible();
		const comments = page.getByRole( 'region', { name: 'Bình luận' } );
		await expect( comments.getByRole( 'heading' ) ).toHaveText(
			'4 bình luận'
		);
		await expect(
			comments.getByText( 'Ảnh yên bình quá thầy ơi!' )
		).toBeVisible();

		const content = ( property: string ) =>
			page
				.locator( `meta[property="og:image${ property }"]` )
				.getAttribute( 'content' );
		expect( await content( ':width' ) ).toBe( '1200' );
		expect( await content( ':height' ) ).toBe( '900' );
		const uploaded = await request.get( String( await content( '' ) ) );
		expect( uploaded.headers()[ 'content-type' ] ).toBe( 'image/jpeg' );
	} );

	test( 'the ends of the list have one neighbour', async ( { page } ) => {
		await page.goto( '/hinh-anh/24' );
		await expect(
			page.getByRole( 'link', { name: 'Ảnh sau' } )
		).toBeVisible();
		await expect(
			page.getByRole( 'link', { name: 'Ảnh trước' } )
		).toHaveCount( 0 );
		await page.goto( '/hinh-anh/1' );
		await expect(
			page.getByRole( 'link', { name: 'Ảnh sau' } )
		).toHaveCount( 0 );
	} );
} );

test( 'a visitor meets a friend, and the next one', async ( { page } ) => {
	await page.goto( '/ban-be' );
	await hydrated( page );
	const stays = await staysInApp( page, async () => {
		await go( page, /Khải Quản trị máy chủ/, 'Đặng Quang Khải' );
		await expect(
			page.getByRole( 'link', {
				name: 'Ghé trang của Khải (trang ngoài)',
			} )
		).toHaveAttribute( 'href', 'https://khai.example.com/' );
		await go( page, /Giang Thiết kế/, 'Hoàng Thu Giang' );
		await go( page, 'Tất cả bạn bè', 'Bạn bè' );
	} );
	expect( stays ).toBe( true );
} );
