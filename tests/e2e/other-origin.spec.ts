/** Pages that do not know who is signed in: of an API at another origin, or from a cache that takes cookies off. */
import {
	type IncomingMessage,
	type Server,
	type ServerResponse,
	createServer,
	get,
} from 'node:http';
import type { AddressInfo } from 'node:net';
import { type Page, type Route, expect } from '@playwright/test';
import { isSent, say, showChat } from './chat-pages';
import {
	hydrated,
	open,
	ownSite,
	signIn,
	signInAtWordPress,
	test,
} from './support';

const IMAGE = '/hinh-anh/16';
const POST = '/ba-ngay-o-ban';

const site = ownSite( { chat: true } );

let server: Server;

/** The origin of the page. */
function elsewhere(): string {
	const { port } = server.address() as AddressInfo;
	return `http://127.0.0.1:${ port }`;
}

/** The owner allows that origin to call the API. */
async function allowOrigin( desk: Page ): Promise< void > {
	await desk.goto( `${ site.url }/` );
	const status = await desk.evaluate( async ( origin ) => {
		const boot = JSON.parse(
			document.getElementById( 'hien-boot' )?.textContent ?? ''
		) as { rest: string; nonce: string };
		const saved = await fetch( `${ boot.rest }wp/v2/settings`, {
			method: 'POST',
			headers: {
				'X-WP-Nonce': boot.nonce,
				'Content-Type': 'application/json',
			},
			body: JSON.stringify( { hien_site: { origins: [ { origin } ] } } ),
		} );
		return saved.status;
	}, elsewhere() );
	expect( status ).toBe( 200 );
}

/** Serves the site's pages at another port, which has no cookies, with the API at its old origin. */
function answer(
	{ url = '/', headers: { authorization = '' } }: IncomingMessage,
	response: ServerResponse
): void {
	const moved = ( text: string ) =>
		text
			.replaceAll( site.url, elsewhere() )
			.replace( `"rest":"${ elsewhere() }`, `"rest":"${ site.url }` );
	// A connection of its own: the server may have closed a kept one.
	const asked = get(
		site.url + url,
		{ agent: false, headers: { authorization } },
		( page ) => {
			const type = page.headers[ 'content-type' ] ?? '';
			const { location } = page.headers;
			response.writeHead( page.statusCode ?? 500, {
				'content-type': type,
				...( location && { location: moved( location ) } ),
			} );
			if ( ! /html|json/.test( type ) ) {
				page.pipe( response );
				return;
			}
			const parts: Buffer[] = [];
			page.on( 'data', ( part: Buffer ) => parts.push( part ) );
			page.on( 'end', () =>
				response.end( moved( Buffer.concat( parts ).toString() ) )
			);
		}
	);
	// For example, the site has ended before the page.
	asked.on( 'error', () => response.destroy() );
}

test.beforeAll( async () => {
	server = createServer( answer );
	await new Promise< void >( ( resolve ) =>
		server.listen( 0, '127.0.0.1', resolve )
	);
} );
test.afterAll( () => {
	server.close();
} );

/** Signs the member in by the app. Before its code is there the browser sends the form, which answer() does not pass on. */
async function signInByApp( page: Page ): Promise< void > {
	await expect( page.locator( 'main form[novalidate]' ) ).toBeVisible();
	await signIn( page, 'binh' );
}

/** Signs the member in, on the way to a page. */
async function signInFor( page: Page, path: string ): Promise< void > {
	await open(
		page,
		`${ elsewhere() }/dang-nhap?redirect_to=${ encodeURIComponent( path ) }`
	);
	await signInByApp( page );
	await expect( page ).toHaveURL( elsewhere() + path );
	await hydrated( page );
}

test.beforeAll( async ( { browser } ) => {
	const owner = await browser.newContext( {
		storageState: await site.author(),
	} );
	await allowOrigin( await owner.newPage() );
	await owner.close();
} );

test( 'after signing in the account and the chat are there as on a site of one origin', async ( {
	page,
} ) => {
	await signInFor( page, '/tai-khoan' );
	const main = page.locator( 'main' );
	await main.getByRole( 'link', { name: 'Riêng tư' } ).click();
	await expect( page ).toHaveURL( `${ elsewhere() }/tai-khoan/rieng-tu` );
	await expect( main ).toContainText( 'Xin tệp dữ liệu' );

	// The server prints only the login form; the app then leads back.
	await page.reload();
	await expect( page ).toHaveURL( `${ elsewhere() }/tai-khoan/rieng-tu` );
	await expect( main ).toContainText( 'Xin tệp dữ liệu' );

	await showChat( page );
	await say( page, 'Em chào anh' );
	await isSent( page, 'Em chào anh' );
	await page.keyboard.press( 'Escape' );

	await main.getByRole( 'link', { name: 'Đăng xuất' } ).click();
	await expect( page ).not.toHaveURL( /tai-khoan/ );
	await expect(
		page
			.locator( '.hien-header__end' )
			.getByRole( 'button', { name: 'Tài khoản' } )
	).toBeVisible();
} );

