/**
 * The chat as its users see it: a member on a phone, the author in wp-admin, and a second user who answers, at /admin.
 */
import { type Browser, type Page, expect } from '@playwright/test';
import {
	BINH,
	PHONE,
	button,
	field,
	log,
	menu,
	message,
	newPage,
	panel,
	rows,
	say,
} from './chat-pages';
import { hydrated, open, ownSite, test, withPictures } from './support';

test.use( withPictures );

const site = ownSite( { chat: true } );

const COLLEAGUE = 'Lê Mỹ Chi';

/** Errors that the browsers report. */
let complaints: string[] = [];

function watch( page: Page ): Page {
	page.on( 'pageerror', ( error ) => complaints.push( error.message ) );
	page.on( 'console', ( entry ) => {
		if ( entry.type() === 'error' ) {
			complaints.push( entry.text() );
		}
	} );
	return page;
}

/** The author creates a second account that may answer the chat; signs in with it. */
async function colleague( browser: Browser, author: Page ): Promise< Page > {
	const nonce = await (
		await author.request.get( '/wp-admin/admin-ajax.php?action=rest-nonce' )
	).text();
	const made = await author.request.post( '/wp-json/wp/v2/users', {
		headers: { 'X-WP-Nonce': nonce },
		data: {
			username: 'chi',
			email: 'chi@example.com',
			name: COLLEAGUE,
			password: 'hien-demo',
			roles: [ 'administrator' ],
		},
	} );
	expect( made.status() ).toBe( 201 );
	const page = watch( await newPage( browser, site, null ) );
	const form = { log: 'chi', pwd: 'hien-demo', testcookie: '1' };
	await page.request.get( '/wp-login.php' ); // Sets a cookie that it looks for.
	await page.request.post( '/wp-login.php', { form } );
	return page;
}

