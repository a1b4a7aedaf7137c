import { type Page, expect } from '@playwright/test';
import {
	NOT_FOUND,
	headingOf,
	navigate,
	open,
	ownSite,
	hydrated,
	follow,
	signIn,
	staysInApp,
	test,
} from './support';

const post = {
	path: '/wordpress/lap-trinh-plugin/tao-rest-api-rieng-trong-wordpress',
	title: /^Tạo REST API riêng/,
};
const secret = {
	path: '/chuyen-lop/dap-an-bai-tap-buoi-bon',
	title: /Đáp án bài tập buổi 4/,
	text: 'Đúng mật khẩu rồi.',
};

/** Fails for every file of the page that is missing. */
function expectAllFiles( page: Page ): void {
	page.on( 'response', ( response ) =>
		expect.soft( response.status(), response.url() ).toBeLessThan( 400 )
	);
}

test( 'the development server leads from localhost to the address of the site', async ( {
	request,
	baseURL,
} ) => {
	const other = String( baseURL ).replace( '127.0.0.1', 'localhost' );
	const response = await request.get( `${ other }/?s=web`, {
		maxRedirects: 0,
	} );
	expect( response.status() ).toBe( 307 );
	expect( response.headers()[ 'location' ] ).toBe( `${ baseURL }/?s=web` );
} );

