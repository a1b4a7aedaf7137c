/** What a page loads before the first interaction, and what the first paint waits for. */
import { constants, gunzipSync, gzipSync } from 'node:zlib';
import { type Page, type Request, expect } from '@playwright/test';
import { type Address, addresses } from './routes';
import {
	hydrated,
	member,
	navigate,
	open,
	quiet,
	stir,
	test,
	withPictures,
} from './support';

test.use( withPictures );

/** Records all requests of a page from now on, except data URLs. */
function watchRequests( page: Page ): Request[] {
	const asked: Request[] = [];
	page.on( 'request', ( request ) => {
		if ( request.url().startsWith( 'http' ) ) {
			asked.push( request );
		}
	} );
	return asked;
}

const nameOf = ( request: Request ) =>
	new URL( request.url() ).pathname.split( '/' ).at( -1 ) ?? '';

const ofType = ( requests: Request[], ...types: string[] ) =>
	requests
		.filter( ( request ) => types.includes( request.resourceType() ) )
		.map( nameOf );

const POST = {
	path: '/wordpress/lap-trinh-plugin/tao-rest-api-rieng-trong-wordpress',
	title: /^Tạo REST API riêng/,
};

/** Nothing has blocked the first paint of a page that was loaded. */
async function expectNothingBlocks( page: Page ): Promise< void > {
	const blocking = await page.evaluate( () =>
		performance
			.getEntriesByType( 'resource' )
			.map(
				( entry ) =>
					entry as PerformanceResourceTiming & {
						readonly renderBlockingStatus: string;
					}
			)
			.filter(
				( { renderBlockingStatus } ) =>
					renderBlockingStatus === 'blocking'
			)
			.map( ( { name: url } ) => url )
	);
	expect( blocking ).toEqual( [] );
	await expect( page.locator( 'style[data-href]' ) ).not.toHaveCount( 0 );
	await expect( page.locator( 'link[rel="preload"]' ) ).toHaveCount( 0 );
}

for ( const [ name, path ] of [
	[ 'a list', '/wordpress' ],
	[ 'a page that is not found', '/khong-co' ],
] as const ) {
	test( `nothing blocks the first paint of ${ name }`, async ( {
		page,
		expectedErrors,
	} ) => {
		expectedErrors.push( /status of 404/ );
		await open( page, path );
		await expectNothingBlocks( page );
	} );
}

test( 'nothing blocks the first paint of home; a click brings the styles and drawings that it lacks, once, those of blocks before those of the theme', async ( {
	page,
} ) => {
	const asked = watchRequests( page );
	const blockStyles = () =>
		page
			.locator( 'head > style[id]' )
			.evaluateAll( ( all ) => all.map( ( { id } ) => id ) );
	/** The classes of drawings in the page whose drawing is missing. */
	const missing = () =>
		page.evaluate( () =>
			[ ...document.querySelectorAll( '[class*="is-tile-"]' ) ]
				.filter(
					( element ) =>
						! getComputedStyle( element )
							.getPropertyValue( '--hien-tile' )
							.startsWith( 'url(' )
				)
				.map( ( { className } ) => className )
		);
	await open( page, '/' );
	await expectNothingBlocks( page );
	const printed = await page
		.locator( 'style[data-href]' )
		.evaluateAll( ( styles ) =>
			styles.map( ( style ) => style.getAttribute( 'data-href' ) )
		);

	await test.step( 'drawings', async () => {
		await expect( page.locator( '[class*="is-tile-"]' ) ).not.toHaveCount(
			0
		);
		expect( await missing() ).toEqual( [] );
		for ( const path of [ '/videos', '/khoa-hoc' ] ) {
			await navigate( page, path, /\S/ );
			await expect.poll( missing ).toEqual( [] );
		}
	} );

	await test.step( 'styles of blocks', async () => {
		expect( await blockStyles() ).not.toContain(
			'global-styles-inline-css'
		);
		await navigate( page, POST.path, POST.title );
		await expect
			.poll( blockStyles )
			.toContain( 'global-styles-inline-css' );
		const shown = await blockStyles();
		const own = shown.indexOf( 'hien-app-css' );
		for ( const id of [ 'wp-block-library', 'global-styles' ] ) {
			expect( shown ).toContain( `${ id }-inline-css` );
			expect( shown.indexOf( `${ id }-inline-css` ) ).toBeLessThan( own );
		}
	} );

	await test.step( 'no style sheet is loaded twice', async () => {
		await navigate( page, '/tin-moi', 'Tin mới' );
		const loaded = ofType( asked, 'stylesheet' );
		expect( loaded ).not.toEqual( [] );
		expect( new Set( [ ...printed, ...loaded ] ).size ).toBe(
			printed.length + loaded.length
		);
	} );
} );

