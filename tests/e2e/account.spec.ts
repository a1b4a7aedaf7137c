/**
 * The account of a member: profile, portrait, comments, e-mail; with failed requests. The other sections:
 * member-journey.spec.ts.
 */
import { join } from 'node:path';
import { type Page, expect } from '@playwright/test';
import {
	faults,
	headingOf,
	hydrated,
	open,
	ownSite,
	test,
	withPictures,
} from './support';

test.use( withPictures );

const PICTURE = join( __dirname, 'odd/media/tall-day.jpg' );

const site = ownSite();

/** Opens a section as the member. */
async function openAs( page: Page, path: string ): Promise< void > {
	await site.enter( page.context() );
	await open( page, site.url + path );
	await expect( headingOf( page ) ).toBeVisible();
}

const main = ( page: Page ) => page.locator( 'main' );

test.beforeEach( ( { expectedErrors } ) => {
	test.setTimeout( 60_000 );
	// What the app logs of requests that fail here on purpose, and the browser with it.
	expectedErrors.push(
		/status of 4\d\d/,
		/ERR_FAILED/,
		/^network$/,
		/Mật khẩu .*chưa đúng/
	);
} );

test( 'own comments lead to where they stand; who is not signed in is led to the login page first', async ( {
	page,
	request,
} ) => {
	const path = '/tai-khoan?action=comment';
	const answer = await request.get( site.url + path, { maxRedirects: 0 } );
	expect( answer.headers()[ 'location' ] ).toBe(
		`${ site.url }/dang-nhap?redirect_to=%2Ftai-khoan%3Faction%3Dcomment`
	);
	await openAs( page, path );
	const row = main( page ).getByRole( 'listitem' ).first();
	await expect( row.getByText( 'Đang hiển thị' ) ).toBeVisible();
	// Its title; the answers below lead elsewhere.
	await row.locator( '.hien-account__row-title' ).click();
	await expect( page ).toHaveURL( /#comments\d+$/ );
	await page.goBack();
	await expect( headingOf( page ) ).toHaveText( 'Bình luận của bạn' );
	// On a tablet all sections are in sight.
	await page.setViewportSize( { width: 820, height: 1180 } );
	const sections = main( page ).locator( '.hien-account__nav' );
	expect(
		await sections.evaluate( ( nav ) => nav.scrollWidth - nav.clientWidth )
	).toBe( 0 );
} );

/** The title of the shown page and the current entry of its bar, as the server prints them. */
function printed( page: Page ) {
	return page.evaluate( async () => {
		const html = await ( await fetch( window.location.href ) ).text();
		const { title, body } = new DOMParser().parseFromString(
			html,
			'text/html'
		);
		return [
			title,
			body
				.querySelector( '.hien-bottom-bar [aria-current]' )
				?.textContent?.trim(),
		];
	} );
}

test.describe( 'on a phone', () => {
	// High enough for the chat's button to stand below the form, and cover none of its controls.
	test.use( { viewport: { width: 390, height: 900 }, hasTouch: true } );

	test( 'each section has a title of its own, and the bar at the foot is at the account', async ( {
		page,
	} ) => {
		await openAs( page, '/tai-khoan' );
		const titles = [ await page.title() ];
		const current = page.locator( '.hien-bottom-bar [aria-current]' );
		for ( const name of [
			'Bình luận',
			'Yêu thích',
			'Mật khẩu',
			'Thiết bị',
			'Riêng tư',
		] ) {
			const heading = await headingOf( page ).innerText();
			await main( page )
				.locator( '.hien-account__side' )
				.getByRole( 'link', { name } )
				.click();
			await expect( headingOf( page ) ).not.toHaveText( heading );
			const title = `${ await headingOf( page ).innerText() } – Tài khoản – Hiên`;
			await expect( page ).toHaveTitle( title );
			titles.push( title );
			await expect( current ).toHaveText( 'Tài khoản' );
			expect( await printed( page ) ).toEqual( [ title, 'Tài khoản' ] );
		}
		expect( new Set( titles ).size ).toBe( 6 );
		await page.reload();
		await expect( page ).toHaveTitle( String( titles.at( -1 ) ) );
		await expect( current ).toHaveText( 'Tài khoản' );
		await hydrated( page );

		// The button of the chat leaves room while a form is filled in.
		await main( page )
			.locator( '.hien-account__side' )
			.getByRole( 'link', { name: 'Mật khẩu' } )
			.click();
		const chat = page.getByRole( 'button', {
			name: 'Nhắn tin cho tác giả',
		} );
		await expect( chat ).toBeVisible();
		await page.getByLabel( 'Mật khẩu đang dùng' ).tap();
		await expect( chat ).toBeHidden();
		await headingOf( page ).tap();
		await expect( chat ).toBeVisible();
	} );
} );

/**
 * A JPEG of 12 megapixels as a phone stores it when held upright: it lies on its side, and EXIF orientation 6 says so.
 * Its upper half is dark, the right one once it is turned.
 */
async function photoOfPhone( page: Page ): Promise< Buffer > {
	const data = await page.evaluate( () => {
		const canvas = document.createElement( 'canvas' );
		canvas.width = 4000;
		canvas.height = 3000;
		const context = canvas.getContext( '2d' );
		if ( ! context ) {
			return '';
		}
		context.fillStyle = 'white';
		context.fillRect( 0, 1500, 4000, 1500 );
		for ( let at = 0; at < 60_000; at++ ) {
			// Noise, for the size of the file.
			context.fillStyle = `hsl( ${ at % 360 } 90% 50% )`;
			context.fillRect( ( at * 61 ) % 4000, ( at * 17 ) % 300, 9, 9 );
		}
		return canvas.toDataURL( 'image/jpeg', 1 ).split( ',' )[ 1 ] ?? '';
	} );
	const exif = Buffer.from(
		'Exif\0\0MM\0*\0\0\0\x08\0\x01\x01\x12\0\x03\0\0\0\x01\0\x06\0\0\0\0\0\0',
		'latin1'
	);
	const picture = Buffer.from( data, 'base64' );
	return Buffer.concat( [
		picture.subarray( 0, 2 ),
		Buffer.from( [ 0xff, 0xe1, 0, exif.length + 2 ] ),
		exif,
		picture.subarray( 2 ),
	] );
}

test( 'a member changes the profile, the portrait and the email address, and is asked before the account is deleted', async ( {
	page,
} ) => {
	await openAs( page, '/tai-khoan' );

	await test.step( 'a profile survives a failure and a reload, is stored, and shows in the header', async () => {
		const save = main( page ).getByRole( 'button', {
			name: 'Lưu thay đổi',
		} );
		await page.getByLabel( 'Tên hiển thị' ).fill( 'Bình Minh' );
		await page.getByLabel( 'Họ và tên đệm' ).fill( 'Trần Thanh' );
		await page.getByLabel( 'Trang web' ).fill( 'không phải' );
		await save.click();
		await expect( page.getByLabel( 'Trang web' ) ).toBeFocused();
		await expect(
			page.getByLabel( 'Trang web' )
		).toHaveAccessibleDescription( /bắt đầu bằng/ );
		await page.getByLabel( 'Trang web' ).fill( 'vi-du.vn/binh' );
		await page.getByRole( 'button', { name: 'Thêm liên kết' } ).click();
		await page.getByLabel( 'Tên liên kết 2' ).fill( 'GitHub' );
		await page
			.getByLabel( 'Địa chỉ liên kết 2' )
			.fill( 'https://git.example/b' );
		await page.getByLabel( 'Giới thiệu ngắn' ).fill( 'Dạy học.' );

		await page.route( /hien\/v1\/account/, ( route ) => route.abort() );
		await save.click();
		await expect( main( page ).getByRole( 'alert' ) ).toContainText(
			'Những gì bạn viết vẫn còn'
		);
		await page.unroute( /hien\/v1\/account/ );
		await page.reload();
		await hydrated( page );
		await expect( page.getByLabel( 'Tên hiển thị' ) ).toHaveValue(
			'Bình Minh'
		);
		await expect( page.getByLabel( 'Địa chỉ liên kết 2' ) ).toHaveValue(
			'https://git.example/b'
		);
		await save.click();
		await expect( page.getByText( 'Đã lưu.' ) ).toBeVisible();
		await expect( page.getByLabel( 'Trang web' ) ).toHaveValue(
			'https://vi-du.vn/binh'
		);
		await expect( page.locator( '.hien-header__end' ) ).toContainText(
			'Minh'
		);

		const nav = page.getByRole( 'navigation', { name: 'Tài khoản' } );
		await nav.getByRole( 'link', { name: 'Riêng tư' } ).click();
		await expect( headingOf( page ) ).toHaveText(
			'Dữ liệu và quyền riêng tư'
		);
		await nav.getByRole( 'link', { name: 'Thông tin' } ).click();
		await expect( page.getByLabel( 'Tên hiển thị' ) ).toHaveValue(
			'Bình Minh'
		);
		await expect( page.getByLabel( 'Tên liên kết 1' ) ).toHaveValue(
			'GitHub'
		);
		let start = () => {};
		const started = new Promise< void >( ( resolve ) => {
			start = resolve;
		} );
		await page.route( '**/build/account.*.js', async ( route ) => {
			await started;
			await route.continue();
		} );
		await page.reload( { waitUntil: 'commit' } );
		await expect( page.getByLabel( 'Họ và tên đệm' ) ).toHaveValue(
			'Trần Thanh'
		);
		// A text that is selected before the app is there stays so, and is typed over.
		const about = page.getByLabel( 'Giới thiệu ngắn' );
		await expect( about ).toHaveValue( 'Dạy học.' );
		await about.selectText();
		start();
		await main( page ).locator( 'form[novalidate]' ).waitFor();
		await hydrated( page );
		await page.keyboard.insertText( 'Dạy và học.' );
		await expect( about ).toHaveValue( 'Dạy và học.' );
	} );

	await test.step( 'a portrait is cropped by keyboard and uploaded; what is no picture is refused', async () => {
		const input = page.locator( 'input[type="file"]' );
		// Presses its button, which is then hydrated.
		const chosen = page.waitForEvent( 'filechooser' );
		await page.getByRole( 'button', { name: 'Chọn ảnh khác' } ).click();
		await (
			await chosen
		).setFiles( {
			name: 'a.png',
			mimeType: 'image/gif',
			buffer: Buffer.from( 'GIF89a' ),
		} );
		await expect( page.getByText( 'không phải ảnh JPEG' ) ).toBeVisible();
		await input.setInputFiles( {
			name: 'a.png',
			mimeType: 'image/png',
			buffer: Buffer.from( 'không phải ảnh' ),
		} );
		await expect( page.getByRole( 'dialog' ) ).toHaveCount( 0 );
		await expect( page.getByText( 'không phải ảnh JPEG' ) ).toBeVisible();
		await input.setInputFiles( {
			name: 'IMG_0042.jpg',
			mimeType: 'image/jpeg',
			buffer: Buffer.from( '\0\0\0\x18ftypheic\0\0\0\0' ),
		} );
		await expect( page.getByText( 'Đây là ảnh HEIC' ) ).toBeVisible();

		await input.setInputFiles( PICTURE );
		const dialog = page.getByRole( 'dialog', { name: 'Cắt ảnh đại diện' } );
		await expect( dialog.getByAltText( 'Ảnh xem trước' ) ).toBeVisible();
		// As large as the stage is high once the styles are loaded.
		expect(
			( await dialog.getByRole( 'group' ).boundingBox() )?.height
		).toBeLessThanOrEqual( 320 );
		await dialog.getByLabel( 'Phóng to' ).press( 'ArrowRight' );
		await dialog.getByRole( 'group' ).press( 'ArrowDown' );
		await page.route( /account\/portrait/, ( route ) => route.abort(), {
			times: 1,
		} );
		await dialog.getByRole( 'button', { name: 'Dùng ảnh này' } ).click();
		await expect( page.getByText( 'Chưa làm được' ) ).toBeVisible();

		const photo = await photoOfPhone( page );
		expect( photo.length ).toBeGreaterThan( 2 * 1024 * 1024 );
		await input.setInputFiles( {
			name: 'IMG_0043.jpg',
			mimeType: 'image/jpeg',
			buffer: photo,
		} );
		await expect( dialog.getByAltText( 'Ảnh xem trước' ) ).toBeVisible();
		await dialog.getByRole( 'button', { name: 'Dùng ảnh này' } ).click();
		await expect( page.getByText( 'Đã đổi ảnh đại diện.' ) ).toBeVisible();
		const portrait = main( page ).locator( '.hien-account__picture' );
		await expect( portrait ).toHaveAttribute(
			'src',
			/hien-portraits\/\w+-192\./
		);
		// Upright: its dark side is on the right.
		expect(
			await portrait.evaluate( async ( image: HTMLImageElement ) => {
				await image.decode();
				const canvas = document.createElement( 'canvas' );
				canvas.width = canvas.height = 192;
				const context = canvas.getContext( '2d' );
				context?.drawImage( image, 0, 0 );
				return [ 40, 150 ].map(
					( x ) =>
						( context?.getImageData( x, 96, 1, 1 ).data[ 0 ] ??
							0 ) > 128
				);
			} )
		).toEqual( [ true, false ] );
		await page.getByRole( 'button', { name: 'Bỏ ảnh' } ).click();
		await expect( page.getByText( 'Đã bỏ ảnh.' ) ).toBeVisible();
		await expect(
			page.getByRole( 'button', { name: 'Chọn ảnh khác' } )
		).toBeFocused();
	} );

	await test.step( 'another email address waits until it is confirmed, and can be given up', async () => {
		await page.getByRole( 'button', { name: 'Đổi email' } ).click();
		const dialog = page.getByRole( 'dialog', { name: 'Đổi email' } );
		await dialog.getByLabel( 'Email mới' ).fill( 'moi@vi-du.vn' );
		const password = dialog.getByLabel( 'Mật khẩu', { exact: true } );
		await password.fill( 'sai' );
		await dialog
			.getByRole( 'button', { name: 'Gửi thư xác nhận' } )
			.click();
		await expect( password ).toBeFocused();
		await expect( password ).toHaveAttribute( 'aria-invalid', 'true' );
		await password.fill( 'hien-demo' );
		await dialog
			.getByRole( 'button', { name: 'Gửi thư xác nhận' } )
			.click();
		await expect(
			page.getByText( 'ở cả hai địa chỉ: địa chỉ này và moi@vi-du.vn' )
		).toBeVisible();
		await page
			.getByRole( 'button', { name: 'Thôi, giữ email cũ' } )
			.click();
		await expect( page.getByText( 'Email vẫn như cũ.' ) ).toBeVisible();
	} );

	await test.step( 'the button that deletes the account has the colour of danger', async () => {
		await page
			.getByRole( 'navigation', { name: 'Tài khoản' } )
			.getByRole( 'link', { name: 'Riêng tư' } )
			.click();
		const button = page.getByRole( 'button', { name: 'Xóa tài khoản' } );
		await button.click();
		const dialog = page.getByRole( 'dialog', { name: 'Xóa tài khoản?' } );
		await expect( dialog ).toBeVisible();
		expect( await faults( page, 'dialog' ) ).toEqual( [] );
		for ( const [ colorScheme, colour ] of [
			[ 'light', 'rgb(179, 38, 30)' ],
			[ 'dark', 'rgb(245, 154, 144)' ],
		] as const ) {
			await page.emulateMedia( { colorScheme, reducedMotion: 'reduce' } );
			await expect( dialog.locator( button ) ).toHaveCSS(
				'background-color',
				colour
			);
		}
	} );
} );
