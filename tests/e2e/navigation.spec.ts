import { type ServerResponse, createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import { type Locator, type Page, expect } from '@playwright/test';
import { SCREEN_ARGUMENT } from '../../src/contract/constants';
import {
	addLink,
	faults,
	follow,
	headingOf,
	navigate,
	open,
	quiet,
	stir,
	staysInApp,
	hydrated,
	test,
	watchShift,
	withPictures,
} from './support';

test.use( withPictures );

const SCREENS = ( { pathname, searchParams }: URL ) =>
	pathname.includes( `/${ SCREEN_ARGUMENT }` ) ||
	searchParams.has( SCREEN_ARGUMENT );
const FAILURE = 'Đã sảy ra lỗi vui lòng về: Trang chủ';
const post = {
	path: '/wordpress/lap-trinh-plugin/tao-rest-api-rieng-trong-wordpress',
	title: /^Tạo REST API riêng/,
};

/** The content of a page, as the server prints it. */
const CONTENT = /(<main[\s\S]*<\/main>)/;

type ClickOptions = Parameters< Locator[ 'click' ] >[ 0 ];

const link = ( page: Page ) => page.locator( '#lien-ket-thu' );

/** Records the documents that a page loads from now on. */
function documents( page: Page ): string[] {
	const loaded: string[] = [];
	page.on( 'request', ( request ) => {
		if ( request.isNavigationRequest() ) {
			loaded.push( new URL( request.url() ).pathname );
		}
	} );
	return loaded;
}

/** Delays the responses of the server until the test releases them. */
async function holdBack( page: Page ): Promise< () => void > {
	let answer = () => {};
	const answered = new Promise< void >( ( resolve ) => {
		answer = resolve;
	} );
	await page.route( SCREENS, async ( route ) => {
		await answered;
		await route.continue();
	} );
	return () => answer();
}

test.describe( 'a link', { tag: '@once' }, () => {
	test( 'is left alone where the reader asks for another page', async ( {
		page,
		context,
	} ) => {
		await open( page, '/' );
		for ( const [ attributes, options ] of [
			[ {}, { modifiers: [ 'ControlOrMeta' ] } ],
			[ {}, { modifiers: [ 'Shift' ] } ],
			[ {}, { button: 'middle' } ],
			[ { target: '_blank' }, {} ],
		] as [ Record< string, string >, ClickOptions ][] ) {
			await addLink( page, '/tin-moi', attributes );
			const opened = context.waitForEvent( 'page' );
			await link( page ).click( options );
			await ( await opened ).waitForURL( '/tin-moi' );
			await ( await opened ).close();
			await expect( page ).toHaveURL( '/' );
		}
		await addLink( page, '/tin-moi', { download: 'tin-moi.html' } );
		const saved = page.waitForEvent( 'download' );
		await link( page ).click();
		expect( ( await saved ).suggestedFilename() ).toBe( 'tin-moi.html' );
		await expect( page ).toHaveURL( '/' );
	} );

	test( 'to what is no screen loads a document', async ( {
		page,
		expectedErrors,
	} ) => {
		// WordPress's own login, left before it is ready.
		expectedErrors.push( /reading 'serialize'/ );
		await open( page, post.path );
		const image = await page
			.locator( 'main img[src*="/wp-content/uploads/"]' )
			.first()
			.getAttribute( 'src' );
		const loaded = documents( page );
		for ( const href of [
			'/wp-admin/',
			'/wordpress/feed',
			'/wp-sitemap.xml',
			'/tin-moi?ban-in=1',
			`${ post.path }/embed`,
			String( image ),
		] ) {
			await page.goto( '/gioi-thieu' );
			await hydrated( page );
			loaded.length = 0;
			await follow( page, href );
			await expect
				.poll( () => loaded[ 0 ] )
				.toBe( new URL( href, page.url() ).pathname );
			await page.waitForLoadState();
		}
	} );

	test( 'in the text goes through the router, however it is written', async ( {
		page,
		baseURL,
	} ) => {
		await open( page, '/' );
		await navigate( page, `${ baseURL }${ post.path }`, post.title );
		await navigate( page, '/tin-moi/', 'Tin mới' );
		await navigate( page, '../gioi-thieu#', 'Giới thiệu' );
	} );
} );

test( 'a navigation begins at the top, with the heading in focus, which screen readers read', async ( {
	page,
} ) => {
	await open( page, '/tin-moi' );
	await page.evaluate( () =>
		window.scrollTo( { top: 700, behavior: 'instant' } )
	);
	expect( await page.evaluate( () => window.scrollY ) ).toBe( 700 );

	await follow( page, '/giao-dien' );

	await expect( headingOf( page ) ).toHaveText( 'Giao diện' );
	await expect( headingOf( page ) ).toBeFocused();
	await expect.poll( () => page.evaluate( () => window.scrollY ) ).toBe( 0 );
	await expect( page ).toHaveTitle( 'Giao diện – Hiên' );
} );

test(
	'a redirect to another host loads the page, and so does what is no screen',
	{ tag: '@once' },
	async ( { page, expectedErrors } ) => {
		expectedErrors.push( /CORS|ERR_FAILED|ERR_NAME_NOT_RESOLVED/ );
		await open( page, '/' );
		for ( const [ path, answer ] of [
			[
				'/gioi-thieu',
				{ status: 302, headers: { location: 'https://vi-du.vn/' } },
			],
			[
				'/lien-he',
				{ status: 200, contentType: 'text/html', body: '<p>Đăng nhập' },
			],
		] as const ) {
			await page.route( SCREENS, ( route ) => route.fulfill( answer ) );
			const loaded = documents( page );
			await follow( page, path );
			await expect.poll( () => loaded ).toEqual( [ path ] );
			await hydrated( page );
			await page.unroute( SCREENS );
			await navigate( page, '/tin-moi', 'Tin mới' );
		}
	}
);

test( 'back and forward give the reader each place back', async ( {
	page,
} ) => {
	const scrollTo = ( top: number ) =>
		page.evaluate(
			( to ) => window.scrollTo( { top: to, behavior: 'instant' } ),
			top
		);
	const place = () => page.evaluate( () => Math.round( window.scrollY ) );

	await open( page, '/tin-moi' );
	const stayed = await staysInApp( page, async () => {
		await scrollTo( 900 );
		await follow( page, '/giao-dien' );
		await expect( headingOf( page ) ).toHaveText( 'Giao diện' );
		await expect.poll( place ).toBe( 0 );
		await scrollTo( 300 );

		await page.goBack();
		await expect( headingOf( page ) ).toHaveText( 'Tin mới' );
		await expect.poll( place ).toBe( 900 );
		await page.goForward();
		await expect( headingOf( page ) ).toHaveText( 'Giao diện' );
		await expect.poll( place ).toBe( 300 );
	} );
	expect( stayed ).toBe( true );

	await page.reload();
	await hydrated( page );
	await expect.poll( place ).toBe( 300 );
} );

test.describe( 'the loading bar', { tag: '@once' }, () => {
	const bar = ( page: Page ) => page.locator( '.hien-loading-bar' );

	test( 'rises while the network is slow', async ( { page } ) => {
		await open( page, '/' );
		const answer = await holdBack( page );
		await follow( page, post.path );
		const width = async () =>
			( await bar( page ).locator( 'div' ).boundingBox() )?.width ?? 0;
		await expect( bar( page ) ).toBeVisible();
		const before = await width();
		await expect.poll( width ).toBeGreaterThan( before );
		await expect( bar( page ) ).not.toHaveClass( /is-failed/ );

		answer();
		await expect( headingOf( page ) ).toHaveText( post.title );
		await expect( bar( page ) ).toHaveCount( 0 );
	} );

	test( 'turns red on a failure, which can be tried again', async ( {
		page,
		expectedErrors,
	} ) => {
		expectedErrors.push( /ERR_FAILED/, /network/ );
		await open( page, '/' );
		await page.route( SCREENS, ( route ) => route.abort() );
		await follow( page, post.path );
		await expect( bar( page ) ).toHaveClass( /is-failed/ );
		await expect( headingOf( page ) ).toHaveText( FAILURE );
		await expect( headingOf( page ) ).toBeFocused();
		await expect( page ).toHaveURL( post.path );
		await expect( page ).toHaveTitle( 'Trang lỗi – Hiên' );

		await page.unroute( SCREENS );
		await page.getByRole( 'link', { name: 'Thử lại' } ).click();
		await expect( headingOf( page ) ).toHaveText( post.title );
		await page.goBack();
		await expect( page ).toHaveURL( '/' );
	} );
} );

test(
	'a chunk that cannot be loaded reloads the page once',
	{ tag: '@once' },
	async ( { page, expectedErrors } ) => {
		expectedErrors.push( /ERR_FAILED/, /Loading chunk/ );
		await open( page, '/' );
		await page.route( /\/screen-tag\.\w+\.js/, ( route ) => route.abort() );
		const loaded = documents( page );

		await follow( page, '/tag/rest-api' );
		await expect( headingOf( page ) ).toHaveText( /REST API/ );
		await quiet( page );
		expect( loaded ).toEqual( [ '/tag/rest-api' ] );

		// The HTML of the server is readable, and its links work.
		await follow( page, '/giao-dien' );
		await expect( headingOf( page ) ).toHaveText( 'Giao diện' );
		await hydrated( page );
		await follow( page, '/tag/rest-api' );
		await expect( headingOf( page ) ).toHaveText( FAILURE );
		expect( loaded ).toEqual( [ '/tag/rest-api', '/giao-dien' ] );
	}
);

test.describe( 'fetching ahead', { tag: '@once' }, () => {
	test.use( { fetchesAhead: true } );

	/** Records the paths of the pages whose JSON a page requests. */
	function screensOf( page: Page ): string[] {
		const asked: string[] = [];
		page.on( 'request', ( request ) => {
			const url = new URL( request.url() );
			if ( SCREENS( url ) ) {
				asked.push( url.pathname.replace( /\/hien-screen.*/, '' ) );
			}
		} );
		return asked;
	}

	test( 'has everything there when a link in view is clicked', async ( {
		page,
		context,
		expectedErrors,
	} ) => {
		expectedErrors.push( /ERR_INTERNET_DISCONNECTED/ ); // Its pictures.
		const asked = screensOf( page );
		await open( page, '/gioi-thieu' );
		await addLink( page, '/ban-be' );
		await expect
			.poll( async () => {
				// Again, since nothing listens before its code is loaded.
				await stir( page );
				return asked;
			} )
			.toContain( '/ban-be' );
		await quiet( page );
		const before = [ ...asked ];

		await context.setOffline( true );
		await link( page ).click();
		await expect( headingOf( page ) ).toHaveText( 'Bạn bè' );
		expect( asked ).toEqual( before );
	} );

	test( 'begins at once where a pointer comes to a link', async ( {
		page,
	} ) => {
		await page.addInitScript( () => {
			window.requestIdleCallback = () => 0;
		} );
		const asked = screensOf( page );
		await open( page, '/gioi-thieu' );
		await addLink( page, '/ban-be' );
		await quiet( page );
		expect( asked ).toEqual( [] );
		await link( page ).hover();
		await expect.poll( () => asked ).toEqual( [ '/ban-be' ] );
	} );

	test( 'asks for at most five screens of links that nobody points at', async ( {
		page,
	} ) => {
		test.slow();
		const asked = screensOf( page );
		await open( page, '/' );
		for ( let at = 0; at < 6; at++ ) {
			await quiet( page );
			await page.mouse.wheel( 0, 900 );
		}
		expect( asked.length ).toBeGreaterThan( 0 );
		expect( asked.length ).toBeLessThanOrEqual( 5 );
	} );

	for ( const [ what, property, value ] of [
		[ 'who saves data', 'connection', { saveData: true } ],
		[ 'on a 2g line', 'connection', { effectiveType: '2g' } ],
		[ 'who is offline', 'onLine', false ],
	] as const ) {
		test( `is spared a visitor ${ what }`, async ( { page } ) => {
			await page.addInitScript(
				( [ name, stub ] ) =>
					Object.defineProperty( navigator, name, { value: stub } ),
				[ property, value ] as const
			);
			const asked = screensOf( page );
			await open( page, '/tin-moi' );
			await addLink( page, post.path );
			await link( page ).hover();
			await quiet( page );
			expect( asked ).toEqual( [] );
		} );
	}
} );

for ( const width of [ 1440, 820, 390 ] ) {
	test( `an article that a list tells of is there with its title before the answer, and nothing moves then, ${ width }`, async ( {
		page,
	} ) => {
		await page.setViewportSize( { width, height: 850 } );
		const shift = await watchShift( page );
		await open( page, '/giao-dien' );
		// Loads the code of articles.
		await navigate( page, post.path, post.title );
		await page.goBack();
		const answer = await holdBack( page );
		const told = page.locator( 'main :is( h2, h3 ) a' ).first();
		const title = await told.innerText();
		await told.click();
		await expect( headingOf( page ) ).toHaveText( title );
		await expect( headingOf( page ) ).toBeFocused();
		const article = page.locator( '.hien-post' );
		await expect( article.locator( '.hien-skeleton' ) ).toHaveCount( 4 );
		await expect( article.locator( '.hien-prose' ) ).toHaveCount( 0 );
		if ( width === 390 ) {
			expect( await faults( page, 'main' ) ).toEqual( [] );
		}
		const places = () =>
			article
				.locator( 'h1, .hien-breadcrumbs' )
				.evaluateAll( ( elements ) =>
					elements.map( ( element ) => {
						const {
							x,
							y,
							width: wide,
							height,
						} = element.getBoundingClientRect();
						return { x, y, wide, height };
					} )
				);
		const before = await places();
		const shifted = await shift();

		answer();
		await expect( article.locator( '.hien-prose' ) ).toBeVisible();
		await expect( article.locator( '.hien-skeleton' ) ).toHaveCount( 0 );
		expect( await places() ).toEqual( before );
		await quiet( page );
		expect( ( await shift() ) - shifted ).toBeLessThan( 0.01 );
		await expect( page ).toHaveTitle( `${ title } – Hiên` );
		await page.goBack();
		await expect( headingOf( page ) ).toHaveText( 'Giao diện' );
	} );
}

test(
	'a choice of light or dark is remembered, and there before the first paint',
	{ tag: '@once' },
	async ( { page } ) => {
		const theme = () =>
			page.evaluate( () => document.documentElement.dataset[ 'theme' ] );
		await page.emulateMedia( { colorScheme: 'light' } );
		await page.addInitScript( () => {
			// Nothing is painted before there is a body.
			new MutationObserver( ( _, observer ) => {
				if ( document.body ) {
					observer.disconnect();
					( window as Window & { firstTheme?: string } ).firstTheme =
						document.documentElement.dataset[ 'theme' ] ?? 'system';
				}
			} ).observe( document, { childList: true, subtree: true } );
		} );
		const firstTheme = () =>
			page.evaluate(
				() => ( window as Window & { firstTheme?: string } ).firstTheme
			);

		await open( page, '/' );
		expect( await firstTheme() ).toBe( 'system' );
		await page
			.getByRole( 'button', { name: 'Đổi sang giao diện tối' } )
			.click();
		expect( await theme() ).toBe( 'dark' );
		const dark = await page.evaluate(
			() => getComputedStyle( document.body ).backgroundColor
		);
		await navigate( page, '/tin-moi', 'Tin mới' );
		expect( await theme() ).toBe( 'dark' );

		await open( page, '/gioi-thieu' );
		expect( await firstTheme() ).toBe( 'dark' );
		expect(
			await page.evaluate(
				() => getComputedStyle( document.body ).backgroundColor
			)
		).toBe( dark );

		await page
			.getByRole( 'button', { name: 'Đổi sang giao diện sáng' } )
			.click();
		await page
			.getByRole( 'button', { name: 'Đổi giao diện theo hệ thống' } )
			.click();
		expect( await theme() ).toBeUndefined();
		await open( page, '/' );
		expect( await firstTheme() ).toBe( 'system' );
	}
);

test.describe( 'nothing moves while a page loads', () => {
	/** Layout shift until the page is quiet, as Core Web Vitals count it. */
	async function layoutShift( page: Page, path: string ): Promise< number > {
		const shift = await watchShift( page );
		await open( page, path );
		await quiet( page );
		await page.waitForFunction( () =>
			[ ...document.fonts ].some(
				( { family, status } ) =>
					/Be Vietnam Pro/.test( family ) && status === 'loaded'
			)
		);
		return shift();
	}

	test.beforeEach( ( { page, isMobile } ) =>
		page.setViewportSize(
			isMobile
				? { width: 390, height: 844 }
				: { width: 1440, height: 900 }
		)
	);

	for ( const [ name, path ] of [
		[ 'home', '/' ],
		[ 'a list', '/tin-moi' ],
		[ 'a post', post.path ],
	] as const ) {
		test( `${ name }, on a slow phone and line`, async ( {
			page,
			context,
		} ) => {
			await page.route( '**/*', async ( route ) => {
				await wait( 400 );
				await route.continue();
			} );
			const session = await context.newCDPSession( page );
			await session.send( 'Emulation.setCPUThrottlingRate', { rate: 4 } );
			expect( await layoutShift( page, path ) ).toBeLessThanOrEqual(
				0.01
			);
		} );

		test( `${ name }, on a fast line where the fonts come late`, async ( {
			page,
		} ) => {
			let late = 0;
			await page.route( '**/*.woff2', async ( route ) => {
				await hydrated( page );
				late++;
				await route.continue();
			} );
			expect( await layoutShift( page, path ) ).toBeLessThanOrEqual(
				0.01
			);
			expect( late ).toBeGreaterThan( 0 );
		} );
	}

	for ( const [ what, path, part ] of [
		[ 'the header', post.path, /(<header[\s\S]*<\/header>)/ ],
		[ 'a video', '/videos/mot-chieu-tren-song', CONTENT ],
		[ 'a video of a series', '/videos/sao-luu-luc-ba-gio-sang', CONTENT ],
	] as const ) {
		test( `${ what }, of which the browser paints what has come`, async ( {
			page,
			request,
			expectedErrors,
		} ) => {
			await page.setViewportSize( { width: 1440, height: 900 } );
			// Scripts and fonts of another origin: the page's own HTML and styles alone matter.
			expectedErrors.push( /ERR_FAILED/ );
			await page.route( '**/*', ( route ) =>
				route.request().isNavigationRequest()
					? route.continue()
					: route.abort()
			);
			const html = await ( await request.get( path ) ).text();
			const server = createServer( ( _, response ) => {
				response.setHeader(
					'Content-Type',
					'text/html; charset=utf-8'
				);
				void sendSlowly( response, html, part );
			} );
			await new Promise< void >( ( resolve ) =>
				server.listen( 0, '127.0.0.1', resolve )
			);
			const shift = await watchShift( page );
			const { port } = server.address() as AddressInfo;
			await page.goto( `http://127.0.0.1:${ port }` );
			expect( await shift() ).toBeLessThanOrEqual( 0.001 );
			server.close();
		} );
	}
} );

/** Sends a page with pauses in a part of it, each long enough for the browser to paint. */
async function sendSlowly(
	response: ServerResponse,
	html: string,
	part: RegExp
) {
	const [ before = '', slow = '', after = '' ] = html.split( part );
	response.write( before );
	for ( const piece of slow.match( /[\s\S]{1,1000}/g ) ?? [] ) {
		response.write( piece );
		await wait( 100 );
	}
	response.end( after );
}
