/** Saving: as a visitor, who then signs in, as a member, in two tabs, and where the server refuses. */
import { type Locator, type Page, expect } from '@playwright/test';
import { addresses } from './routes';
import {
	faults,
	follow,
	headingOf,
	hydrated,
	open,
	ownSite,
	quiet,
	signIn,
	test,
} from './support';

const { post, video, course } = addresses;

const site = ownSite();

const main = ( page: Page ) => page.locator( 'main' );

/** The save button of the page itself. */
const saveButton = ( page: Page | Locator ) =>
	page
		.locator( 'main, dialog' )
		.getByRole( 'button', { name: /^(Lưu bài|Lưu lại|Đã lưu)$/ } )
		.first();

const rows = ( page: Page ) => main( page ).locator( '.hien-favorite' );

const titles = ( page: Page ) =>
	rows( page ).locator( '.hien-account__row-title' ).allInnerTexts();

/** Waits until the server has stored the change of a click. */
async function press( page: Page, button: Locator ): Promise< void > {
	const answer = page.waitForResponse( /hien\/v1\/favorites/ );
	await button.click();
	expect( ( await answer ).status() ).toBe( 200 );
}

async function openList( page: Page ): Promise< void > {
	await open( page, `${ site.url }/tai-khoan?action=favorite` );
	await expect( headingOf( page ) ).toHaveText( 'Bài viết yêu thích' );
}

test( 'what a visitor has saved is there after signing in, once', async ( {
	page,
	context,
	expectedErrors,
} ) => {
	const refused: string[] = [];
	page.on( 'response', ( response ) => {
		if ( response.status() >= 400 ) {
			refused.push( response.url() );
		}
	} );
	await open( page, site.url + post.path );
	const button = saveButton( page );
	await expect( button ).toHaveText( 'Lưu bài' );
	await expect( button ).toHaveAttribute( 'aria-pressed', 'false' );
	await button.click();
	await expect( button ).toHaveText( 'Đã lưu' );
	const notice = page.getByText( 'Đã lưu trên máy này' );
	await expect( notice ).toBeVisible();
	await page.reload();
	await expect( button ).toHaveAttribute( 'aria-pressed', 'true' );
	await expect( notice ).toBeHidden();

	// Changes show in the other tab, in both directions.
	const other = await context.newPage();
	await open( other, site.url + video.path );
	await saveButton( other ).click();
	await open( other, site.url + post.path );
	await expect( saveButton( other ) ).toHaveText( 'Đã lưu' );
	await saveButton( other ).click();
	await expect( button ).toHaveText( 'Lưu bài' );
	await button.click();
	await expect( saveButton( other ) ).toHaveText( 'Đã lưu' );
	await other.close();

	await page.goto( `${ site.url }/dang-nhap?redirect_to=%2Fvideos` );
	await hydrated( page );
	const merged = page.waitForResponse( /hien\/v1\/favorites/ );
	await signIn( page, 'binh' );
	expect( ( await merged ).status() ).toBe( 200 );
	await expect
		.poll( () =>
			page.evaluate( () => localStorage.getItem( 'hien_saved' ) )
		)
		.toBeNull();
	await openList( page );
	await expect( rows( page ) ).toHaveCount( 2 );
	const sent: string[] = [];
	page.on( 'request', ( request ) => sent.push( request.url() ) );
	await page.reload();
	await hydrated( page );
	await expect( rows( page ) ).toHaveCount( 2 );
	expect( sent.filter( ( url ) => /v1\/favorites/.test( url ) ) ).toEqual(
		[]
	);

	await test.step( 'what is removed when the session has ended stays, and the way leads to signing in', async () => {
		const row = rows( page ).filter( {
			has: page.locator( `a[href$="${ video.path }"]` ),
		} );
		expect( refused ).toEqual( [] );
		expectedErrors.push( /status of 40[013]/, /Phiên đăng nhập đã hết/ );
		await context.clearCookies();
		await row.getByRole( 'button', { name: /^Bỏ lưu: / } ).click();
		const dialog = page.getByRole( 'alertdialog', { name: 'Thông báo' } );
		await expect( dialog ).toContainText( 'Phiên đăng nhập đã hết.' );
		await dialog.getByRole( 'link', { name: /^Đăng nhập/ } ).click();
		await expect( page ).toHaveURL( /\/dang-nhap/ );
		await hydrated( page );
		await signIn( page, 'binh' );
		await expect( headingOf( page ) ).toHaveText( 'Bài viết yêu thích' );
		const removed = page.waitForResponse( /hien\/v1\/favorites\/videos-/ );
		await row.getByRole( 'button', { name: /^Bỏ lưu: / } ).click();
		await expect(
			row.getByRole( 'button', { name: /^Hoàn tác: / } )
		).toBeVisible();
		expect( ( await removed ).status() ).toBe( 200 );
		await page.reload();
		await hydrated( page );
		await expect( row ).toHaveCount( 0 );
	} );
} );

