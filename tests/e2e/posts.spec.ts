import { type Page, expect } from '@playwright/test';
import type { CommentList, Post } from '../../src/contract/types';
import {
	NOT_FOUND,
	author,
	follow,
	headingOf,
	navigate,
	open,
	rest,
	staysInApp,
	hydrated,
	test,
} from './support';

test.describe( 'a post behind a password', () => {
	const path = '/chuyen-lop/dap-an-bai-tap-buoi-bon';
	const title = /Đáp án bài tập buổi 4/;
	const secret = 'Đúng mật khẩu rồi.';
	const refused = 'Mật khẩu chưa đúng. Bạn thử lại nhé.';

	async function give( page: Page, password: string ): Promise< void > {
		await page.getByLabel( 'Mật khẩu' ).fill( password );
		await page.getByRole( 'button', { name: 'Mở nội dung' } ).click();
	}

	// With scripts: twins.spec.ts.
	test.describe( 'without JavaScript', () => {
		test.use( { javaScriptEnabled: false } );

		test( 'opens with the right one only', async ( { page } ) => {
			await page.goto( path );
			await expect( page.getByText( secret ) ).toBeHidden();
			await expect( page.getByRole( 'alert' ) ).toHaveCount( 0 );

			await give( page, 'sai' );
			await expect( page.getByRole( 'alert' ) ).toHaveText( refused );
			await expect( page.getByLabel( 'Mật khẩu' ) ).toHaveAttribute(
				'aria-invalid',
				'true'
			);

			await give( page, 'hien' );
			await expect( page.getByText( secret ) ).toBeVisible();
			await expect( page ).toHaveURL( path );
		} );
	} );

	test( 'asks for it, and opens, inside the app', async ( { page } ) => {
		await open( page, '/chuyen-lop' );
		await navigate( page, path, title );
		await give( page, 'hien' );
		await expect( page.getByText( secret ) ).toBeVisible();
		await hydrated( page );
		await navigate( page, '/chuyen-lop', 'Chuyện lớp' );
		await navigate( page, path, title );
		await expect( page.getByText( secret ) ).toBeVisible();
	} );
} );

test.describe( 'a post that is not for everybody', () => {
	const hidden = [
		{
			slug: 'kiem-thu-endpoint-bang-phpunit',
			title: 'Kiểm thử endpoint bằng PHPUnit',
		},
		{
			slug: 'ghi-chu-rieng-cho-khoa-sau',
			title: 'Ghi chú riêng cho khóa sau',
		},
	];

	test( 'a draft or a private post does not exist for a visitor', async ( {
		page,
		request,
		expectedErrors,
	} ) => {
		expectedErrors.push( NOT_FOUND );
		await open( page, '/menu' );
		for ( const { slug, title } of hidden ) {
			for ( const address of [ `/${ slug }`, `/chuyen-lop/${ slug }` ] ) {
				const response = await request.get( address );
				expect( response.status(), address ).toBe( 404 );
				const html = await response.text();
				expect( html ).toMatch( /<h1[^>]*>\s*Trang không tồn tại\s*</ );
				expect( html ).not.toContain( title );
			}
			await navigate( page, `/${ slug }`, 'Trang không tồn tại' );
			await expect( page ).toHaveURL( `/${ slug }` );
			expect( await page.content() ).not.toContain( title );
			await navigate( page, '/menu', 'Menu' );
		}
	} );

	test.describe( 'to its author', () => {
		test.use( author );

		test( 'a draft shows as a preview', async ( { page, browser } ) => {
			await page.goto(
				`/wp-admin/edit.php?post_status=draft&post_type=post`
			);
			const preview = await page
				.getByRole( 'link', { name: /Kiểm thử endpoint/ } )
				.last()
				.getAttribute( 'href' );
			expect( preview ).toContain( 'preview=true' );

			const response = await open( page, String( preview ) );
			expect( response?.status() ).toBe( 200 );
			await expect( headingOf( page ) ).toHaveText(
				'Kiểm thử endpoint bằng PHPUnit'
			);
			await navigate( page, '/gioi-thieu', 'Giới thiệu' );
			await page.goBack();
			await expect( headingOf( page ) ).toHaveText(
				'Kiểm thử endpoint bằng PHPUnit'
			);

			const stranger = await browser.newContext( {
				storageState: { cookies: [], origins: [] },
			} );
			const refused = await stranger.request.get( String( preview ) );
			expect( refused.status() ).toBe( 404 );
			await stranger.close();
		} );

		test( 'a private post shows', async ( { page } ) => {
			const path = '/chuyen-lop/ghi-chu-rieng-cho-khoa-sau';
			const title = /Ghi chú riêng cho khóa sau$/;
			const response = await open( page, path );
			expect( response?.status() ).toBe( 200 );
			await expect( headingOf( page ) ).toHaveText( title );
			await navigate( page, '/chuyen-lop', 'Chuyện lớp' );
			await navigate( page, path, title );
		} );
	} );
} );

