import { type BrowserContext, type Page, expect } from '@playwright/test';
import {
	NOT_FOUND,
	headingOf,
	open,
	ownSite,
	pickFile,
	test,
	withPictures,
} from './support';

test.use( withPictures );

// Settings affect every page, so these tests have a separate site.
const site = ownSite();
// WordPress's own screens request files that do not exist here; an invalid save is a 400.
test.beforeEach( ( { expectedErrors } ) => {
	expectedErrors.push( /Failed to load resource/, NOT_FOUND );
} );

/** The owner's browser: the scripts of wp-admin, which are many, are loaded once. */
let desk: BrowserContext;

test.beforeAll( async ( { browser } ) => {
	desk = await browser.newContext( {
		storageState: await site.author(),
		viewport: { width: 1280, height: 1000 },
	} );
} );
test.afterEach( () =>
	Promise.all( desk.pages().map( ( page ) => page.close() ) )
);
test.afterAll( () => desk.close() );

/** Hiên > Cài đặt, as the owner. */
async function settings(): Promise< Page > {
	const page = await desk.newPage();
	await page.goto( `${ site.url }/wp-admin/admin.php?page=hien` );
	await expect( page.getByRole( 'tab', { name: 'Chung' } ) ).toBeVisible();
	return page;
}

async function save( page: Page ): Promise< void > {
	await page.getByRole( 'button', { name: 'Lưu cài đặt' } ).click();
}

/** Does what saves, and waits until it is stored. */
async function isSaved(
	page: Page,
	act: () => Promise< void >
): Promise< void > {
	const saved = page.waitForResponse(
		( response ) =>
			response.url().includes( '/wp-json/' ) &&
			response.request().method() === 'POST'
	);
	await act();
	expect( ( await saved ).status() ).toBe( 200 );
	await expect( page.getByText( 'Đã lưu.' ).first() ).toBeVisible();
}

async function saves( page: Page ): Promise< void > {
	await isSaved( page, () => save( page ) );
}

function row( page: Page, name: RegExp ) {
	return page.getByRole( 'group', { name } );
}

