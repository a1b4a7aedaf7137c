import { type Locator, type Page, expect } from '@playwright/test';
import {
	faults,
	headingOf,
	open,
	quiet,
	staysInApp,
	test,
	withPictures,
} from './support';

test.use( withPictures );

const PHONE = { width: 390, height: 800 };

function lightbox( page: Page ): Locator {
	return page.getByRole( 'dialog', { name: 'Xem ảnh' } );
}

function titleOf( page: Page ): Locator {
	return lightbox( page ).getByRole( 'heading', { level: 2 } );
}

function button( page: Page, name: string ): Locator {
	return lightbox( page ).getByRole( 'button', { name } );
}

function link( page: Page, id: number ): Locator {
	return page.locator( `.hien-gallery a[href$="/hinh-anh/${ id }"]` );
}

/** The current picture, once it is loaded; while a larger one loads, there are two. */
async function picture( page: Page ): Promise< string > {
	const images = lightbox( page ).locator( '.yarl__slide_current img' );
	let address = '';
	await expect
		.poll( async () => {
			const loaded = await images.evaluateAll(
				( all: HTMLImageElement[] ) =>
					all.map( ( { complete, currentSrc } ) =>
						complete ? currentSrc : ''
					)
			);
			address = loaded.length === 1 ? loaded.join() : '';
			return address;
		} )
		.not.toBe( '' );
	return address;
}

function canonical( page: Page ): Promise< string | null > {
	return page.locator( 'link[rel="canonical"]' ).getAttribute( 'href' );
}

/** Turns the wheel over the page behind. */
async function turnWheel( page: Page ): Promise< void > {
	// Not over a side column, which scrolls by itself.
	await page.mouse.move( 640, 300 );
	await page.mouse.wheel( 0, 400 );
}

/** Goes on to the next image. Returns whether anything moves on the way. */
function slides( page: Page ): Promise< boolean > {
	return button( page, 'Ảnh sau' ).evaluate( async ( next: HTMLElement ) => {
		next.click();
		await new Promise( ( resolve ) =>
			requestAnimationFrame( () => requestAnimationFrame( resolve ) )
		);
		return document
			.getAnimations()
			.some(
				( { effect } ) => effect?.getComputedTiming().duration !== 0
			);
	} );
}

test( 'by keyboard alone: an image opens over the list, the arrows lead on, the way back gives all back', async ( {
	page,
} ) => {
	await open( page, '/hinh-anh' );
	const stays = await staysInApp( page, async () => {
		await link( page, 23 ).focus();
		await page.keyboard.press( 'Enter' );
		await expect( titleOf( page ) ).toHaveText( 'Ruộng bậc thang' );
		await expect( page ).toHaveURL( /\/hinh-anh\/23$/ );
		await expect( page ).toHaveTitle( /Ruộng bậc thang/ );
		expect( await canonical( page ) ).toMatch( /\/hinh-anh\/23$/ );
		await expect( lightbox( page ) ).toContainText( '2 / 24' );
		const scroll = () => page.evaluate( () => window.scrollY );
		const before = await scroll();
		await turnWheel( page );
		await page.waitForTimeout( 200 ); // It would have scrolled by now.
		expect( await scroll() ).toBe( before );

		await page.keyboard.press( 'ArrowLeft' );
		await expect( titleOf( page ) ).toHaveText( 'Chiều xuống' );
		await expect( button( page, 'Ảnh trước' ) ).toHaveCount( 0 );
		await page.keyboard.press( 'ArrowLeft' );
		await expect( page ).toHaveURL( /\/hinh-anh\/24$/ );
		await expect( page ).toHaveTitle( /Chiều xuống/ );

		await page.keyboard.press( 'Escape' );
		await expect( lightbox( page ) ).toHaveCount( 0 );
		await expect( page ).toHaveURL( /\/hinh-anh$/ );
		await expect( page ).toHaveTitle( /Hình ảnh/ );
		expect( await canonical( page ) ).toMatch( /\/hinh-anh$/ );
		await expect( link( page, 23 ) ).toBeFocused();
		await turnWheel( page );
		await expect.poll( scroll ).toBeGreaterThan( before );

		await page.goForward();
		await expect( titleOf( page ) ).toHaveText( 'Chiều xuống' );
	} );
	expect( stays ).toBe( true );

	await page.reload();
	await expect( titleOf( page ) ).toHaveText( 'Chiều xuống' );
	await page.goBack();
	await expect( headingOf( page ) ).toHaveText( 'Hình ảnh' );
	await expect( lightbox( page ) ).toHaveCount( 0 );
} );

test( 'the address of an image opens it; closed, it leads to the list', async ( {
	page,
} ) => {
	await open( page, '/hinh-anh/2' );
	await expect( titleOf( page ) ).toBeVisible();
	await button( page, 'Ảnh sau' ).click();
	await expect( lightbox( page ) ).toContainText( '24 / 24' );
	await expect( page ).toHaveURL( /\/hinh-anh\/1$/ );
	await expect( button( page, 'Ảnh sau' ) ).toHaveCount( 0 );
	await button( page, 'Đóng (Esc)' ).click();
	await expect( headingOf( page ) ).toHaveText( 'Hình ảnh' );
	await expect( page ).toHaveURL( /\/hinh-anh$/ );
	await expect( lightbox( page ) ).toHaveCount( 0 );
} );

