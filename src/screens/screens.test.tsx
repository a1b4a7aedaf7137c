import { screen, within } from '@testing-library/react';
import {
	categoryScreen,
	comment,
	commentList,
	homeScreen,
	latestScreen,
	pageWords,
	post,
	postList,
	postScreen,
	screenOf,
	summaries,
	summary,
	term,
	wordpressScreen,
} from '../../tests/js/fixtures';
import { renderWith } from '../../tests/js/render-app';
import { testStates } from '../../tests/js/screen-states';
import type { ScreenComponent } from '../../tests/js/screen-states';
import { offline, serve } from '../../tests/js/server';
import type { PageWords, LoadedScreen, SearchResult } from '../contract/types';
import { ArchiveScreen } from './archive/archive-screen';
import { CategoryScreen } from './category/category-screen';
import { HomeScreen } from './home/home-screen';
import { LatestScreen } from './latest/latest-screen';
import { MembersScreen } from './members/members-screen';
import { PageScreen } from './page/page-screen';
import { PostScreen } from './post/post-screen';
import { SearchScreen } from './search/search-screen';
import { TagScreen } from './tag/tag-screen';
import { WordpressScreen } from './wordpress/wordpress-screen';
import { responsesOf } from '../stores/responses';

function tagScreen(): LoadedScreen {
	return screenOf( 'tag', '/tag/php', {
		params: { tag: 'php', page: 1 },
		data: {
			tag: {
				...postList(),
				term: term( { name: 'PHP', path: '/tag/php' } ),
			},
		},
	} );
}

function archiveScreen(): LoadedScreen {
	return screenOf( 'archive', '/2026/11', {
		params: { heading: 'Tháng 11/2026', year: 2026, month: 11, page: 1 },
		data: { posts: postList( { pages: 2 } ) },
	} );
}

function found(): SearchResult {
	return {
		...summary(),
		slug: 'tao-rest-api',
		type: 'Bài viết',
		title: 'Tạo REST API riêng',
		excerpt: '… <mark>API</mark> viết bằng &lt;b&gt; &amp; PHP',
		tile: 1,
	};
}

function searchScreen( words: string, data: SearchResult[] ): LoadedScreen {
	const results = {
		data,
		count: data.length,
		page: 1,
		pages: data.length * 2,
	};
	return screenOf( 'search', `/?s=${ words }`, {
		params: { heading: 'Tìm kiếm', search: words, page: 1 },
		data: { results },
	} );
}

function membersScreen(): LoadedScreen {
	const member = {
		name: 'Trần Thị Bình',
		avt: '/binh.svg',
		date: '2026-11-17T23:30:00+07:00',
	};
	return screenOf( 'members', '/thanh-vien', {
		params: { page: 1 },
		data: {
			members: {
				data: [ member ],
				count: 51,
				page: 1,
				pages: 2,
			},
			page: pageWords( 'Thành viên', '/thanh-vien' ),
		},
	} );
}

function pageScreen( comments = commentList() ): LoadedScreen {
	const entry = post( {
		type: 'page',
		slug: 'gioi-thieu',
		title: 'Giới thiệu',
	} );
	return screenOf( 'page', '/gioi-thieu', {
		params: { id: 11, slug: 'gioi-thieu', part: 1, cpage: 1, type: 'page' },
		data: {
			post: entry,
			comments,
		},
	} );
}

const ALL: [ string, ScreenComponent, LoadedScreen, string ][] = [
	[ 'home', HomeScreen, homeScreen(), 'Hiên: blog lập trình WordPress' ],
	[ 'latest', LatestScreen, latestScreen(), 'Tin mới' ],
	[ 'wordpress', WordpressScreen, wordpressScreen(), 'WordPress' ],
	[ 'members', MembersScreen, membersScreen(), 'Thành viên' ],
	[ 'category', CategoryScreen, categoryScreen(), 'WordPress' ],
	[ 'tag', TagScreen, tagScreen(), 'PHP' ],
	[ 'archive', ArchiveScreen, archiveScreen(), 'Tháng 11/2026' ],
	[ 'post', PostScreen, postScreen(), 'Tạo REST API riêng' ],
	[ 'page', PageScreen, pageScreen(), 'Giới thiệu' ],
];

ALL.forEach( ( each ) => testStates( ...each ) );

describe.each( [
	{
		name: 'latest',
		Component: LatestScreen,
		given: ( page: Partial< PageWords > ) => latestScreen( 1, page ),
		text: 'Những bài viết mới nhất trên Hiên.',
	},
	{
		name: 'wordpress',
		Component: WordpressScreen,
		given: wordpressScreen,
		text: 'Bài học và mẹo.',
	},
] )( 'the page of the $name screen', ( { Component, given, text } ) => {
	async function renderPage( page: Partial< PageWords > ) {
		const shown = given( page );
		await renderWith(
			<Component screen={ shown } />,
			responsesOf( shown )
		);
	}

	it( 'gives it its title, its text and its content', async () => {
		await renderPage( {
			title: 'Hôm nay',
			text: 'Viết chậm.',
			content: '<p>Lời ngỏ.</p>',
		} );
		expect(
			screen.getByRole( 'heading', { level: 1, name: 'Hôm nay' } )
		).toBeVisible();
		expect( screen.getByText( 'Viết chậm.' ) ).toBeVisible();
		expect( screen.getByText( 'Lời ngỏ.' ) ).toBeVisible();
	} );

	it( 'leaves it its own text where it has none', async () => {
		await renderPage( {} );
		expect( screen.getByText( text ) ).toBeVisible();
	} );
} );