test( 'nothing blocks the first paint of an article, whose text comes once, and is there again on the way back', async ( {
	page,
} ) => {
	const response = await open( page, POST.path );
	await expectNothingBlocks( page );
	const prose = page.locator( '.hien-prose' ).first();
	const words = await prose.locator( '> p' ).last().innerText();
	const html = ( await response?.text() ) ?? '';
	const [ , json = '' ] = html.split( /<script[^>]*id="hien-boot"[^>]*>/ );
	expect( json.includes( words ) ).toBe( false );

	await page.getByRole( 'link', { name: 'Trang chủ' } ).first().click();
	await expect( page ).toHaveURL( /\/$/ );
	await page.goBack();
	await expect( prose ).toContainText( words );
} );

test( 'the picture above a text that begins with columns is asked for in the head, and loaded once', async ( {
	page,
} ) => {
	const asked = watchRequests( page );
	await open( page, '/chuyen-lop/tra-loi-thu-ban-doc' );
	await expect( page.locator( 'head > link[rel="preload"]' ) ).toHaveCount(
		1
	);
	await expect( page.locator( '.hien-post__cover img' ) ).toHaveJSProperty(
		'complete',
		true
	);
	expect(
		ofType( asked, 'image' ).filter( ( name ) =>
			name.startsWith( 'arch-violet' )
		)
	).toHaveLength( 1 );
} );

test( 'the app begins after the first paint', async ( { page } ) => {
	// This request never ends, so neither the load event nor what follows it occurs.
	await page.route( '**/uploads/**', () => {} );
	await page.goto( '/', { waitUntil: 'commit' } );
	await hydrated( page );
	const [ painted, asked ] = await page.evaluate( () => [
		performance.getEntriesByType( 'paint' )[ 0 ]?.startTime ?? Infinity,
		...performance
			.getEntriesByType( 'resource' )
			.filter( ( { name } ) => /\/build\/app\..*js$/.test( name ) )
			.map( ( { startTime } ) => startTime ),
	] );
	expect( asked ).toBeGreaterThanOrEqual( Number( painted ) );
} );

test( 'what is pressed before the script at the end of the page has come is answered', async ( {
	page,
} ) => {
	const START = /<script[^>]*>([^<]*window\.hienStart=[^]*?)<\/script>/;
	let start = '';
	await page.route( '/tin-moi', async ( route ) => {
		const html = await ( await route.fetch() ).text();
		start = START.exec( html )?.[ 1 ] ?? '';
		await route.fulfill( {
			contentType: 'text/html; charset=utf-8',
			body: html.replace( START, '' ),
		} );
	} );
	await page.goto( '/tin-moi' );
	await page.locator( 'button.hien-theme-switch' ).first().click();
	await expect( page.locator( 'html' ) ).not.toHaveAttribute( 'data-theme' );
	await page.addScriptTag( { content: start } );
	await expect( page.locator( 'html' ) ).toHaveAttribute( 'data-theme' );
	await hydrated( page );
} );

test( 'text is in the font of the site, on the first visit and the next', async ( {
	page,
	context,
} ) => {
	const devtools = await context.newCDPSession( page );
	await devtools.send( 'DOM.enable' );
	await devtools.send( 'CSS.enable' );
	/** The fonts that the browser has drawn the heading with. */
	async function fonts(): Promise< string[] > {
		const { root } = await devtools.send( 'DOM.getDocument' );
		const heading = await devtools.send( 'DOM.querySelector', {
			nodeId: root.nodeId,
			selector: 'h1',
		} );
		const used = await devtools.send(
			'CSS.getPlatformFontsForNode',
			heading
		);
		return used.fonts.map( ( { familyName } ) => familyName );
	}
	await open( page, '/tin-moi' );
	await expect.poll( fonts ).toEqual( [ 'Be Vietnam Pro' ] );
	await open( page, '/tin-moi' );
	await expect.poll( fonts ).toEqual( [ 'Be Vietnam Pro' ] );
} );

