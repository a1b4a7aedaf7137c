/**
 * The inbox of the chat, at /admin and in wp-admin: its list, its conversations and their menu, also for two people who
 * answer at once. Members write by the real SDK.
 */
import {
	type Browser,
	type Locator,
	type Page,
	expect,
} from '@playwright/test';
import { messageUpdate } from '../../src/features/chat/conversation/send';
import { createConnection } from '../../src/features/chat/connection';
import * as sdk from '../../src/features/chat/sdk';
import { customToken } from '../../playground/firebase-server/client.mjs';
import {
	BINH,
	bottomOf,
	field,
	log,
	menu,
	newPage,
	rows,
	showKeyboard,
} from './chat-pages';
import {
	TOKEN,
	message,
	refuseToken,
	store,
	stored,
	thread,
} from './chat-server';
import type { ThreadRecord } from './chat-server';
import { faults, hydrated, ownSite, signIn, test } from './support';

const site = ownSite( { chat: true } );

const KHAI = { uid: '3', name: 'Đặng Quang Khải' };
const GIANG = { uid: '4', name: 'Hoàng Thu Giang' };

const WIDTHS = { desktop: 1440, tablet: 820, phone: 390 } as const;

/** Where the inbox is: addresses, how often the number of unread conversations stands there, widths that axe sees. */
const PLACES = {
	'/admin': {
		home: '/admin',
		first: '/admin',
		list: '/admin',
		chat: ( uid: string ) => `/admin/chat/${ uid }`,
		counts: 1,
		widths: WIDTHS,
	},
	'wp-admin': {
		home: '/wp-admin/admin.php?page=hien-chat',
		// The address of no member shows the list.
		first: '/wp-admin/admin.php?page=hien-chat#/chat/a.b',
		list: '/wp-admin/admin.php?page=hien-chat#/',
		chat: ( uid: string ) =>
			`/wp-admin/admin.php?page=hien-chat#/chat/${ uid }`,
		counts: 2,
		widths: { phone: WIDTHS.phone },
	},
} as const;

// All is tested at /admin; wp-admin gets the tests at the end, of what its addresses, scripts and styles may break.
const { home, chat } = PLACES[ '/admin' ];

/** WordPress's numbers of unread conversations: in the admin bar, and in the menu of wp-admin. */
const counts = ( page: Page ) => page.locator( '.hien-chat-count' );

test.beforeEach( async () => {
	await store( site.firebase, '', null );
} );

/** Opens a page of the author. */
async function desk(
	browser: Browser,
	address: string,
	width: number = WIDTHS.desktop
): Promise< Page > {
	const page = await newPage( browser, site, 'author' );
	await page.setViewportSize( { width, height: 900 } );
	await page.goto( address );
	return page;
}

/** Puts conversations into the database, the latest first. */
async function fill(
	count: number,
	more: ( index: number ) => Partial< ThreadRecord > = () => ( {} )
): Promise< void > {
	const now = Date.now();
	await store(
		site.firebase,
		'threads',
		Object.fromEntries(
			Array.from( { length: count }, ( _, index ) => [
				String( 1000 + index ),
				thread( `Thành viên ${ index + 1 }`, {
					lastAt: now - index * 60_000,
					...more( index ),
				} ),
			] )
		)
	);
}