test.describe( 'a member', () => {
	test.beforeEach( async ( { context } ) => {
		await site.enter( context );
	} );

	test( 'saves on cards, articles, videos, courses, downloads and in the lightbox', async ( {
		page,
	} ) => {
		await openList( page );
		const before = await rows( page ).count();

		await open( page, `${ site.url }/` );
		const card = main( page )
			.getByRole( 'button', { name: /^Lưu bài: / } )
			.first();
		const name = ( await card.getAttribute( 'aria-label' ) ) ?? '';
		const title = name.replace( 'Lưu bài: ', '' );
		await press( page, card );
		const saved = main( page ).getByRole( 'button', {
			name: `Đã lưu: ${ title }`,
		} );
		await expect( saved.first() ).toHaveAttribute( 'aria-pressed', 'true' );

		await main( page ).getByRole( 'link', { name: title } ).first().click();
		await expect( headingOf( page ) ).toBeVisible();
		await expect( saveButton( page ) ).toHaveText( 'Đã lưu' );

		await open( page, site.url + course.path );
		await press( page, saveButton( page ) );
		await follow( page, `${ site.url }/tai-nguyen` );
		await expect( headingOf( page ) ).toHaveText( /Tài nguyên/ );
		await press(
			page,
			main( page )
				.getByRole( 'button', { name: /^Lưu lại: / } )
				.first()
		);
		await open( page, `${ site.url }/hinh-anh` );
		await page.locator( '.hien-gallery a' ).first().click();
		const lightbox = page.getByRole( 'dialog', { name: 'Xem ảnh' } );
		const inLightbox = lightbox.getByRole( 'button', { name: 'Lưu lại' } );
		await press( page, inLightbox );
		await expect(
			lightbox.getByRole( 'button', { name: 'Đã lưu' } )
		).toBeVisible();
		await page.reload();
		await expect( saveButton( page ) ).toHaveText( 'Đã lưu' );

		await openList( page );
		await expect( rows( page ) ).toHaveCount( before + 4 );
		expect( await titles( page ) ).toContain( title );
		// The code of the list loads after the page.
		await quiet( page );
		await main( page ).getByRole( 'button', { name: 'Khóa học' } ).click();
		await expect( rows( page ) ).toHaveCount( 1 );
		await main( page ).getByRole( 'button', { name: 'Tất cả' } ).click();
		await expect( rows( page ) ).toHaveCount( before + 4 );
		expect( await faults( page, 'main' ) ).toEqual( [] );

		await test.step( 'removes, takes that back by keyboard, and removes', async () => {
			const all = await titles( page );
			const row = rows( page ).first();
			await press(
				page,
				row.getByRole( 'button', { name: /^Bỏ lưu: / } )
			);
			const undo = row.getByRole( 'button', { name: /^Hoàn tác: / } );
			await expect( undo ).toBeFocused();
			const answer = page.waitForResponse( /hien\/v1\/favorites/ );
			await page.keyboard.press( 'Enter' );
			await answer;
			await page.reload();
			await hydrated( page );
			expect( await titles( page ) ).toEqual( all );
			await press(
				page,
				row.getByRole( 'button', { name: /^Bỏ lưu: / } )
			);
			await main( page )
				.getByRole( 'link', { name: 'Thông tin' } )
				.click();
			await expect( headingOf( page ) ).toHaveText( 'Thông tin của bạn' );
			await main( page )
				.getByRole( 'link', { name: 'Yêu thích' } )
				.click();
			await expect( rows( page ) ).toHaveCount( all.length - 1 );
		} );
	} );

	test( 'sees at once that something could not be saved', async ( {
		page,
		expectedErrors,
	} ) => {
		expectedErrors.push(
			/status of 429/,
			/Bạn thao tác|lần/,
			/ERR_FAILED/,
			/network/
		);
		await open( page, `${ site.url }/khoa-hoc/kem-rieng-theo-du-an` );
		const button = saveButton( page );
		// The saved list has come: the button says whether the course is in it.
		await quiet( page );
		const text = await button.innerText();
		await page.route( /hien\/v1\/favorites/, ( route ) => route.abort() );
		await button.click();
		const notice = page.getByText( /Chưa (bỏ )?lưu được/ );
		await expect( notice ).toBeVisible();
		await expect( button ).toHaveText( text );
		await page.unroute( /hien\/v1\/favorites/ );
		await press( page, button );
		await expect( notice ).toBeHidden();
		await expect( button ).not.toHaveText( text );
	} );

	test( 'saves on a phone', async ( { page } ) => {
		await page.setViewportSize( { width: 390, height: 800 } );
		await open( page, `${ site.url }/tai-nguyen` );
		const button = main( page )
			.getByRole( 'button', { name: /^(Lưu lại|Đã lưu): / } )
			.last();
		const box = await button.boundingBox();
		expect( Math.min( box?.width ?? 0, box?.height ?? 0 ) ).toBe( 44 );
		await press( page, button );
		await openList( page );
		await expect( rows( page ).first() ).toBeVisible();
		expect(
			await page.evaluate( () => document.documentElement.scrollWidth )
		).toBe( 390 );
	} );
} );

test.describe( 'without JavaScript', () => {
	test.use( { javaScriptEnabled: false } );

	test( 'the list is there to be read', async ( { page } ) => {
		await site.enter( page.context() );
		await page.goto( `${ site.url }/tai-khoan?action=favorite` );
		await expect( headingOf( page ) ).toHaveText( 'Bài viết yêu thích' );
		await expect(
			rows( page ).first().getByRole( 'link' ).last()
		).toHaveAttribute( 'href', /^http/ );
	} );
} );
