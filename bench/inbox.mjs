/**
 * The chat's screens with much in them: the inbox, a long conversation, and the way up in it on a slow phone.
 */
import { chatConstants, serveChat } from '../playground/chat.mjs';
import { accessToken } from '../playground/firebase-server/client.mjs';
import { signIn } from '../tests/e2e/server.mjs';
import { systemBrowser } from '../tests/setup-machine.mjs';
import { atMost, median, report } from './measure.mjs';
import { copyOf, serveToBrowsers } from './sites.mjs';

const ROUNDS = 7;

/** Conversations of the inbox, and how many of them have something unread. */
const FEW = 10;
const MANY = 1000;
const UNREAD = 10;

/** Messages of a conversation; which members have them. */
const SHORT = { uid: '1001', messages: 50 };
const LONG = { uid: '1002', messages: 5000 };

/** How many times slower than this machine the phone is. */
const CPU = 4;
/** Messages that it scrolls by, and pixels in a frame: the pace of a finger that flicks through. */
const WAY_UP = 1000;
const STEP = 160;

/** Milliseconds in which a page that has opened may still load something. */
const REST = 3000;

const ROW = '.hien-inbox__item';
const MESSAGE = '.hien-message';

/** Opens each pair alternately, seven times, or `rounds`. */
export async function inbox( first, { rounds = ROUNDS } ) {
	const chat = await serveChat( first.dir );
	const site = await copyOf( first, 'inbox' );
	site.env.HIEN_CONSTANTS = JSON.stringify(
		chatConstants( chat.url, chat.folder )
	);
	await serveToBrowsers( site );
	const login = `${ site.home }/wp-login.php`;
	const storageState = await signIn( { ...site, login }, 'an' );
	const { chromium, devices } = await import( '@playwright/test' );
	const browser = await chromium.launch( {
		executablePath: systemBrowser(),
	} );
	const store = await storeOf( chat );
	const open = ( path, wanted ) =>
		timeToOpen( browser, storageState, site.home + path, wanted );

	for ( const { uid, messages } of [ SHORT, LONG ] ) {
		await store( `chats/${ uid }`, conversation( uid, messages ) );
	}
	const times = { few: [], many: [], short: [], long: [] };
	let bytes;
	for ( let round = -1; round < rounds; round++ ) {
		await store( 'threads', threads( FEW ) );
		const few = await open( '/admin', ROW );
		await store( 'threads', threads( MANY ) );
		const many = await open( '/admin', ROW );
		const short = await open( `/admin/chat/${ SHORT.uid }`, MESSAGE );
		const long = await open( `/admin/chat/${ LONG.uid }`, MESSAGE );
		if ( round >= 0 ) {
			times.few.push( few.time );
			times.many.push( many.time );
			times.short.push( short.time );
			times.long.push( long.time );
		}
		bytes = many.bytes;
	}
	const [ few, many, short, long ] = Object.values( times ).map( median );
	report( 'Chat: until it is shown', [
		{
			name: `Inbox: ${ MANY } conversations / ${ FEW }`,
			time: many,
			than: few,
			goal: 1.2,
		},
		{
			name: `Conversation: ${ LONG.messages } messages / ${ SHORT.messages }`,
			time: long,
			than: short,
			goal: 1.2,
		},
	] );
	atMost( `the database of ${ MANY }, KB`, bytes / 1000, 40 );

	const { longest, count } = await scrollUp(
		browser,
		{ ...devices[ 'Pixel 7' ], storageState },
		`${ site.home }/admin/chat/${ LONG.uid }`
	);
	console.log( `\nChat: ${ count } messages up on a phone` );
	atMost( 'longest task, ms', longest, 50 );
	await browser.close();
	chat.stop();
}

/** What writes into the database, whatever the rules say. */
async function storeOf( chat ) {
	const token = await accessToken( chat );
	return async ( path, value ) => {
		const response = await fetch(
			`${ chat.url }/${ path }.json?access_token=${ token }`,
			{ method: 'PUT', body: JSON.stringify( value ) }
		);
		if ( ! response.ok ) {
			throw new Error( `${ path }: ${ await response.text() }` );
		}
	};
}

function threads( count ) {
	return Object.fromEntries(
		Array.from( { length: count }, ( _, index ) => [
			String( 1001 + index ),
			{
				name: `Thành viên số ${ index }`,
				avt: '/wp-content/plugins/hien-core/assets/avatars/avatar-1.svg',
				last: 'Em chào thầy, em muốn hỏi về bài học hôm qua ạ.',
				lastAt: Date.now() - index * 60_000,
				lastType: 'user',
				lastAdminKey: '-N000000',
				lastUserKey: '-N000001',
				unreadAdmin: index < UNREAD ? 1 : 0,
				unreadUser: 0,
			},
		] )
	);
}

