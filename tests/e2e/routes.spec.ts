import { expect } from '@playwright/test';
import type { RouteName } from '../../src/contract/routes';
import { NOT_FOUND, identity, navigate, open, outline, test } from './support';

interface Address {
	readonly path: string;
	readonly status: number;
	readonly opensAbove?: boolean;
}

/** One address of each route of routes.php or more, with the demo content. Other archives are document loads. */
const addresses = {
	home: { path: '/', status: 200 },
	latest: { path: '/tin-moi', status: 200 },
	'latest, page 2': { path: '/tin-moi/page/2', status: 200 },
	wordpress: { path: '/wordpress', status: 200 },
	author: { path: '/ve-hien', status: 200 },
	about: { path: '/gioi-thieu', status: 200 },
	videos: { path: '/videos', status: 200 },
	'videos, page 2': { path: '/videos/page/2', status: 200 },
	video: { path: '/videos/hook-hoat-dong-the-nao', status: 200 },
	'video of the library': {
		path: '/videos/mot-chieu-tren-song',
		status: 200,
	},
	series: { path: '/series/wordpress-can-ban', status: 200 },
	'topic of videos': { path: '/video_cat/plugin', status: 200 },
	'keyword of videos': { path: '/video_key/khoi', status: 200 },
	courses: { path: '/khoa-hoc', status: 200 },
	course: { path: '/khoa-hoc/kem-rieng-theo-du-an', status: 200 },
	downloads: { path: '/tai-nguyen', status: 200 },
	faqs: { path: '/hoi-dap-hien', status: 200 },
	members: { path: '/thanh-vien', status: 200 },
	contact: { path: '/lien-he', status: 200 },
	menu: { path: '/menu', status: 200 },
	category: { path: '/chuyen-lop', status: 200 },
	'nested category': { path: '/wordpress/lap-trinh-plugin', status: 200 },
	'category, page 2': {
		path: '/wordpress/lap-trinh-plugin/page/2',
		status: 200,
	},
	tag: { path: '/tag/rest-api', status: 200 },
	post: {
		path: '/wordpress/lap-trinh-plugin/tao-rest-api-rieng-trong-wordpress',
		status: 200,
	},
	'post by its slug': {
		path: '/tao-rest-api-rieng-trong-wordpress',
		status: 200,
	},
	'post without picture, title and contents': {
		path: '/khong-co-tieu-de',
		status: 200,
	},
	'post behind a password': { path: '/dap-an-bai-tap-buoi-bon', status: 200 },
	'answers in ten levels': { path: '/binh-luan-muoi-tang', status: 200 },
	page: { path: '/quy-tac-lop-hoc', status: 200 },
	'nested page': { path: '/quy-tac-lop-hoc/noi-quy', status: 200 },
	images: { path: '/hinh-anh', status: 200 },
	// In the app it opens over the page that is there: see lightbox.spec.ts.
	image: { path: '/hinh-anh/17', status: 200, opensAbove: true },
	friends: { path: '/ban-be', status: 200 },
	friend: { path: '/ban-be/dang-quang-khai', status: 200 },
	search: { path: '/?s=wordpress', status: 200 },
	'search in vain': { path: '/?s=zzzz', status: 200 },
	error: { path: '/khong-co-trang-nay', status: 404 },
} satisfies Record< Exclude< RouteName, 'archive' >, object > &
	Record< string, Address >;

for ( const [ name, address ] of Object.entries< Address >( addresses ) ) {
	const { path, status, opensAbove = false } = address;
	test( `${ name }: direct load, without JavaScript and in-app agree`, async ( {
		browser,
		baseURL,
		page,
		expectedErrors,
	} ) => {
		if ( status === 404 ) {
			expectedErrors.push( NOT_FOUND );
		}
		const plain = await browser.newContext( {
			baseURL: String( baseURL ),
			javaScriptEnabled: false,
		} );
		const printed = await plain.newPage();
		const answer = await printed.goto( path );
		expect( answer?.status() ).toBe( status );
		const elements = await outline( printed );
		const withoutScript = await identity( printed );
		expect( withoutScript.heading ).toHaveLength( 1 );
		expect( withoutScript.language ).toBe( 'vi' );
		await plain.close();

		await open( page, path );
		expect( await outline( page ) ).toEqual( elements );
		const direct = await identity( page );
		expect( direct ).toEqual( withoutScript );

		if ( opensAbove ) {
			return;
		}
		await open( page, path === '/gioi-thieu' ? '/' : '/gioi-thieu' );
		await navigate( page, path, String( direct.heading[ 0 ] ) );
		await expect( page ).toHaveTitle( direct.title );
		await expect( page ).toHaveURL( path );
		expect( await identity( page ) ).toEqual( direct );
	} );
}

test(
	'anonymous pages are the same bytes, without cookie or nonce',
	{ tag: '@once' },
	async ( { request } ) => {
		const first = await request.get( '/' );
		const second = await request.get( '/' );
		expect( await second.text() ).toBe( await first.text() );
		expect( first.headers()[ 'set-cookie' ] ).toBeUndefined();
		expect( await first.text() ).not.toContain( '"nonce":"' );
	}
);