describe( 'without posts', () => {
	it( 'home says that the first is to come', async () => {
		const given = screenOf( 'home', '/', {
			data: { featured: { banner: [], highlights: [], sections: [] } },
		} );
		await renderWith(
			<HomeScreen screen={ given } />,
			responsesOf( given )
		);
		expect( screen.getByText( 'Chưa có bài viết nào' ) ).toBeVisible();
	} );

	it.each( [
		[ LatestScreen, latestScreen(), 'posts', 'Bài đầu tiên sắp lên hiên.' ],
		[
			CategoryScreen,
			categoryScreen(),
			'category',
			'Chuyên mục này đang chờ bài đầu tiên.',
		],
		[ TagScreen, tagScreen(), 'tag', 'Từ khóa này đang chờ bài đầu tiên.' ],
		[ ArchiveScreen, archiveScreen(), 'posts', 'Ở đây chưa có bài nào.' ],
	] as [ ScreenComponent, LoadedScreen, string, string ][] )(
		'a list says why it is empty',
		async ( Component, filled, name, text ) => {
			const list = filled.data[ name ] as object;
			const given = {
				...filled,
				data: {
					...filled.data,
					[ name ]: { ...list, data: [], count: 0, pages: 0 },
				},
			};
			await renderWith(
				<Component screen={ given } />,
				responsesOf( given )
			);
			expect( screen.getByText( 'Chưa có bài viết nào' ) ).toBeVisible();
			expect( screen.getByText( text, { exact: false } ) ).toBeVisible();
			expect(
				screen.getByRole( 'link', { name: 'Về trang chủ' } )
			).toBeVisible();
		}
	);
} );

it( 'a site without members says so', async () => {
	const filled = membersScreen();
	const empty = {
		...filled,
		data: {
			...filled.data,
			members: { data: [], count: 0, page: 1, pages: 0 },
		},
	};
	await renderWith(
		<MembersScreen screen={ empty } />,
		responsesOf( empty )
	);
	expect( screen.getByText( 'Chưa có thành viên nào' ) ).toBeVisible();
	expect( screen.queryByRole( 'list' ) ).toBeNull();
} );

describe( 'lists', () => {
	it( 'are paged from the bare path', async () => {
		const given = latestScreen( 2 );
		await renderWith(
			<LatestScreen screen={ given } />,
			responsesOf( given )
		);
		const target = ( name: string ) =>
			screen.getByRole( 'link', { name } ).getAttribute( 'href' );
		expect( target( 'Trang 1' ) ).toBe( 'http://localhost/tin-moi' );
		expect( target( 'Trang 3' ) ).toBe( 'http://localhost/tin-moi/page/3' );
	} );

	it( 'of a category lead up to its parents and down to its children', async () => {
		await renderWith( <CategoryScreen screen={ categoryScreen() } />, {
			'categories/wordpress?page=1': {
				...postList(),
				term: term(),
				parents: [
					term( { id: 1, name: 'Lập trình', path: '/lap-trinh' } ),
				],
				children: [
					term( {
						id: 5,
						name: 'Plugin',
						path: '/wordpress/plugin',
					} ),
				],
			},
		} );
		const trail = screen.getByRole( 'navigation', { name: 'Đường dẫn' } );
		expect( trail ).toHaveTextContent( 'Trang chủLập trìnhWordPress' );
		const children = screen.getByRole( 'navigation', {
			name: 'Chuyên mục con',
		} );
		expect(
			within( children ).getByRole( 'link', { name: 'Plugin' } )
		).toHaveAttribute( 'href', 'http://localhost/wordpress/plugin' );
	} );

	it( 'of a search keep the words, in the field and from page to page', async () => {
		const given = searchScreen( 'rest api', [ found() ] );
		await renderWith(
			<SearchScreen screen={ given } />,
			responsesOf( given )
		);
		expect( screen.getByRole( 'searchbox' ) ).toHaveValue( 'rest api' );
		expect(
			screen.getByRole( 'link', { name: 'Trang 2' } )
		).toHaveAttribute( 'href', 'http://localhost/page/2?s=rest%20api' );
	} );

	it( 'of a search mark what was found, and nothing in it is markup', async () => {
		const given = searchScreen( 'api', [ found() ] );
		await renderWith(
			<SearchScreen screen={ given } />,
			responsesOf( given )
		);
		expect( screen.getByText( 'API' ).tagName ).toBe( 'MARK' );
		expect(
			screen.getByText( 'viết bằng <b> & PHP', { exact: false } )
		).toBeVisible();
	} );

	it( 'of a search say when there is nothing, or nothing to look for', async () => {
		const none = searchScreen( 'zzz', [] );
		await renderWith(
			<SearchScreen screen={ none } />,
			responsesOf( none )
		);
		expect( screen.getByText( 'Không tìm thấy gì' ) ).toBeVisible();
		const empty = searchScreen( '', [] );
		await renderWith(
			<SearchScreen screen={ empty } />,
			responsesOf( empty )
		);
		const page = within(
			screen.getByRole( 'search', { name: 'Tìm nội dung' } )
				.parentElement ?? document.body
		);
		expect( page.getByText( 'Bạn muốn tìm gì?' ) ).toBeVisible();
		expect( page.getByText( /^Gõ tên bài viết/ ) ).toBeVisible();
		expect( page.queryByText( /từ khác/ ) ).not.toBeInTheDocument();
	} );
} );