test.describe( 'before anyone has touched it', () => {
	test.use( { fetchesAhead: true } );

	test( 'home asks for few files and no other screen', async ( { page } ) => {
		const asked = watchRequests( page );
		await open( page, '/' );
		await quiet( page );
		expect( ofType( asked, 'fetch', 'xhr' ) ).toEqual( [] );
		expect( ofType( asked, 'font' ).length ).toBeLessThanOrEqual( 3 );
		expect( ofType( asked, 'script' ).length ).toBeLessThanOrEqual( 7 );
		expect( ofType( asked, 'stylesheet' ).length ).toBeLessThanOrEqual( 2 );

		await stir( page );
		await expect
			.poll( () => ofType( asked, 'fetch' ).length )
			.toBeGreaterThan( 0 );
	} );
} );

/*
 * Limits in kilobytes for files that are the same in the build of the browser tests; `npm run size` limits scripts and
 * styles, and `npm run bench -- paint` measures all together.
 */
test.describe( 'a phone, before anyone has touched it,', () => {
	test.use( {
		fetchesAhead: true,
		viewport: { width: 412, height: 823 },
		deviceScaleFactor: 1.75,
	} );

	for ( const [ name, path, most ] of [
		[ 'home', '/', { requests: 30, files: 190, boot: 15.5 } ],
		[ 'a post', POST.path, { requests: 20, files: 120, boot: 19 } ],
	] as const ) {
		test( `asks for little for ${ name }`, async ( { page } ) => {
			const asked = watchRequests( page );
			const response = await open( page, path );
			await quiet( page );
			expect( asked.length ).toBeLessThanOrEqual( most.requests );
			expect( ofType( asked, 'script' ) ).not.toContainEqual(
				expect.stringContaining( 'carousel' )
			);

			let files = 0;
			for ( const request of asked ) {
				if ( [ 'font', 'image' ].includes( request.resourceType() ) ) {
					files += ( await request.sizes() ).responseBodySize;
				}
			}
			expect( files / 1000 ).toBeLessThanOrEqual( most.files );

			const html = ( await response?.text() ) ?? '';
			const [ , boot = '' ] = html.split(
				/<script[^>]*id="hien-boot"[^>]*>/
			);
			const json = boot.slice( 0, boot.indexOf( '</script>' ) );
			expect( json ).not.toBe( '' );
			expect( gzipSync( json ).length / 1000 ).toBeLessThanOrEqual(
				most.boot
			);
		} );
	}
} );

test( 'side columns are there after a click on a page without them', async ( {
	page,
} ) => {
	const asked = watchRequests( page );
	await open( page, '/tao-rest-api-rieng-trong-wordpress' );
	await expect( page.locator( '.hien-layout__side' ) ).toHaveCount( 0 );
	await navigate( page, '/tin-moi', 'Tin mới' );
	for ( const name of [ 'Bạn bè tin cậy', 'Xem nhiều nhất' ] ) {
		await expect( page.getByRole( 'heading', { name } ) ).toBeAttached();
	}
	await navigate( page, '/khoa-hoc', /\S/ );
	expect(
		asked.filter( ( request ) =>
			request.url().endsWith( '/hien-screen-columns/' )
		)
	).toHaveLength( 1 );
	// One for each screen, and that one.
	expect( ofType( asked, 'fetch', 'xhr' ) ).toHaveLength( 3 );
} );

/** What TCP sends before the browser has answered: ten segments. */
const FIRST_FLIGHT = 14_600;

/**
 * Pages whose first view is longer: texts that begin with blocks have all styles in the head, and lists of few posts show
 * what follows the left column, which a phone does not.
 */
const LONGER: readonly string[] = [
	'about',
	'author',
	'category, page 2',
	'search in vain',
	'tag',
];

/** What stands beside the screen in a wide window follows it in the document, for the keyboard. */
const BESIDE = /class="hien-(?:layout__side|rail)/;

const WINDOWS = [
	[ 390, 844 ],
	[ 1440, 900 ],
] as const;

/** The beginning of a page, as the browser has it after the first flight. */
function firstFlight( page: string ): string {
	return gunzipSync( gzipSync( page ).subarray( 0, FIRST_FLIGHT ), {
		finishFlush: constants.Z_SYNC_FLUSH,
	} ).toString();
}

/** Hides pictures and drawings, which come after the first view, and shows what moves where it comes to rest. */
const WITHOUT_PICTURES =
	'<style>img, iframe, video { visibility: hidden !important } [class*="is-tile-"], [class*="is-icon-"]::before { background: none !important } *, ::before, ::after { animation: none !important; transition: none !important }</style>';