test( 'a session that has ended says so, and what was typed is there after signing in', async ( {
	page,
	request,
	expectedErrors,
} ) => {
	expectedErrors.push( /status of 401/, /Phiên đăng nhập đã hết/ );

	const asked: string[] = [];
	page.on( 'request', ( sent ) => asked.push( sent.url() ) );
	await signInFor( page, IMAGE );
	const account = page
		.locator( '.hien-header__end' )
		.getByRole( 'button', { name: 'Bình' } );
	await expect( account ).toBeVisible();
	expect( asked ).toContain(
		`${ site.url }/wp-json/jwt-auth/v1/token/refresh`
	);

	// Another device of the member ends all other sessions.
	const token = `${ site.url }/wp-json/jwt-auth/v1/token`;
	const signedIn = await request.post( token, {
		data: { username: 'binh', password: 'hien-demo' },
	} );
	const { token: other } = ( await signedIn.json() ) as { token: string };
	const ended = await request.delete(
		`${ site.url }/wp-json/hien/v1/account/sessions`,
		{ headers: { Authorization: `Bearer ${ other }` } }
	);
	expect( ended.status() ).toBe( 200 );

	const field = page.getByLabel( 'Viết bình luận' );
	await field.fill( 'Yên bình quá!' );
	// The app may notice it before, and open the dialog above the button.
	await page
		.getByRole( 'button', { name: 'Gửi', exact: true } )
		.dispatchEvent( 'click' );
	const dialog = page.getByRole( 'alertdialog', { name: 'Thông báo' } );
	await expect( dialog ).toContainText( 'Phiên đăng nhập đã hết.' );
	await dialog.getByRole( 'link', { name: /^Đăng nhập/ } ).click();
	await expect( page ).toHaveURL( /\/dang-nhap/ );
	await hydrated( page );
	await signInByApp( page );
	await expect( page ).toHaveURL( /\/hinh-anh\/16(?:#comments)?$/ );
	await expect( account ).toBeVisible();
	await expect( field ).toHaveValue( 'Yên bình quá!' );
} );

/** A cache in front of the site, which takes the cookies off requests of pages: all are printed for a visitor. */
async function withoutCookies( route: Route ): Promise< void > {
	const request = route.request();
	const { authorization = '' } = await request.allHeaders();
	const page = await fetch( request.url(), {
		redirect: 'manual',
		headers: { authorization, connection: 'close' },
	} );
	await route.fulfill( {
		status: page.status,
		headers: Object.fromEntries( page.headers ),
		body: await page.text(),
	} );
}

test( 'where a cache makes all visitors of pages, a member is one all the same', async ( {
	page,
} ) => {
	// The pages of that cache have no address of their own, so the browser asks before they may use a local database.
	await page.context().grantPermissions( [ 'local-network-access' ] );
	await page.route(
		( { origin, pathname } ) =>
			origin === site.url && ! /wp-json|\.|chat/.test( pathname ),
		withoutCookies
	);
	const account = page
		.locator( '.hien-header__end' )
		.getByRole( 'button', { name: 'Bình' } );
	await open(
		page,
		`${ site.url }/dang-nhap?redirect_to=${ encodeURIComponent( POST ) }`
	);
	await signIn( page, 'binh' );
	await expect( page ).toHaveURL( site.url + POST );
	await expect( account ).toBeVisible();

	const comments = page.locator( '#comments' );
	await comments.getByRole( 'button', { name: 'Viết bình luận' } ).click();
	const dialog = page.getByRole( 'dialog', { name: 'Viết bình luận' } );
	await dialog.getByRole( 'textbox' ).fill( 'Cảm ơn chị!' );
	await dialog.getByRole( 'button', { name: 'Gửi bình luận' } ).click();
	await expect( comments ).toContainText( 'Cảm ơn chị!' );
	await page.getByRole( 'button', { name: 'Lưu bài', exact: true } ).click();
	await expect(
		page.getByRole( 'button', { name: 'Đã lưu', exact: true } )
	).toBeVisible();
	await showChat( page );
	await say( page, 'Em chào chị' );
	await isSent( page, 'Em chào chị' );

	// The server prints the login form for a visitor; the app leads on.
	const connects = page.waitForResponse( /chat\/token$/ );
	await page.goto( `${ site.url }/tai-khoan` );
	await expect( page.locator( 'main' ) ).toContainText( 'Riêng tư' );
	// While it connects, the request of the chat would be refused after signing out.
	expect( ( await connects ).status() ).toBe( 200 );
	await page
		.locator( 'main' )
		.getByRole( 'link', { name: 'Đăng xuất' } )
		.click();
	await expect( page ).not.toHaveURL( /tai-khoan/ );
	await hydrated( page );
	await expect(
		page
			.locator( '.hien-header__end' )
			.getByRole( 'button', { name: 'Tài khoản' } )
	).toBeVisible();

	// WordPress's own form leads on without a page that knows the member.
	await page.goto(
		`${ site.url }/wp-login.php?redirect_to=${ encodeURIComponent( site.url + POST ) }`
	);
	await signInAtWordPress( page, 'binh' );
	await expect( page ).toHaveURL( site.url + POST );
	await expect( account ).toBeVisible();
} );
