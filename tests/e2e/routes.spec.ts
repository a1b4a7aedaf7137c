import { type Page, expect, test } from '@playwright/test';

/** One address of each route of routes.php, with the demo content. */
const addresses: Record< string, { path: string; status: number } > = {
	home: { path: '/', status: 200 },
	latest: { path: '/tin-moi', status: 200 },
	'latest, page 2': { path: '/tin-moi/page/2', status: 200 },
	wordpress: { path: '/wordpress', status: 200 },
	author: { path: '/ve-hien', status: 200 },
	about: { path: '/gioi-thieu', status: 200 },
	category: { path: '/chuyen-lop', status: 200 },
	'nested category': { path: '/wordpress/lap-trinh-plugin', status: 200 },
	'category, page 2': {
		path: '/wordpress/lap-trinh-plugin/page/2',
		status: 200,
	},
	tag: { path: '/tag/rest-api', status: 200 },
	post: {
		path: '/wordpress/lap-trinh-plugin/tao-rest-api-rieng-trong-wordpress',
		status: 200,
	},
	'post by its slug': {
		path: '/tao-rest-api-rieng-trong-wordpress',
		status: 200,
	},
	page: { path: '/noi-quy', status: 200 },
	error: { path: '/khong-co-trang-nay', status: 404 },
};

/** What a page says it is, to people and to machines. */
async function identity( page: Page ) {
	return {
		title: await page.title(),
		canonical: await page
			.locator( 'link[rel="canonical"]' )
			.evaluateAll( ( links ) =>
				links.map( ( link ) => link.getAttribute( 'href' ) )
			),
		heading: await page.locator( 'h1' ).allInnerTexts(),
		language: await page.locator( 'html' ).getAttribute( 'lang' ),
		text: (
			await page.locator( 'main' ).evaluate( ( main: HTMLElement ) => {
				main.querySelectorAll( 'details' ).forEach( ( details ) => {
					details.open = true;
				} );
				// A tab shows one panel, a page without scripts all.
				main.querySelectorAll( '.hien-tabs__panel' ).forEach(
					( panel ) => panel.classList.add( 'is-active' )
				);
				// What only works with scripts is not there without them.
				main.querySelectorAll( '.hien-code__copy' ).forEach(
					( button ) => button.remove()
				);
				return main.innerText;
			} )
		)
			.replace( /\s+/g, ' ' )
			.trim(),
	};
}

/** Waits until React has the page. */
async function takenOver( page: Page ) {
	await page.waitForFunction( () =>
		Object.keys( document.getElementById( 'root' ) ?? {} ).some( ( key ) =>
			key.startsWith( '__reactContainer' )
		)
	);
}

for ( const [ name, { path, status } ] of Object.entries( addresses ) ) {
	test( `${ name }: direct load, without JavaScript and in-app agree`, async ( {
		browser,
		baseURL,
		page,
	} ) => {
		const complaints: string[] = [];
		page.on( 'pageerror', ( error ) => complaints.push( error.message ) );
		page.on( 'console', ( message ) => {
			// The browser itself reports the status of a page that is not found.
			if (
				message.type() === 'error' &&
				! ( status === 404 && message.text().includes( '404' ) )
			) {
				complaints.push( message.text() );
			}
		} );

		const plain = await browser.newContext( {
			baseURL: String( baseURL ),
			javaScriptEnabled: false,
		} );
		const printed = await plain.newPage();
		const answer = await printed.goto( path );
		expect( answer?.status() ).toBe( status );
		const withoutScript = await identity( printed );
		expect( withoutScript.heading ).toHaveLength( 1 );
		expect( withoutScript.language ).toBe( 'vi' );
		await plain.close();

		await page.goto( path );
		await takenOver( page );
		const direct = await identity( page );
		expect( direct ).toEqual( withoutScript );

		await page.goto( path === '/gioi-thieu' ? '/' : '/gioi-thieu' );
		await takenOver( page );
		await page.evaluate( ( to ) => {
			( window as Window & { sameDocument?: boolean } ).sameDocument =
				true;
			const link = document.createElement( 'a' );
			link.href = to;
			document.body.append( link );
			link.click();
		}, path );
		await expect( page ).toHaveTitle( direct.title );
		await expect( page.locator( 'h1' ) ).toHaveText(
			String( direct.heading[ 0 ] )
		);
		expect( await identity( page ) ).toEqual( direct );
		expect( new URL( page.url() ).pathname ).toBe( path );
		expect(
			await page.evaluate(
				() =>
					( window as Window & { sameDocument?: boolean } )
						.sameDocument
			)
		).toBe( true );
		expect( complaints ).toEqual( [] );
	} );
}

test( 'anonymous pages are the same bytes, without cookie or nonce', async ( {
	request,
} ) => {
	const first = await request.get( '/' );
	const second = await request.get( '/' );
	expect( await second.text() ).toBe( await first.text() );
	expect( first.headers()[ 'set-cookie' ] ).toBeUndefined();
	expect( await first.text() ).not.toContain( '"nonce":"' );
} );

test( 'back gives the reader the place back', async ( { page } ) => {
	await page.goto( '/tin-moi' );
	await takenOver( page );
	const link = page
		.getByRole( 'article' )
		.getByRole( 'heading' )
		.getByRole( 'link' )
		.nth( 8 );
	await link.scrollIntoViewIfNeeded();
	const place = await page.evaluate( () => window.scrollY );
	await link.click();
	await expect( page ).not.toHaveURL( /tin-moi/ );
	expect( await page.evaluate( () => window.scrollY ) ).toBe( 0 );
	await page.goBack();
	await expect( page ).toHaveURL( /tin-moi/ );
	await expect
		.poll( () => page.evaluate( () => window.scrollY ) )
		.toBe( place );
} );
