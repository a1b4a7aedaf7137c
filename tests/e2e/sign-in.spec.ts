/** Signing in and out: with the form, without JavaScript, in two tabs, and with unsafe redirect targets. */
import { type Page, devices, expect } from '@playwright/test';
import {
	author,
	hydrated,
	linkMailed,
	member,
	open,
	quiet,
	signIn,
	test,
} from './support';

/** The login link of a page; the app's and the server's are the same. */
function loginLink( page: Page ) {
	return page
		.locator( '.hien-header__end, .hien-bottom-bar' )
		.getByRole( 'link', { name: /Tài khoản|Đăng nhập/ } );
}

function accountButton( page: Page, name: string ) {
	return page.locator( '.hien-header__end' ).getByRole( 'button', { name } );
}

/** Waits until the page listens to sessions in other tabs. */
const noticesReady = ( page: Page ) =>
	page.locator( '.hien-notices' ).waitFor( { state: 'attached' } );

const alert = ( page: Page ) => page.locator( 'main [role="alert"]' );

async function openMemberPanel( page: Page ): Promise< void > {
	await accountButton( page, 'Bình' ).click();
	await expect(
		page.getByRole( 'region', { name: 'Tài khoản' } )
	).toBeVisible();
}

test( 'a wrong password is refused in one sentence, and the name stays; then it goes on where it began', async ( {
	page,
	expectedErrors,
} ) => {
	// Only the browser's own line: what is refused is shown, and is no error of the app.
	expectedErrors.push( /status of 403/ );
	await open( page, '/wordpress/lap-trinh-plugin' );
	await accountButton( page, 'Tài khoản' ).click();
	const panel = page.getByRole( 'region', { name: 'Tài khoản' } );
	await expect(
		panel.getByRole( 'link', { name: 'Quên mật khẩu' } )
	).toHaveAttribute( 'href', /\/quen-mat-khau$/ );
	await panel.getByRole( 'link', { name: 'Đăng nhập' } ).click();
	await expect( page ).toHaveURL(
		'/dang-nhap?redirect_to=%2Fwordpress%2Flap-trinh-plugin'
	);
	await hydrated( page );

	const button = page
		.locator( 'main form' )
		.getByRole( 'button', { name: 'Đăng nhập' } );
	await button.click();
	const name = page.getByLabel( 'Tên đăng nhập hoặc email' );
	await expect( name ).toBeFocused();
	await expect( name ).toHaveAccessibleDescription( /chưa điền/ );

	await name.fill( 'binh' );
	const password = page.getByLabel( 'Mật khẩu', { exact: true } );
	await password.fill( 'sai-mat-khau' );
	await password.press( 'Enter' );
	await expect( alert( page ) ).toBeVisible();
	const sentence = await alert( page ).innerText();
	await name.fill( 'khong-ai-ca' );
	await button.click();
	await expect( alert( page ) ).toHaveText( sentence );
	await page.reload();
	await hydrated( page );
	await expect( name ).toHaveValue( 'khong-ai-ca' );
	await expect( password ).toHaveValue( '' );

	await password.fill( 'hien-demo' );
	await page.getByRole( 'button', { name: 'Hiện mật khẩu' } ).click();
	await expect( password ).toHaveAttribute( 'type', 'text' );
	await signIn( page, 'binh' );
	await expect( page ).toHaveURL( '/wordpress/lap-trinh-plugin' );
	await hydrated( page );
	await openMemberPanel( page );
} );

