import { expect } from '@playwright/test';
import type { Browser, Locator, Page } from '@playwright/test';
import {
	onDisconnect,
	push,
	ref,
	remove,
	serverTimestamp,
	set,
	update,
} from 'firebase/database';
import { messageUpdate } from '../../src/features/chat/conversation/send';
import type { Session } from '../../src/features/chat/connection-state';
import * as sdk from '../../src/features/chat/sdk';
import {
	connect,
	customToken,
} from '../../playground/firebase-server/client.mjs';
import {
	AN,
	BINH,
	DESKTOP,
	PHONE,
	bottomOf,
	button,
	field,
	hideKeyboard,
	isSent,
	log,
	message,
	newPage,
	panel,
	say,
	showChat,
	showKeyboard,
} from './chat-pages';
import {
	TOKEN,
	message as memberMessage,
	refuseToken,
	store,
	stored as storedAt,
	thread,
} from './chat-server';
import type { Client } from '../../playground/firebase-server/client.mjs';
import {
	headingOf,
	faults,
	hydrated,
	member,
	open,
	ownSite,
	signIn,
	test,
} from './support';

/*
 * The chat of a member, in Chromium against a site with PHP and the development server; the author answers by the real SDK.
 */

const site = ownSite( { chat: true } );

const TURNED_PHONE = { width: PHONE.height, height: PHONE.width };

let author: Client & { readonly send: ( text: string ) => Promise< void > };
const { uid } = BINH;
const { uid: authorId } = AN;

/** A page of the member in a new browser context, far from the site's time zone. */
async function memberPage(
	browser: Browser,
	viewport = DESKTOP
): Promise< Page > {
	const page = await newPage( browser, site, 'member', {
		viewport,
		timezoneId: 'America/New_York',
	} );
	await open( page, '/' );
	return page;
}

/** WordPress gives the member's page a token with these claims, until `page.unroute( TOKEN )`. */
async function giveToken(
	page: Page,
	claims: Readonly< Record< string, unknown > >
): Promise< void > {
	const { account } = site.firebase;
	const token = await customToken( account, uid, {
		name: 'Bình',
		avt: '',
		images: '',
		author: authorId,
		...claims,
	} );
	await page.route( TOKEN, ( route ) =>
		route.fulfill( { json: { token } } )
	);
}

test.beforeAll( async () => {
	const { port, account } = site.firebase;
	const client = connect( port );
	const me = {
		uid: authorId,
		name: AN.name,
		avt: '',
		isAdmin: true,
		issuedAt: 0,
	};
	await client.signIn(
		await customToken( account, authorId, {
			name: me.name,
			avt: me.avt,
			images: `${ site.url }/wp-content/uploads/hien-chat/`,
			author: authorId,
			admin: true,
			issued: Date.now(),
		} )
	);
	const { database } = client;
	author = {
		...client,
		async send( text ) {
			// The rules count the messages of a minute; each of these says that it is the first.
			await store( site.firebase, `throttle/${ authorId }`, null );
			const session = { sdk, database, me } as unknown as Session;
			const { key } = push( ref( database, `chats/${ uid }` ) );
			await update(
				ref( database ),
				messageUpdate(
					session,
					uid,
					String( key ),
					{ text, img: '' },
					{
						throttle: null,
						now: Date.now(),
						isNew: true,
						person: null,
					}
				)
			);
		},
	};
} );

test.afterAll( async () => {
	await author.end();
} );

test.beforeEach( async () => {
	await store( site.firebase, '', null );
} );

/** The button of the author's page that opens the chat. */
const chatLink = ( page: Page ) =>
	page.locator( 'main' ).getByText( 'Trò chuyện', { exact: true } );

/** Opens the chat by that button: with the pointer, then, once it is closed, with the keyboard. */
async function opensByLink( page: Page, text: string ): Promise< void > {
	await chatLink( page ).click();
	// The panel, and then the field of a member.
	await expect(
		page.locator( '.hien-chat__panel:focus-within' )
	).toBeVisible();
	await expect( panel( page ) ).toContainText( text );
	await page.keyboard.press( 'Escape' );
	await expect( panel( page ) ).toBeHidden();
	await chatLink( page ).press( ' ' );
	await expect( panel( page ) ).toBeVisible();
}

/** Goes back once the panel has its history entry, which is shortly after it is shown. */
async function goBackFromPanel( page: Page ): Promise< void > {
	await expect
		.poll( () =>
			page.evaluate(
				() =>
					( window.history.state as { hienOverlay?: boolean } | null )
						?.hienOverlay
			)
		)
		.toBe( true );
	await page.goBack();
}