test.describe( 'the owner', () => {
	test( 'changes settings, is told what is wrong, and sees them on the site', async ( {
		page,
	} ) => {
		const admin = await desk.newPage();
		await admin.goto( `${ site.url }/wp-admin/admin.php?page=hien#google` );
		await expect( admin.getByLabel( 'Client ID' ) ).toBeFocused();

		await test.step( 'sees names of accounts, never their ids', async () => {
			const users = /\/wp\/v2\/users\?/;
			let load = () => {};
			const asked = new Promise< void >( ( resolve ) => {
				load = resolve;
			} );
			await admin.route( users, async ( route ) => {
				await asked;
				await route.continue();
			} );
			await admin.getByRole( 'tab', { name: 'Tác giả' } ).click();
			const chosen = admin
				.getByLabel( 'Tài khoản của tác giả' )
				.locator( ':checked' );
			await expect( chosen ).toHaveText( 'Đang tải…' );
			load();
			await expect( chosen ).toHaveText( 'Nguyễn Văn An' );
			await admin.unrouteAll();
		} );

		await test.step( 'changes a service and the footer', async () => {
			await admin
				.getByRole( 'tab', { name: 'Dịch vụ và dự án' } )
				.click();
			const service = row( admin, /^Dịch vụ 2/ );
			await service.getByLabel( 'Tên' ).fill( 'Viết plugin theo giờ' );
			await service.getByLabel( 'Liên kết' ).fill( '/tai-nguyen' );
			await admin.getByRole( 'tab', { name: 'Chân trang' } ).click();
			await admin
				.getByLabel( 'Dòng bản quyền' )
				.fill( '© Hiên nhà thầy An' );
			await saves( admin );
			await admin.goto( `${ site.url }/wp-admin/profile.php` );
			await admin.goBack(); // To the tab that was left.
			await expect( admin.getByLabel( 'Dòng bản quyền' ) ).toHaveValue(
				'© Hiên nhà thầy An'
			);
		} );

		await test.step( 'puts services in order with the keyboard, adds and removes', async () => {
			await admin
				.getByRole( 'tab', { name: 'Dịch vụ và dự án' } )
				.click();
			const legends = admin.locator( '.hien-settings__row > legend' );
			const before = await legends.allInnerTexts();

			await admin
				.getByRole( 'button', { name: 'Đưa xuống: Dịch vụ 1' } )
				.focus();
			await admin.keyboard.press( 'Enter' );
			await expect(
				admin.getByRole( 'button', { name: 'Đưa xuống: Dịch vụ 2' } )
			).toBeFocused();
			await expect( legends.nth( 1 ) ).toHaveText(
				before[ 0 ]?.replace( 'Dịch vụ 1', 'Dịch vụ 2' ) ?? ''
			);

			await admin
				.getByRole( 'button', { name: 'Bỏ: Dịch vụ 5' } )
				.click();
			const add = admin.getByRole( 'button', {
				name: 'Thêm dịch vụ (4/5)',
			} );
			await expect( add ).toBeFocused();
			await add.press( 'Enter' );
			const added = row( admin, /^Dịch vụ 5/ );
			await expect( added.getByLabel( 'Tên' ) ).toBeFocused();
			await admin.keyboard.type( 'Chấm mã nguồn' );
			await added.getByLabel( 'Liên kết' ).fill( '/lien-he' );
			await saves( admin );
		} );

		await test.step( 'chooses an icon by its picture, completes a link and pastes a map', async () => {
			await admin
				.getByRole( 'tab', { name: 'Dịch vụ và dự án' } )
				.click();
			const service = row( admin, /^Dịch vụ 3/ );
			const icons = service.getByRole( 'group', { name: 'Biểu tượng' } );
			await icons.getByRole( 'radio', { checked: true } ).focus();
			await admin.keyboard.press( 'ArrowRight' );
			await expect(
				icons.getByRole( 'radio', { checked: true } )
			).toBeFocused();
			await icons.getByText( 'Bảng màu' ).click();
			await service.getByLabel( 'Liên kết' ).fill( 'vi-du.vn/dich-vu' );
			await service.getByLabel( 'Tên' ).focus();
			await expect( service.getByLabel( 'Liên kết' ) ).toHaveValue(
				'https://vi-du.vn/dich-vu'
			);
			await admin.getByRole( 'tab', { name: 'Tác giả' } ).click();
			await expect(
				admin
					.getByLabel( 'Tài khoản của tác giả' )
					.locator( ':checked' )
			).toHaveText( 'Nguyễn Văn An' );
			await admin.getByRole( 'tab', { name: 'Liên hệ' } ).click();
			// Saved by Enter, with the focus still in the field.
			const map = admin.getByLabel( 'Điểm trên bản đồ' );
			await map.fill(
				'https://www.google.com/maps/place/X/@10.77,106.70,17z/data=!3d10.7769!4d106.7009'
			);
			await isSaved( admin, () => map.press( 'Enter' ) );
			await expect( map ).toHaveValue( '10.7769, 106.7009' );
		} );

		await test.step( 'chooses a picture for a slide of the banner', async () => {
			await admin.getByRole( 'tab', { name: 'Trang chủ' } ).click();
			await admin.getByRole( 'button', { name: /^Thêm tấm/ } ).click();
			const slide = row( admin, /^Tấm 3/ );
			await slide.getByLabel( 'Tiêu đề' ).fill( 'Chiều thứ Bảy mở cửa' );
			await slide.getByLabel( 'Liên kết' ).fill( '/lien-he' );
			await slide.getByRole( 'button', { name: 'Chọn ảnh' } ).click();
			await pickFile( admin );
			await expect(
				slide.getByRole( 'button', { name: 'Thay ảnh' } )
			).toBeVisible();
			await expect( slide.getByRole( 'img' ) ).toBeVisible();
			await saves( admin );
		} );

		await test.step( 'sees them on the site', async () => {
			await open( page, `${ site.url }/` );
			await expect(
				page.getByRole( 'link', { name: /^Viết plugin theo giờ/ } )
			).toHaveAttribute( 'href', `${ site.url }/tai-nguyen` );
			await expect( page.getByRole( 'contentinfo' ) ).toContainText(
				'© Hiên nhà thầy An'
			);

			await expect(
				page
					.getByRole( 'article' )
					.filter( { hasText: 'Chiều thứ Bảy mở cửa' } )
					.locator( 'img' )
			).toHaveAttribute( 'src', /\/wp-content\/uploads\// );

			await open( page, `${ site.url }/menu` );
			await expect(
				page
					.getByRole( 'navigation', { name: 'Dịch vụ' } )
					.getByRole( 'link' )
			).toHaveText( [
				'Viết plugin theo giờ',
				'Thiết kế website',
				'Tối ưu tốc độ(trang ngoài)', // Its link is another one now.
				'Bảo trì, sao lưu',
				'Chấm mã nguồn',
			] );
		} );

		await test.step( 'is told what is wrong, beside the field, and loses nothing', async () => {
			await admin.getByRole( 'tab', { name: 'Liên hệ' } ).click();
			await admin.getByLabel( 'Điện thoại' ).fill( '0987 654 321' );
			await admin.route( /settings/, ( route ) => route.abort() );
			await save( admin );
			await expect(
				admin.getByText( 'Chưa lưu được.' ).first()
			).toBeVisible();
			await expect( admin.getByLabel( 'Điện thoại' ) ).toHaveValue(
				'0987 654 321'
			);
			await admin.unroute( /settings/ );
			await admin.getByLabel( 'Email' ).fill( 'chao@' );
			await admin.getByRole( 'tab', { name: 'Chân trang' } ).click();
			await save( admin );

			await expect(
				admin.getByText( 'Những gì bạn nhập vẫn còn nguyên.' ).first()
			).toBeVisible();
			const email = admin.getByLabel( 'Email' );
			await expect( email ).toBeFocused();
			await expect( email ).toHaveValue( 'chao@' );
			await expect( email ).toHaveAccessibleDescription(
				'“Email” phải là một địa chỉ email.'
			);
			await expect( admin.getByLabel( 'Điện thoại' ) ).toHaveValue(
				'0987 654 321'
			);
			await expect(
				admin.getByRole( 'tab', { name: 'Liên hệ (1 lỗi)' } )
			).toBeVisible();
			await open( page, `${ site.url }/lien-he` );
			await expect( page.getByRole( 'main' ) ).toContainText(
				'0123 456 789'
			);

			await email.fill( 'chao@vi-du.vn' );
			await expect(
				admin.getByRole( 'tab', { name: 'Liên hệ', exact: true } )
			).toBeVisible();
			await saves( admin );
			await page.reload();
			await expect(
				page
					.locator( 'iframe[src*="10.7769"], a[href*="10.7769"]' )
					.first()
			).toBeAttached();
			await expect( page.getByRole( 'main' ) ).toContainText(
				'0987 654 321'
			);
			await expect(
				page.getByRole( 'link', { name: 'chao@vi-du.vn' } )
			).toBeVisible();
		} );
	} );

	test( 'has two tabs, which keep both changes; fills the search index anew, and gives the site another handle', async ( {
		page,
		request,
	} ) => {
		const [ first, second ] = [ await settings(), await settings() ];
		const handle = second.getByLabel( 'Tên ngắn' );

		await test.step( 'saves from a tab that was opened before another one saved', async () => {
			await first.getByRole( 'tab', { name: 'Đăng nhập' } ).click();
			await first.getByLabel( 'Client ID' ).fill( '1.example' );
			await saves( first );

			await second.getByRole( 'tab', { name: 'Chân trang' } ).click();
			await second.getByLabel( 'Dòng bản quyền' ).fill( '© Thẻ thứ hai' );
			await saves( second );
			await expect(
				second.getByRole( 'button', { name: 'Lưu cài đặt' } )
			).toBeDisabled();
			await second.getByRole( 'tab', { name: 'Đăng nhập' } ).click();
			await expect( second.getByLabel( 'Client ID' ) ).toHaveValue(
				'1.example'
			);

			// Names of accounts cannot be loaded.
			const users = /\/wp\/v2\/users\?/;
			await first.route( users, ( route ) => route.abort() );
			await first.reload();
			await first.getByRole( 'tab', { name: 'Tác giả' } ).click();
			await expect(
				first
					.getByLabel( 'Tài khoản của tác giả' )
					.locator( ':checked' )
			).toHaveText( '(không có trong danh sách)' );
			await first.getByRole( 'tab', { name: 'Đăng nhập' } ).click();
			await expect( first.getByLabel( 'Client ID' ) ).toHaveValue(
				'1.example'
			);
			await first.getByRole( 'tab', { name: 'Chân trang' } ).click();
			await expect( first.getByLabel( 'Dòng bản quyền' ) ).toHaveValue(
				'© Thẻ thứ hai'
			);
			await first.unroute( users );
		} );

		await test.step( 'is asked before leaving with changes', async () => {
			await first.getByRole( 'tab', { name: 'Chung' } ).click();
			await first.getByLabel( 'Tên ngắn' ).fill( 'an' );
			const asked: string[] = [];
			first.on( 'dialog', ( dialog ) => {
				asked.push( dialog.type() );
				void dialog.accept();
			} );
			await first.goto( `${ site.url }/wp-admin/index.php` );
			expect( asked ).toEqual( [ 'beforeunload' ] );
		} );

		await test.step( 'fills the search index anew, and goes on where that has failed', async () => {
			await second.getByRole( 'tab', { name: 'Chung' } ).click();
			const path = '**/wp-json/hien/v1/search/rebuild*';
			const begin = second.getByRole( 'button', {
				name: 'Lập lại chỉ mục',
			} );
			await second.route( path, ( route ) => route.abort() );
			await begin.click();
			await expect(
				second.getByText( 'Chưa lập xong chỉ mục.' ).first()
			).toBeVisible();
			await second.unroute( path );

			// SearchRebuildTest fills it, in many batches; here the answers are given.
			let finish = () => {};
			const isLast = new Promise< void >( ( resolve ) => {
				finish = resolve;
			} );
			let batches = 0;
			await second.route( path, async ( route ) => {
				const running = ++batches === 1;
				await ( running ? null : isLast );
				await route.fulfill( {
					json: { running, done: running ? 50 : 120, total: 120 },
				} );
			} );
			await second.getByRole( 'button', { name: 'Thử lại' } ).click();
			const bar = second.getByRole( 'progressbar', {
				name: 'Lập lại chỉ mục tìm kiếm',
			} );
			await expect( bar ).toBeVisible();
			await expect(
				second.getByText( /^Đã lập 50\/120 nội dung/ )
			).toBeVisible();
			finish();
			await expect(
				second.getByText( 'Đã lập xong chỉ mục: 120 nội dung.' ).first()
			).toBeVisible();
			await expect( begin ).toBeEnabled();
		} );

		await test.step( 'sees every tab, also where one has the mark of an error', async () => {
			await handle.fill( 'Thầy An' );
			await save( second );
			await expect(
				second.getByRole( 'tab', { name: 'Chung (1 lỗi)' } )
			).toBeVisible();
			await second.evaluate( () => window.scrollTo( 0, 0 ) );
			for ( const width of [ 1366, 1024, 782, 390 ] ) {
				await second.setViewportSize( { width, height: 900 } );
				for ( const tab of await second.getByRole( 'tab' ).all() ) {
					await expect( tab, `at ${ width } px` ).toBeInViewport( {
						ratio: 1,
					} );
				}
			}
			await second.setViewportSize( { width: 1280, height: 1000 } );
		} );

		await test.step( 'gives the site another handle, and its addresses follow at once', async () => {
			await expect( handle ).toHaveAccessibleDescription(
				/^Tên ngắn chỉ gồm/
			);
			await handle.fill( 'thay-an' );
			await saves( second );

			const answer = ( path: string ) =>
				request.get( site.url + path, { maxRedirects: 0 } );
			expect(
				( await answer( '/wp-json/thay-an/v1/options' ) ).status()
			).toBe( 200 );
			expect(
				( await answer( '/wp-json/hien/v1/options' ) ).status()
			).toBe( 404 );
			for ( const prefix of [ '/ve-', '/hoi-dap-' ] ) {
				expect(
					( await answer( `${ prefix }thay-an` ) ).status()
				).toBe( 200 );
				const moved = await answer( `${ prefix }hien` );
				expect( [
					moved.status(),
					moved.headers()[ 'location' ],
				] ).toEqual( [ 301, `${ site.url }${ prefix }thay-an` ] );
			}
			await open( page, `${ site.url }/menu` );
			await page.getByRole( 'link', { name: /^Hỏi đáp \d/ } ).click();
			await expect( headingOf( page ) ).toHaveText( 'Hỏi đáp' );
			await expect( page ).toHaveURL( `${ site.url }/hoi-dap-thay-an` );
		} );
	} );

	test( 'leads readers on from an address that they have not found', async ( {
		request,
	} ) => {
		const old = `${ site.url }/bai-da-mat.html`;
		expect( ( await request.get( old ) ).status() ).toBe( 404 );
		const admin = await desk.newPage();
		const list = `${ site.url }/wp-admin/admin.php?page=hien-redirects`;
		await admin.goto( `${ list }&tab=missing` );
		const found = admin.getByRole( 'row', { name: '/bai-da-mat.html' } );
		await found.hover();
		await found.getByRole( 'link', { name: 'Chuyển hướng tới' } ).click();
		const target = admin.getByRole( 'textbox', {
			name: 'Chuyển hướng tới',
		} );
		await target.fill( 'tin-moi ở đâu?' );
		await admin.getByRole( 'button', { name: 'Lưu chuyển hướng' } ).click();
		await expect(
			admin.getByRole( 'textbox', { name: 'Địa chỉ cũ' } )
		).toHaveValue( '/bai-da-mat.html' );
		await expect( target ).toBeFocused();
		await target.fill( '/tin-moi' );
		await admin.getByRole( 'button', { name: 'Lưu chuyển hướng' } ).click();
		await expect( admin.getByText( 'Đã lưu chuyển hướng.' ) ).toBeVisible();
		const answer = await request.get( old, { maxRedirects: 0 } );
		expect( [ answer.status(), answer.headers()[ 'location' ] ] ).toEqual( [
			301,
			`${ site.url }/tin-moi`,
		] );
		await found.hover();
		await found.getByRole( 'link', { name: 'Xóa' } ).click();
		await expect( admin.getByText( 'Đã xóa chuyển hướng.' ) ).toBeVisible();
		expect( ( await request.get( old ) ).status() ).toBe( 404 );
	} );

	// Last, since it has the search index filled anew.
	test( 'moves in from Blogger, and out again', async () => {
		const admin = await desk.newPage();
		await admin.goto( `${ site.url }/wp-admin/tools.php?page=hien-import` );
		await admin
			.getByLabel( 'Tệp .xml hoặc .atom' )
			.setInputFiles( 'tests/php/Import/files/feed.atom' );
		await admin.getByRole( 'button', { name: 'Đọc tệp' } ).click();
		await expect(
			admin.getByText( 'Tệp feed.atom có 6 mục.' )
		).toBeVisible();
		await admin.getByRole( 'button', { name: 'Bắt đầu nhập' } ).click();
		await expect(
			admin.getByText( 'Có 3 bài và trang, 2 bình luận, 0 ảnh' ).first()
		).toBeVisible();
		// The pictures' host cannot be reached. The page itself runs the batches of the second try.
		const batch = admin.waitForResponse(
			( response ) => response.request().resourceType() === 'fetch'
		);
		await admin.getByRole( 'button', { name: 'Thử lại' } ).click();
		await batch;
		await expect(
			admin.getByRole( 'heading', { name: '2 ảnh chưa tải về được' } )
		).toBeVisible();
		await admin.goto( `${ site.url }/2015/05/ngay-dau-i-day.html` );
		await expect(
			admin.getByRole( 'heading', { name: 'Ngày đầu đi dạy', level: 1 } )
		).toBeVisible();

		await admin.goto( `${ site.url }/wp-admin/tools.php?page=hien-import` );
		await admin.getByLabel( 'Tôi muốn gỡ' ).check();
		await admin
			.getByRole( 'button', { name: 'Gỡ những gì đã nhập' } )
			.click();
		await expect(
			admin.getByText( 'Đã gỡ hết những gì đã nhập.' )
		).toBeVisible();
	} );
} );
