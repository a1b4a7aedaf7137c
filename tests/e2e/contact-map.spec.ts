/** The map of /lien-he, which is requested from OpenStreetMap only on demand. */
import { type Page, expect } from '@playwright/test';
import { faults, open, test, withPictures } from './support';

test.use( withPictures );

const FRAME =
	/^https:\/\/www\.openstreetmap\.org\/export\/embed\.html\?bbox=108\.21612,16\.06330,108\.22548,16\.07230&layer=mapnik&marker=16\.0678,108\.2208$/;

/** Mocks OpenStreetMap. Returns the requests: URLs and referrers. */
async function openStreetMap( page: Page ) {
	const asked: { url: string; referrer: string | undefined }[] = [];
	await page.route( /openstreetmap\.org/, async ( route ) => {
		const request = route.request();
		asked.push( {
			url: request.url(),
			referrer: request.headers()[ 'referer' ],
		} );
		await route.fulfill( {
			contentType: 'text/html; charset=utf-8',
			body: '<!doctype html><html lang="vi"><title>Bản đồ</title><p>Phố và sông</p><a href="#">Phóng to</a></html>',
		} );
	} );
	return asked;
}

const sectionOf = ( page: Page ) =>
	page.getByRole( 'region', { name: 'Bản đồ' } );

const buttonOf = ( page: Page ) =>
	sectionOf( page ).getByRole( 'button', { name: 'Hiện bản đồ' } );

/** Everything of the section, with `maps` maps in it, has room in every window. */
async function expectRoom( page: Page, maps: 0 | 1 ): Promise< void > {
	const section = sectionOf( page );
	const frame = section.locator( 'iframe' );
	for ( const width of [ 320, 390, 820, 1440 ] ) {
		await page.setViewportSize( { width, height: 900 } );
		const [ hidden, beside ] = await section.evaluate( ( element ) => [
			element.scrollHeight - element.clientHeight,
			document.documentElement.scrollWidth - innerWidth,
		] );
		expect( hidden, `${ width } px` ).toBe( 0 );
		expect( beside, `${ width } px` ).toBeLessThanOrEqual( 0 );
		await expect( frame ).toHaveCount( maps );
		for ( const map of await frame.all() ) {
			expect(
				( await map.boundingBox() )?.height,
				`${ width } px`
			).toBeGreaterThan( 180 );
		}
	}
}

test( 'the map comes in the place of its drawing when its button is pressed and there is a network, and has room in every window', async ( {
	page,
	expectedErrors,
} ) => {
	// Prefetches of the app fail as well.
	expectedErrors.push( /ERR_INTERNET_DISCONNECTED/, /^Loading (CSS )?chunk/ );
	const asked = await openStreetMap( page );
	await open( page, '/lien-he' );
	const section = sectionOf( page );
	const frame = section.locator( 'iframe' );
	const window = page.viewportSize() ?? { width: 1280, height: 720 };
	await section.scrollIntoViewIfNeeded();
	expect( await faults( page, '.hien-map' ) ).toEqual( [] );
	await expectRoom( page, 0 );
	await page.setViewportSize( window );
	const before = await section.boundingBox();

	await test.step( 'who is offline is told so, and may try again', async () => {
		await page.context().setOffline( true );
		await buttonOf( page ).click();
		await expect( section.getByRole( 'alert' ) ).toHaveText(
			'Bạn đang ngoại tuyến. Có mạng rồi thử lại nhé.'
		);
		await page.context().setOffline( false );
		await expect( section.getByRole( 'alert' ) ).toHaveCount( 0 );
		expect( asked ).toEqual( [] );
	} );

	await test.step( 'the map', async () => {
		await buttonOf( page ).focus();
		await page.keyboard.press( 'Enter' );
		await expect(
			frame.contentFrame().getByText( 'Phố và sông' )
		).toBeVisible();
		await expect( frame ).toBeFocused();
		await expect( frame ).toHaveAccessibleName( /^Bản đồ: ./ );
		await expect( buttonOf( page ) ).toHaveCount( 0 );
		expect( asked ).toHaveLength( 1 );
		expect( asked[ 0 ]?.url ).toMatch( FRAME );
		expect( asked[ 0 ]?.referrer ).toBe(
			`${ new URL( page.url() ).origin }/`
		);

		const after = await section.boundingBox();
		expect( after?.height ).toBe( before?.height );
		// The attribution of OpenStreetMap is at the lower edge of the map.
		const map = await frame.boundingBox();
		const bar = await section.locator( '.hien-map__bar' ).boundingBox();
		expect( ( map?.y ?? 0 ) + ( map?.height ?? 0 ) ).toBeLessThanOrEqual(
			bar?.y ?? 0
		);
		await page.keyboard.press( 'Tab' );
		await page.keyboard.press( 'Tab' );
		await expect(
			section.getByRole( 'link', { name: /^Mở bản đồ/ } )
		).toBeFocused();
	} );

	await expectRoom( page, 1 );
} );

test.describe( 'without JavaScript', () => {
	test.use( { javaScriptEnabled: false } );

	test( 'the drawing leads to OpenStreetMap, and no button is dead', async ( {
		page,
	} ) => {
		const asked = await openStreetMap( page );
		await page.goto( '/lien-he' );
		const section = sectionOf( page );
		await expect( section.getByRole( 'button' ) ).toHaveCount( 0 );
		await expect(
			section.getByRole( 'link', { name: /^Mở bản đồ/ } )
		).toHaveAttribute( 'href', /openstreetmap\.org\/\?mlat=16\.0678/ );
		expect( asked ).toEqual( [] );
	} );
} );
