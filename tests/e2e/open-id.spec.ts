/** Signing in with another service: the owner sets it up, members use it, and each failure has a message. */
import { expect } from '@playwright/test';
import { CLIENT, type Provider, startProvider } from './open-id-provider';
import { NOT_FOUND, hydrated, open, ownSite, test } from './support';

const site = ownSite();
let provider: Provider;
test.beforeAll( async () => {
	provider = await startProvider();
} );
test.afterAll( () => provider.stop() );

test.describe( 'another service', () => {
	// All tests use the settings of the first one.
	test.describe.configure( { mode: 'serial' } );

	test( 'the owner names it, and its secret is not shown again', async ( {
		browser,
		expectedErrors,
	} ) => {
		expectedErrors.push( /Failed to load resource/, NOT_FOUND );
		const context = await browser.newContext( {
			storageState: await site.author(),
		} );
		const page = await context.newPage();
		await page.goto( `${ site.url }/wp-admin/admin.php?page=hien` );
		await page.getByRole( 'tab', { name: 'Đăng nhập' } ).click();
		await page.getByRole( 'button', { name: /^Thêm dịch vụ/ } ).click();
		const row = page.getByRole( 'group', { name: /^Dịch vụ 1/ } );
		await row.getByLabel( 'Tên trên nút' ).fill( 'Nhà' );
		await row.getByLabel( 'Địa chỉ issuer' ).fill( provider.issuer );
		await row.getByLabel( /^Mã ứng dụng/ ).fill( CLIENT.id );
		await row.getByLabel( /^Khóa bí mật/ ).fill( CLIENT.secret );
		await page.getByRole( 'button', { name: 'Lưu cài đặt' } ).click();
		await expect( page.getByText( 'Đã lưu.' ).first() ).toBeVisible();
		await expect( row.getByLabel( /^Khóa bí mật/ ) ).toHaveValue(
			'********'
		);
	} );

	test( 'a member comes in by it and goes on where it began', async ( {
		page,
	} ) => {
		await open( page, `${ site.url }/dang-nhap?redirect_to=%2Ftin-moi` );
		await page.getByRole( 'link', { name: 'Tiếp tục với Nhà' } ).click();
		await page.getByRole( 'link', { name: 'Cho phép' } ).click();
		await expect( page ).toHaveURL( `${ site.url }/tin-moi` );
		await hydrated( page );
		await expect(
			page
				.locator( '.hien-header__end' )
				.getByRole( 'button', { name: 'Bình' } )
		).toBeVisible();

		// Back shows the consent page again; a signed-in member simply continues.
		await page.goBack();
		await page.getByRole( 'link', { name: 'Cho phép' } ).click();
		await expect( page ).toHaveURL( `${ site.url }/` );
	} );

	test( 'who does not consent is told so, and the words of the service are not shown', async ( {
		page,
		expectedErrors,
	} ) => {
		// Back from there, the app asks once whether there is a session now: on a slow machine before the test goes on.
		expectedErrors.push( /status of 401/ );
		await open( page, `${ site.url }/dang-nhap?redirect_to=%2Ftin-moi` );
		await page.getByRole( 'link', { name: 'Tiếp tục với Nhà' } ).click();
		await page.getByRole( 'link', { name: 'Không cho' } ).click();
		await hydrated( page );
		await expect( page.locator( 'main [role="alert"]' ) ).toHaveText(
			/Bạn chưa cho phép/
		);
		await expect( page.locator( '#html' ) ).toHaveCount( 0 );
		await expect( page ).toHaveURL(
			`${ site.url }/dang-nhap?problem=refused&redirect_to=%2Ftin-moi`
		);
		await page.goBack();
		await page.getByRole( 'link', { name: 'Cho phép' } ).click();
		await expect( page.locator( 'main [role="alert"]' ) ).toHaveText(
			/đã dùng rồi/
		);
	} );

	test( 'it is down, knows somebody new where nobody may register, or the author', async ( {
		browser,
		page,
		expectedErrors,
	} ) => {
		// Back from there, the app asks once whether there is a session now.
		expectedErrors.push( /status of 401/ );
		const context = await browser.newContext( {
			storageState: await site.author(),
		} );
		const admin = await context.newPage();
		await admin.goto( `${ site.url }/wp-admin/options-general.php` );
		await admin.locator( '#users_can_register' ).uncheck();
		await admin.locator( '#submit' ).click();
		await expect(
			admin.locator( '#setting-error-settings_updated' )
		).toBeVisible();
		await context.close();

		const attempt = async () => {
			await page.goto( `${ site.url }/dang-nhap` );
			await page
				.getByRole( 'link', { name: 'Tiếp tục với Nhà' } )
				.click();
			await page.getByRole( 'link', { name: 'Cho phép' } ).click();
			return page.locator( 'main [role="alert"]' ).innerText();
		};
		provider.isDown = true;
		expect( await attempt() ).toContain( 'chưa trả lời' );
		provider.isDown = false;
		provider.person = { sub: '2', email: 'moi@example.com', name: 'Mới' };
		expect( await attempt() ).toContain( 'không nhận thành viên mới' );
		provider.person = {
			sub: '3',
			email: 'thay.an@example.com',
			name: 'An',
		};
		expect( await attempt() ).toContain( 'chỉ đăng nhập bằng mật khẩu' );
	} );
} );
