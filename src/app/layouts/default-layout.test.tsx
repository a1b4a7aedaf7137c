import { screen, within } from '@testing-library/react';
import { courseSummary } from '../../../tests/js/catalogue';
import { options, shell, summary } from '../../../tests/js/fixtures';
import { friend, image } from '../../../tests/js/gallery';
import { renderWith } from '../../../tests/js/render-app';
import { serve, writeBoot } from '../../../tests/js/server';
import { videoList, videoSummary } from '../../../tests/js/videos';
import { DefaultLayout } from './default-layout';
import type { Shell } from '../../contract/shell';
import type { SiteComment } from '../../contract/types';

const picture = {
	image: '2026/11/anh.jpg',
	image_srcset: '',
	image_width: 900,
	image_height: 600,
	image_alt: '',
};

function listOf< Item >( ...data: Item[] ) {
	return { data, count: data.length, page: 1, pages: 1 };
}

function siteComment( overrides: Partial< SiteComment > = {} ): SiteComment {
	return {
		comment_ID: 41,
		comment_author: 'Trần Thị Bình',
		comment_author_url: '',
		avt: '/binh.svg',
		comment_content: 'Nhờ bài này mà em hiểu.',
		date: '2026-11-19T08:00:00+07:00',
		slug: 'tao-rest-api',
		title: 'Tạo REST API riêng',
		path: '/wordpress/tao-rest-api#comments41',
		id: 41,
		waiting: false,
		own: null,
		...overrides,
	};
}

/** The columns of a page, with the given responses. */
async function show( overrides: Partial< Shell > ) {
	return renderWith(
		<DefaultLayout>
			<p>Bài viết</p>
		</DefaultLayout>,
		{},
		{ shell: shell( overrides ) }
	);
}

function widget( name: string ) {
	const heading = screen.getByRole( 'heading', { name, level: 2 } );
	const section = heading.closest( 'section' );
	if ( ! section ) {
		throw new Error( `${ name } is in no widget` );
	}
	return within( section );
}

function hrefs( links: HTMLElement[] ): ( string | null )[] {
	return links.map( ( link ) => link.getAttribute( 'href' ) );
}

it( 'prints no widget that has nothing to show but the way to the page about the site', async () => {
	await show( {
		categories: listOf(),
		options: {
			...options,
			services: [],
			author: { ...options.author, bio: [] },
		},
	} );
	const headings = screen.getAllByRole( 'heading' );
	expect( headings.map( ( { textContent } ) => textContent ) ).toEqual( [
		options.author.name,
		'Về tôi',
	] );
	const about = widget( 'Về tôi' );
	expect( hrefs( about.getAllByRole( 'link' ) ) ).toEqual( [
		'http://localhost/gioi-thieu',
	] );
	expect( about.queryByRole( 'list' ) ).toBeNull();
} );

it( 'needs no request of its own', async () => {
	const asked = serve( {} );
	await show( {} );
	expect( asked ).toEqual( [] );
} );

it( 'ranks what was read most in the last days', async () => {
	await show( {
		'top-view': listOf(
			{ ...summary( { id: 1, title: 'Lộ trình' } ), recent_views: 8230 },
			{ ...summary( { id: 2, title: 'Hook' } ), recent_views: 640 }
		),
	} );
	const items = widget( 'Xem nhiều nhất' ).getAllByRole( 'listitem' );
	expect( items.map( ( { textContent } ) => textContent ) ).toEqual( [
		'Lộ trình8.230 lượt xem',
		'Hook640 lượt xem',
	] );
} );

it( 'shows what a course costs, and leads to its page', async () => {
	await show( {
		courses: listOf(
			courseSummary( {
				text: 'Viết plugin',
				path: '/khoa-hoc/viet-plugin',
				link: null,
				price: 2490000,
				price_sale: 1890000,
			} ),
			courseSummary( {
				id: 32,
				text: 'Tối ưu',
				path: '/khoa-hoc/toi-uu',
				link: 'https://lop.example',
				price: 2490000,
				price_sale: null,
			} )
		),
	} );
	const courses = widget( 'Khóa học online' );
	const links = courses.getAllByRole( 'link' );
	expect( hrefs( links ) ).toEqual( [
		'http://localhost/khoa-hoc',
		'http://localhost/khoa-hoc/viet-plugin',
		'http://localhost/khoa-hoc/toi-uu',
	] );
	expect( links[ 1 ] ).toHaveTextContent(
		'Viết pluginGiá ưu đãi 1.890.000 ₫, giá gốc 2.490.000 ₫'
	);
	expect( links[ 2 ] ).toHaveTextContent( 'Tối ưu2.490.000 ₫' );
} );

it( 'shows images and friends, and leads to all of them', async () => {
	await show( {
		images: listOf( image( { title: 'Hiên nhà', path: '/hinh-anh/9' } ) ),
		friends: listOf(
			friend( { title: 'Trần Thị Bình', path: '/ban-be/binh' } )
		),
	} );
	const [ allImages, one ] = widget( 'Hình ảnh' ).getAllByRole( 'link' );
	expect( allImages ).toHaveAccessibleName( 'Xem tất cả: Hình ảnh' );
	expect( allImages ).toHaveAttribute( 'href', 'http://localhost/hinh-anh' );
	expect( one ).toHaveAccessibleName( 'Hiên nhà' );
	const friends = widget( 'Bạn bè tin cậy' );
	expect( hrefs( friends.getAllByRole( 'link' ) ) ).toEqual( [
		'http://localhost/ban-be',
		'http://localhost/ban-be/binh',
	] );
} );

