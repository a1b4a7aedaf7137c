import { type Page, expect } from '@playwright/test';
import {
	NOT_FOUND,
	author,
	member,
	faults,
	navigate,
	open,
	rest,
	hydrated,
	test,
	withPictures,
} from './support';

test.use( withPictures );

test.beforeEach( ( { expectedErrors } ) => {
	expectedErrors.push( NOT_FOUND );
} );

/** Axe sees other pages, and the parts around this one's content, in every-address.spec.ts. */
async function expectNoFaults( page: Page ): Promise< void > {
	for ( const width of [ 390, 1440 ] ) {
		await page.setViewportSize( { width, height: 900 } );
		expect( await faults( page, 'main' ), `${ width } px` ).toEqual( [] );
	}
}

test.describe( 'signed in', () => {
	test.use( member );

	test( 'axe finds nothing serious in the list of devices', async ( {
		page,
	} ) => {
		await open( page, '/tai-khoan/thiet-bi' );
		await expect(
			page.getByText( 'Trình duyệt khác' ).first()
		).toBeVisible();
		await expectNoFaults( page );
	} );
} );

test.describe( 'a text of other editors', () => {
	const TITLE = 'Văn bản cũ';
	let path = '';
	let remove = async () => {};

	/**
	 * Long lines, linked pictures without a description, a wide table and players: only in the post of this test, not
	 * in the demo.
	 */
	const content = ( picture: string ) => {
		const linked = `<a href="${ picture }"><img src="${ picture }" width="300" height="200" alt=""></a>`;
		return `<pre>${ 'Một dòng rất dài. '.repeat( 40 ) }</pre>
			<figure class="wp-block-image">${ linked }<figcaption>Bến thuyền lúc sáu giờ</figcaption></figure>
			<figure class="wp-block-image">${ linked }</figure>
			<figure class="wp-block-gallery has-nested-images columns-2"><figure class="wp-block-image">${ linked }</figure><figure class="wp-block-image">${ linked }</figure></figure>
			<table><caption>Lịch học</caption><tr>${ '<th>Buổi_học_rất_dài</th>'.repeat( 12 ) }</tr><tr>${ '<td>Sáng</td>'.repeat( 12 ) }</tr></table>
			[audio src="/chuong.mp3"]
			[video src="/phim.mp4"]`;
	};

	test.beforeAll( async ( { browser, baseURL } ) => {
		const context = await browser.newContext( {
			...author,
			baseURL: String( baseURL ),
		} );
		const { request } = context;
		const nonce = await request.get(
			'/wp-admin/admin-ajax.php?action=rest-nonce'
		);
		const headers = { 'X-WP-Nonce': await nonce.text() };
		const [ file ] = await rest< { source_url: string }[] >(
			request,
			'wp/v2/media?media_type=image&per_page=1'
		);
		const made = await request.post( '/wp-json/wp/v2/pages', {
			headers,
			data: {
				title: TITLE,
				status: 'publish',
				content: content( String( file?.source_url ) ),
			},
		} );
		expect( made.status(), await made.text() ).toBe( 201 );
		const { id, link } = ( await made.json() ) as {
			id: number;
			link: string;
		};
		path = new URL( link ).pathname;
		remove = async () => {
			await request.delete( `/wp-json/wp/v2/pages/${ id }?force=true`, {
				headers,
			} );
			await context.close();
		};
	} );

	test.afterAll( () => remove() );

	/** Everything is named, and reached by keyboard. */
	async function expectAccess( page: Page ) {
		await expectNoFaults( page );
		const prose = page.locator( '.hien-prose' );
		for ( const name of [
			'Bến thuyền lúc sáu giờ',
			'Xem ảnh 2',
			'Xem ảnh 3',
			'Xem ảnh 4',
		] ) {
			await expect( prose.getByRole( 'link', { name } ) ).toBeVisible();
		}
		await prose.locator( 'pre' ).focus();
		await page.keyboard.press( 'End' );
		await page.keyboard.press( 'ArrowRight' );
		await expect
			.poll( () =>
				prose.locator( 'pre' ).evaluate( ( pre ) => pre.scrollLeft )
			)
			.toBeGreaterThan( 0 );
	}

	test( 'is accessible as the server prints it and as the app shows it, and says the same without JavaScript', async ( {
		page,
		browser,
		baseURL,
	} ) => {
		await open( page, path );
		const said = await page.locator( '.hien-prose' ).innerText();
		await expectAccess( page );

		await test.step( 'without JavaScript', async () => {
			const plain = await browser.newPage( {
				baseURL: String( baseURL ),
				javaScriptEnabled: false,
				viewport: page.viewportSize(),
			} );
			await plain.goto( path );
			expect( await plain.locator( '.hien-prose' ).innerText() ).toBe(
				said
			);
			await expect( plain.locator( '.hien-prose audio' ) ).toBeVisible();
			await plain.close();
		} );

		await test.step( 'in the app', async () => {
			await navigate( page, '/gioi-thieu', 'Giới thiệu' );
			await navigate( page, path, TITLE );
			await expectAccess( page );
		} );
	} );
} );

/** The columns stand beside the content, or below it on a phone. */
async function expectColumns( page: Page ): Promise< void > {
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
}

