/** What the visitor did before hydration is kept, and a page that other software has changed works. */
import { type Locator, type Page, expect } from '@playwright/test';
import {
	author,
	headingOf,
	hydrated,
	development,
	navigate,
	open,
	test,
} from './support';
import { addresses } from './routes';

test.use( development.visitor );

/** The site with the build that visitors get. */
const baseURL = String( process.env[ 'HIEN_URL' ] );

/** Loads a page, or again the present one, whose scripts are delayed until the test releases them. */
async function openSlowly( page: Page, path?: string ) {
	let release = () => {};
	const released = new Promise< void >( ( resolve ) => {
		release = resolve;
	} );
	await page.route( /\/build\/app\.\w+\.js/, async ( route ) => {
		await released;
		await route.continue();
	} );
	await ( path
		? page.goto( path, { waitUntil: 'commit' } )
		: page.reload( { waitUntil: 'commit' } ) );
	await page.waitForFunction( () => document.readyState !== 'loading' );
	return async () => {
		release();
		await hydrated( page );
	};
}

test( 'typed words, the cursor in them and the place in the page stay', async ( {
	page,
} ) => {
	const hydrate = await openSlowly( page, addresses.home.path );
	await page.evaluate( async () => {
		await document.fonts.ready;
		scrollTo( { top: 400, behavior: 'instant' } );
	} );
	const field = page.getByRole( 'searchbox', { name: 'Tìm kiếm' } );
	const before = await field.elementHandle();
	await field.fill( 'lap trinh' );
	await field.evaluate( ( input: HTMLInputElement ) =>
		input.setSelectionRange( 3, 5 )
	);
	const scroll = await page.evaluate( () => scrollY );
	expect( scroll ).toBeGreaterThan( 300 );
	await hydrate();
	const state = await before?.evaluate( ( element ) => {
		const input = element as HTMLInputElement;
		return {
			value: input.value,
			cursor: [ input.selectionStart, input.selectionEnd ],
			isActive: input.matches( ':focus' ),
			scroll: scrollY,
		};
	} );
	expect( state ).toEqual( {
		value: 'lap trinh',
		cursor: [ 3, 5 ],
		isActive: true,
		scroll,
	} );
} );

test( 'opened questions stay open, and shut ones shut', async ( { page } ) => {
	const hydrate = await openSlowly( page, addresses.faqs.path );
	const questions = page.locator( '.hien-faq__item' );
	await questions.nth( 0 ).locator( 'summary' ).click();
	await questions.nth( 1 ).locator( 'summary' ).click();
	await hydrate();
	await expect( questions.nth( 0 ) ).not.toHaveAttribute( 'open' );
	await expect( questions.nth( 1 ) ).toHaveAttribute( 'open' );
} );

test( 'a tab of the author opens before the app is there, and stays open', async ( {
	page,
} ) => {
	const hydrate = await openSlowly( page, addresses.author.path );
	const tab = ( name: string ) =>
		page
			.getByRole( 'navigation', { name: 'Hồ sơ' } )
			.getByRole( 'link', { name } );
	const panels = page.locator( '.hien-tabs__panel:visible' );
	await tab( 'Dự án' ).click();
	await expect( panels ).toHaveCount( 1 );
	await expect( panels ).toHaveAccessibleName( 'Dự án' );
	await hydrate();
	await expect( tab( 'Dự án' ) ).toHaveAttribute( 'aria-current', 'true' );
	await expect( panels ).toHaveCount( 1 );
	await expect( panels ).toHaveAccessibleName( 'Dự án' );
	await tab( 'Bài viết' ).click();
	await expect( panels ).toHaveCount( 1 );
	await expect( panels ).toHaveAccessibleName( 'Bài viết' );
} );

test( 'a film that plays goes on', async ( { page } ) => {
	const hydrate = await openSlowly(
		page,
		addresses[ 'video of the library' ].path
	);
	const film = page.locator( 'video' );
	await film.evaluate( async ( video: HTMLVideoElement ) => {
		video.muted = true;
		video.playbackRate = 0.25;
		await video.play();
	} );
	await hydrate();
	expect(
		await film.evaluate( ( video: HTMLVideoElement ) => video.paused )
	).toBe( false );
} );