test.describe( 'a post in parts', () => {
	const path = '/hoc-lap-trinh/so-tay-php-cho-nguoi-lam-wordpress';

	test( 'links them, and each has its own text and address', async ( {
		page,
	} ) => {
		await open( page, path );
		const first = await page.locator( '.hien-prose' ).innerText();
		const parts = page.getByRole( 'navigation', {
			name: 'Các phần của bài',
		} );
		expect(
			await staysInApp( page, async () => {
				await parts.getByRole( 'link', { name: '2' } ).click();
				await expect( page ).toHaveURL( `${ path }/2` );
			} )
		).toBe( true );
		await expect( page ).toHaveTitle( /Trang 2/ );
		const second = await page.locator( '.hien-prose' ).innerText();
		expect( second ).not.toBe( first );
		await expect( parts.locator( '[aria-current]' ) ).toHaveText( '2' );
		await expect( page.locator( 'link[rel="canonical"]' ) ).toHaveAttribute(
			'href',
			new RegExp( `${ path }/2$` )
		);

		const response = await open( page, `${ path }/2` );
		expect( response?.status() ).toBe( 200 );
		expect( await page.locator( '.hien-prose' ).innerText() ).toBe(
			second
		);
	} );
} );

test( 'what lies past the end is not found', async ( {
	page,
	request,
	expectedErrors,
} ) => {
	expectedErrors.push( NOT_FOUND );
	await open( page, '/tin-moi' );
	for ( const path of [
		'/hoc-lap-trinh/so-tay-php-cho-nguoi-lam-wordpress/9',
		'/chuyen-lop/diem-danh-dau-khoa/comment-page-9',
		'/tin-moi/page/99',
		'/wordpress/lap-trinh-plugin/page/99',
		'/tag/rest-api/page/99',
	] ) {
		const response = await request.get( path );
		expect( response.status(), path ).toBe( 404 );
		expect( await response.text() ).toContain( 'Trang không tồn tại' );
		await navigate( page, path, 'Trang không tồn tại' );
		await expect( page ).toHaveURL( path );
	}
} );

test( 'a post under another category leads to its own address', async ( {
	page,
	request,
} ) => {
	const slug = 'tao-rest-api-rieng-trong-wordpress';
	const wrong = `/giao-dien/${ slug }`;
	const right = `/wordpress/lap-trinh-plugin/${ slug }`;
	const answer = await request.get( wrong, { maxRedirects: 0 } );
	expect( answer.status() ).toBe( 301 );
	expect( answer.headers()[ 'location' ] ).toMatch(
		new RegExp( `${ right }$` )
	);

	await open( page, '/gioi-thieu' );
	await navigate( page, wrong, /^Tạo REST API riêng/ );
	await expect( page ).toHaveURL( right );
	await page.goBack();
	await expect( headingOf( page ) ).toHaveText( 'Giới thiệu' );
} );

