/**
 * The app hydrates what the server prints, also where every-address.spec.ts does not go; src/app/parts.test.tsx compares what both print. Tests
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
	hydrated,
	navigate,
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
	request,
} ) => {
	const ours = ( classes: string ) =>
		classes
			.split( ' ' )
			.filter( ( name ) => /^(hien|is)-/.test( name ) )
			.join( ' ' );
	const article = page.locator( 'main article' ).first();
	await open( page, '/menu' );
	const { post, video, page: plain } = addresses;
	for ( const { path } of [ post, video, plain ] ) {
		const response = await request.get( path );
		const [ , printed = '', heading = '' ] =
			( await response.text() ).match(
				/<main[^]*?<article[^>]* class="([^"]+)"[^]*?<h1[^>]*>([^<]+)</
			) ?? [];
		expect( ours( printed ), path ).toMatch( /^hien-/ );
		await navigate( page, path, heading.trim() );
		expect( ours( String( await article.getAttribute( 'class' ) ) ) ).toBe(
			ours( printed )
		);
	}
} );

test( 'the answer to a wrong password is hydrated without a difference, and the reader is at the field, until the right one opens the post', async ( {
	page,
} ) => {
	const path = `/chuyen-lop${ addresses[ 'post behind a password' ].path }`;
	const secret = page.getByText( 'Đúng mật khẩu rồi.' );
	const field = page.getByLabel( 'Mật khẩu' );
	const give = async ( password: string ) => {
		await field.fill( password );
		await page.getByRole( 'button', { name: 'Mở nội dung' } ).click();
	};
	await page.setViewportSize( { width: 390, height: 500 } );
	await open( page, path );
	await expect( secret ).toBeHidden();
	await expect( page.getByRole( 'alert' ) ).toHaveCount( 0 );
	await expect( field ).not.toBeFocused();

	await give( 'sai' );
	const refused = page.getByRole( 'alert' );
	await expect( refused ).toHaveText(
		'Mật khẩu chưa đúng. Bạn thử lại nhé.'
	);
	await hydrated( page );
	await expect( refused ).toHaveText(
		'Mật khẩu chưa đúng. Bạn thử lại nhé.'
	);
	await expect( field ).toHaveAttribute( 'aria-invalid', 'true' );
	await expect( field ).toBeFocused();
	await expect( field ).toBeInViewport();

	await give( 'hien' );
	await expect( secret ).toBeVisible();
	await hydrated( page );
	await expect( secret ).toBeVisible();
	await expect( page ).toHaveURL( path );
} );

test.describe( 'a site without content', () => {
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
