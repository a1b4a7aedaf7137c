import { type Page, devices, expect } from '@playwright/test';
import { faults, headingOf, open, staysInApp, test } from './support';

const TITLE = /Tạo REST API riêng trong WordPress/;

/** A phone, which has a view of its own for searches, where wide windows have a field. */
const PHONE = {
	viewport: devices[ 'Pixel 7' ].viewport,
	isMobile: true,
	hasTouch: true,
};

/** The requests of the search box. */
function watchSearches( page: Page ): string[] {
	const asked: string[] = [];
	page.on( 'request', ( request ) => {
		const url = new URL( request.url() );
		if ( /\/v1\/search$/.test( url.pathname ) ) {
			asked.push( url.searchParams.get( 's' ) ?? '' );
		}
	} );
	return asked;
}

test.describe( 'in the header', () => {
	function boxOf( page: Page ) {
		const header = page.locator( '.hien-header' );
		return {
			field: header.getByRole( 'combobox', { name: 'Tìm kiếm' } ),
			list: header.getByRole( 'listbox' ),
			options: header.getByRole( 'option' ),
			chosen: header.getByRole( 'option', { selected: true } ),
		};
	}

	/** Focuses the field and types, key by key. */
	async function type( page: Page, words: string ): Promise< void > {
		await page.locator( '.hien-header input' ).click();
		await page.keyboard.type( words, { delay: 40 } );
	}

	test( 'words without accents lead to a post by the keyboard alone', async ( {
		page,
	} ) => {
		const asked = watchSearches( page );
		await open( page, '/tin-moi' );
		const { field, list, options, chosen } = boxOf( page );
		await type( page, 'tao rest api' );
		const option = options.filter( { hasText: TITLE } );
		await expect( option ).toBeVisible();
		expect( asked ).toEqual( [ 'tao rest api' ] );
		await expect( option.locator( 'mark' ).first() ).toHaveText(
			'Tạo REST API'
		);
		expect( ( await list.boundingBox() )?.height ).toBeLessThanOrEqual(
			300
		);
		expect(
			await staysInApp( page, async () => {
				await page.keyboard.press( 'ArrowDown' );
				await expect( chosen ).toHaveText( TITLE );
				await expect( field ).toBeFocused();
				await page.keyboard.press( 'Enter' );
				await expect( headingOf( page ) ).toHaveText( TITLE );
			} )
		).toBe( true );
		await expect( headingOf( page ) ).toBeFocused();
		await expect( list ).toBeHidden();
	} );

	test( 'Enter without a choice leads to all results', async ( { page } ) => {
		await open( page, '/tin-moi' );
		expect(
			await staysInApp( page, async () => {
				await type( page, 'lap trinh' );
				await page.keyboard.press( 'Enter' );
				await expect( headingOf( page ) ).toContainText( 'lap trinh' );
			} )
		).toBe( true );
		await expect( page ).toHaveURL( '/?s=lap%20trinh' );
		await expect( boxOf( page ).list ).toBeHidden();
	} );

	test( 'Escape and a press elsewhere close the list, a further key opens it, a button empties the field, which has room for its words', async ( {
		page,
	} ) => {
		await open( page, '/tin-moi' );
		const { field, list, options } = boxOf( page );
		await type( page, 'hook' );
		await expect( list ).toBeVisible();
		await page.keyboard.press( 'Escape' );
		await expect( list ).toBeHidden();
		await expect( field ).toHaveValue( 'hook' );
		await page.keyboard.press( 'ArrowDown' );
		await expect( list ).toBeVisible();
		await headingOf( page ).click();
		await expect( list ).toBeHidden();
		await page.getByRole( 'button', { name: 'Xóa từ khóa' } ).click();
		await expect( field ).toHaveValue( '' );
		await expect( field ).toBeFocused();

		await page.keyboard.type( 'rest' );
		await expect( list ).toBeVisible();
		await page.keyboard.press( 'Escape' );
		await expect( list ).toBeHidden();
		await page.keyboard.type( ' api' );
		await expect( list ).toBeVisible();

		await test.step( 'axe finds nothing serious with the list open, light or dark', async () => {
			await field.fill( 'wordpress' );
			await expect( options.locator( 'mark' ).first() ).toHaveText(
				/wordpress/i
			);
			await page.keyboard.press( 'ArrowDown' );
			expect( await faults( page, 'header' ) ).toEqual( [] );
		} );

		await test.step( 'the field shows its words whole at every width', async () => {
			await page.getByRole( 'button', { name: 'Xóa từ khóa' } ).click();
			await field.blur();
			for ( const width of [
				769, 965, 966, 991, 992, 1099, 1100, 1199, 1200, 1300, 1366,
				1440,
			] ) {
				await page.setViewportSize( { width, height: 600 } );
				const [ room, words ] = await field.evaluate(
					( input: HTMLInputElement ) => {
						input.value = input.placeholder;
						return [ input.clientWidth, input.scrollWidth ];
					}
				);
				expect.soft( room, `${ width } px` ).toBe( words );
			}
		} );
	} );
} );