test.describe( 'a site in a subdirectory, whose WordPress lives in a folder below', () => {
	const site = ownSite( { path: '/blog', core: '/wp' } );
	// Browsers look for an icon at the root of the host, where the site may not be.
	test.beforeEach( ( { expectedErrors } ) => {
		expectedErrors.push( NOT_FOUND );
	} );

	test( 'is read from page to page', async ( { page } ) => {
		expectAllFiles( page );
		await open( page, `${ site.url }/` );
		await expect( page.locator( 'html' ) ).toHaveAttribute( 'lang', 'vi' );
		await navigate( page, site.url + post.path, post.title );
		await expect( page ).toHaveURL( site.url + post.path );
		await page
			.getByRole( 'navigation', { name: 'Đường dẫn' } )
			.getByRole( 'link', { name: 'Lập trình plugin' } )
			.click();
		await expect( headingOf( page ) ).toHaveText( 'Lập trình plugin' );
		await page.goBack();
		await expect( headingOf( page ) ).toHaveText( post.title );

		const response = await open( page, site.url + post.path );
		expect( response?.status() ).toBe( 200 );
		await expect( page.locator( 'link[rel=canonical]' ) ).toHaveAttribute(
			'href',
			site.url + post.path
		);
		const outside = await page
			.locator( 'a[href^="http"]:not([rel~="external"])' )
			.evaluateAll(
				( links, home ) =>
					links
						.map( ( link ) =>
							String( link.getAttribute( 'href' ) )
						)
						.filter( ( href ) => ! href.startsWith( home ) ),
				site.url
			);
		expect( outside ).toEqual( [] );
	} );

	test( 'opens a post behind a password', async ( { page } ) => {
		expectAllFiles( page );
		await open( page, `${ site.url }/tin-moi` );
		await navigate( page, site.url + secret.path, secret.title );
		await page.getByLabel( 'Mật khẩu' ).fill( 'hien' );
		await page.getByRole( 'button', { name: 'Mở nội dung' } ).click();
		await expect( page.getByText( secret.text ) ).toBeVisible();
		await hydrated( page );
		await expect( page.getByText( secret.text ) ).toBeVisible();
		await expect( page ).toHaveURL( site.url + secret.path );
	} );

	test( 'takes a comment whose nonce has expired, wherever one signs in', async ( {
		browser,
	} ) => {
		const context = await browser.newContext( {
			storageState: await site.author(),
		} );
		const page = await context.newPage();
		await page.route( `${ site.url }/hinh-anh/13`, async ( route ) => {
			const response = await route.fetch();
			const html = await response.text();
			await route.fulfill( {
				response,
				body: html
					.replace( /"nonce":"\w+"/, '"nonce":"expired"' )
					.replaceAll( 'wp-login.php', 'cua-vao/dang-nhap' ),
			} );
		} );
		await open( page, `${ site.url }/hinh-anh/13` );
		const lightbox = page.getByRole( 'dialog', { name: 'Xem ảnh' } );
		const field = lightbox.getByLabel( 'Viết bình luận' );
		await field.fill( 'Trăng hôm ấy sáng thật.' );
		await lightbox.getByRole( 'button', { name: 'Gửi' } ).click();
		// The first request to wp-admin also looks for updates.
		await expect( field ).toHaveValue( '', { timeout: 40_000 } );
		await expect( lightbox.locator( '.hien-comment' ) ).toContainText(
			'Trăng hôm ấy sáng thật.'
		);
		await context.close();
	} );

	test( 'has its feeds and its sitemap', async ( { request } ) => {
		for ( const path of [ '/feed', '/comments/feed', '/wp-sitemap.xml' ] ) {
			const response = await request.get( site.url + path );
			expect( response.status(), path ).toBe( 200 );
			expect( await response.text() ).toContain( site.url );
		}
	} );
} );
test.describe( 'a site whose host cannot rewrite URLs', () => {
	const site = ownSite( { permalinks: '/index.php/%postname%/' } );

	test( 'has all pages below index.php, and leads back there after signing in', async ( {
		page,
	} ) => {
		const root = `${ site.url }/index.php`;
		await open( page, `${ site.url }/` );
		const stays = await staysInApp( page, async () => {
			const category = `${ root }/category/wordpress/lap-trinh-plugin/`;
			await follow( page, category );
			await expect( headingOf( page ) ).toHaveText( 'Lập trình plugin' );
			await expect( page ).toHaveURL( category );
			const article = page
				.getByRole( 'main' )
				.getByRole( 'link', { name: post.title } )
				.first();
			await article.click();
			await expect( headingOf( page ) ).toHaveText( post.title );
			await expect( page ).toHaveURL(
				`${ root }/tao-rest-api-rieng-trong-wordpress/`
			);
			await page.goBack();
			await expect( page ).toHaveURL( category );
			await expect( headingOf( page ) ).toHaveText( 'Lập trình plugin' );
			await page.getByRole( 'searchbox' ).first().fill( 'rest api' );
			await page.keyboard.press( 'Enter' );
			await expect( page ).toHaveURL( `${ site.url }/?s=rest%20api` );
			await follow( page, `${ root }/lien-he/` );
			await expect( headingOf( page ) ).toHaveText( 'Liên hệ' );
		} );
		expect( stays ).toBe( true );
		await page.getByRole( 'button', { name: 'Tài khoản' } ).click();
		await page
			.getByRole( 'region', { name: 'Tài khoản' } )
			.getByRole( 'link', { name: 'Đăng nhập' } )
			.click();
		await expect( page ).toHaveURL( /\/index\.php\/dang-nhap\// );
		await signIn( page, 'binh' );
		await expect( page ).toHaveURL( `${ root }/lien-he/` );
	} );
} );

test.describe( 'what machines read', () => {
	test( 'feeds and sitemaps are XML', async ( { page, request } ) => {
		for ( const [ path, root ] of [
			[ '/feed', 'rss' ],
			[ '/wordpress/feed', 'rss' ],
			[ '/comments/feed', 'rss' ],
			[ `${ post.path }/feed`, 'rss' ],
			[ '/feed/atom', 'feed' ],
			[ '/wp-sitemap.xml', 'sitemapindex' ],
			[ '/wp-sitemap-posts-post-1.xml', 'urlset' ],
		] as const ) {
			const response = await request.get( path );
			expect( response.status(), path ).toBe( 200 );
			const parsed = await page.evaluate(
				( text ) => {
					const { documentElement: element } =
						new DOMParser().parseFromString(
							text,
							'application/xml'
						);
					return [ element.localName, element.childElementCount > 0 ];
				},
				await response.text()
			);
			expect( parsed, path ).toEqual( [ root, true ] );
		}
	} );

	test( 'robots.txt names the sitemap', async ( { request, baseURL } ) => {
		const response = await request.get( '/robots.txt' );
		expect( response.status() ).toBe( 200 );
		expect( await response.text() ).toContain(
			`Sitemap: ${ baseURL }/wp-sitemap.xml`
		);
	} );

	test( 'another site may embed a post', async ( {
		page,
		request,
		baseURL,
	} ) => {
		const answer = await request.get( '/wp-json/oembed/1.0/embed', {
			params: { url: `${ baseURL }${ post.path }` },
		} );
		expect( answer.status() ).toBe( 200 );
		expect( await answer.json() ).toMatchObject( {
			title: expect.stringMatching( post.title ),
			html: expect.stringContaining( `${ post.path }/embed` ),
		} );

		const response = await page.goto( `${ post.path }/embed` );
		expect( response?.status() ).toBe( 200 );
		await expect(
			page.getByRole( 'link', { name: post.title } ).first()
		).toHaveAttribute( 'href', `${ baseURL }${ post.path }` );
		await expect( page.locator( '#root' ) ).toHaveCount( 0 );
	} );
} );
