import { execFileSync } from 'node:child_process';
import { copyFileSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type BrowserContext, type Page, expect } from '@playwright/test';
import {
	NOT_FOUND,
	headingOf,
	hydrated,
	navigate,
	open,
	ownSite,
	signInAtWordPress,
	test,
} from './support';

const CLICKS = 25;

/** Counts each press of the pointer, whoever makes it. */
async function countClicks( context: BrowserContext ): Promise< () => number > {
	let count = 0;
	await context.exposeFunction( 'hienClicked', () => count++ );
	await context.addInitScript( () =>
		addEventListener(
			'pointerdown',
			() =>
				(
					window as unknown as { hienClicked: () => void }
				 ).hienClicked(),
			{ capture: true }
		)
	);
	return () => count;
}

/** Uploads a zip by WordPress's form, installs and activates it. */
async function install( page: Page, zip: string ): Promise< void > {
	await page.waitForLoadState(); // The button needs WordPress's scripts.
	await page.locator( '.upload-view-toggle' ).click();
	const chooser = page.waitForEvent( 'filechooser' );
	await page.locator( '#pluginzip, #themezip' ).click();
	await ( await chooser ).setFiles( zip );
	await page
		.locator( '#install-plugin-submit, #install-theme-submit' )
		.click();
	await page.locator( 'a[href*="action=activate"]:visible' ).first().click();
}

test.describe( 'a new site', () => {
	const site = ownSite( { isBare: true } );

	test( `is ready after two zips and at most ${ CLICKS } clicks`, async ( {
		page,
		browser,
		expectedErrors,
	}, testInfo ) => {
		// WordPress's own screens request files that do not exist here.
		expectedErrors.push( /Failed to load resource/ );
		const zips = testInfo.outputPath();
		execFileSync( process.execPath, [ 'zip.mjs', `--to=${ zips }` ] );
		const desk = await browser.newContext( {
			viewport: { width: 1440, height: 1000 },
		} );
		const clicks = await countClicks( desk );
		const admin = await desk.newPage();
		// In the notice: the menu's link of this name is there before it.
		const start = () =>
			admin
				.locator( '.notice' )
				.getByRole( 'link', { name: 'Bắt đầu', exact: true } );

		await admin.goto( `${ site.url }/wp-login.php` );
		await signInAtWordPress( admin, 'an' );
		await admin.locator( '#menu-plugins > a' ).click();
		await admin.locator( 'a.page-title-action' ).click();
		await install( admin, join( zips, 'hien-core.zip' ) );
		await start().click();
		await admin
			.getByRole( 'link', { name: 'Mở Giao diện', exact: true } )
			.click();
		await install( admin, join( zips, 'hien.zip' ) );
		await start().click();

		for ( const [ label, text ] of Object.entries( {
			'Tên trang': 'Lớp toán cô Lan',
			'Khẩu hiệu, một dòng dưới tên': 'Học là vui',
			'Tên của bạn, như người đọc thấy': 'Trần Thị Lan',
			'Vài dòng về bạn': 'Dạy toán lớp 9.',
			'Lời của trang Giới thiệu': 'Đây là lớp của những người thích đếm.',
			'Lời của trang về tác giả': 'Tôi dạy học đã hai mươi năm.',
		} ) ) {
			await admin.getByRole( 'textbox', { name: label } ).fill( text );
		}
		await admin
			.getByRole( 'checkbox', { name: 'Mở đăng ký thành viên' } )
			.click();
		await admin.getByRole( 'button', { name: 'Lưu' } ).click();

		await admin
			.getByRole( 'region', { name: 'Thử gửi thư' } )
			.getByRole( 'link' )
			.click();
		const mails = await desk.newPage();
		await mails.goto(
			`${ site.url }/wp-admin/tools.php?page=hien-mailbox`
		);
		await mails.getByText( 'Thư thử →' ).click();
		await mails.getByRole( 'link', { name: /mail-arrived/ } ).click();
		await mails.getByRole( 'button', { name: 'Đã đến' } ).click();
		await mails.close();

		await admin
			.getByRole( 'main' )
			.getByRole( 'link', { name: 'Viết bài' } )
			.click();
		await admin.locator( '.components-guide button' ).first().click();
		await admin
			.frameLocator( 'iframe[name="editor-canvas"]' )
			.getByRole( 'textbox' )
			.first()
			.fill( 'Bài đầu tiên' );
		await admin.locator( '.editor-post-publish-panel__toggle' ).click();
		await admin.locator( '.editor-post-publish-button' ).click();
		await admin.waitForFunction(
			'wp.data.select( "core/editor" ).isCurrentPostPublished()'
		);
		expect( clicks() ).toBeGreaterThan( 10 );
		expect( clicks() ).toBeLessThanOrEqual( CLICKS );

		await admin.goto( `${ site.url }/wp-admin/admin.php?page=hien-start` );
		await expect( admin.locator( 'section.hien-task' ) ).not.toHaveCount(
			0
		);
		await expect(
			admin.locator( 'section.hien-task h3', { hasNotText: 'tùy bạn' } )
		).toHaveCount( 0 );
		await expect( admin.locator( '.wrap .notice-error' ) ).toHaveCount( 0 );

		await page.goto( site.url );
		await hydrated( page );
		await expect( page ).toHaveTitle( /Lớp toán cô Lan/ );
		await page
			.getByRole( 'link', { name: 'Bài đầu tiên' } )
			.first()
			.click();
		await expect( headingOf( page ) ).toHaveText( 'Bài đầu tiên' );
		await expect( page ).toHaveURL( /\/chuyen-chung\/bai-dau-tien$/ );
		const sample = await page.request.get( `${ site.url }/?page_id=2` );
		expect( sample.status() ).toBe( 404 );
	} );

	test( 'a page that a cache keeps from before an update is alive after it, and can be read if its entry script is gone', async ( {
		page,
		expectedErrors,
	} ) => {
		const home = `${ site.url }/`;
		const build = join( site.dir, 'www/wp-content/themes/hien/build' );
		const kept = await ( await page.request.get( home ) ).text();
		const entry = /app\.[0-9a-f]+\.js/.exec( kept )?.[ 0 ] ?? '';
		// An update with another entry. Its zip holds the former one too: zips.spec.ts.
		copyFileSync( join( build, entry ), join( build, 'app.123456.js' ) );
		const manifest = join( build, 'manifest.php' );
		writeFileSync(
			manifest,
			readFileSync( manifest, 'utf8' ).replace( entry, 'app.123456.js' )
		);
		expect(
			await ( await page.request.get( `${ site.url }/tin-moi` ) ).text()
		).toContain( 'app.123456.js' );

		let loads = 0;
		await page.route( home, ( route ) => {
			loads++;
			return route.fulfill( { body: kept, contentType: 'text/html' } );
		} );
		await open( page, home );
		await navigate( page, `${ site.url }/tin-moi`, 'Tin mới' );

		rmSync( join( build, entry ) );
		expectedErrors.push( NOT_FOUND );
		await page.goto( home );
		await expect.poll( () => loads ).toBe( 3 ); // It is reloaded once, in case that helps.
		await page.waitForLoadState();
		await page
			.getByRole( 'link', { name: 'Bài đầu tiên' } )
			.first()
			.click();
		await expect( headingOf( page ) ).toHaveText( 'Bài đầu tiên' );
		await hydrated( page );
	} );
} );
