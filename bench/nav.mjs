/**
 * `npm run bench:nav`: how long a phone takes from a click on an article in a list to the article's heading, next to
 * Twenty Twenty-Five from the same WordPress.
 */
import { systemBrowser } from '../tests/setup-machine.mjs';
import { main } from '../playground/tools.mjs';
import { compare, median, report, request } from './measure.mjs';
import { firstSite, rivalOf, serveToBrowsers } from './sites.mjs';

const ROUNDS = 9;

/** A slow phone in a slow network: times slower than this machine, milliseconds, bits a second. */
const CPU = 4;
const ROUND_TRIP = 150;
const BANDWIDTH = 1_600_000;

/** Milliseconds for which a finger touches. */
const TOUCH = 80;

/** Milliseconds for which the visitor looks at the list, before and after scrolling. */
const REST = 3000;

/** The parts of Twenty Twenty-Five's time that a click may take. */
const PREFETCHED = 0.3;
const UNPREFETCHED = 0.36;

await main( async () => {
	const site = await firstSite( [ 'browser' ] );
	const rival = await serveToBrowsers( await rivalOf( site ) );
	await serveToBrowsers( site );

	const { chromium, devices } = await import( '@playwright/test' );
	const browser = await chromium.launch( {
		executablePath: systemBrowser(),
	} );
	const phone = devices[ 'Pixel 7' ];
	const posts = await newestPosts( site );
	const times = { prefetched: [], unprefetched: [], theirs: [] };
	for ( const post of posts ) {
		times.prefetched.push(
			await click( browser, phone, `${ site.home }/tin-moi`, post, {
				isAwaited: true,
			} )
		);
		times.unprefetched.push(
			await click( browser, phone, `${ site.home }/tin-moi`, post, {
				isHeldBack: true,
			} )
		);
		times.theirs.push( await click( browser, phone, rival.home, post ) );
	}
	await browser.close();

	const { server } = await compare(
		{ server: request( site.home + screenCall( posts[ 0 ] ) ) },
		ROUNDS
	);
	const [ prefetched, unprefetched, theirs ] =
		Object.values( times ).map( median );
	report( 'From a click to the heading: Hiên / the network and the server', [
		{
			name: `Unprefetched, / a round trip and ${ Math.round( server ) } ms of the server`,
			time: unprefetched,
			than: ROUND_TRIP + server,
			goal: 1,
		},
	] );
	report( 'From a click to the heading: Hiên / Twenty Twenty-Five', [
		{
			name: 'Prefetched',
			time: prefetched,
			than: theirs,
			goal: PREFETCHED,
		},
		{
			name: 'Unprefetched',
			time: unprefetched,
			than: theirs,
			goal: UNPREFETCHED,
		},
	] );
	process.exit();
} );

/** Those that both lists show on their first page. */
async function newestPosts( site ) {
	const response = await fetch(
		`${ site.home }/wp-json/hien/v1/posts?limit=${ ROUNDS }`
	);
	return ( await response.json() ).data;
}

/** The start of the address from which the app gets a post; how it goes on depends on the styles that the page has. */
function screenCall( post ) {
	return `${ encodeURI( post.path ) }/hien-screen`;
}

/**
 * Milliseconds from a click to the paint of the heading, for a visitor who has looked at the list for a while.
 *
 * @param {Object}  browser
 * @param {Object}  phone
 * @param {string}  list               Address of a list.
 * @param {Object}  post               The post that is clicked there.
 * @param {Object}  options
 * @param {boolean} options.isAwaited  Whether to click only when the post was prefetched.
 * @param {boolean} options.isHeldBack Whether the prefetch of this post is blocked.
 */
async function click( browser, phone, list, post, options = {} ) {
	const { isAwaited, isHeldBack } = options;
	const context = await browser.newContext( phone );
	const page = await context.newPage();
	page.setDefaultTimeout( 120_000 );
	const devtools = await context.newCDPSession( page );
	await devtools.send( 'Network.enable' );
	await devtools.send( 'Emulation.setCPUThrottlingRate', { rate: CPU } );
	await devtools.send( 'Network.emulateNetworkConditions', {
		offline: false,
		latency: ROUND_TRIP,
		downloadThroughput: BANDWIDTH / 8,
		uploadThroughput: BANDWIDTH / 8,
	} );
	const hold = ( urls ) =>
		devtools.send( 'Network.setBlockedURLs', { urls } );
	await hold( isHeldBack ? [ `*${ screenCall( post ) }*` ] : [] );
	await page.addInitScript( watch );
	const ahead =
		isAwaited &&
		page.waitForResponse( ( response ) =>
			response.url().includes( screenCall( post ) )
		);
	await page.goto( list, { waitUntil: 'networkidle' } );
	const link = page
		.locator( `:is(h2, h3) a[href$="${ encodeURI( post.path ) }"]` )
		.first();
	// The app notices somebody once it is hydrated; the network is idle for a while before that.
	await page.waitForTimeout( REST );
	await link.scrollIntoViewIfNeeded();
	await page.mouse.wheel( 0, 1 ); // Screens in view are prefetched for somebody who is there.
	await ahead;
	await page.waitForTimeout( REST );
	if ( isHeldBack ) {
		await hold( [] );
		await link.evaluate( ( element ) => element.click() ); // No touch announces it.
	} else {
		await tap( devtools, await link.boundingBox() );
	}
	const time = await page.waitForFunction( () =>
		Number( window.sessionStorage.getItem( 'shown' ) )
	);
	const milliseconds = await time.jsonValue();
	await context.close();
	return milliseconds;
}

/** A finger stays for a moment. */
async function tap( devtools, { x, y } ) {
	const touchPoints = [ { x: x + 5, y: y + 5 } ];
	await devtools.send( 'Input.dispatchTouchEvent', {
		type: 'touchStart',
		touchPoints,
	} );
	await new Promise( ( resolve ) => setTimeout( resolve, TOUCH ) );
	await devtools.send( 'Input.dispatchTouchEvent', {
		type: 'touchEnd',
		touchPoints: [],
	} );
}

/**
 * Runs in the pages: notes the click, and when the browser painted the heading of what was clicked, by Element
 * Timing (https://w3c.github.io/element-timing/).
 */
function watch() {
	const now = ( time ) => performance.timeOrigin + time;
	window.addEventListener(
		'click',
		( { target, timeStamp } ) => {
			sessionStorage.setItem( 'clicked', now( timeStamp ) );
			sessionStorage.setItem( 'title', target.textContent.trim() );
		},
		{ capture: true }
	);
	new window.MutationObserver( () => {
		for ( const heading of document.querySelectorAll(
			'h1:not([elementtiming])'
		) ) {
			heading.setAttribute( 'elementtiming', 'heading' );
		}
	} ).observe( document, { childList: true, subtree: true } );
	new window.PerformanceObserver( ( list ) => {
		const title = sessionStorage.getItem( 'title' );
		const entry = list
			.getEntries()
			.find( ( { element } ) => element?.textContent.trim() === title );
		if ( entry ) {
			sessionStorage.setItem(
				'shown',
				now( entry.renderTime ) - sessionStorage.getItem( 'clicked' )
			);
		}
	} ).observe( { type: 'element', buffered: true } );
}
