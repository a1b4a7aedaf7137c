import { type Locator, type Page, expect } from '@playwright/test';
import {
	faults,
	headingOf,
	navigate,
	open,
	quiet,
	staysInApp,
	hydrated,
	test,
} from './support';

const PANELS = [ 'Dịch vụ', 'Thành viên', 'Trò chuyện', 'Bài mới' ];

function buttonOf( page: Page, name: string ) {
	return page.locator( '.hien-header__end' ).getByRole( 'button', { name } );
}

function panelOf( page: Page, name: string ) {
	return page.getByRole( 'region', { name, exact: true } );
}

/** The panels that are open. */
function panels( page: Page ) {
	return page.locator( '.hien-panel' );
}

async function boxOf( part: Locator ) {
	const box = await part.boundingBox();
	return box ?? { x: NaN, y: NaN, width: NaN, height: NaN };
}

test( 'every panel opens by the keyboard alone, one at a time; members are found by name, and the panel gives way to what else is used', async ( {
	page,
} ) => {
	await open( page, '/' );

	// First, when no panel's code is loaded.
	await test.step( 'by the keyboard', async () => {
		await buttonOf( page, 'Dịch vụ' ).focus();
		for ( const [ index, name ] of [ ...PANELS, 'Tài khoản' ].entries() ) {
			await expect( buttonOf( page, name ) ).toBeFocused();
			await page.keyboard.press( index % 2 ? 'Enter' : 'Space' );
			await expect( panelOf( page, name ) ).toBeFocused();
			await expect( panels( page ) ).toHaveCount( 1 );
			await page.keyboard.press( 'Escape' );
			await expect( panels( page ) ).toHaveCount( 0 );
			await expect( buttonOf( page, name ) ).toBeFocused();
			await page.keyboard.press( 'Tab' );
		}
		await buttonOf( page, 'Bài mới' ).focus();
		await page.keyboard.press( 'Enter' );
		await expect( panelOf( page, 'Bài mới' ) ).toBeFocused();
		await expect(
			panelOf( page, 'Bài mới' ).locator( '.hien-panel__row' )
		).toHaveCount( 15 );
		expect(
			await staysInApp( page, async () => {
				await page.keyboard.press( 'Tab' );
				await expect(
					page.getByRole( 'button', { name: 'Đóng' } )
				).toBeFocused();
				await page.keyboard.press( 'Tab' );
				const first = panels( page ).locator( 'a' ).first();
				await expect( first ).toBeFocused();
				const title = await first
					.locator( '.hien-panel__row-title' )
					.innerText();
				await page.keyboard.press( 'Enter' );
				await expect( headingOf( page ) ).toHaveText( title );
			} )
		).toBe( true );
		await expect( headingOf( page ) ).toBeFocused();
		await expect( panels( page ) ).toHaveCount( 0 );
	} );

	await test.step( 'by the pointer', async () => {
		await buttonOf( page, 'Bài mới' ).click();
		await buttonOf( page, 'Thành viên' ).click();
		const members = panelOf( page, 'Thành viên' );
		await expect( members ).toBeVisible();
		await expect( panels( page ) ).toHaveCount( 1 );
		const rows = members.locator( '.hien-panel__row' );
		await expect( rows.first() ).toContainText(
			/Tham gia \d\d\/\d\d\/\d{4}/
		);
		await members.getByLabel( 'Lọc theo tên' ).fill( 'binh' );
		await expect( rows ).toHaveCount( 1 );
		await expect( rows ).toContainText( 'Bình' );
		await members.getByLabel( 'Lọc theo tên' ).fill( 'zzz' );
		await expect( members ).toContainText(
			'Không tìm thấy thành viên nào!'
		);
		await page.locator( '.hien-header input[name="s"]' ).click();
		await expect( panels( page ) ).toHaveCount( 0 );

		await buttonOf( page, 'Trò chuyện' ).click();
		await expect( panels( page ) ).toBeVisible();
		await page.mouse.click( 5, 500 );
		await expect( panels( page ) ).toHaveCount( 0 );

		await buttonOf( page, 'Trò chuyện' ).click();
		await page.getByRole( 'link', { name: 'Hiên, về trang chủ' } ).click();
		await expect( page ).toHaveURL( '/' );
		await expect( panels( page ) ).toHaveCount( 0 );
	} );
} );