function conversation( uid, count ) {
	const start = Date.now() - count * 600_000;
	return Object.fromEntries(
		Array.from( { length: count }, ( _, index ) => [
			`-N${ String( index ).padStart( 6, '0' ) }`,
			{
				username: index % 3 ? 'Bình' : 'An',
				type: index % 3 ? 'user' : 'Admin',
				avt: '/wp-content/plugins/hien-core/assets/avatars/avatar-1.svg',
				message: `${ index }: ${ 'Em đã thử lại và vẫn chưa được ạ. '.repeat( 1 + ( index % 4 ) ) }`,
				user_id: index % 3 ? uid : '1',
				createdAt: start + index * 600_000,
				isRead: true,
				isOnPress: false,
			},
		] )
	);
}

/**
 * Opens a page anew and waits until something is painted in it.
 *
 * @return {Promise<{time: number, bytes: number}>} Milliseconds from the navigation; bytes that came by the websocket.
 */
async function timeToOpen( browser, storageState, url, wanted ) {
	const context = await browser.newContext( { storageState } );
	const page = await context.newPage();
	const devtools = await context.newCDPSession( page );
	let bytes = 0;
	await devtools.send( 'Network.enable' );
	devtools.on( 'Network.webSocketFrameReceived', ( { response } ) => {
		bytes += Buffer.byteLength( response.payloadData );
	} );
	await page.addInitScript( watch, wanted );
	await page.goto( url );
	const shown = await page.waitForFunction( () => window.shownAt );
	const time = await shown.jsonValue();
	await page.waitForTimeout( REST );
	await context.close();
	return { time, bytes };
}

/** Runs in the pages: notes when the first of what is wanted was painted. */
function watch( wanted ) {
	const observer = new window.MutationObserver( () => {
		if ( document.querySelector( wanted ) ) {
			observer.disconnect();
			window.requestAnimationFrame( () =>
				setTimeout( () => {
					window.shownAt = performance.now();
				} )
			);
		}
	} );
	observer.observe( document, { childList: true, subtree: true } );
}

/**
 * Scrolls up in a conversation.
 *
 * @return {Promise<{longest: number, count: number}>} The longest task of the page's main thread in the trace,
 *         milliseconds: while it runs, no frame comes. And the messages that were loaded on the way.
 */
async function scrollUp( browser, phone, url ) {
	const context = await browser.newContext( phone );
	const page = await context.newPage();
	page.setDefaultTimeout( 120_000 );
	await page.goto( url );
	await page.locator( MESSAGE ).first().waitFor();
	await page.waitForTimeout( REST );
	const devtools = await context.newCDPSession( page );
	await devtools.send( 'Emulation.setCPUThrottlingRate', { rate: CPU } );
	await browser.startTracing( page, { categories: [ 'toplevel' ] } );
	const count = await page.evaluate( scrollUpInPage, {
		list: '.hien-chat__list',
		className: MESSAGE.slice( 1 ),
		most: WAY_UP,
		step: STEP,
	} );
	const trace = JSON.parse( String( await browser.stopTracing() ) );
	await context.close();
	return { longest: longestTask( trace.traceEvents ), count };
}

/**
 * Runs in the page. It moves the list in each frame, as the compositor does under a finger: a mouse over the list would
 * have the browser look for what is below it after each step, which no phone does.
 */
async function scrollUpInPage( { list, className, most, step } ) {
	const scroller = document.querySelector( list );
	const items = scroller.getElementsByClassName( className );
	const before = items.length;
	while ( items.length - before < most ) {
		await new Promise( ( resolve ) =>
			window.requestAnimationFrame( resolve )
		);
		scroller.scrollBy( 0, -step );
	}
	return items.length - before;
}

/** Milliseconds that the longest task of main threads ran; what else ran on the machine meanwhile does not count. */
function longestTask( events ) {
	const isMain = new Set(
		events
			.filter(
				( { name, args } ) =>
					name === 'thread_name' && args.name === 'CrRendererMain'
			)
			.map( ( { pid, tid } ) => `${ pid } ${ tid }` )
	);
	const lengths = events
		.filter(
			( { name, pid, tid } ) =>
				name === 'ThreadControllerImpl::RunTask' &&
				isMain.has( `${ pid } ${ tid }` )
		)
		.map( ( { tdur = 0 } ) => tdur / 1000 );
	return lengths.reduce( ( most, length ) => Math.max( most, length ), 0 );
}