test.describe( 'the anchor of a comment', () => {
	const path = '/chuyen-lop/diem-danh-dau-khoa';

	/** A comment in the middle of a page of them. */
	async function commentOn( page: Page, number: number ): Promise< string > {
		const slug = path.split( '/' ).at( -1 );
		const { id } = await rest< Post >(
			page.request,
			`hien/v1/posts/${ slug }`
		);
		const { data } = await rest< CommentList >(
			page.request,
			`hien/v1/cmt?object_id=${ id }&page=${ number }`
		);
		return `comments${ data[ Math.floor( data.length / 2 ) ]?.id }`;
	}

	async function expectLanding( page: Page, id: string, at: string ) {
		await expect( page ).toHaveURL( `${ at }#${ id }` );
		const comment = page.locator( `#${ id }` );
		await expect( comment ).toBeInViewport();
		await expect( comment ).toHaveClass( /is-target/ );
	}

	for ( const [ number, at ] of [
		[ 1, path ],
		[ 3, `${ path }/comment-page-3` ],
	] as const ) {
		test( `lands on page ${ number } of them`, async ( { page } ) => {
			const id = await commentOn( page, number );
			await open( page, `${ path }#${ id }` );
			await expectLanding( page, id, at );

			await navigate( page, '/gioi-thieu', 'Giới thiệu' );
			await navigate( page, `${ path }#${ id }`, /^Điểm danh đầu khóa/ );
			await expectLanding( page, id, at );
			await expect( page.locator( `#${ id }` ) ).toBeFocused();
		} );
	}

	test( 'is what WordPress itself links to', async ( { page } ) => {
		const id = await commentOn( page, 2 );
		const number = id.replace( 'comments', '' );
		const { link } = await rest< { link: string } >(
			page.request,
			`wp/v2/comments/${ number }`
		);
		expect( link ).toMatch( new RegExp( `/comment-page-2#${ id }$` ) );
		await open( page, link );
		await expectLanding( page, id, `${ path }/comment-page-2` );
	} );

	test( 'of a comment that is gone leaves the reader at the post', async ( {
		page,
	} ) => {
		const asked = page.waitForResponse( /comment=99999999/ );
		await open( page, `${ path }#comments99999999` );
		await asked;
		await expect( page ).toHaveURL( `${ path }#comments99999999` );
		await expect( headingOf( page ) ).toHaveText( /^Điểm danh đầu khóa/ );
	} );
} );

test( 'an article on paper is dark on white, without controls', async ( {
	page,
} ) => {
	await open( page, '/plugin-dau-tien-trong-hai-muoi-dong' );
	await expect(
		page.getByRole( 'button', { name: 'Sao chép', exact: true } )
	).toBeVisible();
	await page.emulateMedia( { media: 'print', colorScheme: 'dark' } );
	const main = page.getByRole( 'main' );
	await expect( main.getByRole( 'button' ) ).toHaveCount( 0 );
	for ( const name of [ 'Về tác giả', 'Viết bình luận', 'đăng nhập' ] ) {
		await expect( main.getByText( name ) ).toBeHidden();
	}
	const code = main.locator( '.hien-code' );
	await expect( code ).toHaveCSS( 'background-color', 'rgba(0, 0, 0, 0)' );
	await expect( code.locator( 'pre' ) ).toHaveCSS(
		'color',
		await main.evaluate( ( element ) => getComputedStyle( element ).color )
	);
} );

test.describe( 'the admin bar', () => {
	test.use( author );

	test( 'edits what is on the screen, and stands above the header', async ( {
		page,
	} ) => {
		const short = {
			path: '/chuyen-lop/khong-co-anh',
			title: 'Bài không có ảnh nào',
		};
		const edit = page.locator( '#wp-admin-bar-edit a' );
		await open( page, '/' );
		await expect( edit ).toHaveCount( 0 );
		await navigate( page, short.path, short.title );
		const address = String( await edit.getAttribute( 'href' ) );
		await navigate( page, '/giao-dien', 'Giao diện' );
		await expect( edit ).toHaveAttribute( 'href', /taxonomy=category/ );
		await navigate( page, '/tin-moi', 'Tin mới' );
		await expect( edit ).toHaveAttribute( 'href', /post=\d+/ );
		const latest = String( await edit.getAttribute( 'href' ) );

		const bottomOf = async ( selector: string ) => {
			const box = await page.locator( selector ).boundingBox();
			return box && box.y + box.height;
		};
		const bar = await bottomOf( '#wpadminbar' );
		const header = page.locator( '.hien-header' );
		expect( bar ).toBeGreaterThan( 0 );
		expect( ( await header.boundingBox() )?.y ).toBe( bar );

		await page.evaluate( () =>
			window.scrollTo( { top: 900, behavior: 'instant' } )
		);
		// On a phone the bar scrolls away, and the header takes its place.
		const place = Math.max( 0, Number( await bottomOf( '#wpadminbar' ) ) );
		await expect
			.poll( async () => ( await header.boundingBox() )?.y )
			.toBe( place );
		await follow( page, '#noi-dung' );
		await expect( header ).toBeInViewport();

		await navigate( page, '/thanh-vien', 'Thành viên' );
		await expect( edit ).not.toHaveAttribute( 'href', latest );
		await expect( edit ).toHaveAttribute( 'href', /post=\d+/ );
		await navigate( page, '/', /^Hiên/ );
		await expect( edit ).toHaveCount( 0 );

		await open( page, short.path );
		await expect( edit ).toHaveAttribute( 'href', address );
	} );
} );
