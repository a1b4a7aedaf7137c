/** The rail beside a post: a course, links to share it, a link to its comments. */
import { type Page, expect } from '@playwright/test';
import { open, test, withPictures } from './support';

test.use( withPictures );

const POST = '/wordpress/lap-trinh-plugin/tao-rest-api-rieng-trong-wordpress';

const railOf = ( page: Page ) =>
	page.getByRole( 'complementary', { name: 'Bên lề' } );

test( 'stands beside the text and stays in sight, or follows the text, copies the address and leads to the comments', async ( {
	page,
	context,
} ) => {
	await context.grantPermissions( [ 'clipboard-read', 'clipboard-write' ] );
	const text = page.locator( '.hien-prose' );
	const course = railOf( page ).getByRole( 'link', {
		name: 'Xem khóa học',
	} );
	await page.setViewportSize( { width: 1440, height: 900 } );
	await open( page, POST );
	const [ beside, column ] = [
		await course.boundingBox(),
		await text.boundingBox(),
	];
	expect( beside?.x ).toBeGreaterThan(
		Number( column?.x ) + Number( column?.width )
	);
	await page.mouse.wheel( 0, 3000 );
	await expect
		.poll( () => page.evaluate( () => window.scrollY ) )
		.toBeGreaterThan( 2000 );
	await expect( course ).toBeInViewport();

	for ( const width of [ 1240, 820, 390 ] ) {
		await page.setViewportSize( { width, height: 900 } );
		const [ below, above ] = [
			await course.boundingBox(),
			await text.boundingBox(),
		];
		expect( below?.y ).toBeGreaterThan(
			Number( above?.y ) + Number( above?.height )
		);
	}

	await page.setViewportSize( { width: 1440, height: 900 } );
	const rail = railOf( page );
	await rail.getByRole( 'button', { name: 'Sao chép liên kết' } ).click();
	await expect( rail.getByRole( 'status' ) ).toHaveText(
		'Đã sao chép liên kết'
	);
	expect( await page.evaluate( () => navigator.clipboard.readText() ) ).toBe(
		page.url()
	);

	await rail.getByRole( 'link', { name: '12 bình luận' } ).click();
	await expect( page ).toHaveURL( `${ POST }#comments` );
	await expect(
		page.getByRole( 'heading', { name: '12 bình luận' } )
	).toBeInViewport();
} );

test.describe( 'without scripts', () => {
	test.use( { javaScriptEnabled: false } );

	test( 'shares by links', async ( { page } ) => {
		await page.goto( POST );
		const rail = railOf( page );
		const address = encodeURIComponent( page.url() );
		await expect(
			rail.getByRole( 'link', { name: 'Chia sẻ lên Facebook' } )
		).toHaveAttribute(
			'href',
			`https://www.facebook.com/sharer/sharer.php?u=${ address }`
		);
		await expect(
			rail.getByRole( 'link', { name: 'Gửi qua email' } )
		).toHaveAttribute( 'href', new RegExp( `body=${ address }$` ) );
		await expect( rail.getByRole( 'button' ) ).toHaveCount( 0 );
	} );
} );