it( 'shows the latest comments, each with a way to it', async () => {
	await show( {
		comments: listOf(
			siteComment(),
			siteComment( {
				comment_ID: 42,
				comment_author: 'Lan',
				comment_author_url: 'https://lan.example',
			} )
		),
	} );
	const comments = widget( 'Bình luận mới' );
	expect( hrefs( comments.getAllByRole( 'link' ) ) ).toEqual( [
		'http://localhost/wordpress/tao-rest-api#comments41',
		'https://lan.example',
		'http://localhost/wordpress/tao-rest-api#comments41',
	] );
	expect( comments.getByText( 'Trần Thị Bình' ) ).not.toHaveAttribute(
		'href'
	);
	expect( comments.getByRole( 'link', { name: 'Lan' } ) ).toHaveAttribute(
		'rel',
		'nofollow ugc noopener external'
	);
} );

it( 'shows the newest video large, with a play mark, and the others in rows', async () => {
	await show( {
		videos: videoList( {
			data: [
				videoSummary( { id: 1, title: 'Mới nhất' } ),
				videoSummary( { id: 2, title: 'Cũ hơn' } ),
			],
		} ),
	} );
	const [ , lead, other ] = widget( 'Video' ).getAllByRole( 'link' );
	expect( lead ).toHaveTextContent( '14:05Mới nhất' );
	expect( lead?.querySelector( 'svg' ) ).not.toBeNull();
	expect( other ).toHaveTextContent( '14:05Cũ hơn' );
	expect( other?.querySelector( 'svg' ) ).toBeNull();
} );

it( 'marks links: by a letter, a picture, a floor tile, an icon', async () => {
	writeBoot();
	const link = 'https://ban.example/';
	await show( {
		links: listOf( { id: 1, link, title: 'Ổ bánh', text: 'Mỗi tuần' } ),
		projects: listOf(
			{ ...picture, id: 2, link, title: 'Lịch Học', text: '', tile: 4 },
			{
				...picture,
				image: null,
				id: 3,
				link,
				title: 'Sổ Đơn',
				text: '',
				tile: 5,
			}
		),
		options: {
			...options,
			services: [
				{
					title: 'Dạy kèm',
					text: '',
					link: 'http://localhost/lien-he',
					icon: null,
				},
			],
		},
	} );
	const lettered = widget( 'Liên kết bạn bè' ).getByRole( 'link' );
	expect( lettered ).toHaveTextContent( 'ỔỔ bánhMỗi tuần(trang ngoài)' );
	expect( lettered ).toHaveAttribute( 'rel', 'noopener external' );
	const [ pictured, tiled ] =
		widget( 'Dự án tiêu biểu' ).getAllByRole( 'link' );
	expect( pictured?.querySelector( 'img' ) ).toHaveAttribute(
		'src',
		'http://localhost/wp-content/uploads/2026/11/anh.jpg'
	);
	expect( tiled?.querySelector( 'img' ) ).toBeNull();
	expect( tiled?.querySelector( '.is-tile-5' ) ).not.toBeNull();
	const service = widget( 'Dịch vụ' ).getByRole( 'link' );
	expect( service ).not.toHaveAttribute( 'rel' );
	expect( service.querySelectorAll( 'svg' ) ).toHaveLength( 1 );
} );

it( 'shows the first line about the author in the profile and the others in a list', async () => {
	await show( {
		options: {
			...options,
			author: {
				...options.author,
				bio: [ 'Dạy WordPress.', 'Quê Quảng Ngãi.', 'Thích trà.' ],
			},
		},
	} );
	const profile = screen.getByRole( 'region', { name: 'Tác giả' } );
	expect( profile ).toHaveTextContent( 'Dạy WordPress.' );
	expect( profile ).not.toHaveTextContent( 'Quê' );
	const about = widget( 'Về tôi' );
	const lines = about.getAllByRole( 'listitem' );
	expect( lines.map( ( { textContent } ) => textContent ) ).toEqual( [
		'Quê Quảng Ngãi.',
		'Thích trà.',
	] );
	expect( hrefs( about.getAllByRole( 'link' ) ) ).toEqual( [
		'http://localhost/gioi-thieu',
	] );
} );

it( 'shows the only line about the author in both places', async () => {
	await show( {
		options: {
			...options,
			author: { ...options.author, bio: [ 'Dạy WordPress.' ] },
		},
	} );
	expect(
		screen.getByRole( 'region', { name: 'Tác giả' } )
	).toHaveTextContent( 'Dạy WordPress.' );
	expect( widget( 'Về tôi' ).getByRole( 'listitem' ) ).toHaveTextContent(
		'Dạy WordPress.'
	);
} );

it( 'has a column on both sides of the screen', async () => {
	await show( {} );
	const columns = screen.getAllByRole( 'complementary' );
	expect(
		columns.map( ( column ) => column.getAttribute( 'aria-label' ) )
	).toEqual( [ 'Tác giả và cộng đồng', 'Khám phá thêm' ] );
	expect( screen.getByText( 'Bài viết', { selector: 'p' } ) ).toBeVisible();
} );
