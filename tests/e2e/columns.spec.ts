import { type Page, expect } from '@playwright/test';
import { open, test } from './support';

test.use( { viewport: { width: 1440, height: 900 } } );

const column = ( page: Page, name: 'Tác giả và cộng đồng' | 'Khám phá thêm' ) =>
	page.getByRole( 'complementary', { name } );

const scrollTop = ( element: HTMLElement ) => element.scrollTop;

const isAtEnd = ( element: HTMLElement ) =>
	element.scrollTop + element.clientHeight >= element.scrollHeight - 1;

test.describe( 'the side columns', { tag: '@once' }, () => {
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
				[ '.hien-layout__main', '.hien-footer' ].map( ( selector ) =>
					document.querySelector( selector )?.getBoundingClientRect()
				)
			);
			expect
				.soft( footer?.top, path )
				.toBeLessThanOrEqual(
					Math.max( content?.bottom ?? 0, 900 ) + 80
				);
		}
	} );

	test( 'scroll under the wheel, then the page does', async ( { page } ) => {
		await open( page, '/' );
		const left = column( page, 'Tác giả và cộng đồng' );
		await left.hover();
		await page.mouse.wheel( 0, 300 );
		await expect.poll( () => left.evaluate( scrollTop ) ).toBe( 300 );
		expect( await page.evaluate( () => window.scrollY ) ).toBe( 0 );

		await left.evaluate( ( element ) =>
			element.scrollTo( 0, element.scrollHeight )
		);
		await expect( async () => {
			await page.mouse.wheel( 0, 200 );
			expect(
				await page.evaluate( () => window.scrollY )
			).toBeGreaterThan( 0 );
		} ).toPass();
		await expect( left ).toBeInViewport();
		await expect( left ).toHaveCSS( 'top', '64px' );
	} );

	test( 'scroll with the keyboard', async ( { page } ) => {
		await open( page, '/tai-nguyen' );
		const right = column( page, 'Khám phá thêm' );
		await right.getByRole( 'link' ).first().focus();
		await page.keyboard.press( 'End' );
		await expect.poll( () => right.evaluate( isAtEnd ) ).toBe( true );
		expect( await page.evaluate( () => window.scrollY ) ).toBe( 0 );
	} );

	test( 'are as wide as their place, with a scroll bar or without', async ( {
		page,
	} ) => {
		await open( page, '/' );
		for ( const name of [
			'Tác giả và cộng đồng',
			'Khám phá thêm',
		] as const ) {
			const side = column( page, name );
			expect(
				await side.evaluate(
					( { scrollWidth, clientWidth } ) =>
						scrollWidth - clientWidth
				)
			).toBe( 0 );
		}
	} );

	test( 'become few widgets below the content, none that repeats it', async ( {
		page,
	} ) => {
		await page.setViewportSize( { width: 390, height: 844 } );
		for ( const [ path, headings ] of [
			[ '/', [ 'Xem nhiều nhất' ] ],
			[ '/videos', [ 'Chuyên mục', 'Xem nhiều nhất' ] ],
			[ '/series/wordpress-can-ban', [ 'Chuyên mục', 'Xem nhiều nhất' ] ],
			[ '/wordpress', [ 'Xem nhiều nhất', 'Video' ] ],
			[ '/tai-nguyen', [ 'Chuyên mục', 'Xem nhiều nhất', 'Video' ] ],
		] as const ) {
			await open( page, path );
			await expect(
				column( page, 'Khám phá thêm' ).getByRole( 'heading', {
					level: 2,
				} )
			).toHaveText( [ ...headings ] );
			await expect( column( page, 'Tác giả và cộng đồng' ) ).toBeHidden();
		}
	} );

	test( 'are not on paper', async ( { page } ) => {
		await open( page, '/' );
		await page.emulateMedia( { media: 'print' } );
		await expect( column( page, 'Tác giả và cộng đồng' ) ).toBeHidden();
		await expect( column( page, 'Khám phá thêm' ) ).toBeHidden();
	} );
} );