test( 'a form that is submitted too early is sent once the app is there', async ( {
	page,
} ) => {
	await page.clock.install();
	const hydrate = await openSlowly( page, '/lien-he' );
	const form = page.getByRole( 'region', { name: 'Gửi lời nhắn' } );
	await form.getByLabel( 'Họ và tên' ).fill( 'Trần Vội' );
	await form.getByLabel( 'Email' ).fill( 'voi@vi-du.vn' );
	await form.getByLabel( 'Nội dung' ).fill( 'Mạng chậm quá.' );
	await page.clock.fastForward( 5000 );
	let sent = 0;
	page.on( 'request', ( request ) => {
		sent += request.url().includes( '/contact' ) ? 1 : 0;
	} );
	const button = form.getByRole( 'button' );
	await button.click();
	await button.click();
	await expect( form.getByLabel( 'Nội dung' ) ).toHaveValue(
		'Mạng chậm quá.'
	);
	await hydrate();
	await expect( page.getByRole( 'alertdialog' ) ).toContainText(
		'Đã gửi tin nhắn.'
	);
	expect( sent ).toBe( 1 );
} );

test( 'the theme changes at each press before the app is there, which goes on from it', async ( {
	page,
} ) => {
	const hydrate = await openSlowly( page, addresses.post.path );
	const theme = page.locator( '.hien-theme-switch' );
	const html = page.locator( 'html' );
	await theme.click();
	await expect( html ).toHaveAttribute( 'data-theme', 'dark' );
	await hydrate();
	await expect( theme ).toHaveAccessibleName( 'Đổi sang giao diện sáng' );
	await theme.click();
	await expect( html ).toHaveAttribute( 'data-theme', 'light' );
} );

test( 'Back before the app is there leads to the page before, also from there on', async ( {
	page,
} ) => {
	await open( page, addresses.videos.path );
	await navigate( page, addresses.contact.path, 'Liên hệ' );
	const hydrate = await openSlowly( page );
	await page.evaluate( () => window.history.back() );
	await expect( page ).toHaveURL( addresses.videos.path );
	await hydrate();
	await expect( headingOf( page ) ).toHaveText( 'Video' );
	await expect( page ).toHaveTitle( /^Video/ );
	await page.goForward();
	await expect( headingOf( page ) ).toHaveText( 'Liên hệ' );
	await page.goBack();
	await expect( headingOf( page ) ).toHaveText( 'Video' );
} );

test( 'a map that is wanted too early comes once the app is there', async ( {
	page,
} ) => {
	await page.route( /openstreetmap\.org/, ( route ) =>
		route.fulfill( {
			contentType: 'text/html',
			body: '<p>Pho va song</p>',
		} )
	);
	const hydrate = await openSlowly( page, '/lien-he' );
	await page.getByRole( 'button', { name: 'Hiện bản đồ' } ).click();
	await expect( page.locator( '.hien-map iframe' ) ).toHaveCount( 0 );
	await hydrate();
	await expect( page.locator( '.hien-map iframe' ) ).toBeFocused();
} );

/** How many animations show that an element is pressed and busy. */
const signs = ( element: Locator ) =>
	element.evaluate(
		( node ) =>
			node
				.getAnimations()
				.filter(
					( { effect } ) =>
						effect?.getTiming().iterations === Infinity
				).length
	);

test( 'what is saved too early shows that it is pressed, and is saved once when its code is there', async ( {
	page,
} ) => {
	let release = () => {};
	const released = new Promise< void >( ( resolve ) => {
		release = resolve;
	} );
	await page.route( /\/build\/later\.\w+\.js/, async ( route ) => {
		await released;
		await route.continue();
	} );
	const hydrate = await openSlowly( page, addresses.post.path );
	const save = page.locator( '.hien-post__byline .hien-save' );
	await save.click();
	await save.click();
	expect( await signs( save ) ).toBe( 1 );
	await hydrate();
	// The page is hydrated, but not the button, whose code is still loading.
	await save.click();
	await expect( save ).toHaveAttribute( 'aria-pressed', 'false' );
	expect( await signs( save ) ).toBe( 1 );
	release();
	await expect( save ).toHaveAttribute( 'aria-pressed', 'true' );
	await expect.poll( () => signs( save ) ).toBe( 0 );
} );

