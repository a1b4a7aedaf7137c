/** Hiên > Cài đặt > Trò chuyện: the owner pastes, saves and checks the connection. The inbox follows these settings. */
import { type Browser, type Page, expect } from '@playwright/test';
import { BINH, button, field, newPage, openChat, panel } from './chat-pages';
import { store } from './chat-server';
import {
	NOT_FOUND,
	faults,
	headingOf,
	open,
	ownSite,
	quiet,
	test,
} from './support';

const INBOXES = [ '/admin', '/wp-admin/admin.php?page=hien-chat' ];

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

test.describe( 'a site without Firebase', () => {
	const site = ownSite();
	test.beforeEach( ( { expectedErrors } ) => {
		expectedErrors.push( /Failed to load resource/, NOT_FOUND );
	} );

	test( 'gives the rules to copy, says what is wrong with what was pasted, and keeps it', async ( {
		browser,
	} ) => {
		const page = await chatTab( browser, site );
		await page
			.context()
			.grantPermissions( [ 'clipboard-read', 'clipboard-write' ] );
		await expect(
			page.getByText( /^Chưa kiểm tra bộ quy tắc trên Firebase/ ).first()
		).toBeVisible();
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

		await test.step( 'has an inbox that leads to the settings', async () => {
			for ( const address of INBOXES ) {
				await page.goto( site.url + address );
				await expect(
					page.getByText( 'Trò chuyện chưa được nối với Firebase' )
				).toBeVisible();
				await expect(
					page.getByRole( 'link', { name: 'Mở cài đặt' } )
				).toHaveAttribute( 'href', /admin\.php\?page=hien$/ );
			}
		} );
	} );
} );

test.describe( 'a site with Firebase', () => {
	const site = ownSite( { chat: true } );
	test.beforeEach( ( { expectedErrors } ) => {
		expectedErrors.push( /Failed to load resource/, NOT_FOUND );
	} );

	test( 'the owner checks the connection, and closes the chat', async ( {
		browser,
	} ) => {
		test.setTimeout( 120_000 );
		const settings = await chatTab( browser, site );

		await test.step( 'checks the connection, and says when Firebase does not answer', async () => {
			await expect(
				settings
					.getByText( /^wp-config.php có HIEN_CHAT_CONFIG/ )
					.first()
			).toBeVisible();
			const check = settings.getByRole( 'button', {
				name: 'Kiểm tra kết nối',
			} );
			await check.click();
			await expect(
				settings
					.getByText( 'Kết nối tốt: thành viên trò chuyện được.' )
					.first()
			).toBeVisible();
			await expect( settings.getByText( /^✓ / ) ).toHaveCount( 4 );
			const rules = settings
				.getByText( /bộ quy tắc trên Firebase đúng là bộ này/ )
				.first();
			await expect( rules ).toBeVisible();
			await settings.reload();
			await settings.getByRole( 'tab', { name: 'Trò chuyện' } ).click();
			await expect( rules ).toBeVisible();

			await site.firebase.stop();
			await check.click();
			await expect(
				settings.getByText(
					/Máy chủ của trang không gọi được Firebase/
				)
			).toBeVisible();
			await site.firebase.restart();
			await check.click();
			await expect( settings.getByText( /^✓ / ) ).toHaveCount( 4 );
		} );

		await test.step( 'open pages and the inbox say that it is closed, new pages have no button; the author never has one', async () => {
			const save = async ( label: string ) => {
				await settings
					.getByLabel( 'Khung trò chuyện' )
					.selectOption( { label } );
				const saved = settings.waitForResponse(
					( response ) =>
						response.url().includes( '/wp-json/' ) &&
						response.request().method() === 'POST'
				);
				await settings
					.getByRole( 'button', { name: 'Lưu cài đặt' } )
					.click();
				expect( ( await saved ).status() ).toBe( 200 );
			};
			const author = await newPage( browser, site, 'author' );
			// On the author's page there is another button that opens it.
			await open( author, '/ve-hien' );
			await expect( headingOf( author ) ).toHaveText( 'Nguyễn Văn An' );
			const member = await newPage( browser, site, 'member' );
			await openChat( member );
			await quiet( author );
			await expect( button( author ) ).toHaveCount( 0 );
			await expect(
				author.locator( '.hien-person__who .hien-button' )
			).toHaveCount( 0 );

			await save( 'Đóng' );
			// The page signs in again, as it does every hour.
			await store( site.firebase, `blocked/${ BINH.uid }`, Date.now() );
			await expect( panel( member ).getByRole( 'alert' ) ).toContainText(
				'Trò chuyện đang tắt.'
			);
			await expect( field( member ) ).toHaveCount( 0 );
			const page = await member.context().newPage();
			await open( page, '/' );
			await quiet( page );
			await expect( button( page ) ).toHaveCount( 0 );

			for ( const address of INBOXES ) {
				await author.goto( site.url + address );
				await expect(
					author.getByText( 'Trò chuyện đang đóng', { exact: true } )
				).toBeVisible();
				await expect(
					author.getByRole( 'link', { name: 'Mở cài đặt' } )
				).toBeVisible();
			}

			await save( 'Mở' );
			await panel( member )
				.getByRole( 'button', { name: 'Thử lại' } )
				.click();
			await expect( field( member ) ).toBeVisible();
		} );
	} );
} );