test( 'a visitor opens the chat, is asked to sign in, is back in the open chat, and signs out', async ( {
	page,
	browser,
	expectedErrors,
} ) => {
	expectedErrors.push( /ERR_FAILED .*\/build\/chat/, /Loading (CSS )?chunk/ );
	const requests: string[] = [];
	const requested = ( pattern: RegExp ) =>
		requests.filter( ( url ) => pattern.test( url ) );
	page.on( 'request', ( request ) => requests.push( request.url() ) );
	await page.setViewportSize( DESKTOP );
	await open( page, `${ site.url }/ve-hien` );
	const close = panel( page ).getByRole( 'button', { name: 'Đóng' } );
	const login = panel( page ).getByRole( 'link', { name: 'Đăng nhập' } );

	await test.step( 'its code comes once it is opened; where it cannot, a note says so', async () => {
		await expect( button( page ) ).toBeVisible();
		expect( requested( /\/build\/chat/ ) ).toEqual( [] );
		await page.route( /\/build\/chat/, ( route ) => route.abort() );
		await button( page ).click();
		await expect( page.getByRole( 'alert' ) ).toContainText(
			'Chưa tải được “Trò chuyện”'
		);
		await page.unroute( /\/build\/chat/ );
		await page.getByRole( 'button', { name: 'Thử lại' } ).click();
		await expect( panel( page ) ).toContainText( 'Mời bạn vào hiên' );
		await expect( panel( page ) ).toBeFocused();
		expect( await faults( page, '.hien-chat' ) ).toEqual( [] );
	} );

	await test.step( 'the keyboard closes it from inside and from its button', async () => {
		await page.keyboard.press( 'Escape' );
		await expect( panel( page ) ).toBeHidden();
		await button( page ).press( 'Enter' );
		await expect( panel( page ) ).toBeFocused();
		await page.keyboard.press( 'Tab' );
		await expect( close ).toBeFocused();
		await page.keyboard.press( 'Escape' );
		await expect( panel( page ) ).toBeHidden();
		await expect( button( page ) ).toBeFocused();
		await page.keyboard.press( 'Enter' );
		const toggle = page.getByRole( 'button', {
			name: 'Thu gọn khung nhắn tin',
		} );
		await toggle.press( 'Escape' );
		await expect( panel( page ) ).toBeHidden();
		await expect( button( page ) ).toBeFocused();
		await page.keyboard.press( 'Enter' );
		await close.press( 'Enter' );
		await expect( panel( page ) ).toBeHidden();
		await expect( button( page ) ).toBeFocused();
	} );

	await test.step( 'the author’s page has a button that opens it', () =>
		opensByLink( page, 'Mời bạn vào hiên' ) );

	await test.step( 'without scripts that button leads to the contact page', async () => {
		const plain = await (
			await browser.newContext( { javaScriptEnabled: false } )
		).newPage();
		await plain.goto( `${ site.url }/ve-hien` );
		await chatLink( plain ).click();
		await expect( headingOf( plain ) ).toHaveText( 'Liên hệ' );
		await plain.context().close();
	} );

	await test.step( 'on a phone Back closes it, and on a turned one it has its link in sight', async () => {
		await page.setViewportSize( PHONE );
		await goBackFromPanel( page );
		await expect( panel( page ) ).toBeHidden();
		await expect( page ).toHaveURL( `${ site.url }/ve-hien` );
		await button( page ).click();
		await close.click();
		await expect( button( page ) ).toBeFocused();
		await page.setViewportSize( TURNED_PHONE );
		await button( page ).click();
		await expect( login ).toBeInViewport( { ratio: 1 } );
		await page.setViewportSize( PHONE );
		expect( requested( /firebase/ ) ).toEqual( [] );
	} );

	await test.step( 'the login screen closes it, and it is open again afterwards', async () => {
		await login.click();
		await expect( page ).toHaveURL(
			`${ site.url }/dang-nhap?redirect_to=%2Fve-hien`
		);
		await expect( panel( page ) ).toBeHidden();
		await signIn( page, 'binh' );
		await page.waitForURL( `${ site.url }/ve-hien` );
		await expect( field( page ) ).toBeVisible();
	} );

	await test.step( 'a member has the button of the author’s page, too', async () => {
		await page.setViewportSize( DESKTOP );
		await close.click();
		await expect( panel( page ) ).toBeHidden();
		await opensByLink( page, AN.name );
	} );

	await test.step( 'signing out ends the connection, and nothing is asked for in the name of who was signed in', async () => {
		await expect( log( page ) ).toHaveAttribute( 'aria-busy', 'false' );
		const refused: string[] = [];
		page.on( 'response', ( response ) => {
			if ( response.status() >= 400 ) {
				refused.push( response.url() );
			}
		} );
		await page.keyboard.press( 'Escape' );
		await page.getByRole( 'button', { name: 'Bình', exact: true } ).click();
		// The response to signing out is delayed, so that the revocation arrives first.
		await page.route( '**/wp/hien/v1/logout', async ( route ) => {
			const response = await route.fetch();
			await page.waitForTimeout( 1000 );
			await route.fulfill( { response } );
		} );
		await page.getByRole( 'link', { name: 'Đăng xuất' } ).click();
		await expect(
			page.getByRole( 'button', { name: 'Tài khoản' } )
		).toBeVisible();
		expect( refused ).toEqual( [] );
	} );
} );

/** The texts of the member's conversation in the database, in order. */
async function storedTexts(): Promise< string[] > {
	const chats = ( await storedAt(
		site.firebase,
		`chats/${ uid }`
	) ) as Record< string, { readonly message: string } > | null;
	return Object.keys( chats ?? {} )
		.sort()
		.map( ( key ) => chats?.[ key ]?.message ?? '' );
}

