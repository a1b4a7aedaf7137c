/** Notifications of new messages: a sound, a count in the title of a hidden tab, a notification of the browser. */
import { type Page, expect } from '@playwright/test';
import {
	BINH,
	makeHideable,
	message,
	newPage,
	openChat,
	openInbox,
	say,
	setHidden,
} from './chat-pages';
import { store } from './chat-server';
import { ownSite, test } from './support';

const site = ownSite( { chat: true } );

test.beforeEach( () => store( site.firebase, '', null ) );

/** Counts how often a page plays the sound, which has two notes. */
async function countSounds( page: Page ): Promise< void > {
	await page.addInitScript( () => {
		Object.assign( window, { sounds: 0 } );
		OscillatorNode.prototype.start = () => {
			( window as unknown as { sounds: number } ).sounds += 0.5;
		};
		// stop() throws if the oscillator was not started.
		OscillatorNode.prototype.stop = () => {};
	} );
}

/** How often a page has played the sound. Once the lock of the tabs is free, the page has handled the last message. */
const SOUNDS =
	"navigator.locks.request( 'hien-chat-sound', () => window.sounds )";

test( 'a new message sounds only once somebody has touched the page', async ( {
	browser,
} ) => {
	const author = await newPage( browser, site, 'author' );
	const first = await newPage( browser, site, 'member' );
	const begun = first.waitForResponse( '**/chat/conversation*' );
	await openChat( first );
	await say( first, 'Em chào thầy' );
	await begun;
	await openInbox( author );
	await expect( message( author, 'Em chào thầy' ) ).toBeVisible();

	const page = await first.context().newPage();
	await first.close();
	await countSounds( page );
	// Scripts that Playwright evaluates on a page count as an interaction.
	const protocol = await page.context().newCDPSession( page );
	const see = async ( expression: string ) => {
		const { result } = await protocol.send( 'Runtime.evaluate', {
			expression,
			awaitPromise: true,
		} );
		return result.value as unknown;
	};
	await page.goto( '/' );
	await expect
		.poll( () => see( "document.querySelector( '[role=log]' ) === null" ) )
		.toBe( true );
	await say( author, 'Chào em' );
	await expect
		.poll( () =>
			see( "document.querySelector( '[role=log]' )?.textContent" )
		)
		.toContain( 'Chào em' );
	expect( await see( 'navigator.userActivation.hasBeenActive' ) ).toBe(
		false
	);
	expect( await see( SOUNDS ) ).toBe( 0 );

	await message( page, 'Chào em' ).click();
	await say( author, 'Em cần gì?' );
	await expect( message( page, 'Em cần gì?' ) ).toBeVisible();
	// Without the lock: while this test holds it, the page plays no sound.
	await expect.poll( () => see( 'window.sounds' ) ).toBe( 1 );
} );

test( 'of two tabs one sounds, and none once the sound is off; a hidden tab counts in its title; who answers is notified on request', async ( {
	browser,
} ) => {
	const author = await newPage( browser, site, 'author' );
	const first = await newPage( browser, site, 'member' );
	const second = await first.context().newPage();
	await makeHideable( author );
	// The test browser denies notifications without a prompt, so the permission is replaced.
	await author.addInitScript( () => {
		const shown: object[] = [];
		class AllowedNotification {
			static permission = 'default';
			static requestPermission() {
				this.permission = 'granted';
				return Promise.resolve( this.permission );
			}
			onclick = () => {};
			readonly body: string;
			constructor(
				readonly title: string,
				{ body }: { body: string }
			) {
				this.body = body;
				shown.push( this );
			}
			close() {}
		}
		Object.assign( window, {
			shown,
			Notification: AllowedNotification,
		} );
	} );

	await test.step( 'of two tabs one sounds, and none once the sound is off', async () => {
		for ( const page of [ first, second ] ) {
			await countSounds( page );
			await makeHideable( page );
			await openChat( page );
		}
		await say( first, 'Em chào thầy' );
		await expect( message( second, 'Em chào thầy' ) ).toBeVisible();
		await openInbox( author );
		const sounds = async ( expression = 'window.sounds' ) =>
			Number( await first.evaluate( expression ) ) +
			Number( await second.evaluate( expression ) );
		const heard = async ( count: number ) => {
			// Without the lock: while this test holds it, the tabs play no sound.
			await expect.poll( sounds ).toBe( count );
			expect( await sounds( SOUNDS ) ).toBe( count );
		};
		const answer = async ( text: string ) => {
			await say( author, text );
			for ( const page of [ first, second ] ) {
				await expect( message( page, text ) ).toBeVisible();
			}
		};
		await answer( 'Chào em' );
		await heard( 1 );
		await first.getByRole( 'button', { name: 'Tắt tiếng' } ).click();
		await answer( 'Em cần gì?' );
		await heard( 1 );
		await first.getByRole( 'button', { name: 'Tắt tiếng' } ).click();
		await answer( 'Thầy nghe đây' );
		await heard( 2 );
	} );

	await test.step( 'the title of a tab that is not seen counts what is unread', async () => {
		await second.close();
		// Nothing is unread.
		await message( first, 'Thầy nghe đây' ).click();
		await expect( message( author, 'Thầy nghe đây' ) ).toContainText(
			'Đã xem'
		);
		const title = await first.title();
		await setHidden( first, true );
		await say( author, 'Em nói đi' );
		await expect( first ).toHaveTitle( `(1) ${ title }` );
		await say( author, 'Em còn đó không?' );
		await expect( first ).toHaveTitle( `(2) ${ title }` );
		await setHidden( first, false );
		await expect( first ).toHaveTitle( title );
		// The message is still unread: the tab was shown, but the message not clicked.
		await setHidden( first, true );
		await expect( first ).toHaveTitle( `(2) ${ title }` );
		await setHidden( first, false );
		await message( first, 'Em còn đó không?' ).click();
		await expect( message( author, 'Em còn đó không?' ) ).toContainText(
			'Đã xem'
		);
		await setHidden( first, true );
		await expect( first ).toHaveTitle( title );
		await setHidden( first, false );
	} );

	await test.step( 'the browser notifies who answers, on request, while the inbox is not seen', async () => {
		type Watched = Window & { readonly shown?: Notification[] };
		const shown = () =>
			author.evaluate( () =>
				( window as Watched ).shown?.map(
					( { title, body } ) => `${ title }: ${ body }`
				)
			);
		await author.goto( '/admin' );
		const row = author
			.getByRole( 'navigation', { name: 'Danh sách trò chuyện' } )
			.getByRole( 'link' );
		const hear = async ( text: string ) => {
			await say( first, text );
			await expect( row ).toContainText( text );
		};
		await hear( 'Em chào thầy ạ' );
		await setHidden( author, true );
		await hear( 'Em hỏi một chút' );
		await setHidden( author, false );
		const bell = author.getByRole( 'button', {
			name: 'Thông báo khi có tin mới',
		} );
		await expect( bell ).toHaveAttribute( 'aria-pressed', 'false' );
		await bell.click();
		await expect( bell ).toHaveAttribute( 'aria-pressed', 'true' );
		await hear( 'Thầy có đó không' );
		expect( await shown() ).toEqual( [] );
		await setHidden( author, true );
		await hear( 'Thầy ơi' );
		await expect.poll( shown ).toEqual( [ `${ BINH.name }: Thầy ơi` ] );
		await author.evaluate( () => {
			( window as Watched ).shown?.[ 0 ]?.onclick?.(
				new Event( 'click' )
			);
		} );
		await expect( author ).toHaveURL(
			`${ site.url }/admin/chat/${ BINH.uid }`
		);
	} );
} );
