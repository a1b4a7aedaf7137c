/**
 * The app hydrates what the server prints, also where walk.spec.ts does not go; src/app/parts.test.tsx compares what both print. Tests
 * run React's development version, which names the component and what it would have printed where the two differ; `test` fails on
 * all that the console says.
 */
import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import { type Page, devices, expect } from '@playwright/test';
import { type Address, addresses } from './routes';
import {
	NOT_FOUND,
	development,
	follow,
	headingOf,
	hydrated,
	open,
	ownSite,
	test,
} from './support';

test.use( development.visitor );

test.beforeEach( ( { expectedErrors } ) => {
	test.setTimeout( 240_000 );
	expectedErrors.push( NOT_FOUND );
} );

async function expectHydration(
	page: Page,
	{ path, status }: Pick< Address, 'path' | 'status' >
): Promise< void > {
	const response = await open( page, path );
	expect( response?.status(), path ).toBe( status );
}

test.describe( 'signed in, on a phone', () => {
	test.use( {
		...development.author,
		viewport: devices[ 'Pixel 7' ].viewport,
	} );

	test( 'pages are hydrated without a difference', async ( { page } ) => {
		const { home, post, contact, menu, account, admin } = addresses;
		for ( const address of [ home, post, contact, menu, account, admin ] ) {
			await expectHydration( page, address );
		}
		await expect( page.locator( '#wpadminbar' ) ).toBeAttached();
	} );
} );

test( 'a difference is reported with its component', async ( {
	page,
	expectedErrors,
} ) => {
	expectedErrors.push( /./ );
	const differences = {
		'Đến nội dung chính': 'Bỏ qua',
		' rel="me noopener external"': '',
		'title="Dịch vụ"': 'title="Khác"',
		' srcset="': ' data-srcset="',
		'"hien-bottom-bar__list': '"hien-x',
		'</footer>': '<hr></footer>',
	};
	const names = [
		/ Layout /,
		/Profile/,
		/LinkButton/,
		/CoverImage/,
		/BottomBar/,
		/Footer/,
	];
	for ( const [ index, [ text, other ] ] of Object.entries(
		differences
	).entries() ) {
		await page.route( '/', async ( route ) => {
			const response = await route.fetch();
			const html = await response.text();
			expect( html ).toContain( text );
			await route.fulfill( {
				response,
				body: html.replace( text, other ),
			} );
		} );
		const warning = page.waitForEvent( 'console', ( message ) =>
			message.text().startsWith( 'Warning: ' )
		);
		await page.goto( '/' );
		expect( ( await warning ).text() ).toMatch( names[ index ] ?? /^$/ );
		await page.unroute( '/' );
	}
} );

test( 'the classes of articles, to which WordPress adds its own, are ours in the app too', async ( {
	page,
} ) => {
	const ours = () =>
		page
			.locator( 'main article' )
			.first()
			.evaluate( ( { classList } ) =>
				[ ...classList ]
					.filter( ( name ) => /^(hien|is)-/.test( name ) )
					.join( ' ' )
			);
	const { post, video, page: plain } = addresses;
	for ( const { path } of [ post, video, plain ] ) {
		await open( page, path );
		const printed = await ours();
		const heading = await headingOf( page ).innerText();
		await open( page, '/menu' );
		await follow( page, path );
		await expect( headingOf( page ) ).toHaveText( heading );
		expect( await ours() ).toBe( printed );
	}
} );

test( 'the answer to a wrong password is hydrated without a difference, and the reader is at the field', async ( {
	page,
} ) => {
	await page.setViewportSize( { width: 390, height: 500 } );
	await open( page, addresses[ 'post behind a password' ].path );
	await expect( page.getByLabel( 'Mật khẩu' ) ).not.toBeFocused();
	await page.getByLabel( 'Mật khẩu' ).fill( 'sai' );
	await page.getByRole( 'button', { name: 'Mở nội dung' } ).click();
	await expect( page.getByRole( 'alert' ) ).toHaveText( /chưa đúng/ );
	await hydrated( page );
	await expect( page.getByLabel( 'Mật khẩu' ) ).toBeFocused();
	await expect( page.getByLabel( 'Mật khẩu' ) ).toBeInViewport();
} );

test.describe( 'a site without content', { tag: '@once' }, () => {
	const site = ownSite( { withContent: false, isForDevelopment: true } );

	test( 'hydrates the answer to too many searches', async ( {
		page,
		request,
		expectedErrors,
	} ) => {
		expectedErrors.push( /status of 429/ );
		const path = `${ site.url }/?s=hien`;
		const search = `${ site.url }/wp-json/hien/v1/search?s=hien`;
		// The requests of a minute of the clock are counted, which may end in between.
		await expect( async () => {
			await request.get( search );
			execFileSync( 'php', [
				'-r',
				'( new PDO( "sqlite:$argv[1]" ) )->exec( "UPDATE wp_hien_throttle SET hits = 100000" );',
				join( site.dir, 'database/.ht.sqlite' ),
			] );
			expect( ( await request.get( search ) ).status() ).toBe( 429 );
			await expectHydration( page, { path, status: 429 } );
		} ).toPass();
		await expect(
			page.getByRole( 'link', { name: 'Thử lại' } )
		).toHaveAttribute( 'href', path );
	} );
} );