test( 'from the first message to the end of a conversation', async ( {
	browser,
} ) => {
	test.setTimeout( 240_000 );
	complaints = [];
	const author = watch( await newPage( browser, site, 'author' ) );
	const second = await colleague( browser, author );
	const member = watch(
		await newPage( browser, site, 'member', { viewport: PHONE } )
	);
	await author.goto( '/wp-admin/admin.php?page=hien-chat' );
	await test.step( 'an address of nobody says so', async () => {
		// Not watched: the browser logs the answer 404.
		const nobody = await second.context().newPage();
		await nobody.goto( '/admin/chat/99999' );
		await expect(
			nobody.getByText( 'Tài khoản này không còn nữa.' )
		).toBeVisible();
		await expect( field( nobody ) ).toHaveCount( 0 );
		await nobody.getByRole( 'link', { name: 'Về danh sách' } ).click();
		await expect( nobody ).toHaveURL( `${ site.url }/admin` );
		await nobody.close();
	} );
	await second.goto( '/admin' );
	for ( const page of [ author, second ] ) {
		await expect(
			page.getByText( 'Chưa có cuộc trò chuyện nào' )
		).toBeVisible();
	}

	await test.step( 'both see the first message', async () => {
		await open( member, '/' );
		await button( member ).click();
		await say( member, 'Em chào thầy cô' );
		for ( const page of [ author, second ] ) {
			await expect( rows( page ) ).toHaveText( [
				/Trần Thanh Bình.*Em chào thầy cô.*1/s,
			] );
		}
	} );

	await test.step( 'one answers, the member and the other one see it', async () => {
		await rows( second ).first().click();
		await rows( author ).first().click();
		// What is shown is marked as read by the next key.
		for ( const page of [ author, second ] ) {
			await expect( message( page, 'Em chào thầy cô' ) ).toBeVisible();
		}
		await say( author, 'Chào Bình' );
		await expect( message( member, 'Chào Bình' ) ).toBeVisible();
		await expect( message( member, 'Em chào thầy cô' ) ).toContainText(
			'Đã xem'
		);
		await expect( message( second, 'Chào Bình' ) ).toContainText(
			'Nguyễn Văn An ·'
		);
		await say( second, 'Cô cũng ở đây nhé' );
		await expect( message( author, 'Cô cũng ở đây nhé' ) ).toContainText(
			`${ COLLEAGUE } ·`
		);
		await expect( message( member, 'Cô cũng ở đây nhé' ) ).toBeInViewport();
		await message( member, 'Cô cũng ở đây nhé' ).click();
		for ( const page of [ author, second ] ) {
			await expect( message( page, 'Cô cũng ở đây nhé' ) ).toContainText(
				'Đã xem'
			);
		}
	} );

	await test.step( 'an image, whose upload can be followed', async () => {
		const picture = await second.screenshot();
		const network = await member.context().newCDPSession( member );
		await network.send( 'Network.emulateNetworkConditions', {
			offline: false,
			latency: 0,
			downloadThroughput: -1,
			uploadThroughput: 20 * 1024,
		} );
		await panel( member ).locator( 'input[type="file"]' ).setInputFiles( {
			name: 'anh.png',
			mimeType: 'image/png',
			buffer: picture,
		} );
		await expect( panel( member ) ).toContainText(
			/Đang tải ảnh lên… [1-9]\d?%/
		);
		await network.detach();
		await expect( panel( member ) ).not.toContainText( 'Đang tải ảnh lên' );
		await panel( member ).getByRole( 'button', { name: 'Gửi' } ).click();
		for ( const page of [ member, author, second ] ) {
			await expect(
				log( page ).getByAltText( 'Ảnh đính kèm' )
			).toHaveJSProperty( 'complete', true );
		}
	} );

	await test.step( 'a member who is blocked reads on, also on the next page, and writes again afterwards', async () => {
		await menu( second, 'Chặn' );
		const dialog = second.getByRole( 'dialog', {
			name: `Chặn ${ BINH.name }?`,
		} );
		await dialog.getByRole( 'textbox' ).fill( 'Quảng cáo' );
		await dialog.getByRole( 'button', { name: 'Chặn' } ).click();
		const refusal = panel( member ).getByRole( 'alert' );
		await expect( refusal ).toContainText(
			'Bạn không nhắn tin ở đây được nữa.'
		);
		await expect( field( member ) ).toHaveCount( 0 );
		await expect( panel( member ) ).toBeFocused();
		await member.reload();
		await hydrated( member );
		await button( member ).click();
		await expect( refusal ).toContainText(
			'Bạn không nhắn tin ở đây được nữa.'
		);
		await expect( message( member, 'Chào Bình' ) ).toBeVisible();
		await say( author, 'Bình đọc được câu này' );
		await expect(
			message( member, 'Bình đọc được câu này' )
		).toBeVisible();
		await expect( field( member ) ).toHaveCount( 0 );
		await expect( panel( member ) ).not.toContainText( 'Quảng cáo' );
		await menu( second, 'Bỏ chặn' );
		await expect( refusal ).toHaveCount( 0 );
		await say( member, 'Em cảm ơn ạ' );
		await expect( message( author, 'Em cảm ơn ạ' ) ).toBeVisible();
	} );

	await test.step( 'wp-admin counts what nobody has read: in its menu and the bar', async () => {
		const dashboard = await author.context().newPage();
		await dashboard.goto( '/wp-admin/' );
		const places = [
			'#toplevel_page_hien-chat',
			'#wp-admin-bar-hien-chat',
		];
		// WordPress requests the count from the database again after half a minute.
		await expect( async () => {
			await dashboard.evaluate( () =>
				(
					window as unknown as {
						wp: { heartbeat: { connectNow: () => void } };
					}
				 ).wp.heartbeat.connectNow()
			);
			for ( const place of places ) {
				await expect(
					dashboard.locator( `${ place } .hien-chat-count` )
				).toHaveText( '1', { timeout: 3000 } );
			}
		} ).toPass( { timeout: 60_000 } );
		await expect(
			dashboard.locator( '#toplevel_page_hien-chat .awaiting-mod' )
		).toBeVisible();
		await dashboard.close();
	} );

	await test.step( 'deleted, it is gone for all', async () => {
		await menu( author, 'Xóa cuộc trò chuyện' );
		await author
			.getByRole( 'alertdialog' )
			.getByRole( 'button', { name: 'Xóa' } )
			.click();
		for ( const page of [ author, second ] ) {
			await expect(
				page.getByText( 'Chưa có cuộc trò chuyện nào' )
			).toBeVisible();
		}
		await expect( panel( member ) ).toContainText( 'Chưa có tin nhắn nào' );
	} );

	expect( complaints ).toEqual( [] );
} );