/** A member with the SDK, who sends messages as the widget does. */
async function memberOf( { uid, name }: typeof BINH ) {
	const { port, account } = site.firebase;
	const connection = createConnection( {
		loadSdk: () => Promise.resolve( sdk ),
		requestToken: () =>
			customToken( account, uid, {
				name,
				avt: '',
				images: `${ site.url }/wp-content/uploads/hien-chat/`,
				author: '1',
				issued: Date.now(),
			} ),
		config: () => ( {
			apiKey: 'demo',
			authDomain: '',
			projectId: 'hien-demo',
			databaseURL: `http://127.0.0.1:${ port }?ns=hien-demo`,
			appId: 'demo',
			emulator: `http://127.0.0.1:${ port }`,
		} ),
	} );
	connection.start();
	await expect.poll( () => connection.getSnapshot().state ).toBe( 'online' );
	const { session } = connection.getSnapshot();
	if ( ! session ) {
		throw new Error( 'No session' );
	}
	const { database } = session;
	let last = 0;
	let throttle = null as Parameters<
		typeof messageUpdate
	>[ 4 ][ 'throttle' ];
	return {
		session,
		async send( text: string ): Promise< void > {
			await new Promise( ( resolve ) =>
				setTimeout( resolve, Math.max( 0, last + 600 - Date.now() ) )
			);
			const key = sdk.push( sdk.ref( database, `chats/${ uid }` ) ).key;
			await sdk.update(
				sdk.ref( database ),
				messageUpdate(
					session,
					uid,
					String( key ),
					{ text, img: '' },
					{
						throttle,
						now: Date.now(),
						isNew: true,
						person: null,
					}
				)
			);
			last = Date.now();
			throttle = (
				await sdk.get( sdk.ref( database, `throttle/${ uid }` ) )
			).val() as typeof throttle;
		},
		end: () => Promise.resolve( connection.close( '' ) ),
	};
}

test( 'a visitor is led to the login screen, and back into the conversation', async ( {
	browser,
} ) => {
	await store( site.firebase, `threads/${ BINH.uid }`, thread( BINH.name ) );
	const context = await browser.newContext( { baseURL: site.url } );
	const page = await context.newPage();
	await page.goto( `/admin/chat/${ BINH.uid }` );
	await expect( page ).toHaveURL( /dang-nhap/ );
	await hydrated( page );
	await signIn( page, 'an' );
	await expect( page ).toHaveURL( `/admin/chat/${ BINH.uid }` );
	await expect(
		page.getByRole( 'heading', { name: BINH.name } )
	).toBeVisible();
} );

test( 'a member is refused', async ( { browser } ) => {
	const page = await newPage( browser, site, 'member' );
	const answer = await page.request.get( '/admin' );
	expect( answer.status() ).toBe( 403 );
	expect( await answer.text() ).toMatch(
		/<h1[^>]*>\s*Bạn không có quyền xem trang này\.\s*<\/h1>/
	);
} );

test( 'a conversation beyond the newest leaves the list when it is deleted, also for a colleague', async ( {
	browser,
} ) => {
	await fill( 52 );
	const [ page, other ] = [
		await desk( browser, '/admin' ),
		await desk( browser, '/admin' ),
	];
	const old = ( at: Page ) =>
		rows( at ).filter( { hasText: 'Thành viên 52' } );
	for ( const each of [ page, other ] ) {
		await rows( each ).last().scrollIntoViewIfNeeded();
		await expect( rows( each ) ).toHaveCount( 52 );
	}
	await old( page ).click();
	await menu( page, 'Xóa cuộc trò chuyện' );
	await page
		.getByRole( 'alertdialog' )
		.getByRole( 'button', { name: 'Xóa' } )
		.click();
	await expect( rows( page ) ).toHaveCount( 51 );
	await expect( old( page ) ).toHaveCount( 0 );
	await old( other ).click();
	await expect( rows( other ) ).toHaveCount( 51 );
	await expect( old( other ) ).toHaveCount( 0 );
} );

test( 'the filter reaches more unread conversations than can be followed', async ( {
	browser,
} ) => {
	// The list is subscribed to the 100 with the most unread messages: the last one is not among them.
	await fill( 120, ( index ) => ( {
		unreadAdmin: index < 100 ? 2 : Number( index === 119 ),
	} ) );
	const page = await desk( browser, '/admin' );
	await page.getByRole( 'button', { name: 'Chưa đọc' } ).click();
	await rows( page ).nth( 99 ).scrollIntoViewIfNeeded();
	await expect( rows( page ) ).toHaveCount( 101 );
	await expect( rows( page ).last() ).toContainText( 'Thành viên 120' );
} );

