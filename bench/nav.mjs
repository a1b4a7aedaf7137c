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

const GOAL = 150;

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
				waits: true,
			} )
		);
		times.unprefetched.push(
			await click( browser, phone, `${ site.home }/tin-moi`, post, {
				saves: true,
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
	report( 'From a click to the heading: Hiên / goal', [
		{ name: 'Prefetched', time: prefetched, than: GOAL, goal: 1 },
		{
			name: `Unprefetched, / a round trip, ${ Math.round( server ) } ms of the server and what a prefetched one takes`,
			time: unprefetched,
			than: ROUND_TRIP + server + prefetched,
			goal: 1,
		},
	] );
	report( 'From a click to the heading: Hiên / Twenty Twenty-Five', [
		{ name: 'Prefetched', time: prefetched, than: theirs, goal: 0.25 },
		{ name: 'Unprefetched', time: unprefetched, than: theirs, goal: 0.25 },
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

function screenCall( post ) {
	return `/wp-json/hien/v1/screens?path=${ encodeURIComponent( post.path ) }`;
}

/**
 * Milliseconds from a click to the frame that shows the heading, for a visitor who has just opened the list.
 *
 * @param {Object}  browser
 * @param {Object}  phone
 * @param {string}  list          Address of a list.
 * @param {Object}  post          The post that is clicked there.
 * @param {Object}  options
 * @param {boolean} options.saves Whether the visitor asks for little traffic, so that nothing is fetched ahead.
 * @param {boolean} options.waits Whether to click only when the post was fetched ahead.
 */
async function click( browser, phone, list, post, { saves, waits } = {} ) {
	const context = await browser.newContext( phone );
	const page = await context.newPage();
	const devtools = await context.newCDPSession( page );
	await devtools.send( 'Emulation.setCPUThrottlingRate', { rate: CPU } );
	await devtools.send( 'Network.emulateNetworkConditions', {
		offline: false,
		latency: ROUND_TRIP,
		downloadThroughput: BANDWIDTH / 8,
		uploadThroughput: BANDWIDTH / 8,
	} );
	await page.addInitScript( watch, { saves } );
	const ahead =
		waits &&
		page.waitForResponse( ( response ) =>
			response.url().endsWith( screenCall( post ) )
		);
	await page.goto( list, { waitUntil: 'networkidle' } );
	const link = page
		.locator( `:is(h2, h3) a[href$="${ encodeURI( post.path ) }"]` )
		.first();
	await link.scrollIntoViewIfNeeded();
	await ahead;
	await page.waitForLoadState( 'networkidle' );
	await link.tap();
	const time = await page.waitForFunction( () =>
		Number( window.sessionStorage.getItem( 'shown' ) )
	);
	const milliseconds = await time.jsonValue();
	await context.close();
	return milliseconds;
}

/** Runs in the pages: notes the click, and the end of the frame in which its heading is there. */
function watch( { saves } ) {
	const now = ( time ) => performance.timeOrigin + time;
	if ( saves ) {
		Object.defineProperty( navigator, 'connection', {
			value: { saveData: true },
		} );
	}
	window.addEventListener(
		'click',
		( { target, timeStamp } ) => {
			sessionStorage.setItem( 'clicked', now( timeStamp ) );
			sessionStorage.setItem( 'title', target.textContent.trim() );
			window.requestAnimationFrame( look );
		},
		{ capture: true }
	);
	function look() {
		const title = sessionStorage.getItem( 'title' );
		const headings = [ ...document.querySelectorAll( 'h1' ) ];
		if (
			headings.some( ( { textContent } ) => textContent.trim() === title )
		) {
			const { port1, port2 } = new MessageChannel();
			port1.onmessage = () =>
				sessionStorage.setItem(
					'shown',
					now( performance.now() ) -
						sessionStorage.getItem( 'clicked' )
				);
			port2.postMessage( null );
		} else {
			window.requestAnimationFrame( look );
		}
	}
	if ( sessionStorage.getItem( 'clicked' ) ) {
		window.requestAnimationFrame( look );
	}
}
