/**
 * The journey of a member, from registering to deleting the account and cancelling that, on a phone and on a desktop.
 * Requests fail on the way, and no typed text is lost. Mails are read in the mailbox of the test. The host has a firewall.
 */
import { join } from 'node:path';
import { type Browser, type Page, type Route, expect } from '@playwright/test';
import {
	adminHtml,
	hydrated,
	linkMailed,
	open,
	ownSite,
	signIn,
	test,
	withPictures,
} from './support';

test.use( withPictures );

const PICTURE = join( __dirname, 'odd/media/tall-day.jpg' );
const POST = '/ba-ngay-o-ban';
const PASSWORDS = [
	'mot cau dai de nho',
	'hang cau truoc hien nha',
	'bong mat sau con mua',
] as const;

const site = ownSite();

const main = ( page: Page ) => page.locator( 'main' );
const comments = ( page: Page ) => page.locator( '#comments' );
const button = ( page: Page, name: string ) =>
	main( page ).getByRole( 'button', { name, exact: true } );

/** Answers as a host with ModSecurity does: with a page, to other methods than GET and POST, and to what looks like an attack. */
async function firewall( route: Route ): Promise< void > {
	const request = route.request();
	const isRefused =
		! [ 'GET', 'POST' ].includes( request.method() ) ||
		'x-http-method-override' in request.headers() ||
		request.postData()?.includes( 'system(' );
	await ( isRefused
		? route.fulfill( {
				status: 403,
				contentType: 'text/html',
				body: '<h1>Forbidden</h1>',
			} )
		: route.fallback() );
}

async function pageOf(
	browser: Browser,
	storageState?: string
): Promise< Page > {
	const context = await browser.newContext( {
		baseURL: site.url,
		...( storageState && { storageState } ),
	} );
	return context.newPage();
}

/** Opens a mailed link, and presses the button of its page: opening alone changes nothing. */
async function followMail(
	page: Page,
	address: string,
	name: string
): Promise< void > {
	await page.goto( address );
	await expect( page.getByRole( 'banner' ) ).toBeVisible();
	await page.getByRole( 'button', { name } ).click();
	await expect(
		page.getByRole( 'link', { name: 'Về trang chủ', exact: true } )
	).toBeVisible();
}

async function signInAs(
	page: Page,
	email: string,
	password: string,
	path = '/tai-khoan'
): Promise< void > {
	await open(
		page,
		`${ site.url }/dang-nhap?redirect_to=${ encodeURIComponent( path ) }`
	);
	await signIn( page, email, password );
	await expect( page ).toHaveURL( site.url + path );
	await hydrated( page );
}

/** Goes to another section of the account, which is shown. */
async function section( page: Page, name: string ): Promise< void > {
	await page
		.getByRole( 'navigation', { name: 'Tài khoản' } )
		.getByRole( 'link', { name } )
		.click();
}

async function register(
	page: Page,
	email: string,
	name: string
): Promise< void > {
	await page.clock.install();
	await open( page, `${ site.url }/dang-ky` );
	const password = page.getByLabel( 'Mật khẩu', { exact: true } );
	await page.getByLabel( 'Họ và tên' ).fill( name );
	await page.getByLabel( 'Email' ).fill( email );
	await page.getByLabel( 'Tôi đồng ý với' ).check();
	await password.fill( 'ngắn' );
	await button( page, 'Đăng ký' ).click();
	await expect( password ).toHaveAccessibleDescription( /ít nhất 10 ký tự/ );
	await expect( password ).toBeFocused();

	await password.fill( PASSWORDS[ 0 ] );
	await page.clock.fastForward( 5000 ); // The server rejects forms that are filled in faster.
	await page.context().setOffline( true );
	await button( page, 'Đăng ký' ).click();
	await expect( main( page ).getByRole( 'alert' ) ).toContainText(
		'Bạn đang ngoại tuyến'
	);
	await page.context().setOffline( false );
	await expect( page.getByLabel( 'Email' ) ).toHaveValue( email );
	await button( page, 'Đăng ký' ).click();
	await expect( main( page ) ).toContainText( 'Sắp xong rồi!' );
}

