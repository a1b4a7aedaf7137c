import { type Locator, type Page, expect } from '@playwright/test';
import {
	SCREENS,
	addLink,
	follow,
	headingOf,
	holdBack,
	navigate,
	open,
	quiet,
	stir,
	staysInApp,
	hydrated,
	test,
} from './support';

const FAILURE = 'Đã sảy ra lỗi vui lòng về: Trang chủ';
const post = {
	path: '/wordpress/lap-trinh-plugin/tao-rest-api-rieng-trong-wordpress',
	title: /^Tạo REST API riêng/,
};

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

test.describe( 'a link', () => {
	test( 'is left alone where the reader asks for another page, and else goes through the router, however it is written', async ( {
		page,
		context,
		baseURL,
	} ) => {
		await open( page, '/' );
		// The other pages only have to be asked for.
		await context.route( '/tin-moi', ( route ) =>
			route.fulfill( { contentType: 'text/html', body: '<p>Tin mới' } )
		);
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
		await context.unroute( '/tin-moi' );
		await addLink( page, '/tin-moi', { download: 'tin-moi.html' } );
		const saved = page.waitForEvent( 'download' );
		await link( page ).click();
		expect( ( await saved ).suggestedFilename() ).toBe( 'tin-moi.html' );
		await expect( page ).toHaveURL( '/' );

		await navigate( page, `${ baseURL }${ post.path }`, post.title );
		await navigate( page, '/tin-moi/', 'Tin mới' );
		await navigate( page, '../gioi-thieu#', 'Giới thiệu' );
	} );

	test( 'to what is no screen asks for a document', async ( { page } ) => {
		await open( page, post.path );
		const image = await page
			.locator( 'main img[src*="/wp-content/uploads/"]' )
			.first()
			.getAttribute( 'src' );
		// An answer without content leaves the reader where they are.
		await page.route( '**', ( route ) =>
			route.request().isNavigationRequest()
				? route.fulfill( { status: 204 } )
				: route.continue()
		);
		const loaded = documents( page );
		for ( const href of [
			'/wp-admin/',
			'/wordpress/feed',
			'/wp-sitemap.xml',
			'/tin-moi?ban-in=1',
			`${ post.path }/embed`,
			String( image ),
		] ) {
			loaded.length = 0;
			await follow( page, href );
			await expect
				.poll( () => loaded )
				.toEqual( [ new URL( href, page.url() ).pathname ] );
		}
		await expect( page ).toHaveURL( post.path );
	} );
} );

test( 'a redirect to another host loads the page, and so does what is no screen', async ( {
	page,
	expectedErrors,
} ) => {
	expectedErrors.push( /CORS|ERR_FAILED|ERR_NAME_NOT_RESOLVED/ );
	await open( page, '/menu' );
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
} );

test( 'a navigation begins at the top, with the heading in focus, which screen readers read; back and forward give the reader each place back', async ( {
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
		expect( await place() ).toBe( 900 );
		await follow( page, '/giao-dien' );
		await expect( headingOf( page ) ).toHaveText( 'Giao diện' );
		await expect( headingOf( page ) ).toBeFocused();
		await expect.poll( place ).toBe( 0 );
		await expect( page ).toHaveTitle( 'Giao diện – Hiên' );
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

test( 'the loading bar turns red on a failure, which can be tried again, and rises while the network is slow', async ( {
	page,
	expectedErrors,
} ) => {
	expectedErrors.push( /ERR_FAILED/, /network/ );
	const bar = page.locator( '.hien-loading-bar' );
	await open( page, '/menu' );

	await test.step( 'a failure', async () => {
		await page.route( SCREENS, ( route ) => route.abort() );
		await follow( page, post.path );
		await expect( bar ).toHaveClass( /is-failed/ );
		await expect( headingOf( page ) ).toHaveText( FAILURE );
		await expect( headingOf( page ) ).toBeFocused();
		await expect( page ).toHaveURL( post.path );
		await expect( page ).toHaveTitle( 'Trang lỗi – Hiên' );

		await page.unroute( SCREENS );
		await page.getByRole( 'link', { name: 'Thử lại' } ).click();
		await expect( headingOf( page ) ).toHaveText( post.title );
		await page.goBack();
		await expect( page ).toHaveURL( '/menu' );
		await expect( headingOf( page ) ).toHaveText( 'Menu' );
		await expect( bar ).toHaveCount( 0 );
	} );

	await test.step( 'a slow network', async () => {
		const answer = await holdBack( page );
		await follow( page, '/giao-dien' );
		const width = async () =>
			( await bar.locator( 'div' ).boundingBox() )?.width ?? 0;
		await expect( bar ).toBeVisible();
		const before = await width();
		await expect.poll( width ).toBeGreaterThan( before );
		await expect( bar ).not.toHaveClass( /is-failed/ );

		answer();
		await expect( headingOf( page ) ).toHaveText( 'Giao diện' );
		await expect( bar ).toHaveCount( 0 );
	} );
} );

test( 'a chunk that cannot be loaded reloads the page once', async ( {
	page,
	expectedErrors,
} ) => {
	expectedErrors.push( /ERR_FAILED/, /Loading chunk/ );
	await open( page, '/menu' );
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
} );

test.describe( 'fetching ahead', () => {
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

	// Lines of 2g, and none: src/navigation/prefetch.test.ts.
	test( 'is spared a visitor who saves data', async ( { page } ) => {
		await page.addInitScript( () =>
			Object.defineProperty( navigator, 'connection', {
				value: { saveData: true },
			} )
		);
		const asked = screensOf( page );
		await open( page, '/tin-moi' );
		await addLink( page, post.path );
		await link( page ).hover();
		await quiet( page );
		expect( asked ).toEqual( [] );
	} );
} );

test( 'a choice of light or dark is remembered, and there before the first paint', async ( {
	page,
} ) => {
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
} );