test.describe( 'on a phone', () => {
	test.use( PHONE );

	function viewOf( page: Page ) {
		return page.getByRole( 'dialog', { name: 'Tìm kiếm' } );
	}

	function linkOf( page: Page ) {
		return page
			.locator( '.hien-header' )
			.getByRole( 'link', { name: 'Tìm kiếm' } );
	}

	test( 'a view over the page finds a post, and back leads to the page', async ( {
		page,
	} ) => {
		await open( page, '/tin-moi' );
		await linkOf( page ).click();
		const view = viewOf( page );
		await expect(
			view.getByRole( 'heading', { name: 'Gần đây' } )
		).toBeVisible();
		await expect( view.getByRole( 'link' ) ).toHaveCount( 15 );
		await expect( view.getByLabel( 'Tìm kiếm' ) ).toBeFocused();
		await page.keyboard.type( 'tao rest api', { delay: 40 } );
		await expect(
			view.getByRole( 'heading', { name: 'Kết quả tìm kiếm' } )
		).toBeVisible();
		await view.getByRole( 'link', { name: TITLE } ).click();
		await expect( headingOf( page ) ).toHaveText( TITLE );
		await expect( view ).toBeHidden();
		await page.goBack();
		await expect( headingOf( page ) ).toHaveText( 'Tin mới' );
		await expect( view ).toBeHidden();
	} );

	test( 'its arrow, the Escape key and the browser’s way back close it, at the same place of the page', async ( {
		page,
	} ) => {
		await open( page, '/tin-moi' );
		await page.evaluate( () =>
			window.scrollTo( { top: 500, behavior: 'instant' } )
		);
		const view = viewOf( page );
		for ( const [ name, leave ] of Object.entries( {
			arrow: () =>
				view.getByRole( 'button', { name: 'Quay lại' } ).click(),
			Escape: () => page.keyboard.press( 'Escape' ),
			'way back': () => page.goBack(),
		} ) ) {
			await test.step( name, async () => {
				// Playwright's click() scrolls to elements of the sticky header.
				await linkOf( page ).evaluate( ( link: HTMLElement ) =>
					link.click()
				);
				await expect( view.getByLabel( 'Tìm kiếm' ) ).toBeFocused();
				await view.getByLabel( 'Tìm kiếm' ).fill( 'hook' );
				await expect( view.locator( 'mark' ).first() ).toBeVisible();
				expect(
					await page.evaluate(
						() =>
							getComputedStyle( document.documentElement )
								.overflowY
					)
				).toBe( 'hidden' );
				await leave();
				await expect( view ).toBeHidden();
				await expect( linkOf( page ) ).toBeFocused();
				await expect( page ).toHaveURL( '/tin-moi' );
				await expect
					.poll( () => page.evaluate( () => window.scrollY ) )
					.toBe( 500 );
			} );
		}

		await test.step( 'axe finds nothing serious with the view open, light or dark', async () => {
			await linkOf( page ).click();
			await view.getByLabel( 'Tìm kiếm' ).fill( '' );
			await expect( view.getByRole( 'link' ) ).toHaveCount( 15 );
			expect( await faults( page, 'header' ) ).toEqual( [] );
			await page.keyboard.type( 'wordpress' );
			await expect( view.locator( 'mark' ).first() ).toBeVisible();
			expect( await faults( page, 'header' ) ).toEqual( [] );
		} );
	} );
} );

for ( const [ where, device ] of Object.entries( {
	'on a desktop': {},
	'on a phone': PHONE,
} ) ) {
	test.describe( `without JavaScript, ${ where }`, () => {
		test.use( { ...device, javaScriptEnabled: false } );

		test( 'the header leads to the results', async ( {
			isMobile,
			page,
		} ) => {
			await page.goto( '/tin-moi' );
			const header = page.locator( '.hien-header' );
			if ( isMobile ) {
				await header.getByRole( 'link', { name: 'Tìm kiếm' } ).click();
			}
			const field = isMobile
				? page.locator( '.hien-search.is-page input' )
				: header.getByRole( 'searchbox' );
			await field.fill( 'tao rest api' );
			await field.press( 'Enter' );
			await expect( headingOf( page ) ).toContainText( 'tao rest api' );
			await expect(
				page.getByRole( 'main' ).getByRole( 'link', { name: TITLE } )
			).toBeVisible();
		} );
	} );
}