test( 'on a phone: what stands in place of messages, a first message and its answer, an image, the keyboard, Back', async ( {
	browser,
} ) => {
	const page = await newPage( browser, site, 'member', {
		viewport: PHONE,
		timezoneId: 'America/New_York',
	} );
	const imageCode = page.waitForResponse( /chat-image/ );

	await test.step( 'what stands in place of messages is in the middle of the list', async () => {
		let answer = () => {};
		const isAnswered = new Promise< void >( ( resolve ) => {
			answer = resolve;
		} );
		await page.route( TOKEN, async ( route ) => {
			await isAnswered;
			await route.continue();
		} );
		await open( page, '/' );
		await button( page ).click();
		const isInMiddle = async ( what: Locator ) => {
			await expect( what ).toBeVisible();
			const place = await log( page ).boundingBox();
			const box = await what.boundingBox();
			if ( ! place || ! box ) {
				return false;
			}
			const centre = ( { y, height }: typeof box ) => y + height / 2;
			return Math.abs( centre( place ) - centre( box ) ) < 10;
		};
		const spinner = log( page ).getByRole( 'status', {
			name: 'Đang tải tin nhắn',
		} );
		expect( await isInMiddle( spinner ) ).toBe( true );
		answer();
		expect(
			await isInMiddle( log( page ).getByText( 'Chưa có tin nhắn nào' ) )
		).toBe( true );
		await page.unroute( TOKEN );
	} );

	await test.step( 'a first message, the answer, who types, what was read, who is here', async () => {
		await expect( panel( page ) ).toContainText( 'Chưa có tin nhắn nào' );
		await say(
			page,
			'Em chào thầy, xem https://hien.vn/a?b=1. <b>Đậm</b>'
		);
		const first = message( page, 'Em chào thầy' );
		await expect( first ).toContainText(
			/\d\d\/\d\d\/\d{4} - \d{1,2}:\d\d:\d\d/
		);
		await expect( first ).toContainText( '<b>Đậm</b>' );
		await expect( first.getByRole( 'link' ) ).toHaveAttribute(
			'href',
			'https://hien.vn/a?b=1'
		);
		await author.send( 'Chào em' );
		await expect( message( page, 'Chào em' ) ).toBeVisible();
		const own = Object.keys(
			(
				await sdk.get(
					sdk.query(
						ref( author.database, `chats/${ uid }` ),
						sdk.orderByChild( 'createdAt' ),
						sdk.limitToLast( 2 )
					)
				)
			).val() as object
		);
		await update( ref( author.database, `chats/${ uid }` ), {
			[ `${ own[ 0 ] }/isRead` ]: true,
			[ `${ own[ 1 ] }/isOnPress` ]: true,
		} );
		await expect( first ).toContainText( 'Đã xem' );
		await expect(
			page.getByRole( 'status', { name: 'Đang nhập' } )
		).toBeVisible();
		// The member has not clicked yet.
		const unread = () =>
			sdk
				.get( ref( author.database, `threads/${ uid }/unreadUser` ) )
				.then( ( value ) => value.val() as number );
		expect( await unread() ).toBe( 1 );
		await message( page, 'Chào em' ).click();
		await expect.poll( unread ).toBe( 0 );

		const away = 'Ngoại tuyến, sẽ trả lời sau';
		await expect( panel( page ) ).toContainText( away );
		const here = ref( author.database, `presence/${ authorId }/0a` );
		await onDisconnect( here ).remove();
		await set( here, serverTimestamp() );
		await expect( panel( page ) ).toContainText( 'Đang trực tuyến' );
		await remove( here );
		await expect( panel( page ) ).toContainText( away );
	} );

	await test.step( 'an image that is chosen without a network is shown with the reason why it waits, and goes when there is one', async () => {
		await ( await imageCode ).finished();
		await page.context().setOffline( true );
		await panel( page )
			.locator( 'input[type=file]' )
			.setInputFiles( 'theme/screenshot.png' );
		const preview = panel( page ).locator( '.hien-chat__preview' );
		await expect( preview.getByRole( 'alert' ) ).toContainText(
			'Chưa tải ảnh lên được.'
		);
		const reason = panel( page ).getByText( 'Mất kết nối.' );
		await expect( reason ).toBeVisible();
		await expect( page.locator( 'dialog .hien-notice' ) ).toBeVisible();
		expect(
			await reason.evaluate( ( element ) => {
				const { x, y } = element.getBoundingClientRect();
				return element.contains(
					document.elementFromPoint( x + 2, y + 2 )
				);
			} ),
			'Nothing covers it'
		).toBe( true );
		await page.context().setOffline( false );
		await expect( preview.getByRole( 'alert' ) ).toHaveCount( 0 );
		await expect( preview.getByText( /Đang tải ảnh lên/ ) ).toHaveCount(
			0
		);
		await say( page, 'Ảnh đây ạ' );
		await isSent( page, 'Ảnh đây ạ' );
		await expect(
			message( page, 'Ảnh đây ạ' ).getByAltText( 'Ảnh đính kèm' )
		).toBeVisible();
	} );

	await test.step( 'the keyboard does not cover the field, which grows to five lines', async () => {
		await showKeyboard( page );
		await expect
			.poll( () => panel( page ).boundingBox() )
			.toMatchObject( { y: 60, height: 400 } );
		await expect
			.poll( () => bottomOf( field( page ) ) )
			.toBeLessThan( 460 );

		const heights: number[] = [];
		for ( const lines of [ 1, 4, 5, 6, 9 ] ) {
			await field( page ).fill(
				Array( lines ).fill( 'dòng' ).join( '\n' )
			);
			heights.push(
				await field( page ).evaluate(
					( { clientHeight, scrollHeight } ) =>
						scrollHeight > clientHeight ? 0 : clientHeight
				)
			);
		}
		const [ one = 0, four = 0, five = 0, ...more ] = heights;
		expect( one ).toBeGreaterThan( 0 );
		expect( four ).toBeGreaterThan( one );
		expect( five ).toBeGreaterThan( four );
		// These scroll.
		expect( more ).toEqual( [ 0, 0 ] );
		expect( await bottomOf( field( page ) ) ).toBeLessThan( 460 );
		await field( page ).fill( '' );
		await hideKeyboard( page );
	} );

	await test.step( 'on a turned phone the chat fills the screen', async () => {
		await page.setViewportSize( TURNED_PHONE );
		await expect
			.poll( () => panel( page ).boundingBox() )
			.toMatchObject( { x: 0, y: 0, ...TURNED_PHONE } );
		const list = await log( page ).boundingBox();
		expect( list?.height ).toBeGreaterThan( 200 );
		await field( page ).fill( Array( 9 ).fill( 'dòng' ).join( '\n' ) );
		await showKeyboard( page, 180 );
		await expect
			.poll( () => bottomOf( field( page ) ) )
			.toBeLessThan( 240 );
		await field( page ).fill( '' );
		await hideKeyboard( page );
		await goBackFromPanel( page );
		await expect( panel( page ) ).toBeHidden();
		await page.setViewportSize( PHONE );
	} );

	await test.step( 'a picture opens over the chat, Back and another screen close it', async () => {
		const { key } = push( ref( author.database, `chats/${ uid }` ) );
		await store( site.firebase, `chats/${ uid }/${ key }`, {
			...memberMessage(
				uid,
				'Bình',
				`Xem ${ site.url }/lien-he`,
				Date.now()
			),
			img: `${ site.url }/wp-content/themes/hien/screenshot.png`,
		} );
		await showChat( page );
		const picture = page.getByRole( 'dialog', { name: 'Xem ảnh' } );
		await message( page, 'Xem' ).getByAltText( 'Ảnh đính kèm' ).click();
		await expect( picture ).toBeVisible();
		await picture.getByRole( 'button', { name: 'Đóng (Esc)' } ).click();
		await expect( page.locator( '.hien-lightbox' ) ).toHaveCount( 0 );
		await expect( panel( page ) ).toBeVisible();
		await goBackFromPanel( page );
		await expect( panel( page ) ).toBeHidden();
		await expect( page ).toHaveURL( `${ site.url }/` );
		await showChat( page );
		await log( page )
			.getByRole( 'link', { name: /lien-he/ } )
			.click();
		await expect( page ).toHaveURL( `${ site.url }/lien-he` );
		await expect( panel( page ) ).toBeHidden();
		await page.goBack();
		await expect( page ).toHaveURL( `${ site.url }/` );
	} );
} );