/** The invalid field has the focus and an error message. */
async function expectWrong( wrong: Locator, problem: string ): Promise< void > {
	await expect( wrong ).toBeFocused();
	await expect( wrong ).toHaveAttribute( 'aria-invalid', 'true' );
	await expect( wrong ).toHaveAccessibleDescription( problem );
	await expect( wrong ).toHaveClass( /is-invalid/ );
}

test( 'lists unread ones first, then the latest, and older ones on the way down', async ( {
	browser,
} ) => {
	await fill( 120 );
	await store( site.firebase, 'threads/1110/unreadAdmin', 3 );
	const page = await desk( browser, home );
	await expect( rows( page ).first() ).toContainText( 'Thành viên 111' );
	await expect( rows( page ).nth( 1 ) ).toContainText( 'Thành viên 1' );
	await expect( rows( page ) ).toHaveCount( 51 );
	// One unread conversation, in every badge.
	await expect( page ).toHaveTitle( /^\(1\) / );
	await expect(
		page.getByRole( 'heading', {
			name: 'Trò chuyện 1 cuộc trò chuyện chưa đọc',
		} )
	).toBeVisible();
	await expect( counts( page ).first() ).toHaveText( '1' );
	await rows( page ).last().scrollIntoViewIfNeeded();
	await expect( rows( page ) ).toHaveCount( 101 );
	await rows( page ).last().scrollIntoViewIfNeeded();
	await expect( rows( page ) ).toHaveCount( 120 );
	await expect( rows( page ).last() ).toContainText( 'Thành viên 120' );
} );

test( 'finds names without accents among all of them, and filters', async ( {
	browser,
} ) => {
	await fill( 120 );
	await store(
		site.firebase,
		'threads/1118/name',
		'Đỗ Hữu <img src="x"> Minh'
	);
	await store( site.firebase, 'threads/1003/unreadAdmin', 1 );
	const page = await desk( browser, home );
	await page.getByLabel( 'Tìm theo tên' ).fill( 'do huu' );
	await expect( rows( page ) ).toHaveText( [ /Đỗ Hữu <img src="x"> Minh/ ] );
	await page.getByLabel( 'Tìm theo tên' ).fill( 'zzz' );
	await expect( page.getByText( 'Không có ai tên như vậy' ) ).toBeVisible();
	await page.getByLabel( 'Tìm theo tên' ).fill( '' );
	await page.getByRole( 'button', { name: 'Chưa đọc' } ).click();
	await expect( rows( page ) ).toHaveText( [ /Thành viên 4/ ] );
} );

test( 'on a phone: nobody can sign in to the database at first, then the list slides in over the conversation', async ( {
	browser,
} ) => {
	await store( site.firebase, `threads/${ BINH.uid }`, thread( BINH.name ) );
	await store( site.firebase, `threads/${ KHAI.uid }`, thread( KHAI.name ) );
	const page = await newPage( browser, site, 'author' );
	await page.setViewportSize( { width: WIDTHS.phone, height: 900 } );
	await refuseToken( page );
	await page.goto( home );

	await test.step( 'says that nobody can sign in, and tries again', async () => {
		const side = page.getByRole( 'complementary', {
			name: 'Các cuộc trò chuyện',
		} );
		await expect(
			side.getByText(
				'Tài khoản của bạn chưa là thành viên của trang này.'
			)
		).toBeVisible();
		await page.unroute( TOKEN );
		await side
			.getByRole( 'navigation' )
			.getByRole( 'button', { name: 'Thử lại' } )
			.click();
		await expect( rows( page ) ).toHaveCount( 2 );
	} );

	await test.step( 'the list slides in over the conversation', async () => {
		const row = ( { name }: typeof BINH ) =>
			rows( page ).filter( { hasText: name } );
		const heading = ( { name }: typeof BINH ) =>
			page.getByRole( 'heading', { name } );
		const opener = page.getByRole( 'button', {
			name: 'Danh sách trò chuyện',
		} );
		await row( BINH ).press( 'Enter' );
		await expect( row( BINH ) ).not.toBeInViewport();
		await expect( heading( BINH ) ).toBeFocused();
		await opener.press( 'Enter' );
		await expect( row( BINH ) ).toBeInViewport();
		await page.keyboard.press( 'Escape' );
		await expect( row( BINH ) ).not.toBeInViewport();
		await expect( opener ).toBeFocused();
		for ( const choice of [ BINH, KHAI ] ) {
			await opener.press( 'Enter' );
			await row( choice ).press( 'Enter' );
			await expect( row( choice ) ).not.toBeInViewport();
			await expect( heading( choice ) ).toBeFocused();
		}
		await showKeyboard( page );
		await expect
			.poll( () => bottomOf( field( page ) ) )
			.toBeLessThan( 460 );
		expect( await bottomOf( heading( KHAI ) ) ).toBeGreaterThan( 60 );
	} );
} );