test( 'a page whose app cannot be loaded reloads once, then the browser follows its links', async ( {
	page,
	expectedErrors,
} ) => {
	expectedErrors.push( /Failed to load resource/ );
	await page.route( /\/build\/app\.\w+\.js/, ( route ) => route.abort() );
	let loads = 0;
	page.on( 'request', ( request ) => {
		loads += Number( request.isNavigationRequest() );
	} );
	await page.goto( addresses.post.path );
	await expect.poll( () => loads ).toBe( 2 );
	await page.waitForLoadState( 'networkidle' );
	const theme = page.locator( '.hien-theme-switch' );
	await theme.click();
	await expect( page.locator( 'html' ) ).toHaveAttribute(
		'data-theme',
		'dark'
	);
	await page.evaluate( () => {
		const link = document.createElement( 'a' );
		link.href = '#respond';
		link.textContent = 'Viết';
		document.querySelector( 'main' )?.prepend( link );
	} );
	await page.getByRole( 'link', { name: 'Viết', exact: true } ).click();
	await expect( page ).toHaveURL( /#respond$/ );
	expect( loads ).toBe( 2 );
} );

test( 'a copy of a page at another address is read, and the app stops quietly', async ( {
	page,
} ) => {
	let loads = 0;
	await page.route( addresses.post.path, async ( route ) => {
		loads++;
		const response = await route.fetch();
		const html = await response.text();
		await route.fulfill( {
			response,
			body: html.replace( /"home":"[^"]+"/, '"home":"https://vi-du.vn"' ),
		} );
	} );
	const app = page.waitForResponse( /\/build\/app\.\w+\.js/ );
	await page.goto( addresses.post.path );
	await ( await app ).finished();
	await page.waitForLoadState( 'networkidle' );
	await page.locator( '.hien-theme-switch' ).click();
	await expect( page.locator( 'html' ) ).toHaveAttribute(
		'data-theme',
		'dark'
	);
	await expect( headingOf( page ) ).toHaveText( /^Tạo REST API/ );
	expect( loads ).toBe( 1 );
} );

test( 'where an optimiser runs all scripts late, the first press is kept', async ( {
	page,
} ) => {
	await page.route( addresses.post.path, async ( route ) => {
		const response = await route.fetch();
		const html = await response.text();
		await route.fulfill( {
			response,
			body: html.replace(
				/<script(?![^>]*json)/g,
				'<script type="text/late"'
			),
		} );
	} );
	await page.goto( addresses.post.path );
	await page.evaluate( () => {
		for ( const late of document.querySelectorAll< HTMLScriptElement >(
			'script[type="text/late"]'
		) ) {
			const script = document.createElement( 'script' );
			script.textContent = late.textContent;
			if ( late.src ) {
				script.async = false;
				script.src = late.src;
			}
			late.replaceWith( script );
		}
		document
			.querySelector< HTMLElement >( '.hien-post__byline .hien-save' )
			?.click();
	} );
	await expect(
		page.locator( '.hien-post__byline .hien-save' )
	).toHaveAttribute( 'aria-pressed', 'true' );
} );

test( 'an account is opened by who is faster than a slow network', async ( {
	page,
} ) => {
	const network = await page.context().newCDPSession( page );
	await network.send( 'Network.emulateNetworkConditions', {
		offline: false,
		latency: 400,
		downloadThroughput: 400_000,
		uploadThroughput: 400_000,
	} );
	await page.goto( '/dang-ky', { waitUntil: 'commit' } );
	await page.getByLabel( 'Họ và tên' ).fill( 'Lê Nhanh' );
	await page
		.getByLabel( 'Email' )
		.fill( `nhanh-${ test.info().retry }@vi-du.vn` );
	await page
		.getByLabel( 'Mật khẩu', { exact: true } )
		.fill( 'mot cau dai de nho' );
	await page.getByRole( 'checkbox' ).check();
	await page.getByRole( 'button', { name: 'Đăng ký' } ).click();
	await expect( page.getByText( 'Sắp xong rồi!' ) ).toBeVisible( {
		timeout: 40_000,
	} );
} );

test.describe( 'a member', () => {
	test.use( development.member );

	test( 'who wants to comment before the app is there gets the form then', async ( {
		page,
	} ) => {
		const hydrate = await openSlowly( page, addresses.post.path );
		await page.getByRole( 'link', { name: 'Viết bình luận' } ).click();
		await hydrate();
		await expect(
			page.getByRole( 'textbox', { name: 'Bình luận' } )
		).toBeVisible();
	} );

	test( 'stores a profile that was submitted too early', async ( {
		page,
	} ) => {
		const hydrate = await openSlowly( page, '/tai-khoan' );
		const main = page.locator( 'main' );
		const bio = main.getByLabel( 'Giới thiệu ngắn' );
		await bio.fill( 'Học vội mà chắc.' );
		await main.getByRole( 'button', { name: 'Lưu thay đổi' } ).click();
		await hydrate();
		await expect( main.getByText( 'Đã lưu.' ) ).toBeVisible();
		await page.reload();
		await expect( bio ).toHaveValue( 'Học vội mà chắc.' );
	} );
} );

/** Changes the page like a translator of a browser: moves every text into new elements. */
async function translate( page: Page ): Promise< void > {
	await page.evaluate( () => {
		const walker = document.createTreeWalker(
			document.body,
			NodeFilter.SHOW_TEXT,
			( { textContent, parentElement } ) =>
				textContent?.trim() &&
				! parentElement?.closest( 'script, style, textarea, svg' )
					? NodeFilter.FILTER_ACCEPT
					: NodeFilter.FILTER_REJECT
		);
		const texts: Node[] = [];
		while ( walker.nextNode() ) {
			texts.push( walker.currentNode );
		}
		for ( const text of texts ) {
			const outer = document.createElement( 'font' );
			const inner = document.createElement( 'font' );
			inner.textContent = text.textContent;
			outer.append( inner );
			text.parentNode?.replaceChild( outer, text );
		}
	} );
}

test.describe( 'a page that a translator changes after it was hydrated', () => {
	test.use( development.member );

	test( 'saves posts, shows the next page of a list and other screens', async ( {
		page,
		expectedErrors,
	} ) => {
		// A part that was translated before its hydration is rendered again.
		expectedErrors.push(
			/Expected server HTML to contain a matching text node/,
			/Hydration failed because/,
			/error while hydrating/
		);
		await open( page, addresses.post.path );
		// The code of the buttons comes last.
		await page.waitForLoadState( 'networkidle' );
		await translate( page );
		const save = page.locator( '.hien-post__byline .hien-save' );
		await expect( save ).toHaveAttribute( 'aria-pressed', 'false' );
		await save.click();
		await expect( save ).toHaveAttribute( 'aria-pressed', 'true' );
		await save.click();
		await expect( save ).toHaveAttribute( 'aria-pressed', 'false' );

		await navigate( page, addresses.latest.path, 'Tin mới' );
		await translate( page );
		await page.getByRole( 'link', { name: 'Trang sau' } ).click();
		await expect( page ).toHaveURL( addresses[ 'latest, page 2' ].path );
		await expect(
			page.getByRole( 'link', { name: 'Trang trước' } )
		).toBeVisible();
		await expect( page.locator( '.hien-post-card' ).first() ).toBeVisible();

		await translate( page );
		await navigate( page, addresses.category.path, 'Chuyện lớp' );
		await translate( page );
		await page.goBack();
		await expect( headingOf( page ) ).toHaveText( 'Tin mới' );
	} );
} );

/** A replacement that finds something. */
const replaced = ( html: string, pattern: RegExp, replacement: string ) => {
	const changed = html.replace( pattern, replacement );
	expect( changed ).not.toBe( html );
	return changed;
};

const withLineBreaks = ( html: string ) =>
	replaced( html, /<(div|section|li)\b/g, '\n<$1' );

/** Changes by plugins for smaller HTML and for images: Autoptimize and LiteSpeed Cache load them late, Imagify serves other formats. */
const optimised: Record< string, ( html: string ) => string > = {
	'it has other line breaks': withLineBreaks,
	'it has no comments and other line breaks': ( html ) =>
		withLineBreaks( replaced( html, /<!--(?!\[if).*?-->/gs, '' ) ),
	'its images are loaded late': ( html ) =>
		replaced(
			html,
			/<img (.*?)src=("[^"]+")(.*?)>/g,
			'<noscript><img $1src=$2$3></noscript><img $1src="data:," data-src=$2$3>'
		),
	'its images have other formats': ( html ) =>
		replaced(
			html,
			/<img .*?>/g,
			'<picture><source srcset="data:,">$&</picture>'
		),
};

/** Changes by other software: on the way to the browser, or in the browser before our scripts run. */
const changes: Record< string, ( html: string ) => string > = {
	'an extension has put an element in': ( html ) =>
		html.replace( '<main', '<div class="extension"></div><main' ),
	'a virus scanner has marked its elements and put its own in': ( html ) =>
		html
			.replace( /<div\b/g, '<div bis_skin_checked="1"' )
			.replace( '<head>', '<script></script><head>' )
			.replace(
				/(<div[^>]* id="root"[^>]*>)/,
				'$1<div class="extension"></div>'
			),
	'a translator has replaced its texts': ( html ) =>
		html.replace( /<h1([^>]*)>[^<]+</, '<h1$1><font>Another</font><' ),
};

test.describe( 'where something has changed the page', () => {
	// React's development version reports each error more than once.
	test.use( { baseURL } );

	for ( const [ name, change ] of Object.entries( optimised ) ) {
		test( `${ name }: it is hydrated as it is`, async ( { page } ) => {
			const address = addresses.post.path;
			await page.route( address, async ( route ) => {
				const response = await route.fetch();
				const body = change( await response.text() );
				await route.fulfill( { response, body } );
			} );
			const hydrate = await openSlowly( page, address );
			const heading = await headingOf( page ).elementHandle();
			await hydrate();
			expect( await heading?.evaluate( ( h1 ) => h1.isConnected ) ).toBe(
				true
			);
			expect( await page.locator( '[data-part]' ).count() ).toBe( 0 );
		} );
	}

	for ( const [ name, change ] of Object.entries( changes ) ) {
		test( `${ name }, it is rendered anew, which is logged once`, async ( {
			page,
			expectedErrors,
		} ) => {
			expectedErrors.push( /Minified React error/ );
			const address = addresses.post.path;
			await page.route( address, async ( route ) => {
				const response = await route.fetch();
				const html = await response.text();
				const changed = change( html );
				expect( changed ).not.toBe( html );
				await route.fulfill( { response, body: changed } );
			} );
			const reported: string[] = [];
			page.on( 'pageerror', ( { message } ) => reported.push( message ) );
			await open( page, address );
			await expect( headingOf( page ) ).toHaveText( /^Tạo REST API/ );
			await expect( page.locator( '.extension' ) ).toHaveCount( 0 );
			await expect( page.locator( '.hien-prose' ).first() ).toContainText(
				'REST API'
			);
			await navigate( page, addresses.category.path, 'Chuyện lớp' );
			expect( reported ).toHaveLength( 1 );
		} );
	}

	test( 'Cloudflare has hidden an address of mail, it is rendered anew with it, and what was typed stays', async ( {
		page,
		expectedErrors,
	} ) => {
		expectedErrors.push( /Minified React error/ );
		const address = '/lien-he';
		await page.route( address, async ( route ) => {
			const response = await route.fetch();
			const html = await response.text();
			const body = html.replace(
				/<a href="mailto:[^<]*</,
				'<a href="/cdn-cgi/l/email-protection" class="__cf_email__" data-cfemail="543a">[email&#160;protected]<'
			);
			expect( body ).not.toBe( html );
			await route.fulfill( { response, body } );
		} );
		const hydrate = await openSlowly( page, address );
		const form = page.getByRole( 'region', { name: 'Gửi lời nhắn' } );
		const before = await form.getByLabel( 'Email' ).elementHandle();
		await form.getByLabel( 'Email' ).fill( 'lan@vi-du.vn' );
		await form.getByLabel( 'Nội dung' ).fill( 'Còn đây.' );
		await hydrate();
		await expect(
			page.locator( 'main' ).locator( 'a[href^="mailto:"]' )
		).toHaveText( /^[^@]+@[^@]+$/ );
		expect( await before?.evaluate( ( field ) => field.isConnected ) ).toBe(
			false
		);
		await expect( form.getByLabel( 'Email' ) ).toHaveValue(
			'lan@vi-du.vn'
		);
		await expect( form.getByLabel( 'Nội dung' ) ).toHaveValue( 'Còn đây.' );
		// The form knows them: it misses only the name.
		await form.getByRole( 'button', { name: 'Gửi lời nhắn' } ).click();
		await expect( form.getByLabel( 'Họ và tên' ) ).toBeFocused();
		await expect( form.getByLabel( 'Email' ) ).toHaveValue(
			'lan@vi-du.vn'
		);
		await expect( form.locator( '[aria-invalid="true"]' ) ).toHaveCount(
			1
		);
	} );
} );

test.describe( 'the author', () => {
	// In StrictMode, links are changed before all is hydrated: effects run twice there.
	test.use( { ...author, baseURL } );

	test( 'sees the site in the preview of the Customizer, whose script adds fields to forms once they are hydrated', async ( {
		page,
	} ) => {
		await page.goto( '/wp-admin/customize.php' );
		const preview = page.frameLocator( '#customize-preview iframe' );
		for ( const changed of [
			'form input[name="customize_changeset_uuid"]',
			'a[href*="customize_changeset_uuid"]',
		] ) {
			await expect( preview.locator( changed ) ).not.toHaveCount( 0 );
		}
		await expect
			.poll( () =>
				preview
					.locator( 'html' )
					.evaluate( () => window.history.scrollRestoration )
			)
			.toBe( 'manual' );
	} );
} );