test( 'on a desktop: the keys of the field, signing out with what is unsent, an image', async ( {
	browser,
} ) => {
	test.slow(); // The chat's server is away for a while.
	const page = await memberPage( browser );
	await showChat( page );

	await test.step( 'Enter sends, Shift and Enter begin a line, nothing is refused with a sentence', async () => {
		await expect( field( page ) ).toBeFocused();
		await field( page ).press( 'Enter' );
		await expect( panel( page ).getByRole( 'alert' ) ).toHaveText(
			'Vui lòng nhập nội dung chat!'
		);
		await field( page ).pressSequentially( 'một' );
		await field( page ).press( 'Shift+Enter' );
		await field( page ).pressSequentially( 'hai' );
		await expect( field( page ) ).toHaveValue( 'một\nhai' );
		await page.reload();
		await hydrated( page );
		await showChat( page );
		await expect( field( page ) ).toHaveValue( 'một\nhai' );
		await field( page ).press( 'Enter' );
		await expect( message( page, 'một' ) ).toBeVisible();
		await expect( field( page ) ).toHaveValue( '' );
		await field( page ).fill( 'x'.repeat( 1850 ) );
		await expect( panel( page ) ).toContainText( '1.850/2.000' );
		await field( page ).fill( 'x'.repeat( 2001 ) );
		await field( page ).press( 'Enter' );
		await expect( panel( page ).getByRole( 'alert' ) ).toContainText(
			'dài quá 2.000'
		);
		await field( page ).fill( '' );
		await page.keyboard.press( 'Escape' );
		await expect( panel( page ) ).toBeHidden();
		await expect( button( page ) ).toBeFocused();
	} );

	await test.step( 'signing out without a network changes nothing: the chat goes on once it is back', async () => {
		// High enough for the chat below the panel of the header.
		await page.setViewportSize( { width: 1440, height: 1500 } );
		await showChat( page );
		await say( page, 'Em còn đây' );
		await expect( message( page, 'Em còn đây' ) ).not.toContainText(
			'Đang gửi'
		);
		await page.getByRole( 'button', { name: 'Bình', exact: true } ).click();
		await page.context().setOffline( true );
		const failed = page.waitForEvent( 'requestfailed', ( request ) =>
			request.url().includes( '/logout' )
		);
		await page.getByRole( 'link', { name: 'Đăng xuất' } ).click();
		await failed;
		const alert = page.getByRole( 'alertdialog' );
		await expect( alert ).toContainText( 'Chưa đăng xuất được.' );
		await page.keyboard.press( 'Escape' );
		await expect( message( page, 'Em còn đây' ) ).toBeVisible();
		await expect( panel( page ) ).toContainText( 'Mất kết nối' );
		await page.context().setOffline( false );
		await say( page, 'Em vẫn ở đây' );
		await expect( message( page, 'Em vẫn ở đây' ) ).not.toContainText(
			'Đang gửi'
		);
	} );

	await test.step( 'signing out asks before it throws away what is unsent, which goes out for who stays, from a closed panel', async () => {
		await site.firebase.kill();
		await expect( panel( page ) ).toContainText( 'Mất kết nối' );
		await say( page, 'tin 1' );
		await say( page, 'tin 2' );
		const account = page.getByRole( 'button', {
			name: 'Bình',
			exact: true,
		} );
		await account.click();
		await page.getByRole( 'link', { name: 'Đăng xuất' } ).click();
		const dialog = page.getByRole( 'alertdialog' );
		await expect( dialog ).toContainText(
			'2 tin nhắn trò chuyện chưa gửi'
		);
		await expect(
			dialog.getByRole( 'button', { name: 'Hủy' } )
		).toBeFocused();
		expect( await faults( page, '.hien-modal' ) ).toEqual( [] );
		await page.keyboard.press( 'Escape' );
		await expect( dialog ).toHaveCount( 0 );
		await expect( account ).toBeFocused();
		await page
			.getByRole( 'button', { name: 'Thu gọn khung nhắn tin' } )
			.click();
		await site.firebase.restart();
		await expect
			.poll(
				async () =>
					( await storedTexts() ).filter( ( text ) =>
						text.startsWith( 'tin ' )
					),
				{ timeout: 45_000 }
			)
			.toEqual( [ 'tin 1', 'tin 2' ] );
	} );

	await test.step( 'an image is previewed, sent, and opens large', async () => {
		await showChat( page );
		const picture = await page.screenshot( {
			clip: { x: 0, y: 0, width: 600, height: 400 },
		} );
		// The event of a file picker that is closed without a file.
		const file = panel( page ).locator( 'input[type="file"]' );
		await file.dispatchEvent( 'cancel' );
		await expect( panel( page ) ).toBeVisible();
		await file.setInputFiles( {
			name: 'anh.png',
			mimeType: 'image/png',
			buffer: picture,
		} );
		await expect(
			panel( page ).getByAltText( 'Ảnh sắp gửi' )
		).toBeVisible();
		await expect(
			panel( page ).getByRole( 'status', { name: 'Đang tải ảnh lên' } )
		).toHaveCount( 0 );
		await panel( page ).getByRole( 'button', { name: 'Gửi' } ).click();
		const image = log( page ).getByAltText( 'Ảnh đính kèm' );
		await expect( image ).toHaveAttribute( 'width', '600' );
		await expect( log( page ).locator( '.is-sending' ) ).toHaveCount( 0 );
		await image.click();
		await expect(
			page.getByRole( 'dialog', { name: 'Xem ảnh' } )
		).toBeVisible();
		await page.keyboard.press( 'Escape' );
		await expect(
			page.getByRole( 'dialog', { name: 'Xem ảnh' } )
		).toBeHidden();
		await expect( panel( page ) ).toBeVisible();
		// A file that is not an image is refused with the server's message.
		await panel( page )
			.locator( 'input[type="file"]' )
			.setInputFiles( {
				name: 've.png',
				mimeType: 'image/png',
				buffer: Buffer.from(
					'<svg xmlns="http://www.w3.org/2000/svg"/>'
				),
			} );
		await expect( panel( page ).getByRole( 'alert' ) ).toContainText(
			/\S+/
		);
	} );
} );