test( 'axe finds nothing serious with any panel open, and on a phone each fills the page, until Back', async ( {
	page,
} ) => {
	test.slow();
	await open( page, '/lien-he' );
	await page.emulateMedia( { reducedMotion: 'reduce' } );
	for ( const width of [ 1440, 390 ] ) {
		await page.setViewportSize( { width, height: 844 } );
		for ( const name of width > 768
			? [ ...PANELS, 'Tài khoản' ]
			: PANELS ) {
			await buttonOf( page, name ).click();
			const panel = panelOf( page, name );
			await expect( panel.getByText( 'Đang tải' ) ).toHaveCount( 0 );
			await expect( panel ).toHaveCSS( 'animation-name', 'none' );
			expect(
				await faults( page, 'header' ),
				`${ name }, ${ width }`
			).toEqual( [] );
			if ( width === 390 ) {
				const box = await boxOf( panel );
				const header = await boxOf( page.locator( '.hien-header' ) );
				const bar = await boxOf( page.locator( '.hien-bottom-bar' ) );
				expect( [ box.x, box.width ] ).toEqual( [ 0, width ] );
				expect( box.y ).toBe( header.y + header.height );
				// The border of the bar overlaps it.
				expect( box.y + box.height ).toBe( bar.y + 1 );
			}
		}
		await page.keyboard.press( 'Escape' );
	}

	await test.step( 'at 400 % a panel scrolls as a whole', async () => {
		await page.setViewportSize( { width: 320, height: 256 } );
		for ( const name of [ 'Thành viên', 'Bài mới' ] ) {
			await buttonOf( page, name ).click();
			const row = panels( page ).locator( '.hien-panel__row' ).nth( 1 );
			await row.waitFor();
			const shown = await panels( page ).evaluate( ( panel ) => {
				panel.scrollTop = panel.scrollHeight;
				const body = panel.querySelector( '.hien-panel__body' );
				const top = body?.getBoundingClientRect().top ?? Infinity;
				return panel.getBoundingClientRect().top - top;
			} );
			expect( shown, name ).toBeGreaterThanOrEqual( 0 );
			await page.keyboard.press( 'Escape' );
		}
	} );

	await test.step( 'on a phone Back closes a panel and stays on the page', async () => {
		await page.setViewportSize( { width: 390, height: 844 } );
		await navigate( page, '/tin-moi', 'Tin mới' );
		await buttonOf( page, 'Dịch vụ' ).click();
		await expect( panelOf( page, 'Dịch vụ' ) ).toBeVisible();
		await buttonOf( page, 'Bài mới' ).click();
		await expect( panelOf( page, 'Bài mới' ) ).toBeVisible();
		await page.goBack();
		await expect( panels( page ) ).toHaveCount( 0 );
		await expect( page ).toHaveURL( '/tin-moi' );
		await page.goBack();
		await expect( page ).toHaveURL( '/lien-he' );
	} );
} );

test.describe( 'without JavaScript', () => {
	test.use( { javaScriptEnabled: false } );

	test( 'what cannot be saved has no button for it', async ( { page } ) => {
		await page.goto( '/tai-nguyen' );
		const saves = page.locator( '.hien-layout__main .hien-save' );
		expect( await saves.count() ).toBeGreaterThan( 1 );
		await expect( saves.filter( { visible: true } ) ).toHaveCount( 0 );
	} );

	test( 'each button leads to a page', async ( { page, request } ) => {
		await page.goto( '/lien-he' );
		const links = page.locator( '.hien-header__end a' );
		for ( const name of [
			'Dịch vụ',
			'Thành viên',
			'Bài mới',
			'Tài khoản',
		] ) {
			const href = await links
				.and( page.getByRole( 'link', { name } ) )
				.getAttribute( 'href' );
			expect(
				( await request.get( String( href ) ) ).status(),
				name
			).toBe( 200 );
		}
		await links
			.and( page.getByRole( 'link', { name: 'Thành viên' } ) )
			.click();
		await expect( headingOf( page ) ).toHaveText( 'Thành viên' );
		await expect( page.locator( '.hien-members' ) ).toContainText( 'Bình' );
		await links
			.and( page.getByRole( 'link', { name: 'Dịch vụ' } ) )
			.click();
		await expect( page.locator( '#dich-vu' ) ).toBeInViewport();
	} );
} );

test( 'the page tells that the network is gone and back, and of a new version', async ( {
	page,
	context,
} ) => {
	await open( page, '/lien-he' );
	const notices = page.locator( '.hien-notices' );
	await expect( notices ).toBeAttached();
	// Pending requests would fail.
	await quiet( page );
	await context.setOffline( true );
	await expect( notices ).toContainText( 'Bạn đang ngoại tuyến.' );
	expect( await faults( page, '.hien-notices' ) ).toEqual( [] );
	await context.setOffline( false );
	await expect( notices ).toContainText( 'Đã có mạng trở lại.' );
	await expect( notices ).toBeEmpty();

	await page.route( /\/hien-screen/, async ( route ) => {
		const response = await route.fetch();
		const screen = ( await response.json() ) as object;
		await route.fulfill( {
			response,
			json: { ...screen, version: 'mới' },
		} );
	} );
	await navigate( page, '/tin-moi', 'Tin mới' );
	await expect( notices ).toContainText( 'Trang vừa có phiên bản mới.' );

	// A dialog that opens by itself gives the focus back.
	const reload = notices.getByRole( 'button', { name: 'Tải lại' } );
	await reload.focus();
	await page.evaluate( () =>
		window.dispatchEvent( new Event( 'hien-session-ended' ) )
	);
	await expect( page.getByRole( 'alertdialog' ) ).toContainText(
		'Phiên đăng nhập đã hết.'
	);
	await page.keyboard.press( 'Escape' );
	await expect( reload ).toBeFocused();

	// What is outside of a modal dialog cannot be read or pressed.
	await page.setViewportSize( { width: 390, height: 844 } );
	const search = page.getByRole( 'dialog', { name: 'Tìm kiếm' } );
	for ( const isLast of [ false, true ] ) {
		await page
			.getByRole( 'banner' )
			.getByRole( 'link', { name: 'Tìm kiếm' } )
			.click();
		await expect( search.locator( notices ) ).toBeVisible();
		if ( ! isLast ) {
			await page.keyboard.press( 'Escape' );
			await expect( search ).toHaveCount( 0 );
			await expect( notices ).toBeVisible();
		}
	}

	expect(
		await staysInApp( page, async () => {
			await reload.click();
			await page.waitForEvent( 'load' );
		} )
	).toBe( false );
	await expect( headingOf( page ) ).toHaveText( 'Tin mới' );
	await hydrated( page );
	await navigate( page, '/lien-he', 'Liên hệ' );
	await expect( notices ).toBeEmpty();
} );