test.describe( 'without JavaScript', () => {
	test.use( { javaScriptEnabled: false } );

	test( 'the form leads to the same place, or home', async ( { page } ) => {
		await page.goto( '/lien-he' );
		await page
			.locator( '.hien-header__end' )
			.getByRole( 'link', { name: 'Tài khoản' } )
			.click();
		await expect( page ).toHaveURL( '/dang-nhap?redirect_to=%2Flien-he' );
		await signIn( page, 'binh' );
		await expect( page ).toHaveURL( '/lien-he' );
		await page.goto( '/menu' );
		await page.getByRole( 'link', { name: 'Đăng xuất' } ).click();
		await expect( page ).toHaveURL( '/' );
		await page.goto( '/dang-nhap?redirect_to=https%3A%2F%2Fevil.example' );
		await signIn( page, 'binh' );
		await expect( page ).toHaveURL( '/' );
	} );

	test( 'a wrong password is said on the same page, which still knows where to go on', async ( {
		page,
	} ) => {
		await page.goto( '/dang-nhap?redirect_to=%2Flien-he' );
		await page.getByLabel( 'Tên đăng nhập hoặc email' ).fill( 'binh' );
		await page.getByLabel( 'Mật khẩu', { exact: true } ).fill( 'sai' );
		await page
			.locator( 'main' )
			.getByRole( 'button', { name: 'Đăng nhập' } )
			.click();
		await expect( page.getByRole( 'alert' ) ).toContainText(
			'Tên đăng nhập, email hoặc mật khẩu chưa đúng.'
		);
		await signIn( page, 'binh' );
		await expect( page ).toHaveURL( '/lien-he' );
	} );

	test( 'registering and a new password lead to WordPress’s own forms', async ( {
		page,
	} ) => {
		await page.goto( '/quen-mat-khau' );
		await page
			.getByLabel( 'Tên đăng nhập hoặc email' )
			.fill( 'khong-ai-ca' );
		await page.getByRole( 'button', { name: 'Gửi thư cho tôi' } ).click();
		await expect( page ).toHaveURL( /wp-login\.php/ );
		await page.goto( '/dang-ky' );
		await expect(
			page.getByRole( 'link', { name: /trang của WordPress/ } )
		).toHaveAttribute( 'href', /action=register$/ );
		await expect( page.locator( 'main form' ) ).toBeHidden();
	} );
} );

// Other addresses that lead off the site: tests/vectors/safe-paths.json.
test( 'no address leads off the site', async ( { page } ) => {
	await open( page, '/dang-nhap?redirect_to=%2F%2Fevil.example' );
	await expect( page.locator( 'input[name="redirect_to"]' ) ).toHaveValue(
		'/'
	);
	await signIn( page, 'binh' );
	await expect( page ).toHaveURL( '/' );
} );

test.describe( 'a member', () => {
	test.use( member );

	test( 'does not see the screens for signing in, but has the account', async ( {
		page,
		baseURL,
	} ) => {
		for ( const path of [ '/dang-nhap', '/dang-ky' ] ) {
			const answer = await page.request.get( path, {
				maxRedirects: 0,
			} );
			expect( [
				answer.status(),
				answer.headers()[ 'location' ],
			] ).toEqual( [ 302, `${ baseURL }/` ] );
		}
		await page.goto( '/dang-nhap?redirect_to=%2Ftin-moi' );
		await expect( page ).toHaveURL( '/tin-moi' );
		await hydrated( page );
		await openMemberPanel( page );
		const links = page
			.getByRole( 'region', { name: 'Tài khoản' } )
			.getByRole( 'link' );
		await expect( links ).toHaveText( [
			'Thay đổi thông tin',
			'Hoạt động bình luận',
			'Bài viết yêu thích',
			'Đăng xuất',
		] );
		expect(
			await links.evaluateAll( ( all ) =>
				( all as HTMLAnchorElement[] )
					.slice( 0, 3 )
					.map( ( { pathname, search } ) => pathname + search )
			)
		).toEqual( [
			'/tai-khoan',
			'/tai-khoan?action=comment',
			'/tai-khoan?action=favorite',
		] );
	} );
} );

test( 'on a phone the bottom bar leads in and to the account', async ( {
	page,
} ) => {
	await page.setViewportSize( devices[ 'Pixel 7' ].viewport );
	await open( page, '/videos' );
	await loginLink( page ).and( page.getByText( 'Đăng nhập' ) ).click();
	await expect( page ).toHaveURL( '/dang-nhap?redirect_to=%2Fvideos' );
	await hydrated( page );
	// The chat's button makes way for a field that is scrolled below it.
	const chat = page.locator( '.hien-chat__button' );
	await expect( chat ).toBeVisible();
	await page.addStyleTag( { content: 'body { padding-block: 100vh }' } );
	const { y } = ( await chat.boundingBox() ) ?? { y: 0 };
	await page.getByLabel( 'Mật khẩu', { exact: true } ).evaluate(
		( field, top ) =>
			window.scrollBy( {
				top: field.getBoundingClientRect().top - top,
				behavior: 'instant',
			} ),
		y
	);
	await expect( chat ).toBeHidden();
	await page.evaluate( () => window.scrollTo( 0, 0 ) );
	await expect( chat ).toBeVisible();
	await signIn( page, 'binh' );
	await expect( page ).toHaveURL( '/videos' );
	await expect(
		page
			.locator( '.hien-bottom-bar' )
			.getByRole( 'link', { name: 'Tài khoản' } )
	).toHaveAttribute( 'href', /\/tai-khoan$/ );
} );