test.describe( 'fetching ahead', () => {
	test.use( { fetchesAhead: true } );

	test( 'the neighbours are there before they are asked for, at the size of the screen', async ( {
		page,
	} ) => {
		const loaded: string[] = [];
		page.on( 'request', ( request ) => loaded.push( request.url() ) );
		await open( page, '/hinh-anh/17' );
		await picture( page );
		await quiet( page );
		const ahead = [ ...loaded ];
		expect( ahead.join( '\n' ) ).toMatch( /\/hinh-anh\/16\/hien-screen/ );
		loaded.length = 0;
		await page.keyboard.press( 'ArrowRight' );
		await expect( titleOf( page ) ).toHaveText( 'Phố đèn lồng' );
		const shown = await picture( page );
		expect( ahead ).toContain( shown );
		expect( loaded ).not.toContain( shown );
		await expect( page ).toHaveTitle( /Phố đèn lồng/ );
		expect( loaded.join( '\n' ) ).not.toMatch(
			/\/hinh-anh\/16\/hien-screen/
		);
	} );
} );

test( 'from the side column: the comments of each image, and a visitor is asked to sign in', async ( {
	page,
} ) => {
	await open( page, '/tin-moi' );
	const widget = page.locator( '.hien-image-grid a[href$="/hinh-anh/17"]' );
	await widget.click();
	const comments = lightbox( page ).getByRole( 'region', {
		name: 'Bình luận',
	} );
	await expect( comments ).toContainText( '4 bình luận' );
	await expect( comments ).toContainText( 'Ảnh yên bình quá thầy ơi!' );

	let answer = () => {};
	const isWanted = new Promise< void >( ( resolve ) => {
		answer = resolve;
	} );
	await page.route( /\/hinh-anh\/16\/hien-screen/, async ( route ) => {
		await isWanted;
		await route.continue();
	} );
	await button( page, 'Ảnh sau' ).click();
	await expect( titleOf( page ) ).toHaveText( 'Phố đèn lồng' );
	await expect( comments ).not.toContainText( 'Ảnh yên bình' );
	await expect( comments.getByText( 'Đang tải…' ) ).toBeAttached();
	answer();
	await expect( comments ).toContainText( 'Chưa có bình luận nào!' );

	await lightbox( page ).getByLabel( 'Viết bình luận' ).fill( 'Đẹp quá!' );
	await button( page, 'Gửi' ).click();
	const alert = page.getByRole( 'alertdialog', { name: 'Thông báo' } );
	await expect( alert ).toContainText( 'Vui lòng đăng nhập để bình luận!' );
	await expect( alert.getByRole( 'link' ) ).toHaveAttribute(
		'href',
		/login|dang-nhap/
	);
	await page.keyboard.press( 'Escape' );
	await expect( alert ).toHaveCount( 0 );
	await expect( lightbox( page ) ).toBeVisible();
	await expect( lightbox( page ).getByLabel( 'Viết bình luận' ) ).toHaveValue(
		'Đẹp quá!'
	);
	await page.keyboard.press( 'Escape' );
	await expect( lightbox( page ) ).toHaveCount( 0 );
	await expect( headingOf( page ) ).toHaveText( 'Tin mới' );
	await expect( widget ).toBeFocused();
} );

test( 'pictures of an article open with their captions, and those of a gallery together', async ( {
	page,
} ) => {
	await open( page, '/khoi-can-le-va-khoi-rong' );
	const address = page.url();
	const single = page.getByRole( 'button', {
		name: /Xem ảnh lớn: Hàng hiên màu đất nung/,
	} );
	await single.focus();
	await page.keyboard.press( 'Enter' );
	await expect( lightbox( page ) ).toContainText( '1 / 1' );
	const caption = await page
		.locator( 'figure', { has: single } )
		.locator( 'figcaption' )
		.innerText();
	await expect( lightbox( page ) ).toContainText( caption );
	await page.goBack();
	await expect( lightbox( page ) ).toHaveCount( 0 );
	await expect( single ).toBeFocused();

	const tile = page.getByRole( 'button', {
		name: /Viên gạch bông vàng đất/,
	} );
	// Its caption lies over it, and lets the click through.
	await page
		.getByText( 'Hoa văn trên nền vàng đất.' )
		.click( { force: true } );
	await expect( lightbox( page ) ).toContainText( '2 / 6' );
	await page.keyboard.press( 'ArrowRight' );
	await expect( lightbox( page ) ).toContainText( '3 / 6' );
	expect( page.url() ).toBe( address );
	await page.keyboard.press( 'Escape' );
	await expect( lightbox( page ) ).toHaveCount( 0 );
	await expect( tile ).toBeFocused();
	expect( page.url() ).toBe( address );
} );

