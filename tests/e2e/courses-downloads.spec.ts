/** The screens of courses, downloads and questions, with the demo content. */
import { readFile } from 'node:fs/promises';
import type { APIRequestContext, Page } from '@playwright/test';
import { expect } from '@playwright/test';
import {
	headingOf,
	navigate,
	open,
	quiet,
	rest,
	staysInApp,
	hydrated,
	test,
} from './support';

interface Downloads {
	readonly data: readonly {
		readonly slug: string;
		readonly downloads: number;
	}[];
}

/** How often a file was downloaded so far. */
async function countOf(
	request: APIRequestContext,
	slug: string
): Promise< number > {
	const { data } = await rest< Downloads >( request, 'hien/v1/downloads' );
	return data.find( ( each ) => each.slug === slug )?.downloads ?? NaN;
}

/** Clicks the card of a file and saves what the browser then downloads. */
async function take( page: Page, name: string ) {
	const waiting = page.waitForEvent( 'download' );
	await page.getByRole( 'link', { name } ).click();
	const download = await waiting;
	return {
		name: download.suggestedFilename(),
		content: await readFile( await download.path() ),
	};
}

for ( const javaScriptEnabled of [ true, false ] ) {
	test.describe( javaScriptEnabled ? 'in the app' : 'without scripts', () => {
		test.use( { javaScriptEnabled } );

		async function visit( page: Page, path: string ) {
			await page.goto( path );
			if ( javaScriptEnabled ) {
				await hydrated( page );
			}
		}

		test( 'courses show what they cost now, and lead to their own pages', async ( {
			page,
		} ) => {
			await visit( page, '/khoa-hoc' );
			const card = ( name: string ) =>
				page.getByRole( 'article' ).filter( { hasText: name } );
			const price = ( name: string ) =>
				card( name ).locator( '.hien-price' );

			await expect( page.getByRole( 'article' ) ).toHaveCount( 10 );
			await expect( price( 'Viết plugin chuyên nghiệp' ) ).toHaveText(
				'Giá ưu đãi 1.890.000 ₫, giá gốc 2.490.000 ₫'
			);
			await expect(
				card( 'Viết plugin chuyên nghiệp' ).getByText( 'Giảm 24%' )
			).toBeVisible();
			// Its sale is over.
			await expect( price( 'Vận hành máy chủ WordPress' ) ).toHaveText(
				'1.790.000 ₫'
			);
			await expect( price( 'Git cho người làm một mình' ) ).toHaveText(
				'Miễn phí'
			);

			await test.step( 'a course leads to its own page, and from there to where it is held', async () => {
				await page
					.getByRole( 'link', { name: 'Xem: Viết plugin' } )
					.click();
				await expect( headingOf( page ) ).toHaveText(
					'Viết plugin chuyên nghiệp'
				);
				const offer = page.locator( '.hien-course-offer' );
				await expect( offer ).toContainText( '1.890.000 ₫' );
				await expect( offer ).toContainText( 'Ưu đãi đến 31/12/2035' );
				const link = offer.getByRole( 'link', {
					name: 'Đăng ký học (trang ngoài)',
				} );
				await expect( link ).toHaveAttribute(
					'href',
					'https://lop-hoc.example/viet-plugin'
				);
				await expect( link ).toHaveAttribute(
					'rel',
					'noopener external'
				);
			} );

			await test.step( 'a course that is held nowhere else has its text', async () => {
				await page.goBack();
				await page
					.getByRole( 'link', {
						name: 'Kèm riêng theo dự án',
						exact: true,
					} )
					.click();
				await expect( headingOf( page ) ).toHaveText(
					'Kèm riêng theo dự án'
				);
				await expect(
					page.locator( '.hien-course-offer' )
				).toContainText( '4.500.000 ₫' );
				await expect( page.getByText( 'Đăng ký học' ) ).toHaveCount(
					0
				);
				await expect(
					page.getByRole( 'heading', {
						name: 'Mỗi tuần diễn ra thế nào',
					} )
				).toBeVisible();
			} );
		} );

		test( 'a download is a file on the disk, counted once', async ( {
			page,
			request,
		} ) => {
			const [ slug, name ] = javaScriptEnabled
				? [ 'mau-theme-json-day-du', 'Mẫu theme.json đầy đủ' ]
				: [ 'tap-lenh-sao-luu-tu-dong', 'Tập lệnh sao lưu tự động' ];
			await visit( page, '/tai-nguyen' );
			const before = await countOf( request, slug );
			const file = await take( page, name );
			expect( file.name ).toBe(
				javaScriptEnabled ? 'theme-mau.json' : 'sao-luu.sh'
			);
			expect( file.content.toString() ).toContain(
				javaScriptEnabled ? '"version": 3' : '#!/usr/bin/env bash'
			);
			expect( await countOf( request, slug ) ).toBe( before + 1 );
			await expect( headingOf( page ) ).toHaveText( 'Tài nguyên' );
		} );

		test( 'questions open and close, and all answers are on paper', async ( {
			page,
		} ) => {
			await visit( page, '/hoi-dap-hien' );
			const questions = page.locator( '.hien-faq__item' );
			await expect( questions ).toHaveCount( 12 );
			const third = questions.nth( 2 );
			await expect( third.locator( 'code' ).first() ).toBeHidden();
			await third.getByText( 'Vì sao sửa CSS' ).click();
			await expect( third.locator( 'code' ).first() ).toBeVisible();
			await third.getByText( 'Vì sao sửa CSS' ).click();
			await expect( third.locator( 'code' ).first() ).toBeHidden();

			await page.emulateMedia( { media: 'print' } );
			const answers = page.locator( '.hien-faq__answer .hien-prose' );
			await expect( answers ).toHaveCount( 12 );
			for ( const answer of await answers.all() ) {
				await expect( answer ).toBeVisible();
			}
			await expect(
				page.locator( '.hien-faq__chevron' ).first()
			).toBeHidden();
		} );
	} );
}