/** The share of pixels in which two screenshots, as base64, differ. */
async function difference( page: Page, shots: readonly [ string, string ] ) {
	if ( shots[ 0 ] === shots[ 1 ] ) {
		return 0;
	}
	return page.evaluate( async ( images ) => {
		const [ one, other ] = await Promise.all(
			images.map( async ( base64 ) => {
				const response = await fetch(
					`data:image/png;base64,${ base64 }`
				);
				const image = await createImageBitmap( await response.blob() );
				const { width, height } = image;
				const context = new OffscreenCanvas( width, height ).getContext(
					'2d'
				);
				context?.drawImage( image, 0, 0 );
				return new Uint32Array(
					context?.getImageData( 0, 0, width, height ).data.buffer ??
						[]
				);
			} )
		);
		return one && other
			? one.filter( ( pixel, at ) => pixel !== other[ at ] ).length /
					one.length
			: 1;
	}, shots );
}

for ( const [ who, session, isTheirs ] of [
	[
		'a visitor',
		{},
		( { isForMembers, isForAuthor }: Address ) =>
			! isForMembers && ! isForAuthor,
	],
	[ 'a member', member, ( { isForMembers }: Address ) => isForMembers ],
] as const ) {
	test.describe( `for ${ who }`, () => {
		test.use( session );

		test( 'the first view is in the first flight, or at least needs nothing that comes after the page', async ( {
			page,
			browser,
			expectedErrors,
		} ) => {
			test.slow(); // It visits every address.
			expectedErrors.push( /status of 404|ERR_FAILED/ );
			const { cookies } = await page.context().storageState();
			const context = await browser.newContext( {
				javaScriptEnabled: false,
				storageState: { cookies, origins: [] },
			} );
			const still = await context.newPage();
			// Most of what is aborted below: so the browser need not ask for each.
			const devtools = await context.newCDPSession( still );
			await devtools.send( 'Network.enable' );
			await devtools.send( 'Network.setBlockedURLs', {
				urls: [ '*/uploads/*', '*.woff2' ],
			} );
			let body = '';
			await still.route( '**', ( route ) => {
				switch ( route.request().resourceType() ) {
					case 'document':
						return route.fulfill( {
							body: body.replace(
								'<head>',
								`<head>${ WITHOUT_PICTURES }`
							),
							contentType: 'text/html; charset=utf-8',
						} );
					case 'stylesheet':
						return route.continue();
					default:
						return route.abort();
				}
			} );
			for ( const [ name, { path } ] of Object.entries< Address >(
				addresses
			).filter(
				( [ , address ] ) =>
					isTheirs( address ) && ! address.isLikeAnother
			) ) {
				const response = await page.request.get( path );
				const whole = await response.text();
				const end = whole.lastIndexOf(
					'</div>',
					whole.indexOf( 'id="hien-boot"' )
				);
				/** What the browser shows of a page in a window of that size. */
				async function show(
					part: string,
					width: number,
					height: number
				) {
					await still.setViewportSize( { width, height } );
					if ( part !== body ) {
						body = part;
						await still.goto(
							new URL( path, response.url() ).href
						);
					}
					// Playwright's own screenshots are packed well, which takes most of their time.
					let shot = '';
					// On a busy machine Chromium may have no frame yet, and says that it is unable to.
					await expect( async () => {
						const { data } = await devtools.send(
							'Page.captureScreenshot',
							{ optimizeForSpeed: true }
						);
						shot = data;
					} ).toPass();
					return shot;
				}
				const expected: string[] = [];
				for ( const [ width, height ] of WINDOWS ) {
					expected.push( await show( whole, width, height ) );
				}
				for ( const [ at, [ width, height ] ] of WINDOWS.entries() ) {
					const isLonger =
						LONGER.includes( name ) ||
						( width === 1440 && BESIDE.test( whole ) );
					const shot = await show(
						isLonger ? whole.slice( 0, end ) : firstFlight( whole ),
						width,
						height
					);
					expect
						.soft(
							await difference( page, [
								shot,
								expected[ at ] ?? '',
							] ),
							`${ name }, ${ width } px`
						)
						.toBeLessThanOrEqual( 0.001 );
				}
				const isPlain =
					whole.indexOf( 'later-styles' ) > whole.indexOf( '<body' );
				if ( isPlain ) {
					expect
						.soft( firstFlight( whole ), `${ name }, header` )
						.toContain( '</header>' );
				}
			}
			await context.close();
		} );
	} );
}