for ( const javaScriptEnabled of [ true, false ] ) {
	test.describe(
		javaScriptEnabled ? 'the skip link' : 'without JavaScript',
		() => {
			test.use( { javaScriptEnabled } );

			test( 'leads past the header and the columns, which stand beside the content or below it on a phone', async ( {
				page,
			} ) => {
				await page.setViewportSize( { width: 1440, height: 900 } );
				await page.goto( '/tin-moi' );
				if ( javaScriptEnabled ) {
					await hydrated( page );
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
				await expectColumns( page );
			} );
		}
	);
}

test( 'at 400 % the bar at the bottom does not cover what has the focus', async ( {
	page,
} ) => {
	await page.setViewportSize( { width: 320, height: 256 } );
	await open( page, '/lien-he' );
	const bar = await page.locator( '.hien-bottom-bar' ).boundingBox();
	const links = page.getByRole( 'contentinfo' ).getByRole( 'link' );
	await links.last().focus();
	for ( let back = 1; back < ( await links.count() ); back++ ) {
		await page.keyboard.press( 'Shift+Tab' );
		const link = await page.locator( ':focus' ).boundingBox();
		expect
			.soft( link?.y, await page.locator( ':focus' ).innerText() )
			.toBeLessThan( bar?.y ?? 0 );
	}
} );

test( 'in the low window of a laptop at 400 % header and bar scroll away, and leave room for a panel', async ( {
	page,
} ) => {
	await page.setViewportSize( { width: 320, height: 160 } );
	await open( page, '/lien-he' );
	await page.getByRole( 'button', { name: 'Bài mới' } ).click();
	const panel = page.locator( '.hien-panel' );
	await expect( panel ).toBeVisible();
	expect( ( await panel.boundingBox() )?.height ).toBeGreaterThan( 100 );
	await page.keyboard.press( 'Escape' );
	const bars = page.locator( '.hien-header, .hien-bottom-bar' );
	for ( const bar of await bars.all() ) {
		await expect( bar ).toBeInViewport();
	}
	await page.getByLabel( 'Nội dung' ).focus();
	for ( const bar of await bars.all() ) {
		await expect( bar ).not.toBeInViewport();
	}
} );

test( 'whatever the keyboard stops at has a ring, and nothing moves for those who ask for stillness', async ( {
	page,
} ) => {
	for ( const address of [ '/', '/tao-rest-api-rieng-trong-wordpress' ] ) {
		await page.emulateMedia( { reducedMotion: 'reduce' } );
		await open( page, address );
		const durations = await page.evaluate( () => [
			...new Set(
				[ ...document.querySelectorAll( '*' ) ].flatMap(
					( element ) => {
						const { animationName, transitionDuration } =
							getComputedStyle( element );
						return [ animationName, transitionDuration ];
					}
				)
			),
		] );
		expect( durations.sort() ).toEqual( [ '0s', 'none' ] );
		await page.emulateMedia( { reducedMotion: 'no-preference' } );
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

test( 'what is chosen differs by more than a colour where the system sets the colours', async ( {
	page,
} ) => {
	const edgesOf = ( selector: string, pseudo?: string ) =>
		page
			.locator( selector )
			.first()
			.evaluate( ( element, part ) => {
				const { borderWidth, outline, backgroundColor } =
					getComputedStyle( element, part );
				return { borderWidth, outline, backgroundColor };
			}, pseudo );
	await page.emulateMedia( { forcedColors: 'active' } );
	await open( page, '/videos' );
	await page.locator( '#hien-search' ).fill( 'wordpress' );
	await expect( page.getByRole( 'option' ).first() ).toBeVisible();
	await page.keyboard.press( 'ArrowDown' );
	for ( const part of [ '.hien-chip', '.hien-search__result' ] ) {
		expect( await edgesOf( `${ part }.is-active` ) ).not.toEqual(
			await edgesOf( `${ part }:not(.is-active)` )
		);
	}
	const { borderWidth } = await edgesOf( '.hien-chat__button' );
	expect( borderWidth ).toBe( '1px' );

	await navigate( page, '/ve-hien', /./ );
	const line = await edgesOf( '.hien-tabs .is-active', '::after' );
	const ground = await edgesOf( 'body' );
	expect( line.backgroundColor ).not.toBe( ground.backgroundColor );

	await navigate( page, '/menu', /./ );
	expect(
		await edgesOf( '.hien-segment [aria-pressed="true"]' )
	).not.toEqual( await edgesOf( '.hien-segment [aria-pressed="false"]' ) );

	await open( page, '/hinh-anh/17' );
	await page.getByLabel( 'Viết bình luận' ).focus();
	const { outline } = await edgesOf( '.hien-composer__input' );
	expect( outline ).toMatch( /solid 2px/ );

	await open( page, '/tao-rest-api-rieng-trong-wordpress' );
	const comment = page.locator( '.hien-comment' ).nth( 1 );
	await open(
		page,
		`/tao-rest-api-rieng-trong-wordpress#${ await comment.getAttribute( 'id' ) }`
	);
	expect(
		await edgesOf( '.is-target > * > .hien-comment__bubble' )
	).not.toEqual(
		await edgesOf(
			'.hien-comment:not(.is-target) > * > .hien-comment__bubble'
		)
	);
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
