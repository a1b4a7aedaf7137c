import { type Page, expect } from '@playwright/test';
import { headingOf, open, staysInApp, test } from './support';

const HOOK = 'Hook hoạt động thế nào? Giải thích bằng quán cà phê';

/** Mocks YouTube and Vimeo, and returns their requests. */
async function services( page: Page ): Promise< string[] > {
	const asked: string[] = [];
	await page.route( /youtube|youtu\.be|ytimg|vimeo/, async ( route ) => {
		asked.push( route.request().url() );
		await route.fulfill( {
			contentType: 'text/html; charset=utf-8',
			body: '<title>Trình phát</title><p>Đang phát</p>',
		} );
	} );
	return asked;
}

function series( page: Page ) {
	return page.getByRole( 'complementary', { name: 'Cùng loạt bài' } );
}

test( 'from the list by a topic to a video, which plays when it is pressed, and on through its series', async ( {
	page,
} ) => {
	const asked = await services( page );
	await open( page, '/videos' );
	await expect( headingOf( page ) ).toHaveText( 'Video' );

	const inApp = await staysInApp( page, async () => {
		const topics = page.getByRole( 'navigation', {
			name: 'Lọc theo chủ đề',
		} );
		await topics.getByRole( 'link', { name: 'Người mới' } ).click();
		await expect( page ).toHaveURL( '/video_cat/nguoi-moi' );
		await expect( headingOf( page ) ).toHaveText( 'Người mới' );
		await expect(
			topics.getByRole( 'link', { name: 'Người mới' } )
		).toHaveAttribute( 'aria-current', 'page' );

		await page.getByRole( 'link', { name: HOOK } ).click();
		await expect( headingOf( page ) ).toHaveText( HOOK );
		await expect( page ).toHaveURL( '/videos/hook-hoat-dong-the-nao' );
		expect( asked ).toEqual( [] );

		await page
			.getByRole( 'button', { name: `Phát video: ${ HOOK }, 14:05` } )
			.click();
		await expect(
			page
				.frameLocator( `iframe[title="${ HOOK }"]` )
				.getByText( 'Đang phát' )
		).toBeVisible();
		expect( asked ).toEqual( [
			'https://www.youtube-nocookie.com/embed/hien-demo-2?rel=0&autoplay=1',
		] );

		await expect( series( page ).getByText( '2/8' ) ).toBeVisible();
		await page.getByRole( 'link', { name: /^Bài sau/ } ).click();
		await expect( headingOf( page ) ).toHaveText( /trang trắng/ );
		await expect( series( page ).getByText( '3/8' ) ).toBeVisible();
		await expect(
			page.getByRole( 'button', { name: /^Phát video/ } )
		).toBeVisible();
	} );
	expect( inApp ).toBe( true );

	await page
		.getByRole( 'link', { name: 'Loạt bài: WordPress căn bản' } )
		.click();
	await expect( page ).toHaveURL( '/series/wordpress-can-ban' );
	await expect( page.locator( '.hien-video-card' ) ).toHaveCount( 8 );
	expect( asked ).toHaveLength( 1 );
} );

test( 'a film of the library waits, and the mouse plays it, by its controls and by its picture', async ( {
	page,
} ) => {
	const films: string[] = [];
	page.on( 'request', ( request ) => {
		if ( request.resourceType() === 'media' ) {
			films.push( request.url() );
		}
	} );
	for ( const place of [ 'button', 'picture' ] ) {
		films.length = 0;
		await open( page, '/videos/mot-chieu-tren-song' );
		const film = page.getByLabel( 'Một chiều trên sông' );
		await film.scrollIntoViewIfNeeded();
		const isPaused = () =>
			film.evaluate( ( element: HTMLVideoElement ) => element.paused );
		expect( await isPaused() ).toBe( true );
		expect( films ).toEqual( [] );
		const { width, height } = ( await film.boundingBox() ) ?? {
			width: 0,
			height: 0,
		};
		await film.click( {
			position:
				place === 'picture'
					? { x: width / 2, y: height / 2 }
					: // The play button is at the lower left of the controls.
						{ x: 32, y: height - 52 },
		} );
		await expect.poll( isPaused ).toBe( false );
		if ( place === 'button' ) {
			await expect.poll( () => films[ 0 ] ).toContain( 'sailing' );
			await expect
				.poll( () =>
					film.evaluate(
						( element: HTMLVideoElement ) => element.readyState
					)
				)
				.toBeGreaterThan( 1 ); // It has a picture of now.
		}
	}
} );

test.describe( 'without JavaScript', () => {
	test.use( { javaScriptEnabled: false } );

	test( 'topics, pages and the series are links, and a video leads to its own page', async ( {
		page,
	} ) => {
		const asked = await services( page );
		await page.goto( '/videos' );
		await page
			.getByRole( 'link', { name: 'Trang 2', exact: true } )
			.click();
		await expect( page ).toHaveURL( '/videos/page/2' );
		await page.getByRole( 'link', { name: HOOK } ).click();
		await expect(
			page.getByRole( 'link', { name: `Phát video: ${ HOOK }, 14:05` } )
		).toHaveAttribute(
			'href',
			'https://www.youtube.com/watch?v=hien-demo-2'
		);
		await series( page )
			.getByRole( 'link', { name: /Khối động với render\.php/ } )
			.click();
		await expect( headingOf( page ) ).toHaveText(
			'Khối động với render.php'
		);
		expect( asked ).toEqual( [] );
	} );
} );