test( 'what is unsent goes out on the next page, also a first message of which WordPress does not know', async ( {
	browser,
} ) => {
	const other = await newPage( browser, site, 'member' );
	await other.addInitScript( () => {
		const { parse } = JSON;
		JSON.parse = ( text: string ) =>
			parse(
				text.replace( '"chat_begun":true', '"chat_begun":false' )
			) as unknown;
	} );
	await open( other, `${ site.url }/` );
	await showChat( other );
	await expect( panel( other ) ).toContainText( 'Ngoại tuyến' );
	await site.firebase.kill();
	await expect( panel( other ) ).toContainText( 'Mất kết nối' );
	await say( other, 'tin 1' );
	await expect( message( other, 'tin 1' ) ).toContainText( 'Đang gửi' );
	await other.reload();
	await hydrated( other );
	await site.firebase.restart();
	await expect
		.poll( storedTexts, { timeout: 45_000 } )
		.toEqual( [ 'tin 1' ] );
} );

test( 'an image has its room before it is loaded, and HTML in names and texts is shown as text', async ( {
	browser,
} ) => {
	const sizes = [ '800x600', '300x1200', '90x60' ];
	const html = '<img src=x onerror=alert(1)>';
	await store( site.firebase, `threads/${ uid }`, thread( html ) );
	await store( site.firebase, `chats/${ uid }/-M1`, {
		...memberMessage( uid, html, html, Date.now() - 2 ),
	} );
	await store( site.firebase, `chats/${ uid }/-M2`, {
		...memberMessage( authorId, html, 'Chào em', Date.now() - 1 ),
		type: 'Admin',
		avt: `/x.webp">${ html }`,
	} );
	for ( const [ index, size ] of sizes.entries() ) {
		await store( site.firebase, `chats/${ uid }/-N${ index }`, {
			...memberMessage( uid, 'Bình', '', Date.now() + index ),
			img: `${ site.url }/anh-${ size }.webp`,
		} );
	}
	const page = await newPage( browser, site, 'member' );
	// These requests are never answered.
	await page.route( '**/anh-*.webp', () => {} );
	await open( page, '/' );
	await showChat( page );
	const images = log( page ).getByAltText( 'Ảnh đính kèm' );
	await expect( images ).toHaveCount( sizes.length );
	expect(
		await images.evaluateAll( ( all ) =>
			all.map( ( { clientWidth, clientHeight } ) => [
				clientWidth,
				clientHeight,
			] )
		)
	).toEqual( [
		[ 220, 165 ],
		[ 75, 300 ],
		[ 90, 60 ],
	] );
	await expect( message( page, 'Chào em' ) ).toContainText( `${ html }: ` );
	await expect(
		message( page, html )
			.filter( { hasText: 'Bạn: ' } )
			.locator( '.hien-message__bubble' )
	).toHaveText( html );
	await expect( panel( page ).locator( '[onerror], script' ) ).toHaveCount(
		0
	);
} );

