/** Nothing moves while a page or a screen loads. */
import { type ServerResponse, createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import { type Page, expect } from '@playwright/test';
import {
	SCREENS,
	faults,
	headingOf,
	holdBack,
	hydrated,
	navigate,
	open,
	quiet,
	test,
	watchShift,
	withPictures,
} from './support';

test.use( withPictures );

const post = {
	path: '/wordpress/lap-trinh-plugin/tao-rest-api-rieng-trong-wordpress',
	title: /^Tạo REST API riêng/,
};

/** The content of a page, as the server prints it. */
const CONTENT = /(<main[\s\S]*<\/main>)/;

test( 'an article that a list tells of is there with its title before the answer, and nothing moves then', async ( {
	page,
} ) => {
	const shift = await watchShift( page );
	await open( page, '/giao-dien' );
	// Loads the code of articles.
	await navigate( page, post.path, post.title );
	await page.goBack();
	await expect( headingOf( page ) ).toHaveText( 'Giao diện' );
	for ( const [ at, width ] of [ 1440, 820, 390 ].entries() ) {
		await page.setViewportSize( { width, height: 850 } );
		const answer = await holdBack( page );
		// One that is not there yet.
		const told = page.locator( 'main :is( h2, h3 ) a' ).nth( at );
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
		await page.unroute( SCREENS );
	}
} );

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

	test.use( { viewport: { width: 1440, height: 900 } } );

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
