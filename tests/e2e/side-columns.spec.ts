import { type Page, expect } from '@playwright/test';
import { navigate, open, test, withPictures } from './support';

test.use( { ...withPictures, viewport: { width: 1440, height: 900 } } );

const column = ( page: Page, name: 'Tác giả và cộng đồng' | 'Khám phá thêm' ) =>
	page.getByRole( 'complementary', { name } );

/** What is in a column; it scrolls where the page is shorter. */
const widgetsOf = ( page: Page, name: Parameters< typeof column >[ 1 ] ) =>
	column( page, name ).locator( '.hien-layout__widgets' );

const scrollTop = ( element: HTMLElement ) => element.scrollTop;

const isAtEnd = ( element: HTMLElement ) =>
	element.scrollTop + element.clientHeight >= element.scrollHeight - 1;

/** Where an element begins and ends in the window. */
const edges = ( element: HTMLElement ) => {
	const { top, bottom } = element.getBoundingClientRect();
	return { top: Math.round( top ), bottom: Math.round( bottom ) };
};

const scrollPage = ( page: Page, top: number ) =>
	page.evaluate(
		( y ) => window.scrollTo( { top: y, behavior: 'instant' } ),
		top
	);

test.describe( 'the side columns', () => {
	test.describe( 'without scripts, which change no heights,', () => {
		test.use( { javaScriptEnabled: false } );

		test( 'leave a page as high as its content, or as the window', async ( {
			page,
		} ) => {
			for ( const path of [
				'/tai-nguyen',
				'/lien-he',
				'/hoi-dap-hien',
				'/thanh-vien',
				'/hinh-anh',
				'/videos',
				'/bao-mat',
				'/?s=zzzz',
			] ) {
				await page.goto( path );
				const [ content, footer ] = await page.evaluate( () =>
					[ '.hien-layout__main', '.hien-footer' ].map(
						( selector ) =>
							document
								.querySelector( selector )
								?.getBoundingClientRect()
					)
				);
				expect
					.soft( footer?.top, path )
					.toBeLessThanOrEqual(
						Math.max( content?.bottom ?? 0, 900 ) + 80
					);
			}
		} );
	} );

	test( 'move with the page until their end, and then stay', async ( {
		page,
	} ) => {
		await open( page, '/' );
		for ( const name of [
			'Tác giả và cộng đồng',
			'Khám phá thêm',
		] as const ) {
			const widgets = widgetsOf( page, name );
			await scrollPage( page, 0 );
			const begin = await widgets.evaluate( edges );
			expect( begin.top ).toBe( 64 );
			// Its end is below the window, and it does not scroll by itself.
			expect( begin.bottom ).toBeGreaterThan( 900 );
			expect( await widgets.evaluate( isAtEnd ) ).toBe( true );
			await scrollPage( page, 300 );
			expect( ( await widgets.evaluate( edges ) ).top ).toBe( -236 );
			for ( const further of [ 0, 50, 100 ] ) {
				await scrollPage( page, begin.bottom - 900 + further );
				expect( ( await widgets.evaluate( edges ) ).bottom ).toBe(
					900
				);
			}
		}

		await test.step( 'and are not on paper', async () => {
			await page.emulateMedia( { media: 'print' } );
			// As wide as A4, and wider.
			for ( const width of [ 718, 1280 ] ) {
				await page.setViewportSize( { width, height: 900 } );
				await expect( page.getByRole( 'main' ) ).toBeVisible();
				await expect(
					column( page, 'Tác giả và cộng đồng' )
				).toBeHidden();
				await expect( column( page, 'Khám phá thêm' ) ).toBeHidden();
			}
		} );
	} );

	test( 'are as wide as their place, and scroll by themselves where the page is shorter, under the wheel and with the keyboard', async ( {
		page,
	} ) => {
		await open( page, '/lien-he' );
		for ( const name of [
			'Tác giả và cộng đồng',
			'Khám phá thêm',
		] as const ) {
			expect(
				await widgetsOf( page, name ).evaluate(
					( { scrollWidth, clientWidth } ) =>
						scrollWidth - clientWidth
				)
			).toBe( 0 );
		}
		const right = widgetsOf( page, 'Khám phá thêm' );
		await right.hover();
		await page.mouse.wheel( 0, 300 );
		await expect.poll( () => right.evaluate( scrollTop ) ).toBe( 300 );
		expect( await page.evaluate( () => window.scrollY ) ).toBe( 0 );
		await right.getByRole( 'link' ).first().focus();
		await page.keyboard.press( 'End' );
		await expect.poll( () => right.evaluate( isAtEnd ) ).toBe( true );
	} );

	test( 'become few widgets below the content, none that repeats it', async ( {
		page,
	} ) => {
		await page.setViewportSize( { width: 390, height: 844 } );
		await open( page, '/menu' );
		for ( const [ path, heading, widgets ] of [
			[ '/', /^Hiên: /, [ 'Xem nhiều nhất' ] ],
			[ '/videos', /^Video/, [ 'Chuyên mục', 'Xem nhiều nhất' ] ],
			[
				'/series/wordpress-can-ban',
				'WordPress căn bản',
				[ 'Chuyên mục', 'Xem nhiều nhất' ],
			],
			[ '/wordpress', 'WordPress', [ 'Xem nhiều nhất', 'Video' ] ],
			[
				'/tai-nguyen',
				'Tài nguyên',
				[ 'Chuyên mục', 'Xem nhiều nhất', 'Video' ],
			],
		] as const ) {
			await navigate( page, path, heading );
			await expect( page ).toHaveURL( path );
			await expect(
				column( page, 'Khám phá thêm' ).getByRole( 'heading', {
					level: 2,
				} )
			).toHaveText( [ ...widgets ] );
			await expect( column( page, 'Tác giả và cộng đồng' ) ).toBeHidden();
		}
	} );
} );