test( 'a second tab shows what the first sends; the badge counts; an unread answer opens the chat once, unless one is busy', async ( {
	browser,
} ) => {
	const first = await memberPage( browser );
	await showChat( first );
	await say( first, 'tin 1' );
	await isSent( first, 'tin 1' );
	const second = await first.context().newPage();
	await open( second, '/' );
	await showChat( second );
	await say( second, 'tin 2' );
	await isSent( first, 'tin 2' );
	await first.close();
	await second
		.getByRole( 'button', { name: 'Thu gọn khung nhắn tin' } )
		.click();
	await author.send( 'Mình đây' );
	// It opens by itself without taking the focus, and the message is announced.
	await expect( message( second, 'Mình đây' ) ).toBeVisible();
	await expect( field( second ) ).not.toBeFocused();
	await expect(
		panel( second ).getByRole( 'status' ).filter( { hasText: 'Mình đây' } )
	).toHaveText( 'Nguyễn Văn An: Mình đây' );
	await panel( second ).getByRole( 'button', { name: 'Đóng' } ).click();
	await expect( button( second ) ).toHaveAccessibleName(
		'Nhắn tin cho tác giả, 1 tin mới'
	);
	await second.reload();
	await hydrated( second );
	await expect( button( second ) ).toHaveAccessibleName(
		'Nhắn tin cho tác giả, 1 tin mới'
	);
	await expect( panel( second ) ).toBeHidden();
	// A message that came while the chat was open does not open it again.
	await button( second ).click();
	await author.send( 'Em còn đó không?' );
	await expect( message( second, 'Em còn đó không?' ) ).toBeVisible();
	await panel( second ).getByRole( 'button', { name: 'Đóng' } ).click();
	await expect( button( second ) ).toHaveAccessibleName(
		'Nhắn tin cho tác giả, 2 tin mới'
	);

	await test.step( 'nothing opens while somebody types elsewhere', async () => {
		const search = second.locator( '.hien-header input[name="s"]' ).first();
		await search.fill( 'word' );
		await author.send( 'Mình chờ nhé' );
		await expect( button( second ) ).toHaveAccessibleName(
			'Nhắn tin cho tác giả, 3 tin mới'
		);
		await expect( panel( second ) ).toBeHidden();
		await search.fill( '' );
	} );

	await test.step( 'nothing opens over a panel of the header', async () => {
		await second
			.getByRole( 'button', { name: 'Bình', exact: true } )
			.first()
			.click();
		await expect(
			second.getByRole( 'region', { name: 'Tài khoản' } )
		).toBeVisible();
		await author.send( 'Mình vẫn chờ' );
		await expect( button( second ) ).toHaveAccessibleName(
			'Nhắn tin cho tác giả, 4 tin mới'
		);
		await expect( panel( second ) ).toBeHidden();
	} );
} );

