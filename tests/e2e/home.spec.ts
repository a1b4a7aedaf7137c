import { type Page, expect } from '@playwright/test';
import { open, hydrated, stir, test, withPictures } from './support';

test.use( withPictures );

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

const bannerOf = ( page: Page ) =>
	page.getByRole( 'region', { name: 'Nổi bật', exact: true } );

for ( const javaScriptEnabled of [ true, false ] ) {
	test.describe(
		javaScriptEnabled ? 'the home page' : 'without JavaScript',
		() => {
			test.use( { javaScriptEnabled } );

			test( `has all its widgets, asked for nothing${ javaScriptEnabled ? '' : ', and a banner that counts its slides and scrolls to the next' }`, async ( {
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
					await hydrated( page );
				}
				for ( const [ name, headings ] of [
					[ 'Tác giả và cộng đồng', LEFT ],
					[ 'Khám phá thêm', RIGHT ],
				] as const ) {
					for ( const heading of headings ) {
						await expect(
							column( page, name ).getByRole( 'heading', {
								name: heading,
							} )
						).toBeVisible();
					}
				}
				const left = column( page, 'Tác giả và cộng đồng' );
				await expect(
					left.locator( '.hien-image-grid__item' )
				).toHaveCount( 9 );
				await left.first().focus();
				expect( asked ).toEqual( [] );
				if ( javaScriptEnabled ) {
					return;
				}
				const banner = bannerOf( page );
				const slides = banner.getByRole( 'article' );
				const count = await slides.count();
				expect( count ).toBeGreaterThan( 1 );
				await expect( slides.first() ).toContainText( `1/${ count }` );
				await slides.last().scrollIntoViewIfNeeded();
				await expect(
					banner.getByText( `${ count }/${ count }` )
				).toBeInViewport();
			} );
		}
	);
}

test.describe( 'without JavaScript', () => {
	test.use( { javaScriptEnabled: false } );

	test( 'the columns bring their own styles to any list', async ( {
		page,
	} ) => {
		await page.goto( '/ban-be' );
		await expect(
			column( page, 'Khám phá thêm' ).locator( '.hien-meta' ).first()
		).toHaveCSS( 'display', 'flex' );
	} );
} );

test.describe( 'the posts of the home page', () => {
	test( 'are each there once, on a page of six windows or so, whose footer, bar and banner suit a phone', async ( {
		page,
	} ) => {
		const height = () =>
			page.evaluate( () => document.documentElement.scrollHeight );
		await page.setViewportSize( { width: 390, height: 844 } );
		await open( page, '/' );
		expect( await height() ).toBeLessThan( 6000 );

		await test.step( 'the links of the footer are large enough', async () => {
			const heights = await page
				.getByRole( 'contentinfo' )
				.getByRole( 'link' )
				.evaluateAll( ( all ) =>
					all.map( ( link ) => link.getBoundingClientRect().height )
				);
			expect( heights.length ).toBeGreaterThan( 5 );
			expect( Math.min( ...heights ) ).toBeGreaterThanOrEqual( 44 );
		} );

		await test.step( 'the places of the bar are nearly equal', async () => {
			const widths = await page
				.locator( '.hien-bottom-bar__link' )
				.evaluateAll( ( all ) =>
					all.map( ( link ) => link.clientWidth )
				);
			expect( widths ).toHaveLength( 6 );
			expect(
				Math.max( ...widths ) - Math.min( ...widths )
			).toBeLessThan( 8 );
		} );

		await test.step( 'the banner grows with its text', async () => {
			const style = await page.addStyleTag( {
				content: ':root { font-size: 200% }',
			} );
			const hidden = await bannerOf( page )
				.locator(
					'.hien-banner, .hien-banner__title, .hien-banner__text'
				)
				.evaluateAll( ( all ) =>
					all.map( ( each ) => each.scrollHeight - each.clientHeight )
				);
			expect( hidden.length ).toBeGreaterThan( 3 );
			expect( Math.max( ...hidden ) ).toBeLessThan( 2 );
			await style.evaluate( ( element ) =>
				( element as HTMLStyleElement ).remove()
			);
		} );

		await page.setViewportSize( { width: 1440, height: 1000 } );
		const posts = await page
			.locator( '.hien-layout__main' )
			.locator( '.hien-post-card__title a, .hien-post-row__item' )
			.evaluateAll( ( links ) =>
				links.map( ( link ) => link.getAttribute( 'href' ) )
			);
		expect( posts.length ).toBeGreaterThan( 15 );
		expect( posts ).toEqual( [ ...new Set( posts ) ] );
		await expect(
			page.getByText( 'Bài viết này có mật khẩu.' )
		).toHaveCount( 1 );
		expect( await height() ).toBeLessThan( 6000 );
	} );

	test( 'beside one another have different drawings, and show all of their arch on a phone', async ( {
		page,
	} ) => {
		let drawn = 0;
		for ( const path of [ '/tin-moi', '/chuyen-lop' ] ) {
			await open( page, path );
			const covers = await page
				.locator( '.hien-feed .hien-cover' )
				.evaluateAll( ( all ) =>
					all.map( ( cover ) =>
						[ ...cover.classList ].filter( ( name ) =>
							/^is-(tile|icon)-/.test( name )
						)
					)
				);
			drawn += covers.flat().length;
			for ( const [ place, cover ] of covers.entries() ) {
				const before = covers[ place - 1 ] ?? [];
				expect(
					cover.filter( ( name ) => before.includes( name ) ),
					`${ path }, ${ place }`
				).toEqual( [] );
			}
		}
		expect( drawn ).toBeGreaterThan( 6 );

		await page.setViewportSize( { width: 390, height: 844 } );
		/** Widths of the covers, as parts of the widths of their arches. */
		const room = await page
			.locator( '.hien-feed .hien-cover[class*="is-tile-"]' )
			.evaluateAll( ( all ) =>
				all.map( ( cover ) => {
					const icon = getComputedStyle( cover, '::before' );
					// The arch is 556 high where it is 420 wide; its icon is 0.27 of its height.
					const arch =
						( parseFloat( icon.height ) / 0.27 / 556 ) * 420;
					return cover.clientWidth / arch;
				} )
			);
		expect( room.length ).toBeGreaterThan( 3 );
		expect( Math.min( ...room ) ).toBeGreaterThanOrEqual( 1 );
	} );
} );

