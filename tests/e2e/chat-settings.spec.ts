/** Hiên > Cài đặt > Trò chuyện: what the owner pastes, what is wrong with it, and whether the connection works. */
import { type Browser, type Page, expect } from '@playwright/test';
import { NOT_FOUND, faults, ownSite, test } from './support';

async function chatTab(
	browser: Browser,
	site: ReturnType< typeof ownSite >
): Promise< Page > {
	const context = await browser.newContext( {
		storageState: await site.author(),
		viewport: { width: 1280, height: 1000 },
	} );
	const page = await context.newPage();
	await page.goto( `${ site.url }/wp-admin/admin.php?page=hien` );
	await page.getByRole( 'tab', { name: 'Trò chuyện' } ).click();
	return page;
}

const CONFIG = `const firebaseConfig = {
  apiKey: "AIza-mot",
  authDomain: "lop-hoc.firebaseapp.com",
  databaseURL: "https://lop-hoc-default-rtdb.asia-southeast1.firebasedatabase.app",
  projectId: "lop-hoc"
};`;

test.describe( 'a site without Firebase', { tag: '@once' }, () => {
	const site = ownSite();
	test.beforeEach( ( { expectedErrors } ) => {
		expectedErrors.push( /Failed to load resource/, NOT_FOUND );
	} );

	test( 'says what is wrong with what was pasted, and keeps it', async ( {
		browser,
	} ) => {
		const page = await chatTab( browser, site );
		const config = page.getByLabel( /^Cấu hình của ứng dụng web/ );
		const account = page.getByLabel( /^Khóa của tài khoản dịch vụ/ );
		await config.fill( CONFIG.replace( 'databaseURL', 'address' ) );
		await account.fill( '{ "type": "service_account", "private_key": "x' );
		await page.getByRole( 'button', { name: 'Lưu cài đặt' } ).click();
		await expect(
			page.getByText( /^Không thấy databaseURL/ )
		).toBeVisible();
		await expect( page.getByText( /^Tệp JSON bị cắt cụt/ ) ).toBeVisible();
		await expect( config ).toHaveValue( /lop-hoc/ );
		await expect( account ).toHaveValue( /private_key/ );

		await config.fill( CONFIG );
		await account.fill( '' );
		await page.getByRole( 'button', { name: 'Lưu cài đặt' } ).click();
		await expect( page.getByText( 'Đã lưu.' ).first() ).toBeVisible();
		await page.getByRole( 'button', { name: 'Kiểm tra kết nối' } ).click();
		await expect(
			page.getByText( 'Trang chưa có khóa của tài khoản dịch vụ.' )
		).toBeVisible();
		expect( await faults( page, '.hien-settings' ) ).toEqual( [] );
		await page.context().close();
	} );

	test( 'gives the rules to copy', async ( { browser } ) => {
		const page = await chatTab( browser, site );
		await page
			.context()
			.grantPermissions( [ 'clipboard-read', 'clipboard-write' ] );
		await page.getByRole( 'button', { name: 'Chép bộ quy tắc' } ).click();
		await expect(
			page.getByText( 'Đã chép bộ quy tắc.' ).first()
		).toBeVisible();
		const copied = await page.evaluate( () =>
			navigator.clipboard.readText()
		);
		expect( Object.keys( JSON.parse( copied ) as object ) ).toEqual( [
			'rules',
		] );
		await page.context().close();
	} );
} );

test.describe( 'a site with Firebase', { tag: '@once' }, () => {
	const site = ownSite( { chat: true } );
	test.beforeEach( ( { expectedErrors } ) => {
		expectedErrors.push( /Failed to load resource/, NOT_FOUND );
	} );

	test( 'checks the connection, and says when Firebase does not answer', async ( {
		browser,
	} ) => {
		const page = await chatTab( browser, site );
		await expect(
			page.getByText( /^wp-config.php có HIEN_CHAT_CONFIG/ ).first()
		).toBeVisible();
		const check = page.getByRole( 'button', { name: 'Kiểm tra kết nối' } );
		await check.click();
		await expect(
			page.getByText( 'Kết nối tốt: thành viên trò chuyện được.' ).first()
		).toBeVisible();
		await expect( page.getByText( /^✓ / ) ).toHaveCount( 4 );

		await site.firebase.stop();
		await check.click();
		await expect(
			page.getByText( /Máy chủ của trang không gọi được Firebase/ )
		).toBeVisible();
		await site.firebase.restart();
		await check.click();
		await expect( page.getByText( /^✓ / ) ).toHaveCount( 4 );
		await page.context().close();
	} );
} );