test( 'who only looks at a file has not taken it, and its name is whole in a narrow window', async ( {
	page,
	request,
} ) => {
	const slug = 'bang-tu-dich-anh-viet';
	await open( page, '/tai-nguyen' );
	const before = await countOf( request, slug );
	await page.getByRole( 'link', { name: 'Bảng từ dịch' } ).hover();
	await quiet( page );
	await request.head( `/tai-nguyen/tai/${ slug }`, { maxRedirects: 0 } );
	expect( await countOf( request, slug ) ).toBe( before );

	await page.setViewportSize( { width: 320, height: 800 } );
	const hidden = await page
		.locator( '.hien-download-card__name' )
		.evaluateAll( ( names ) =>
			names.map( ( name ) => name.scrollHeight - name.clientHeight )
		);
	expect( hidden.length ).toBeGreaterThan( 5 );
	expect( Math.max( ...hidden ) ).toBeLessThan( 2 );
} );

test( 'the counted link redirects, and is nothing to keep or to list', async ( {
	request,
} ) => {
	const answer = await request.head(
		'/tai-nguyen/tai/bang-tra-hook-hay-dung',
		{
			maxRedirects: 0,
		}
	);
	expect( answer.status() ).toBe( 302 );
	expect( answer.headers()[ 'location' ] ).toMatch( /bang-hook\.csv$/ );
	expect( answer.headers()[ 'x-robots-tag' ] ).toContain( 'noindex' );
	expect( answer.headers()[ 'cache-control' ] ).toContain( 'no-cache' );
	const missing = await request.get( '/tai-nguyen/tai/khong-co' );
	expect( missing.status() ).toBe( 404 );
} );

test( 'a link to a question opens it, by direct load and inside the app', async ( {
	page,
} ) => {
	await open( page, '/hoi-dap-hien' );
	const fifth = page.locator( '.hien-faq__item' ).nth( 4 );
	const answer = fifth.locator( '.hien-faq__answer' );
	const hash = `#${ await answer.getAttribute( 'id' ) }`;

	await navigate( page, '/gioi-thieu', 'Giới thiệu' );
	await navigate( page, `/hoi-dap-hien${ hash }`, 'Hỏi đáp' );
	await expect( fifth ).toHaveAttribute( 'open' );
	await expect( fifth ).toBeInViewport();

	await page.reload();
	await hydrated( page );
	await expect( fifth ).toHaveAttribute( 'open' );

	const second = page.locator( '.hien-faq__item' ).nth( 1 );
	await second.locator( 'summary' ).click();
	const stayed = await staysInApp( page, () =>
		second.getByRole( 'link', { name: /^\d\d\/\d\d\/\d{4}$/ } ).click()
	);
	expect( stayed ).toBe( true );
	await expect( page ).toHaveURL( /#cau-hoi-\d+$/ );
} );

test( 'a link to a question opens it without JavaScript', async ( {
	browser,
} ) => {
	const context = await browser.newContext( { javaScriptEnabled: false } );
	const page = await context.newPage();
	await page.goto( '/hoi-dap-hien' );
	const last = page.locator( '.hien-faq__item' ).last();
	const id = await last.locator( '.hien-faq__answer' ).getAttribute( 'id' );
	await page.goto( 'about:blank' );
	await page.goto( `/hoi-dap-hien#${ id }` );
	await expect( last ).toHaveAttribute( 'open' );
	await expect( last.locator( 'summary' ) ).toBeInViewport();
} );