test( 'up a long conversation: older messages come, the place stays, new ones wait below', async ( {
	browser,
} ) => {
	const then = Date.now() - 10_000_000;
	const stored = Array.from( { length: 120 }, ( _, index ) => [
		`-N${ String( index ).padStart( 5, '0' ) }`,
		{
			username: 'Nguyễn Văn An',
			type: index % 3 ? 'Admin' : 'user',
			avt: '',
			message: `tin số ${ index } `.repeat( 1 + ( index % 5 ) ),
			user_id: index % 3 ? authorId : uid,
			createdAt: then + index * 60_000,
			isRead: true,
			isOnPress: false,
		},
	] );
	await store(
		site.firebase,
		`chats/${ uid }`,
		Object.fromEntries( stored )
	);
	await store( site.firebase, `threads/${ uid }`, thread( 'Bình' ) );
	const page = await memberPage( browser );
	await showChat( page );
	const list = log( page );
	await expect( message( page, 'tin số 119' ) ).toBeInViewport();
	const top = async ( text: string ) =>
		( await message( page, text ).first().boundingBox() )?.y ?? 0;
	expect(
		await list.evaluate( async ( element ) => {
			const messages = element.getElementsByClassName( 'hien-message' );
			const count = messages.length;
			const [ seen ] = messages;
			element.scrollTo( { top: -1e6 } );
			const place = () =>
				Math.round( Number( seen?.getBoundingClientRect().top ) );
			const places = new Set( [ place() ] );
			while ( messages.length === count ) {
				await new Promise( requestAnimationFrame );
				places.add( place() );
			}
			return places.size;
		} ),
		'places of a message while older ones are put before it'
	).toBe( 1 );
	await expect( async () => {
		await list.evaluate( ( element ) => element.scrollTo( { top: -1e6 } ) );
		await expect( message( page, 'tin số 0 ' ) ).toBeAttached( {
			timeout: 200,
		} );
	} ).toPass( { intervals: [ 50 ] } );
	await list.evaluate( ( element ) => element.scrollTo( { top: -2000 } ) );
	const [ seen ] = await log( page )
		.locator( '.hien-message__bubble' )
		.evaluateAll( ( all ) =>
			all
				.filter( ( each ) => each.getBoundingClientRect().top > 400 )
				.map( ( each ) => each.textContent ?? '' )
		);
	const before = await top( String( seen ) );
	const down = panel( page ).getByRole( 'button', { name: 'Tin nhắn mới' } );
	const type = ( isTyping: boolean ) =>
		store( site.firebase, `chats/${ uid }/-N00119/isOnPress`, isTyping );
	const dots = log( page ).getByRole( 'status', { name: 'Đang nhập' } );
	await type( true );
	await expect( dots ).toBeAttached();
	await expect( down ).toBeHidden();
	await type( false );
	await expect( dots ).toHaveCount( 0 );
	await expect( down ).toBeHidden();
	expect( Math.abs( ( await top( String( seen ) ) ) - before ) ).toBeLessThan(
		2
	);
	await author.send( 'Tin mới của thầy' );
	await expect( down ).toBeVisible();
	expect( Math.abs( ( await top( String( seen ) ) ) - before ) ).toBeLessThan(
		2
	);
	await down.click();
	await expect( message( page, 'Tin mới của thầy' ) ).toBeInViewport();
	await expect( down ).toBeHidden();
	await expect( log( page ) ).toBeFocused();
	expect( await faults( page, '.hien-chat' ) ).toEqual( [] );
} );

/** What the member has not sent on an earlier page. */
async function leaveUnsent(
	page: Page,
	texts: string[],
	image = ''
): Promise< void > {
	await page.addInitScript(
		( { name, all, img } ) => {
			if ( sessionStorage.getItem( name ) ) {
				return; // A page that is loaded again.
			}
			sessionStorage.setItem( name, 'left' );
			for ( const text of all ) {
				localStorage.setItem(
					`${ name }-${ text }`,
					JSON.stringify( {
						id: text,
						key: null,
						text,
						img,
						refusal: null,
					} )
				);
			}
		},
		{ name: `hien_outbox-${ uid }-${ uid }`, all: texts, img: image }
	);
}

test( 'a refused message says why, is edited and sent, or thrown away', async ( {
	browser,
} ) => {
	const page = await newPage( browser, site, 'member' );
	const logged: string[] = [];
	page.on( 'pageerror', ( { message: text } ) => logged.push( text ) );
	await leaveUnsent(
		page,
		[ 'một', 'hai' ],
		// The rules refuse an image that was not uploaded for the chat.
		`${ site.url }/wp-content/themes/hien/screenshot.png`
	);
	await open( page, '/' );
	await showChat( page );
	for ( const text of [ 'một', 'hai' ] ) {
		await expect( message( page, text ) ).toContainText(
			'Chưa gửi được. Có thể địa chỉ của ảnh đã cũ.'
		);
	}
	const reason = expect.stringMatching(
		/^Có thể địa chỉ của ảnh đã cũ/
	) as unknown;
	await expect.poll( () => logged ).toEqual( [ reason, reason ] );
	await message( page, 'một' ).getByRole( 'button', { name: 'Sửa' } ).click();
	await expect( message( page, 'một' ) ).toHaveCount( 0 );
	await expect( field( page ) ).toHaveValue( 'một' );
	await expect( field( page ) ).toBeFocused();
	await panel( page ).getByRole( 'button', { name: 'Bỏ ảnh' } ).click();
	await field( page ).press( 'Enter' );
	await isSent( page, 'một' );
	await message( page, 'hai' ).getByRole( 'button', { name: 'Bỏ' } ).click();
	await expect( message( page, 'hai' ) ).toHaveCount( 0 );
	await expect( log( page ) ).toBeFocused();
	expect( await storedTexts() ).toEqual( [ 'một' ] );
} );