test( 'blocks a member with a reason, and lets them write again', async ( {
	browser,
} ) => {
	const member = await memberOf( GIANG );
	await member.send( 'Mua hàng giá rẻ' );
	const page = await desk( browser, chat( GIANG.uid ) );
	await menu( page, 'Chặn' );
	const dialog = page.getByRole( 'dialog', {
		name: `Chặn ${ GIANG.name }?`,
	} );
	const block = dialog.getByRole( 'button', { name: 'Chặn' } );
	const reason = dialog.getByRole( 'textbox', { name: /^Lý do/ } );
	await test.step( 'the field says what is wrong, and loses nothing', async () => {
		await expect( reason ).toBeFocused();
		await block.click();
		await expectWrong( reason, 'Bạn cho biết lý do nhé.' );
		// Errors of the server are shown there as well.
		await reason.fill( '   ' );
		await block.click();
		await expectWrong( reason, 'Bạn ghi lý do chặn nhé.' );
		await page.route( '**/block*', ( route ) => route.abort() );
		await reason.fill( 'Quảng cáo' );
		await expect( reason ).not.toHaveAttribute( 'aria-invalid' );
		await block.click();
		await expect( dialog.getByRole( 'alert' ) ).toContainText(
			'Những gì bạn viết vẫn còn'
		);
		await expect( reason ).toHaveValue( 'Quảng cáo' );
		await page.unroute( '**/block*' );
	} );
	await block.click();
	await expect( dialog ).toBeHidden();
	await expect( rows( page ).first() ).toContainText( 'Đã chặn' );
	await expect( member.send( 'Còn nữa' ) ).rejects.toThrow( /PERMISSION/ );
	await page.getByRole( 'button', { name: 'Về thành viên này' } ).click();
	await expect( page.getByText( 'Quảng cáo' ) ).toBeVisible();
	await page
		.getByRole( 'group', { name: 'Lọc' } )
		.getByRole( 'button', { name: 'Đã chặn' } )
		.click();
	await expect( rows( page ) ).toHaveText( [ /Hoàng Thu Giang/ ] );
	await menu( page, 'Bỏ chặn' );
	await expect( page.getByText( 'Không ai bị chặn' ) ).toBeVisible();
	// The member's browser signs in again by itself.
	await expect( () => member.send( 'Em xin lỗi' ) ).toPass();
	await expect( log( page ) ).toContainText( 'Em xin lỗi' );
	await member.end();
} );

