import { type Page, expect } from '@playwright/test';
import { NOT_FOUND, faults, open, takenOver, test } from './support';

/** Every kind of screen, with the demo content that strains it most. */
const pages: Record< string, string > = {
	home: '/',
	'latest posts': '/tin-moi',
	'the main category': '/wordpress',
	'a category': '/wordpress/lap-trinh-plugin',
	'a category’s second page': '/wordpress/lap-trinh-plugin/page/2',
	'a tag': '/tag/rest-api',
	'a long post': '/tao-rest-api-rieng-trong-wordpress',
	'a post of wide and full blocks': '/khoi-can-le-va-khoi-rong',
	'a post written by hand': '/html-viet-tay-khong-co-khoi',
	'a post without a title': '/khong-co-tieu-de',
	'a title of two hundred letters': '/tieu-de-hai-tram-ky-tu',
	'a text from right to left': '/chu-viet-tu-phai-sang-trai',
	'lists in ten levels': '/danh-sach-muoi-tang',
	'answers in ten levels': '/binh-luan-muoi-tang',
	'a password form': '/dap-an-bai-tap-buoi-bon',
	'a page': '/gioi-thieu',
	'the author': '/ve-hien',
	videos: '/videos',
	'a video': '/videos/hook-hoat-dong-the-nao',
	images: '/hinh-anh',
	courses: '/khoa-hoc',
	'a course': '/khoa-hoc/kem-rieng-theo-du-an',
	downloads: '/tai-nguyen',
	questions: '/hoi-dap-hien',
	friends: '/ban-be',
	'a friend': '/ban-be/dang-quang-khai',
	contact: '/lien-he',
	'the menu': '/menu',
	'search results': '/?s=wordpress',
	'a search in vain': '/?s=zzzz',
	'a page that is not there': '/khong-co-trang-nay',
};

test.beforeEach( ( { expectedErrors } ) => {
	expectedErrors.push( NOT_FOUND );
} );

for ( const [ name, address ] of Object.entries( pages ) ) {
	test( `axe finds nothing serious on ${ name }, wide or narrow, light or dark`, async ( {
		page,
	} ) => {
		await open( page, address );
		for ( const width of [ 1440, 390 ] ) {
			await page.setViewportSize( { width, height: 900 } );
			expect( await faults( page ), `${ width } px` ).toEqual( [] );
		}
	} );
}

/** How far a page can be pushed sideways, in pixels. */
function sideways( page: Page ): Promise< number > {
	return page.evaluate(
		() =>
			document.documentElement.scrollWidth -
			document.documentElement.clientWidth
	);
}

test( 'nothing scrolls sideways, from 320 pixels up', async ( { page } ) => {
	test.slow();
	for ( const [ name, address ] of Object.entries( pages ) ) {
		await open( page, address );
		for ( const width of [ 320, 390, 640, 820, 1024, 1280 ] ) {
			await page.setViewportSize( { width, height: 800 } );
			expect( await sideways( page ), `${ name }, ${ width }` ).toBe( 0 );
		}
	}
} );

for ( const javaScriptEnabled of [ true, false ] ) {
	test.describe(
		javaScriptEnabled ? 'the skip link' : 'without JavaScript',
		() => {
			test.use( { javaScriptEnabled } );

			test( 'leads past the header and the columns, into the content', async ( {
				page,
			} ) => {
				await page.setViewportSize( { width: 1440, height: 900 } );
				await page.goto( '/tin-moi' );
				if ( javaScriptEnabled ) {
					await takenOver( page );
				}
				await page.keyboard.press( 'Tab' );
				const skip = page.getByRole( 'link', {
					name: 'Đến nội dung chính',
				} );
				await expect( skip ).toBeFocused();
				await expect( skip ).toBeInViewport();
				await page.keyboard.press( 'Enter' );
				await expect( page.locator( 'main' ) ).toBeFocused();
				await page.keyboard.press( 'Tab' );
				await expect(
					page.locator( '.hien-layout__main :focus' )
				).toHaveCount( 1 );
			} );
		}
	);
}

test( 'the columns stand beside the content, or below it on a phone', async ( {
	page,
} ) => {
	await open( page, '/tin-moi' );
	const box = async ( name: string ) => {
		const bounds = await page
			.locator( `.hien-layout > ${ name }` )
			.boundingBox();
		return bounds && { ...bounds, right: bounds.x + bounds.width };
	};
	for ( const [ width, columns ] of [
		[ 1440, 3 ],
		[ 1099, 2 ],
		[ 820, 1 ],
		[ 390, 1 ],
	] as const ) {
		await page.setViewportSize( { width, height: 900 } );
		const left = await box( '.is-left' );
		const main = await box( '.hien-layout__main' );
		const right = await box( '.is-right' );
		expect( [
			Boolean( left ),
			Number( left?.right ) <= Number( main?.x ),
			Number( main?.right ) <= Number( right?.x ),
			Number( main?.y ) + Number( main?.height ) <= Number( right?.y ),
		] ).toEqual( [
			columns === 3,
			columns === 3,
			columns > 1,
			columns === 1,
		] );
	}
} );

test( 'whatever the keyboard stops at has a ring', async ( { page } ) => {
	for ( const address of [ '/', '/tao-rest-api-rieng-trong-wordpress' ] ) {
		await open( page, address );
		for ( let stop = 0; stop < 30; stop++ ) {
			await page.keyboard.press( 'Tab' );
			const { html, outline } = await page
				.locator( ':focus' )
				.evaluate( ( element ) => {
					const { outlineStyle, outlineWidth } =
						getComputedStyle( element );
					return {
						html: element.outerHTML,
						outline: `${ outlineStyle } ${ outlineWidth }`,
					};
				} );
			expect( outline, html ).toBe( 'solid 2px' );
		}
	}
} );

test( 'nothing moves for those who ask for stillness', async ( { page } ) => {
	await page.emulateMedia( { reducedMotion: 'reduce' } );
	await open( page, '/' );
	const durations = await page.evaluate( () => [
		...new Set(
			[ ...document.querySelectorAll( '*' ) ].flatMap( ( element ) => {
				const { animationName, transitionDuration } =
					getComputedStyle( element );
				return [ animationName, transitionDuration ];
			} )
		),
	] );
	expect( durations.sort() ).toEqual( [ '0s', 'none' ] );
} );

test.describe( 'without JavaScript', () => {
	test.use( { javaScriptEnabled: false } );

	test( 'what needs a script is not offered, the rest works', async ( {
		page,
	} ) => {
		await page.goto( '/tao-rest-api-rieng-trong-wordpress' );
		await expect( page.locator( '.hien-theme-switch' ) ).toBeHidden();
		await page.setViewportSize( { width: 390, height: 800 } );
		const contents = page.locator( 'details.hien-toc' );
		await contents.locator( 'summary' ).click();
		await contents.getByRole( 'link', { name: 'Tóm tắt' } ).click();
		await expect(
			page.getByRole( 'heading', { name: 'Tóm tắt' } )
		).toBeInViewport();
		await page.goto( '/?s=' );
		const field = page.locator( '.hien-search.is-page input' );
		await field.fill( 'REST API' );
		await field.press( 'Enter' );
		await expect( page.locator( 'h1' ) ).toContainText( 'REST API' );
	} );
} );