test( 'a chat whose code or messages cannot be loaded, or whom WordPress lets in no more, says so and tries again', async ( {
	browser,
} ) => {
	const page = await newPage( browser, site, 'member' );
	// The styles of the conversation, whatever the build names their file.
	const styles = /\/build\/[^/]+\.css/;
	await page.route( styles, async ( route ) => {
		const answer = await route.fetch();
		return ( await answer.text() ).includes( '.hien-chat__composer' )
			? route.abort()
			: route.fulfill( { response: answer } );
	} );
	await open( page, '/' );
	const retry = panel( page ).getByRole( 'button', { name: 'Thử lại' } );
	await button( page ).click();
	await expect( panel( page ).getByRole( 'alert' ) ).toContainText(
		'Chưa tải được “Trò chuyện”. Bạn kiểm tra mạng rồi thử lại nhé.'
	);
	// That the author is away looks the same before the conversation is loaded.
	const notice = panel( page ).locator( '.hien-chat__notice' );
	await expect( notice ).toContainText( 'Mình đang không ở máy.' );
	await expect( notice ).toHaveCSS( 'display', 'flex' );
	await expect( notice ).not.toHaveCSS(
		'background-color',
		'rgba(0, 0, 0, 0)'
	);
	await page.unrouteAll( { behavior: 'wait' } ); // Other styles may still be on their way.
	await retry.click();
	await expect( log( page ) ).toContainText( 'Chưa có tin nhắn nào' );

	// Its script, and the token. Before the page load, because a member with a conversation connects at once.
	const script = /\/build\/conversation/;
	await page.route( script, ( route ) => route.abort() );
	await page.route( TOKEN, ( route ) => route.abort() );
	await page.reload();
	await button( page ).click();
	await expect( panel( page ).getByRole( 'alert' ) ).toContainText(
		'Chưa tải được “Trò chuyện”.'
	);
	await page.unroute( script );
	await retry.click();
	await expect( panel( page ) ).toContainText( 'Mất kết nối.' );
	await expect( log( page ) ).toContainText(
		'Tin nhắn sẽ hiện ra khi có mạng trở lại.'
	);

	// Above the present route: between two of them the chat, which tries again by itself, would get a token.
	await refuseToken( page );
	await retry.click();
	await expect( panel( page ).getByRole( 'alert' ) ).toContainText(
		'Tài khoản của bạn chưa là thành viên của trang này.'
	);
	await expect( field( page ) ).toHaveCount( 0 );
	await expect( panel( page ) ).not.toContainText( 'Đang kết nối' );

	// A token that the rules no longer accept, and WordPress issues no new one.
	await giveToken( page, { issued: Date.now() - 4_000_000 } );
	await retry.click();
	const failure = log( page ).getByRole( 'alert' );
	await expect( failure ).toContainText( 'Chưa tải được tin nhắn.' );
	await page.unroute( TOKEN );
	await failure.getByRole( 'button', { name: 'Thử lại' } ).click();
	await expect( log( page ) ).toContainText( 'Chưa có tin nhắn nào' );
	await expect( field( page ) ).toBeVisible();
} );

test( 'what is unsent when a member is blocked says why, can be copied, and is sent again afterwards', async ( {
	browser,
} ) => {
	const page = await newPage( browser, site, 'member', {
		viewport: PHONE,
	} );
	await page
		.context()
		.grantPermissions( [ 'clipboard-read', 'clipboard-write' ] );
	await leaveUnsent( page, [ 'tin 1' ] );
	await giveToken( page, { blocked: true, issued: Date.now() } );
	await store( site.firebase, `blocked/${ uid }`, 9_999_999_999_999 );
	await open( page, '/' );
	await button( page ).click();
	await expect( message( page, 'tin 1' ) ).toContainText(
		'Chưa gửi được. Bạn không nhắn tin ở đây được nữa.'
	);
	await expect( field( page ) ).toHaveCount( 0 );
	const press = ( name: string ) =>
		message( page, 'tin 1' ).getByRole( 'button', { name } ).click();
	await press( 'Sao chép' );
	await expect( message( page, 'tin 1' ) ).toContainText( 'Đã sao chép' );
	expect( await page.evaluate( () => navigator.clipboard.readText() ) ).toBe(
		'tin 1'
	);
	expect( await faults( page, '.hien-chat' ) ).toEqual( [] );
	await page.unroute( TOKEN );
	await store( site.firebase, `blocked/${ uid }`, Date.now() - 1 );
	await expect( field( page ) ).toBeVisible();
	await press( 'Gửi lại' );
	await isSent( page, 'tin 1' );
} );

test.describe( 'without a configuration', () => {
	test.use( { ...member, viewport: PHONE } );

	test( 'a member leaves a message by form', async ( { page } ) => {
		await open( page, '/' );
		await button( page ).click();
		await panel( page )
			.getByLabel( 'Lời nhắn cho tác giả' )
			.fill( 'Em chào thầy' );
		await panel( page )
			.getByRole( 'button', { name: 'Gửi lời nhắn' } )
			.click();
		await expect( page.getByRole( 'alertdialog' ) ).toContainText(
			'Đã gửi tin nhắn'
		);
	} );
} );