test( 'saves answers, and / puts one into the field', async ( { browser } ) => {
	await store( site.firebase, `threads/${ BINH.uid }`, thread( BINH.name ) );
	const page = await desk( browser, chat( BINH.uid ) );
	const title = 'Học phí hè';
	await page.getByRole( 'button', { name: /Câu trả lời có sẵn/ } ).click();
	const dialog = page.getByRole( 'dialog', {
		name: 'Câu trả lời có sẵn',
	} );
	const titles = dialog.getByLabel( 'Tên ngắn' );
	await dialog.getByRole( 'button', { name: 'Thêm câu' } ).click();
	await expect( titles.last() ).toBeFocused();
	await titles.last().fill( title );
	await dialog
		.getByLabel( 'Câu trả lời' )
		.last()
		.fill( 'Bảng giá mùa hè nhé.' );
	await dialog.getByRole( 'button', { name: 'Thêm câu' } ).click();
	await dialog
		.getByRole( 'button', { name: 'Bỏ câu này' } )
		.last()
		.press( 'Enter' );
	await expect( titles.last() ).toHaveValue( title );
	await expect( titles.last() ).toBeFocused();
	await dialog.getByRole( 'button', { name: 'Lưu' } ).click();
	await expect( dialog ).toBeHidden();
	const option = page.getByRole( 'option', { name: title } );
	await field( page ).pressSequentially( 'Chào em, /hoc phi' );
	await expect( option ).toBeVisible();
	// Safari gives this code to the Enter that ends a composition.
	await field( page ).dispatchEvent( 'keydown', {
		key: 'Enter',
		keyCode: 229,
	} );
	await expect( field( page ) ).toHaveValue( 'Chào em, /hoc phi' );
	await field( page ).press( 'Home' );
	await expect( option ).toHaveCount( 0 );
	await field( page ).press( 'End' );
	await expect( option ).toBeVisible();
	await field( page ).press( 'Escape' );
	await expect( option ).toHaveCount( 0 );
	await field( page ).pressSequentially( ' he' );
	await expect( option ).toHaveCount( 0 );
	await field( page ).fill( 'Chào em, ' );
	await field( page ).pressSequentially( '/hoc phi he' );
	await expect( option ).toBeVisible();
	await field( page ).press( 'Enter' );
	await expect( field( page ) ).toHaveValue(
		'Chào em, Bảng giá mùa hè nhé.'
	);
	await expect( log( page ) ).not.toContainText( 'Bảng giá' );

	// A list that could not be loaded cannot be overwritten.
	const REPLIES = '**/chat/replies*';
	await page.route( REPLIES, ( route ) =>
		route.fulfill( { status: 500, body: '' } )
	);
	await page.reload();
	await field( page ).fill( '/' );
	await expect(
		page.getByText( 'Chưa tải được câu trả lời có sẵn.' )
	).toBeVisible();
	await page.getByRole( 'button', { name: /Câu trả lời có sẵn/ } ).click();
	await expect( dialog.getByRole( 'alert' ) ).toBeVisible();
	await expect( dialog.getByRole( 'button', { name: 'Lưu' } ) ).toHaveCount(
		0
	);
	await page.unroute( REPLIES );
	await dialog.getByRole( 'button', { name: 'Thử lại' } ).click();
	await expect( titles.last() ).toHaveValue( title );

	await test.step( 'says at its field which answer has no text', async () => {
		await dialog.getByRole( 'button', { name: 'Thêm câu' } ).click();
		const added = dialog.getByRole( 'group' ).last();
		const name = added.getByLabel( 'Tên ngắn' );
		const text = added.getByLabel( 'Câu trả lời' );
		const save = dialog.getByRole( 'button', { name: 'Lưu' } );
		await expect( added.getByText( 'Tên ngắn' ) ).toBeVisible();
		await expect( added.getByText( 'Câu trả lời' ) ).toBeVisible();
		await name.fill( 'Hai' );
		await save.click();
		await expectWrong( text, 'Mục này còn thiếu câu trả lời.' );
		await expect( name ).toHaveValue( 'Hai' );
		// A row without any text is ignored.
		await name.fill( '' );
		await expect( text ).not.toHaveAttribute( 'aria-invalid' );
		const written = await dialog
			.getByRole( 'group' )
			.evaluateAll( ( groups ) =>
				groups.map( ( group ) => ( {
					title: group.querySelector( 'input' )?.value,
					text: group.querySelector( 'textarea' )?.value,
				} ) )
			);
		expect( written.slice( -2 ) ).toEqual( [
			{ title, text: 'Bảng giá mùa hè nhé.' },
			{ title: '', text: '' },
		] );
		const answer = page.waitForResponse( REPLIES );
		await save.click();
		await expect( dialog ).toBeHidden();
		const { replies } = ( await ( await answer ).json() ) as {
			readonly replies: readonly object[];
		};
		expect( replies ).toEqual( written.slice( 0, -1 ) );
	} );
} );