test.describe( 'the banner', () => {
	const slide = ( page: Page ) =>
		page.locator( '.hien-carousel__slide.swiper-slide-active h2' );

	test( 'goes on by itself, waits under the mouse and for those who want stillness', async ( {
		page,
	} ) => {
		await page.clock.install();
		await open( page, '/' );
		const banner = bannerOf( page );
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

	test( 'shows the slide that gets the focus, and stands still from then on; so it does once it is moved by hand', async ( {
		page,
	} ) => {
		await open( page, '/' );
		const banner = bannerOf( page );
		await stir( page );
		await expect( banner ).toHaveClass( /is-sliding/ );
		const button = banner.getByRole( 'button' );
		await expect( button ).toHaveAccessibleName( 'Tạm dừng trình chiếu' );
		const last = banner.getByRole( 'article' ).last();
		const hasFocus = () =>
			last.evaluate( ( element ) => element.matches( ':focus-within' ) );
		await button.focus();
		for ( let at = 0; at < 20 && ! ( await hasFocus() ); at++ ) {
			await page.keyboard.press( 'Tab' );
		}
		expect( await hasFocus() ).toBe( true );
		await expect( last ).toHaveClass( /swiper-slide-active/ );
		await expect( last ).toBeInViewport( { ratio: 0.9 } );
		await expect( button ).toHaveAccessibleName( 'Chạy tiếp trình chiếu' );

		await button.click();
		await expect( button ).toHaveAccessibleName( 'Tạm dừng trình chiếu' );
		const shown = await slide( page ).textContent();
		const box = await banner.boundingBox();
		const { x = 0, y = 0, width = 0 } = box ?? {};
		// From the last slide back.
		await page.mouse.move( x + width * 0.2, y + 20 );
		await page.mouse.down();
		await page.mouse.move( x + width * 0.9, y + 20, { steps: 10 } );
		await page.mouse.up();
		await expect( slide( page ) ).not.toHaveText( String( shown ) );
		await expect( button ).toHaveAccessibleName( 'Chạy tiếp trình chiếu' );
	} );
} );

test.describe( 'the main menu', () => {
	test( 'folds what has no room, beside a whole search field; the bar at the foot has every label whole in any narrow window', async ( {
		page,
	} ) => {
		await open( page, '/menu' );

		await test.step( 'the bar', async () => {
			for ( const fontSize of [ '100%', '200%' ] ) {
				await page.addStyleTag( {
					content: `:root { font-size: ${ fontSize } }`,
				} );
				for ( const width of [ 320, 360, 390 ] ) {
					await page.setViewportSize( { width, height: 844 } );
					const gaps = await page
						.locator( '.hien-bottom-bar__link' )
						.evaluateAll( ( links ) => {
							const range = document.createRange();
							const labels = links.map( ( link ) => {
								range.selectNodeContents(
									link.lastChild as Node
								);
								return range.getBoundingClientRect();
							} );
							return [ ...labels, { left: innerWidth } ].map(
								( { left }, index ) =>
									left - ( labels[ index - 1 ]?.right ?? 0 )
							);
						} );
					const where = `${ width } px, ${ fontSize }`;
					expect( gaps, where ).toHaveLength( 7 );
					expect( Math.min( ...gaps ), where ).toBeGreaterThan( 1.5 );
				}
			}
		} );

		for ( const fontSize of [ '100%', '200%' ] ) {
			await page.addStyleTag( {
				content: `:root { font-size: ${ fontSize } }`,
			} );
			let folded = 0;
			for ( const entries of [ 3, 7, 15 ] ) {
				await page
					.locator( '.hien-nav__links' )
					.evaluate( ( list, number ) => {
						const links = list.querySelectorAll( 'a' );
						const more = links[ links.length - 1 ] as Element;
						list.replaceChildren(
							...Array.from( { length: number }, ( _, index ) => {
								const link = (
									links[ 0 ] as Element
								 ).cloneNode( true ) as Element;
								( link.lastChild as Text ).data =
									`Chuyên mục ${ index }`;
								return link;
							} ),
							more
						);
					}, entries );
				for ( const width of [ 1920, 1440, 1280, 991 ] ) {
					await page.setViewportSize( { width, height: 900 } );
					const seen = await page
						.locator( '.hien-nav' )
						.evaluate( ( nav ) => {
							const frame = nav.getBoundingClientRect();
							const links = [
								...nav.querySelectorAll( 'a' ),
							].map( ( link ) => link.getBoundingClientRect() );
							const shown = links.filter(
								( { top, bottom } ) =>
									bottom > frame.top && top < frame.bottom
							);
							const field = document
								.querySelector( '.hien-header input[name="s"]' )
								?.getBoundingClientRect();
							return {
								isCut: shown.some(
									( { left, right } ) =>
										left < frame.left || right > frame.right
								),
								overlap: shown.some(
									( { left }, index ) =>
										index > 0 &&
										left <
											( shown[ index - 1 ]?.right ?? 0 )
								),
								isFolded: links
									.slice( 0, -1 )
									.some(
										( link ) => ! shown.includes( link )
									),
								hasMore: shown.includes(
									links[ links.length - 1 ] as DOMRect
								),
								field: field?.width ?? 0,
							};
						} );
					const where = `${ entries } entries, ${ width } px, ${ fontSize }`;
					expect
						.soft( seen.isCut || seen.overlap, where )
						.toBe( false );
					expect.soft( seen.hasMore, where ).toBe( seen.isFolded );
					expect.soft( seen.field, where ).toBeGreaterThan( 90 );
					folded += Number( seen.isFolded );
				}
			}
			expect( folded ).toBeGreaterThan( 2 );
			await test.step( 'beside a member whose name has no space', async () => {
				await page.setViewportSize( { width: 1440, height: 900 } );
				await page
					.locator( '.hien-header__name' )
					.evaluate( ( name ) =>
						name.replaceChildren( 'Nguyễnthịhoà'.repeat( 5 ) )
					);
				const nav = await page.locator( '.hien-nav' ).boundingBox();
				expect( nav?.width ).toBeGreaterThan( 200 );
			} );
			await page.locator( '.hien-nav a' ).nth( 14 ).focus();
			await page.keyboard.press( 'Shift+Tab' );
			await expect(
				page.locator( '.hien-nav a:focus' )
			).toBeInViewport();
			await expect(
				page
					.getByRole( 'navigation', { name: 'Chính' } )
					.getByRole( 'link', { name: 'Menu' } )
			).toHaveAttribute( 'href', /\/menu$/ );
		}
	} );
} );