test( 'another tab notices who signs in and out, and loses nothing that is typed', async ( {
	page,
	context,
} ) => {
	await open( page, '/tin-moi' );
	const typing = await context.newPage();
	await open( typing, '/quen-mat-khau' );
	await typing.getByLabel( 'Tên đăng nhập hoặc email' ).fill( 'tôi là ai' );
	await noticesReady( typing );

	const other = await context.newPage();
	await open( other, '/dang-nhap' );
	await signIn( other, 'binh' );
	await expect( other ).toHaveURL( '/' );
	await hydrated( other );
	// Nothing is typed there, so it reloads by itself.
	await expect( accountButton( page, 'Bình' ) ).toBeVisible();
	await expect( typing.locator( '.hien-notices' ) ).toContainText(
		'Bạn đã đăng nhập ở thẻ khác.'
	);
	await expect( typing.getByLabel( 'Tên đăng nhập hoặc email' ) ).toHaveValue(
		'tôi là ai'
	);
	await typing.getByRole( 'button', { name: 'Tải lại' } ).click();
	await hydrated( typing );
	await expect( typing.getByLabel( 'Tên đăng nhập hoặc email' ) ).toHaveValue(
		'tôi là ai'
	);
	await expect( accountButton( typing, 'Bình' ) ).toBeVisible();

	await openMemberPanel( other );
	await other.getByRole( 'link', { name: 'Đăng xuất' } ).click();
	await expect( other ).toHaveURL( '/' );
	await expect( accountButton( other, 'Tài khoản' ) ).toBeVisible();
	await expect( typing.locator( '.hien-notices' ) ).toContainText(
		'Bạn đã đăng xuất ở thẻ khác.'
	);
} );

test( 'back after signing in leads past the login form, to pages of the member', async ( {
	page,
} ) => {
	for ( const path of [ '/tin-moi', '/videos' ] ) {
		await open( page, path );
		await noticesReady( page );
	}
	await open( page, '/dang-nhap?redirect_to=%2F' );
	await signIn( page, 'binh' );
	await expect( page ).toHaveURL( '/' );
	// By this, pages in the back/forward cache know that a user has signed in meanwhile.
	await expect
		.poll( () =>
			page.evaluate( () => window.localStorage.getItem( 'hien_user' ) )
		)
		.toMatch( /^\d+$/ );
	for ( const path of [ '/videos', '/tin-moi' ] ) {
		await page.goBack();
		await expect( page ).toHaveURL( path );
		await expect( accountButton( page, 'Bình' ) ).toBeVisible();
		await noticesReady( page );
	}
} );

test.describe( 'with screens fetched ahead', () => {
	test.use( { fetchesAhead: true } );

	test( 'nothing of the account is asked for while signing out', async ( {
		page,
	} ) => {
		await open( page, '/dang-nhap?redirect_to=%2Ftai-khoan' );
		await signIn( page, 'binh' );
		await expect( page ).toHaveURL( '/tai-khoan' );
		await hydrated( page );
		const section = page
			.locator( 'main' )
			.getByRole( 'link', { name: 'Riêng tư' } );
		const ahead = page.waitForResponse( /rieng-tu\?hien-screen/ );
		await section.hover();
		expect( ( await ahead ).status() ).toBe( 200 );

		let answer: () => void = () => {};
		const held = new Promise< void >( ( resolve ) => {
			answer = resolve;
		} );
		await page.route( /\/logout$/, async ( route ) => {
			const response = await route.fetch();
			await held;
			await route.fulfill( { response } );
		} );
		const signedOut = page.waitForRequest( /\/logout$/ );
		await page
			.locator( 'main' )
			.getByRole( 'link', { name: 'Đăng xuất' } )
			.click();
		await signedOut;
		const asked: string[] = [];
		page.on( 'request', ( request ) => asked.push( request.url() ) );
		await page
			.locator( 'main' )
			.getByRole( 'link', { name: 'Mật khẩu' } )
			.hover();
		await section.hover();
		await quiet( page );
		expect( asked ).toEqual( [] );
		answer();
		await expect( page ).toHaveURL( '/' );
		await expect( accountButton( page, 'Tài khoản' ) ).toBeVisible();
	} );
} );