test( 'a conversation becomes a question, is marked unread, loses its connection, and is deleted', async ( {
	browser,
} ) => {
	test.slow(); // The chat's server is away for a while.
	const texts = [ 'Em chào thầy', 'Cài plugin bị trắng trang ạ?' ];
	await store( site.firebase, `threads/${ BINH.uid }`, thread( BINH.name ) );
	for ( const [ index, text ] of texts.entries() ) {
		await store(
			site.firebase,
			`chats/${ BINH.uid }/-A${ index }`,
			message( BINH.uid, BINH.name, text, Date.now() )
		);
	}
	await store( site.firebase, `chats/${ BINH.uid }/-A9`, {
		...message( BINH.uid, BINH.name, '', Date.now() ),
		img: `${ site.url }/wp-includes/images/blank.gif`,
	} );
	const page = await desk( browser, chat( BINH.uid ) );
	await expect( log( page ) ).toContainText( 'Em chào thầy' );

	await test.step( 'makes a draft of a question of chosen messages', async () => {
		await menu( page, 'Thành câu hỏi hỏi đáp' );
		await expect( log( page ).getByRole( 'img' ) ).toHaveCount( 1 );
		// A draft has texts only, so a message with only an image cannot be selected.
		await expect( page.getByRole( 'checkbox' ) ).toHaveCount( 2 );
		await page
			.getByRole( 'checkbox', { name: /Cài plugin bị trắng trang/ } )
			.check();
		await page.getByRole( 'button', { name: 'Tiếp tục' } ).click();
		const dialog = page.getByRole( 'dialog' );
		await expect( dialog.getByLabel( 'Câu hỏi' ) ).toHaveValue(
			'Cài plugin bị trắng trang ạ?'
		);
		await expect( dialog ).toContainText( 'chữ của 1 tin nhắn' );
		await dialog.getByRole( 'button', { name: 'Tạo bản nháp' } ).click();
		const link = dialog.getByRole( 'link', { name: 'Sửa câu hỏi' } );
		expect( await link.getAttribute( 'href' ) ).toMatch(
			/post\.php\?post=\d+&action=edit/
		);
		await dialog.getByRole( 'button', { name: 'Đóng' } ).click();
		await expect(
			page.getByRole( 'heading', { name: BINH.name } )
		).toBeFocused();
	} );

	await test.step( 'marks unread', async () => {
		await menu( page, 'Đánh dấu chưa đọc' );
		await expect( rows( page ).first() ).toContainText( 'chưa đọc' );
		await expect(
			page.getByRole( 'complementary', {
				name: 'Các cuộc trò chuyện',
			} )
		).toBeFocused();
		await rows( page ).first().click();
	} );

	await test.step( 'says that the connection is lost, and heals', async () => {
		await expect( rows( page ) ).toHaveCount( 1 );
		const note = page
			.getByText( /^Mất kết nối/ )
			.filter( { visible: true } );
		await site.firebase.kill();
		await expect( note ).toBeVisible();
		await expect( rows( page ) ).toHaveCount( 1 );
		await menu( page, 'Đánh dấu chưa đọc' );
		await expect( page.getByRole( 'alert' ) ).toHaveText(
			'Chưa có kết nối. Bạn thử lại khi có mạng nhé.'
		);
		await field( page ).fill( 'Khi nào có mạng thì tới' );
		await field( page ).press( 'Enter' );
		await site.firebase.restart();
		await expect
			.poll(
				() => stored( site.firebase, `threads/${ BINH.uid }/last` ),
				{
					timeout: 40_000,
				}
			)
			.toBe( 'Khi nào có mạng thì tới' );
		await expect( note ).toBeHidden();
		await expect( page.getByRole( 'alert' ) ).toHaveCount( 0 );
	} );

	await test.step( 'deletes', async () => {
		await menu( page, 'Xóa cuộc trò chuyện' );
		let goOn = () => {};
		const isHeld = new Promise< void >( ( resolve ) => {
			goOn = resolve;
		} );
		await page.route( '**/chat/conversations/*', async ( route ) => {
			await isHeld;
			await route.continue();
		} );
		const dialog = page.getByRole( 'alertdialog' );
		await dialog.getByRole( 'button', { name: 'Xóa' } ).click();
		await expect( dialog ).toContainText( 'Đang xóa…' );
		// The request is sent, so it is too late to cancel.
		await page.keyboard.press( 'Escape' );
		await expect( dialog ).toBeVisible();
		goOn();
		await expect(
			page.getByText( 'Chưa có cuộc trò chuyện nào' )
		).toBeVisible();
		await expect( dialog ).toBeHidden();
		await expect.poll( () => stored( site.firebase, 'chats' ) ).toBeNull();
	} );
} );

