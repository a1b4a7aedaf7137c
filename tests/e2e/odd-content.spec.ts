import { type Page, expect } from '@playwright/test';
import { identity, navigate, open, test } from './support';

/** A page with nothing in it but the frame. */
const EMPTY = '/sap-ra-mat';

/** Unusual content of authors and readers: that of ./odd, and a long discussion of the demo. */
const odd = {
	'no title': '/chuyen-lop/khong-co-tieu-de',
	'a title of 200 characters': '/thu-nghiem/tieu-de-hai-tram-ky-tu',
	'a word of 300 characters': '/thu-nghiem/tu-ba-tram-ky-tu',
	'no picture': '/chuyen-lop/khong-co-anh',
	'a tall picture': '/thu-nghiem/anh-rat-cao',
	'wide and full blocks': '/wordpress/block-editor/khoi-can-le-va-khoi-rong',
	'a list ten deep': '/wordpress/danh-sach-muoi-tang',
	'comments ten deep': '/chuyen-lop/binh-luan-muoi-tang',
	'a hundred threads of comments': '/chuyen-lop/diem-danh-dau-khoa',
	'HTML written by hand': '/thu-nghiem/html-viet-tay-khong-co-khoi',
	'an embed that fails': '/thu-nghiem/nhung-that-bai',
	'three categories': '/giao-dien/bai-nam-trong-ba-chuyen-muc',
	emoji: '/chuyen-lop/bieu-tuong-cam-xuc',
	'a passage from right to left': '/thu-nghiem/chu-viet-tu-phai-sang-trai',
	'words about entities': '/ky-tu-thoat/viet-ve-thuc-the-html',
	'words about entities, in a list': '/ky-tu-thoat',
	'no post in a category': EMPTY,
	'all of that in a list': '/thu-nghiem',
};

test.beforeEach( ( { page, isMobile } ) =>
	page.setViewportSize(
		isMobile ? { width: 390, height: 844 } : { width: 1440, height: 900 }
	)
);

/** How much wider than the window a page is, in pixels. */
function overhang( page: Page ): Promise< number > {
	return page.evaluate( () => {
		const { scrollWidth, clientWidth } = document.documentElement;
		return scrollWidth - clientWidth;
	} );
}

for ( const [ what, path ] of Object.entries( odd ) ) {
	test( `${ what }: fits the window, and says the same in both ways`, async ( {
		page,
	} ) => {
		const response = await open( page, path );
		expect( response?.status() ).toBe( 200 );
		expect( await overhang( page ) ).toBe( 0 );
		const direct = await identity( page );
		expect( direct.heading.join() ).toMatch( /\S/ );

		await open( page, path === EMPTY ? '/gioi-thieu' : EMPTY );
		await navigate( page, path, String( direct.heading[ 0 ] ) );
		expect( await overhang( page ) ).toBe( 0 );
		expect( await identity( page ) ).toEqual( direct );
	} );
}

test( 'every link to a post without a title has a text', async ( { page } ) => {
	const links = page.locator(
		`main a[href$="${ odd[ 'no title' ] }"]:not( [aria-hidden] )`
	);
	for ( const path of [ '/chuyen-lop', '/chuyen-lop/page/2' ] ) {
		await open( page, path );
		if ( ( await links.count() ) > 0 ) {
			break;
		}
	}
	await expect( links.first() ).toBeVisible();
	for ( const link of await links.all() ) {
		await expect( link ).toHaveAccessibleName( /\p{L}/u );
	}
} );

test( 'what is ten deep can still be read', async ( { page } ) => {
	for ( const [ path, deepest ] of [
		[ odd[ 'a list ten deep' ], `.hien-prose ${ 'li '.repeat( 10 ) }` ],
		[ odd[ 'comments ten deep' ], '.hien-comment .hien-comment__bubble' ],
	] as const ) {
		await open( page, path );
		const box = await page.locator( deepest ).last().boundingBox();
		expect( box?.width ).toBeGreaterThan( 120 );
	}
} );

test( 'an embed that fails leaves its address as a link', async ( {
	page,
} ) => {
	const address = 'https://video.khong-ton-tai.invalid/bai-giang-12';
	const link = page.getByRole( 'link', { name: address } );
	await open( page, odd[ 'an embed that fails' ] );
	await expect( link ).toHaveAttribute( 'href', address );
	await open( page, EMPTY );
	await navigate(
		page,
		odd[ 'an embed that fails' ],
		'Nội dung nhúng không tải được'
	);
	await expect( link ).toHaveAttribute( 'href', address );
} );

test( 'a passage from right to left runs that way', async ( { page } ) => {
	const path = odd[ 'a passage from right to left' ];
	const passage = page.locator( '.hien-prose p[lang="ar"]' );
	await open( page, EMPTY );
	await navigate( page, path, 'Chữ viết từ phải sang trái' );
	await expect( passage ).toHaveCSS( 'direction', 'rtl' );
	await expect( page.locator( 'h1' ) ).toHaveCSS( 'direction', 'ltr' );
} );

test( 'a category without posts says so', async ( { page } ) => {
	await open( page, EMPTY );
	await expect( page.getByText( 'Chưa có bài viết nào' ) ).toBeVisible();
} );

test.describe( 'blocks look the same on a direct load and inside the app', () => {
	/** How every element of the text is laid out and painted. */
	async function looks( page: Page ): Promise< string[] > {
		await page.evaluate( () => document.fonts.ready );
		await expect(
			page.locator( '.hien-prose pre > code:not([data-highlighted])' )
		).toHaveCount( 0 );
		return page.locator( '.hien-prose' ).evaluate( ( prose ) =>
			[ ...prose.querySelectorAll( ':not(svg *)' ) ].map( ( element ) => {
				const { x, width } = element.getBoundingClientRect();
				const style = getComputedStyle( element );
				const values = [
					'display',
					'float',
					'flex',
					'gap',
					'grid-template-columns',
					'margin',
					'padding',
					'border',
					'border-radius',
					'background-color',
					'color',
					'font-size',
					'font-weight',
					'line-height',
					'text-align',
					'text-decoration-line',
					'list-style-type',
				].map( ( name ) => style.getPropertyValue( name ) );
				return [
					`${ element.localName }.${ element.className }`,
					Math.round( x ),
					Math.round( width ),
					...values,
				].join( ' | ' );
			} )
		);
	}

	for ( const [ blocks, path, block ] of [
		[
			'galleries, covers, media and text',
			odd[ 'wide and full blocks' ],
			'.wp-block-gallery',
		],
		[
			'columns',
			'/wordpress/lap-trinh-plugin/kiem-thu-plugin-bang-phpunit',
			'.wp-block-columns',
		],
		[ 'buttons', '/giao-dien/nut-bam-va-loi-moi', '.wp-block-button' ],
		[
			'quotes, separators, audio',
			'/chuyen-lop/ba-ngay-o-ban',
			'.wp-block-quote',
		],
	] as const ) {
		test( blocks, async ( { page } ) => {
			await open( page, path );
			await expect( page.locator( block ).first() ).toBeAttached();
			const direct = await looks( page );
			const heading = await page.locator( 'h1' ).innerText();

			await open( page, EMPTY );
			await navigate( page, path, heading );
			expect( await looks( page ) ).toEqual( direct );
		} );
	}
} );