describe( 'a post', () => {
	async function renderPost( ...args: Parameters< typeof postScreen > ) {
		const given = postScreen( ...args );
		await renderWith(
			<PostScreen screen={ given } />,
			responsesOf( given )
		);
	}

	it( 'shows its text, author, keywords and what is related', async () => {
		await renderPost( {
			tags: [
				{
					id: 8,
					name: 'REST API',
					slug: 'rest-api',
					path: '/tag/rest-api',
					tile: 1,
				},
			],
			related: summaries( 3 ),
			previous: { title: 'Bài cũ', path: '/cu' },
		} );
		expect(
			screen.getByText( 'Khi giao diện cần một danh sách khóa học.' )
		).toBeVisible();
		expect( screen.getByText( 'Kèm mã nguồn chạy được.' ) ).toBeVisible();
		expect(
			screen.getByText( 'Dạy lập trình từ năm 2014.' )
		).toBeVisible();
		expect(
			screen.getByRole( 'link', { name: 'REST API' } )
		).toBeVisible();
		expect( screen.getByRole( 'link', { name: /Bài cũ/ } ) ).toBeVisible();
		expect(
			screen.getByRole( 'region', { name: 'Bài viết liên quan' } )
		).toBeVisible();
		expect( screen.getByAltText( 'Hiên nhà buổi sáng' ) ).toBeVisible();
	} );

	it( 'has contents from two headings on', async () => {
		await renderPost( { toc: [ { id: 'a', text: 'Một', level: 2 } ] } );
		expect(
			screen.queryByRole( 'navigation', { name: 'Mục lục' } )
		).toBeNull();
	} );

	it( 'asks for its password instead of its text', async () => {
		await renderPost( {
			protected: true,
			password_error: true,
			content: '',
		} );
		expect( screen.getByLabelText( 'Mật khẩu' ) ).toBeVisible();
		expect( screen.getByRole( 'alert' ) ).toBeVisible();
		expect(
			screen.queryByRole( 'region', { name: 'Bình luận' } )
		).toBeNull();
	} );

	it( 'leads to its other parts', async () => {
		await renderPost( { parts: 2 } );
		const parts = screen.getByRole( 'navigation', {
			name: 'Các phần của bài',
		} );
		expect(
			within( parts ).getByRole( 'link', { name: 'Trang 2' } )
		).toHaveAttribute(
			'href',
			'http://localhost/wordpress/tao-rest-api/2'
		);
	} );

	it( 'shows comments, also where no more may be written', async () => {
		await renderPost(
			{ comment_state: { open: false, count: 1 } },
			commentList( [ comment() ] )
		);
		expect(
			screen.getByRole( 'heading', { name: '1 bình luận' } )
		).toBeVisible();
		expect( screen.getByText( 'Em cảm ơn thầy.' ) ).toBeVisible();
	} );

	it( 'has no place for comments that are closed and none', async () => {
		await renderPost( { comment_state: { open: false, count: 0 } } );
		expect(
			screen.queryByRole( 'region', { name: 'Bình luận' } )
		).toBeNull();
	} );

	it( 'stays readable when its comments fail', async () => {
		const { data, ...given } = postScreen();
		const shown = { ...given, data: { post: data[ 'post' ] } };
		serve( { 'cmt?object_id=11&page=1&type=posts': offline } );
		await renderWith(
			<PostScreen screen={ shown } />,
			responsesOf( shown )
		);
		expect( await screen.findByRole( 'alert' ) ).toBeVisible();
		expect(
			screen.getByText( 'Khi giao diện cần một danh sách khóa học.' )
		).toBeVisible();
	} );
} );

describe( 'a page', () => {
	it( 'has no byline and no author box', async () => {
		const given = pageScreen();
		await renderWith(
			<PageScreen screen={ given } />,
			responsesOf( given )
		);
		expect( screen.queryByText( 'Dạy lập trình từ năm 2014.' ) ).toBeNull();
		expect( screen.queryByText( '12 phút đọc' ) ).toBeNull();
	} );
} );
