import { type Page, expect } from '@playwright/test';
import { open, takenOver, test } from './support';

/** The headings of both side columns, from top to bottom. */
const LEFT = [
	'Hình ảnh',
	'Bạn bè tin cậy',
	'Bình luận mới',
	'Khóa học online',
];
const RIGHT = [
	'Chuyên mục',
	'Xem nhiều nhất',
	'Video',
	'Liên kết bạn bè',
	'Dự án tiêu biểu',
	'Dịch vụ',
	'Về tôi',
];

const column = ( page: Page, name: string ) =>
	page.getByRole( 'complementary', { name } );

for ( const javaScriptEnabled of [ true, false ] ) {
	test.describe(
		javaScriptEnabled ? 'the home page' : 'without JavaScript',
		{ tag: '@once' },
		() => {
			test.use( { javaScriptEnabled } );

			test( 'has all its widgets, asked for nothing', async ( {
				page,
			} ) => {
				await page.setViewportSize( { width: 1440, height: 900 } );
				const asked: string[] = [];
				page.on( 'request', ( request ) => {
					if ( request.url().includes( '/wp-json/' ) ) {
						asked.push( request.url() );
					}
				} );
				await page.goto( '/' );
				if ( javaScriptEnabled ) {
					await takenOver( page );
				}
				for ( const [ name, headings ] of [
					[ 'Cột trái', LEFT ],
					[ 'Cột phải', RIGHT ],
				] as const ) {
					for ( const heading of headings ) {
						await expect(
							column( page, name ).getByRole( 'heading', {
								name: heading,
							} )
						).toBeVisible();
					}
				}
				const left = column( page, 'Cột trái' );
				await expect(
					left.locator( '.hien-image-grid__item' )
				).toHaveCount( 9 );
				await left.first().focus();
				expect( asked ).toEqual( [] );
			} );
		}
	);
}

test.describe( 'without JavaScript', { tag: '@once' }, () => {
	test.use( { javaScriptEnabled: false } );

	test( 'the columns bring their own styles to any list', async ( {
		page,
	} ) => {
		await page.goto( '/ban-be' );
		await expect(
			column( page, 'Cột phải' ).locator( '.hien-meta' ).first()
		).toHaveCSS( 'display', 'flex' );
	} );
} );

test.describe( 'the banner', { tag: '@once' }, () => {
	const slide = ( page: Page ) =>
		page.locator( '.hien-carousel__slide.swiper-slide-active h2' );

	test( 'goes on by itself, waits under the mouse and for those who want stillness', async ( {
		page,
	} ) => {
		await page.clock.install();
		await open( page, '/' );
		const banner = page.getByRole( 'region', { name: 'Nổi bật' } );
		await page.clock.runFor( 3000 );
		await expect( banner ).toHaveClass( /is-sliding/ );
		const first = await slide( page ).textContent();
		await page.clock.runFor( 7000 );
		await expect( slide( page ) ).not.toHaveText( String( first ) );

		await banner.hover();
		const second = await slide( page ).textContent();
		await page.clock.runFor( 20_000 );
		await expect( slide( page ) ).toHaveText( String( second ) );

		await page.emulateMedia( { reducedMotion: 'reduce' } );
		await expect( banner ).not.toHaveClass( /is-sliding/ );
		await expect(
			banner.getByRole( 'link', { name: /^Đọc bài|Xem/ } ).first()
		).toBeVisible();
		await expect( banner.getByRole( 'button' ) ).toHaveCount( 0 );
	} );
} );
