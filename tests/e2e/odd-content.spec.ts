import { type Page, expect } from '@playwright/test';
import { addresses, oddAddresses as odd } from './routes';
import { navigate, open, test, withPictures } from './support';

test.use( withPictures );

/** A page with nothing in it but the frame. */
const EMPTY = odd[ 'no post in a category' ].path;

test( 'every link to a post without a title has a text', async ( { page } ) => {
	const links = page.locator(
		`main a[href$="${ addresses[ 'post without picture, title and contents' ].path }"]:not( [aria-hidden] )`
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
	for ( const [ { path }, deepest ] of [
		[ odd[ 'a list ten deep' ], `.hien-prose ${ 'li '.repeat( 10 ) }` ],
		[
			addresses[ 'answers in ten levels' ],
			'.hien-comment .hien-comment__bubble',
		],
	] as const ) {
		await open( page, path );
		for ( const width of [ 390, 1440 ] ) {
			await page.setViewportSize( { width, height: 900 } );
			const box = await page.locator( deepest ).last().boundingBox();
			expect( box?.width, `${ width } px` ).toBeGreaterThan( 120 );
		}
	}
} );

test( 'a category without posts says so; from there an embed that fails leaves its address as a link, as on its own page, and a passage from right to left runs that way', async ( {
	page,
} ) => {
	const address = 'https://video.khong-ton-tai.invalid/bai-giang-12';
	const link = page.getByRole( 'link', { name: address } );
	const { path } = odd[ 'an embed that fails' ];
	await open( page, path );
	await expect( link ).toHaveAttribute( 'href', address );

	await open( page, EMPTY );
	await expect( page.getByText( 'Chưa có bài viết nào' ) ).toBeVisible();
	await navigate( page, path, 'Nội dung nhúng không tải được' );
	await expect( link ).toHaveAttribute( 'href', address );

	await navigate(
		page,
		odd[ 'a passage from right to left' ].path,
		'Chữ viết từ phải sang trái'
	);
	await expect( page.locator( '.hien-prose p[lang="ar"]' ) ).toHaveCSS(
		'direction',
		'rtl'
	);
	await expect( page.locator( 'h1' ) ).toHaveCSS( 'direction', 'ltr' );
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
			'galleries, covers, media and text, a search, figures in other blocks',
			odd[ 'wide and full blocks' ].path,
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

			// From a page without styles of blocks, and from one that has them after the page.
			for ( const start of [
				EMPTY,
				odd[ 'words about entities' ].path,
			] ) {
				await open( page, start );
				await navigate( page, path, heading );
				expect( await looks( page ), start ).toEqual( direct );
			}
		} );
	}
} );