/** Cannot sign in before the link of the mail, which is sent twice, was opened. */
async function confirmAddress(
	page: Page,
	desk: Page,
	email: string
): Promise< void > {
	const first = await linkMailed( desk, email, 'Xác nhận email của bạn' );
	await main( page ).getByRole( 'link', { name: 'Đăng nhập' } ).click();
	await signIn( page, email, PASSWORDS[ 0 ] );
	await expect( main( page ).getByRole( 'alert' ) ).toContainText(
		'mở liên kết trong thư xác nhận'
	);
	await main( page ).getByRole( 'link', { name: 'Gửi lại' } ).click();
	// The form before has a field with the same label.
	await expect(
		main( page ).getByRole( 'heading', { name: 'Gửi lại thư xác nhận' } )
	).toBeVisible();
	await page.getByLabel( 'Tên đăng nhập hoặc email' ).fill( email );
	await button( page, 'Gửi thư cho tôi' ).click();
	await expect( main( page ).getByRole( 'status' ) ).toContainText(
		'trang đã gửi lại thư'
	);
	const second = await linkMailed( desk, email, 'Xác nhận email của bạn' );
	expect( second ).not.toBe( first );
	await followMail( page, second, 'Xác nhận' );
}

/** Writes a comment, which waits for the author as every first one does; changes it, and gets an answer. */
async function discuss(
	page: Page,
	desk: Page,
	email: string,
	text: string
): Promise< void > {
	const changed = `${ text } Cảm ơn thầy.`;
	const mine = ( reader: Page, words: string ) =>
		comments( reader )
			.locator( '.hien-comment', { hasText: words } )
			.first();
	await open( page, site.url + POST );
	await comments( page )
		.getByRole( 'button', { name: 'Viết bình luận' } )
		.click();
	const dialog = page.getByRole( 'dialog', { name: 'Viết bình luận' } );
	const field = dialog.getByRole( 'textbox' );
	const code = `${ text } <?php system("ls");`;
	await field.fill( code );
	await dialog.getByRole( 'button', { name: 'Gửi bình luận' } ).click();
	await expect( dialog.getByRole( 'alert' ) ).toContainText(
		'Tường lửa của máy chủ đã chặn'
	);
	await expect( field ).toHaveValue( code );
	await field.fill( text );
	await dialog.getByLabel( 'Báo cho tôi khi có trả lời' ).check();
	await page.route(
		'**/hien/v1/*',
		( route ) => route.fulfill( { status: 500 } ),
		{
			times: 1,
		}
	);
	await dialog.getByRole( 'button', { name: 'Gửi bình luận' } ).click();
	await expect( dialog.getByRole( 'alert' ) ).toContainText(
		'Những gì bạn viết vẫn còn'
	);
	await dialog.getByRole( 'button', { name: 'Gửi bình luận' } ).click();
	await expect( mine( page, text ) ).toContainText( 'đang chờ duyệt' );

	await mine( page, text )
		.getByRole( 'button', { name: /^Sửa \(còn/ } )
		.click();
	await comments( page )
		.getByRole( 'textbox', { name: 'Sửa bình luận' } )
		.fill( changed );
	await button( page, 'Lưu' ).click();
	await expect( mine( page, changed ) ).toBeFocused();

	const waiting = (
		await adminHtml( desk, 'edit-comments.php?comment_status=moderated' )
	)
		.split( '<tr id=' )
		.find( ( row ) => row.includes( changed ) );
	const approve = waiting?.match(
		/comment\.php\?[^'"]*action=approvecomment[^'"]*/
	)?.[ 0 ];
	expect( approve ).toBeTruthy();
	await desk.request.get( `/wp-admin/${ approve }` );
	await open( desk, site.url + POST );
	await mine( desk, changed )
		.getByRole( 'button', { name: /^Trả lời/ } )
		.click();
	await desk
		.getByRole( 'textbox', { name: /^Trả lời/ } )
		.fill( `Không có gì. ${ text }` );
	await desk.keyboard.press( 'Control+Enter' );
	await expect(
		mine( desk, changed ).locator( '.hien-comment__replies' )
	).toContainText( 'Không có gì.' );

	await page.goto(
		await linkMailed( desk, email, 'đã trả lời bình luận của bạn' )
	);
	await expect( page ).toHaveURL( /ba-ngay-o-ban#comments\d+$/ );
	await expect( comments( page ) ).toContainText( `Không có gì. ${ text }` );
}

/** Changes name, portrait and e-mail address; this one by the mails to both addresses. */
async function changeProfile(
	page: Page,
	desk: Page,
	[ email, newEmail ]: readonly [ string, string ]
): Promise< void > {
	await open( page, `${ site.url }/tai-khoan` );
	await page.getByLabel( 'Tên hiển thị' ).fill( 'Cô Lụa' );
	await button( page, 'Lưu thay đổi' ).click();
	await expect( page.getByText( 'Đã lưu.' ) ).toBeVisible();

	await page.locator( 'input[type="file"]' ).setInputFiles( PICTURE );
	await page.getByRole( 'button', { name: 'Dùng ảnh này' } ).click();
	await expect( page.getByText( 'Đã đổi ảnh đại diện.' ) ).toBeVisible();

	await button( page, 'Đổi email' ).click();
	const dialog = page.getByRole( 'dialog', { name: 'Đổi email' } );
	await dialog.getByLabel( 'Email mới' ).fill( newEmail );
	await dialog
		.getByLabel( 'Mật khẩu', { exact: true } )
		.fill( PASSWORDS[ 0 ] );
	await dialog.getByRole( 'button', { name: 'Gửi thư xác nhận' } ).click();
	await expect( page.getByText( 'Đang chờ xác nhận' ) ).toBeVisible();
	await followMail(
		page,
		await linkMailed( desk, email, 'Email của tài khoản sắp đổi' ),
		'Đồng ý đổi'
	);
	await open( page, `${ site.url }/tai-khoan` );
	await expect(
		page.getByText( `Đang chờ xác nhận ${ newEmail }` )
	).toBeVisible();
	await followMail(
		page,
		await linkMailed( desk, newEmail, 'Xác nhận email mới' ),
		'Dùng địa chỉ này'
	);
}

async function changePassword( page: Page ): Promise< void > {
	await open( page, `${ site.url }/tai-khoan` );
	await expect( main( page ).getByLabel( 'Email' ) ).toHaveValue( /^moi/ );
	await section( page, 'Mật khẩu' );
	const current = page.getByLabel( 'Mật khẩu đang dùng' );
	const password = page.getByLabel( 'Mật khẩu mới' );
	await current.fill( 'sai-mat-khau' );
	await password.fill( PASSWORDS[ 1 ] );
	await button( page, 'Đổi mật khẩu' ).click();
	await expect( current ).toHaveAccessibleDescription( /chưa đúng/ );
	await expect( current ).toBeFocused();
	await expect( password ).toHaveValue( PASSWORDS[ 1 ] );
	await current.fill( PASSWORDS[ 0 ] );
	await button( page, 'Đổi mật khẩu' ).click();
	await expect( page.getByText( 'Đã đổi mật khẩu.' ) ).toBeVisible();
	await expect( password ).toHaveValue( '' );
	await page.reload(); // The session goes on.
	await hydrated( page );
	await expect(
		main( page ).getByRole( 'heading', { name: 'Đổi mật khẩu' } )
	).toBeVisible();
}

/** Signs out, has forgotten the password, and sets a new one by the mail. */
async function resetPassword(
	page: Page,
	desk: Page,
	email: string
): Promise< void > {
	await section( page, 'Đăng xuất' );
	await expect( page ).toHaveURL( `${ site.url }/` );
	await open( page, `${ site.url }/quen-mat-khau` );
	await page.getByLabel( 'Tên đăng nhập hoặc email' ).fill( email );
	await button( page, 'Gửi thư cho tôi' ).click();
	await expect( main( page ).getByRole( 'status' ) ).toContainText(
		'trang đã gửi thư'
	);
	await open( page, await linkMailed( desk, email, 'Đặt lại mật khẩu' ) );
	await page.getByLabel( 'Mật khẩu mới' ).fill( PASSWORDS[ 2 ] );
	await button( page, 'Đổi mật khẩu' ).click();
	await expect( main( page ) ).toContainText( 'Đã đổi mật khẩu.' );
	expect(
		await linkMailed( desk, email, 'Mật khẩu của bạn đã đổi' )
	).toContain( '/quen-mat-khau' );
}

async function endOtherSessions(
	page: Page,
	browser: Browser,
	email: string
): Promise< void > {
	const other = await pageOf( browser );
	await signInAs( other, email, PASSWORDS[ 2 ] );
	await section( page, 'Thiết bị' );
	await button( page, 'Đăng xuất mọi thiết bị khác' ).click();
	const dialog = page.getByRole( 'alertdialog' );
	await page.route( /account\/sessions/, ( route ) => route.abort(), {
		times: 1,
	} );
	await dialog.getByRole( 'button', { name: 'Đăng xuất' } ).click();
	await expect( dialog.getByRole( 'alert' ) ).toContainText( 'thử lại' );
	await dialog.getByRole( 'button', { name: 'Đăng xuất' } ).click();
	await expect( page.getByText( 'Đã đăng xuất.' ) ).toBeVisible();
	await expect( page.locator( '.hien-account__rows' ) ).toBeFocused();
	await other.reload();
	await expect( other ).toHaveURL( /dang-nhap/ );
	await other.context().close();
}

async function leaveAndComeBack(
	page: Page,
	desk: Page,
	email: string
): Promise< void > {
	await section( page, 'Riêng tư' );
	await button( page, 'Xin tệp dữ liệu' ).click();
	await expect( page.getByText( 'gom dữ liệu của bạn' ) ).toBeVisible();
	await button( page, 'Xóa tài khoản' ).click();
	const dialog = page.getByRole( 'dialog' );
	await dialog
		.getByLabel( 'Mật khẩu', { exact: true } )
		.fill( PASSWORDS[ 2 ] );
	await dialog.getByRole( 'button', { name: 'Xóa tài khoản' } ).click();
	const done = page.getByRole( 'alertdialog', { name: 'Đã hẹn ngày xóa' } );
	await expect( done.getByText( 'sẽ bị xóa ngày' ) ).toBeVisible();
	await done.getByRole( 'button', { name: 'Về trang chủ' } ).click();
	await expect( page ).toHaveURL( `${ site.url }/` );

	await signInAs( page, email, PASSWORDS[ 2 ] );
	const note = page.getByText( 'Tài khoản này sẽ bị xóa ngày' );
	await expect( note ).toBeVisible();
	await followMail(
		page,
		await linkMailed( desk, email, 'Tài khoản của bạn sắp bị xóa' ),
		'Giữ tài khoản'
	);
	await open( page, `${ site.url }/tai-khoan` );
	await expect( page.getByLabel( 'Tên hiển thị' ) ).toHaveValue( 'Cô Lụa' );
	await expect( note ).toHaveCount( 0 );
}

test.use( { viewport: { width: 390, height: 844 }, hasTouch: true } );

test( 'a member registers, takes part, changes everything, leaves and comes back', async ( {
	page,
	browser,
	expectedErrors,
} ) => {
	test.setTimeout( 240_000 ); // Some forty pages.
	// What the app logs of requests that fail here on purpose, and the browser with it.
	expectedErrors.push(
		/status of [45]\d\d/,
		/ERR_INTERNET_DISCONNECTED|ERR_FAILED/,
		/^network$/,
		/chưa đúng/,
		/^format$/,
		/^blocked$/
	);
	const email = 'lua@vi-du.vn';
	const newEmail = 'moi@vi-du.vn';
	const desk = await pageOf( browser, await site.author() );
	await page.context().route( '**/wp-json/**', firewall );

	await register( page, email, 'Nguyễn Thị Lụa' );
	await confirmAddress( page, desk, email );
	await signInAs( page, email, PASSWORDS[ 0 ], POST );
	await discuss( page, desk, email, 'Em đọc trên điện thoại.' );
	// Favourites: saves the article, finds it in the account, removes it and takes that back.
	await changeProfile( page, desk, [ email, newEmail ] );
	await changePassword( page );
	await resetPassword( page, desk, newEmail );
	await signInAs( page, newEmail, PASSWORDS[ 2 ] );
	await endOtherSessions( page, browser, newEmail );
	await leaveAndComeBack( page, desk, newEmail );
} );