/** In wp-admin it is as wide as the page, below the tab of the help, and ends with the window. */
async function expectToFit( page: Page ): Promise< void > {
	const inbox = page.locator( '.hien-inbox' );
	const box = await inbox.boundingBox();
	expect( ( box?.x ?? 0 ) + ( box?.width ?? 0 ) ).toBe(
		page.viewportSize()?.width
	);
	const help = page.getByRole( 'button', { name: 'Trợ giúp' } );
	expect( await bottomOf( help ) ).toBeLessThanOrEqual( box?.y ?? 0 );
	expect( await bottomOf( inbox ) ).toBe( 900 );
}

for ( const [ place, at ] of Object.entries( PLACES ) ) {
	test.describe( place, () => {
		test( 'shows a message as it comes; an answer reaches the member and the other who answers; the list stays while conversations change', async ( {
			browser,
		} ) => {
			const page = await desk( browser, at.first );
			await expect(
				page.getByText( 'Chưa có cuộc trò chuyện nào' )
			).toBeVisible();
			await expect( page ).toHaveURL( at.list );

			await test.step( 'shows a message as it comes; an answer reaches the member and the other who answers', async () => {
				const member = await memberOf( BINH );
				await member.send( 'Thầy ơi, bước 5 em làm chưa được' );
				await expect( rows( page ) ).toHaveText( [
					/Đang trực tuyến.*Trần Thanh Bình.*bước 5 em làm chưa được.*1/s,
				] );
				await expect( page ).toHaveTitle( /^\(1\) / );
				await expect( counts( page ) ).toHaveText(
					Array( at.counts ).fill( '1' )
				);
				const other = await desk( browser, at.chat( BINH.uid ) );
				await expect( log( other ) ).toContainText( 'bước 5' );
				if ( place === 'wp-admin' ) {
					await expectToFit( other );
				}

				await rows( page ).first().click();
				await expect( log( page ) ).toContainText( 'bước 5' );
				await field( page ).click();
				await field( page ).fill( 'Em gửi mình ảnh lỗi nhé' );
				await expect( page ).not.toHaveTitle( /^\(/ );
				await expect( counts( page ) ).toHaveText(
					Array( at.counts ).fill( '0' )
				);
				await field( page ).press( 'Enter' );
				await expect( log( page ) ).toContainText(
					'Em gửi mình ảnh lỗi nhé'
				);
				await expect( log( other ) ).toContainText(
					'Em gửi mình ảnh lỗi nhé'
				);
				await expect( rows( page ).first() ).toContainText(
					'Đã trả lời: Em gửi mình ảnh lỗi nhé'
				);
				await expect
					.poll( () =>
						stored( site.firebase, `threads/${ BINH.uid }` )
					)
					.toMatchObject( {
						last: 'Em gửi mình ảnh lỗi nhé',
						lastType: 'Admin',
						unreadAdmin: 0,
						unreadUser: 1,
					} );
				await member.end();
				await expect( rows( page ).first() ).toContainText(
					'Ngoại tuyến'
				);
			} );

			await test.step( 'keeps its list while conversations change, and goes back', async () => {
				const now = Date.now();
				for ( const [ index, { uid, name } ] of [
					BINH,
					KHAI,
				].entries() ) {
					await store(
						site.firebase,
						`threads/${ uid }`,
						thread( name, { lastAt: now - index } )
					);
					await store( site.firebase, `chats/${ uid }/-A${ uid }`, {
						...message(
							uid,
							name,
							`Lời của ${ name }`,
							now - index
						),
					} );
				}
				await page.goBack();
				await page.getByLabel( 'Tìm theo tên' ).fill( 'a' );
				await rows( page ).nth( 0 ).click();
				await expect( log( page ) ).toContainText(
					`Lời của ${ BINH.name }`
				);
				await rows( page ).nth( 1 ).click();
				await expect( log( page ) ).toContainText(
					`Lời của ${ KHAI.name }`
				);
				await expect( rows( page ).nth( 1 ) ).toHaveAttribute(
					'aria-current',
					'page'
				);
				await page.goBack();
				await expect( log( page ) ).toContainText(
					`Lời của ${ BINH.name }`
				);
				await expect( page.getByLabel( 'Tìm theo tên' ) ).toHaveValue(
					'a'
				);
				await page.goBack();
				await expect(
					page.getByText( 'Chọn một cuộc trò chuyện' )
				).toBeVisible();
			} );
		} );

		test( 'has no faults that axe finds', async ( { browser } ) => {
			await store(
				site.firebase,
				`threads/${ BINH.uid }`,
				thread( BINH.name, { unreadAdmin: 1 } )
			);
			await store(
				site.firebase,
				`chats/${ BINH.uid }/-A1`,
				message( BINH.uid, BINH.name, 'Em chào thầy', Date.now() )
			);
			const page = await desk( browser, at.home, WIDTHS.phone );
			for ( const [ name, width ] of Object.entries( at.widths ) ) {
				await test.step( `on a ${ name }`, async () => {
					await page.setViewportSize( { width, height: 900 } );
					await expect( rows( page ).first() ).toBeVisible();
					expect( await faults( page, '.hien-inbox' ) ).toEqual( [] );
					await rows( page ).first().click();
					await expect( log( page ) ).toContainText( 'Em chào thầy' );
					const info = page.getByRole( 'button', {
						name: 'Về thành viên này',
					} );
					await info.click();
					const card = page.getByText( 'Bình luận mới nhất' );
					await expect( card ).toBeVisible();
					expect( await faults( page, '.hien-inbox' ) ).toEqual( [] );
					await page
						.getByRole( 'complementary', {
							name: 'Về thành viên này',
						} )
						.getByRole( 'link' )
						.first()
						.focus();
					await page.keyboard.press( 'Escape' );
					await expect( card ).toBeHidden();
					await expect( info ).toBeFocused();
					await menu( page, 'Đánh dấu chưa đọc' );
				} );
			}
			if ( place === 'wp-admin' ) {
				await rows( page ).first().click();
				await expect( log( page ) ).toContainText( 'Em chào thầy' );
				await expectToFit( page );
				await showKeyboard( page );
				await expect
					.poll( () => bottomOf( page.locator( '.hien-inbox' ) ) )
					.toBe( 460 );
			}
		} );
	} );
}