test( 'on a phone it stacks, is swiped and pinched', async ( {
	browser,
	baseURL,
} ) => {
	const context = await browser.newContext( {
		baseURL: String( baseURL ),
		viewport: PHONE,
		hasTouch: true,
		deviceScaleFactor: 2,
	} );
	const page = await context.newPage();
	await open( page, '/hinh-anh/17' );
	await picture( page );
	const stage = await lightbox( page )
		.locator( '.hien-lightbox__stage' )
		.boundingBox();
	const side = await lightbox( page ).locator( 'aside' ).boundingBox();
	expect( stage?.width ).toBe( PHONE.width );
	expect( side?.width ).toBe( PHONE.width );
	expect( side?.y ).toBeGreaterThan( 200 );

	const session = await context.newCDPSession( page );
	const touch = (
		type: 'touchStart' | 'touchMove' | 'touchEnd',
		...touchPoints: { x: number; y: number }[]
	) => session.send( 'Input.dispatchTouchEvent', { type, touchPoints } );

	const scale = () =>
		lightbox( page )
			.locator( '.yarl__slide_current .yarl__slide_wrapper' )
			.evaluate( ( { style } ) =>
				Number( /scale\(([\d.]+)\)/.exec( style.transform )?.[ 1 ] )
			);
	expect( await scale() ).toBe( 1 );
	await touch( 'touchStart', { x: 180, y: 200 }, { x: 210, y: 200 } );
	for ( let step = 1; step <= 10; step++ ) {
		await touch(
			'touchMove',
			{ x: 180 - 10 * step, y: 200 },
			{ x: 210 + 10 * step, y: 200 }
		);
	}
	await touch( 'touchEnd' );
	await expect.poll( scale ).toBeGreaterThan( 1.3 );

	await page.reload();
	await picture( page );
	await touch( 'touchStart', { x: 320, y: 200 } );
	for ( let step = 1; step <= 10; step++ ) {
		await touch( 'touchMove', { x: 320 - 25 * step, y: 200 } );
	}
	await touch( 'touchEnd' );
	await expect( titleOf( page ) ).toHaveText( 'Phố đèn lồng' );
	await expect( page ).toHaveURL( /\/hinh-anh\/16$/ );
} );

test( 'at its own address it fits every window, and is accessible; on paper is the page of the image instead, where that lies below it', async ( {
	page,
} ) => {
	await page.setViewportSize( PHONE );
	await page.emulateMedia( { reducedMotion: 'reduce' } );
	await open( page, '/hinh-anh/17' );
	await picture( page );

	await test.step( 'on a turned phone the text is beside the picture', async () => {
		await page.setViewportSize( { width: 844, height: 390 } );
		const stage = lightbox( page ).locator( '.hien-lightbox__stage' );
		const side = lightbox( page ).locator( 'aside' );
		for ( const part of [ stage, side ] ) {
			await expect
				.poll( () => part.boundingBox() )
				.toMatchObject( { y: 0, height: 390 } );
		}
	} );

	await test.step( 'at 400 % its buttons lie apart, and the text below is in reach', async () => {
		await page.setViewportSize( { width: 320, height: 256 } );
		const boxes = await lightbox( page )
			.locator( '.hien-lightbox__count, .hien-lightbox__button' )
			.evaluateAll( ( all ) =>
				all.map( ( each ) => {
					const { left, right, top, bottom } =
						each.getBoundingClientRect();
					return { left, right, top, bottom };
				} )
			);
		expect( boxes ).toHaveLength( 4 );
		for ( const [ index, one ] of boxes.entries() ) {
			for ( const other of boxes.slice( index + 1 ) ) {
				const isApart =
					one.right <= other.left ||
					other.right <= one.left ||
					one.bottom <= other.top ||
					other.bottom <= one.top;
				expect( isApart, JSON.stringify( [ one, other ] ) ).toBe(
					true
				);
			}
		}
		await titleOf( page ).evaluate( ( element ) =>
			element.scrollIntoView( { block: 'center' } )
		);
		await expect( titleOf( page ) ).toBeInViewport( { ratio: 1 } );
	} );

	await test.step( 'axe finds nothing serious in it, wide or narrow, light or dark', async () => {
		for ( const viewport of [ PHONE, { width: 1440, height: 900 } ] ) {
			await page.setViewportSize( viewport );
			expect( await faults( page ) ).toEqual( [] );
		}
	} );

	await test.step( 'on paper', async () => {
		await page.emulateMedia( { media: 'print' } );
		await expect( page.locator( 'dialog.hien-lightbox' ) ).toBeHidden();
		await expect( page.locator( '.hien-image h1' ) ).toBeVisible();
		await page.emulateMedia( { media: 'screen' } );
	} );

	await test.step( 'nothing slides for those who ask for stillness', async () => {
		expect( await slides( page ) ).toBe( false );
		await expect( page ).toHaveURL( /\/hinh-anh\/16$/ );
		await page.emulateMedia( { media: 'print' } );
		await expect( page.locator( 'dialog.hien-lightbox' ) ).toBeVisible();
		await page.emulateMedia( {
			media: 'screen',
			reducedMotion: 'no-preference',
		} );
		// The lightbox learns of it a moment later.
		await expect.poll( () => slides( page ) ).toBe( true );
	} );
} );