test( 'a session that ended says so, and what was typed is there after signing in', async ( {
	page,
	context,
	expectedErrors,
} ) => {
	expectedErrors.push( /status of 40[013]/, /Phiên đăng nhập đã hết/ );
	await open( page, '/dang-nhap?redirect_to=%2Fhinh-anh%2F16' );
	await signIn( page, 'binh' );
	await expect( page ).toHaveURL( '/hinh-anh/16' );
	await hydrated( page );
	await page.getByLabel( 'Viết bình luận' ).fill( 'Yên bình quá!' );
	await context.clearCookies();
	await page.getByRole( 'button', { name: 'Gửi', exact: true } ).click();
	const dialog = page.getByRole( 'alertdialog', { name: 'Thông báo' } );
	await expect( dialog ).toContainText( 'Phiên đăng nhập đã hết.' );
	await dialog.getByRole( 'link', { name: /^Đăng nhập/ } ).click();
	await expect( page ).toHaveURL( /\/dang-nhap/ );
	await hydrated( page );
	await signIn( page, 'binh' );
	await expect( page ).toHaveURL( /\/hinh-anh\/16(?:#comments)?$/ );
	await expect( page.getByLabel( 'Viết bình luận' ) ).toHaveValue(
		'Yên bình quá!'
	);
} );

test( 'the key of a mailed link leaves the address bar, and a link that does not work says so at once', async ( {
	page,
	browser,
	request,
	baseURL,
} ) => {
	const desk = await browser.newPage( {
		...author,
		baseURL: String( baseURL ),
	} );
	// Not the member of other tests: who signs in needs no link any more, for WordPress.
	await expect(
		await request.post( '/wp-json/hien/v1/password', {
			data: { login: 'nga' },
		} )
	).toBeOK();
	let link = '';
	await expect( async () => {
		link = await linkMailed(
			desk,
			'ly.phuong.nga@example.com',
			'Đặt lại mật khẩu'
		);
	} ).toPass();

	await test.step( 'without JavaScript', async () => {
		const plain = await browser.newPage( { javaScriptEnabled: false } );
		await plain.goto( link );
		await expect(
			plain.getByRole( 'link', { name: /trang của WordPress/ } )
		).toHaveAttribute( 'href', /action=rp&key=\w+&login=nga/ );
		await plain.goto( link.replace( 'key=', 'key=x' ) );
		await expect( alert( plain ) ).toContainText( 'Bạn xin thư mới nhé' );
	} );

	const response = await page.goto( link );
	expect( response?.headers() ).toMatchObject( {
		'referrer-policy': 'no-referrer',
	} );
	expect( response?.headers()[ 'cache-control' ] ).toContain( 'no-store' );
	await hydrated( page );
	await expect( page ).toHaveURL( '/quen-mat-khau' );
	const password = page.getByLabel( 'Mật khẩu mới' );
	await password.fill( 'ngan' );
	await page.getByRole( 'button', { name: 'Đổi mật khẩu' } ).click();
	await expect( password ).toHaveAccessibleDescription( /ít nhất 10 ký tự/ );
	await password.fill( 'một hàng cau trước hiên nhà' );
	await expect(
		page.locator( 'main form' ).getByRole( 'status' )
	).toHaveText( /Mật khẩu/ );
	await page.getByRole( 'link', { name: 'Xin thư khác' } ).click();
	await expect( page.getByRole( 'heading', { level: 1 } ) ).toHaveText(
		'Quên mật khẩu'
	);
	await expect( alert( page ) ).toHaveCount( 0 );
	await open( page, link.replace( 'key=', 'key=x' ) );
	await expect( page ).toHaveURL( '/quen-mat-khau?problem=invalid' );
	await expect( alert( page ) ).toContainText( 'Bạn xin thư mới nhé' );
	await expect(
		page.getByRole( 'button', { name: 'Gửi thư cho tôi' } )
	).toBeVisible();
} );
