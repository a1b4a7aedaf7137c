import { SHELL } from '../../src/contract/shell';
import type { Shell } from '../../src/contract/shell';
import type {
	Comment,
	CommentList,
	Head,
	MenuItem,
	Options,
	PageWords,
	Post,
	PostAssets,
	PostList,
	PostSummary,
	LoadedScreen,
	SignedInUser,
	Term,
} from '../../src/contract/types';

export const HOME = 'http://localhost';

/*
 * Responses as WordPress returns them; a test overrides the fields that it is about.
 */

/** A member who is signed in. */
export const BINH: SignedInUser = {
	id: 2,
	name: 'Trần Thị Bình',
	avatar_urls: { 96: `${ HOME }/binh.svg` },
	scope: [ 'subscriber' ],
	reply_mail: false,
	saved: [],
	chat_begun: false,
};

export const head: Head = {
	description: 'Viết chậm, giải thích kỹ.',
	canonical: `${ HOME }/`,
	robots: 'max-image-preview:large',
	language: 'vi',
	og: {
		type: 'website',
		title: 'Hiên',
		description: 'Viết chậm, giải thích kỹ.',
		url: `${ HOME }/`,
		image: null,
		image_alt: '',
		image_width: null,
		image_height: null,
		video: null,
	},
	prev: null,
	next: null,
};

export function menuItem( title: string, path: string ): MenuItem {
	return { title, path, url: HOME + path, icon: null };
}

export const options: Options = {
	site: {
		name: 'Hiên',
		title_separator: '–',
		description: 'blog lập trình WordPress',
		logo: null,
		home: HOME,
		login: `${ HOME }/cua-vao/`,
		password_form: `${ HOME }/wp/wp-login.php?action=postpass`,
		uploads: `${ HOME }/wp-content/uploads/`,
		language: 'vi',
		date_zone: 'Asia/Ho_Chi_Minh',
	},
	handle: 'hien',
	author: {
		name: 'Nguyễn Văn An',
		avt: `${ HOME }/an.svg`,
		cover: null,
		bio: [ 'Dạy lập trình WordPress.' ],
		social: [
			{
				name: 'YouTube',
				url: 'https://youtube.com/@hien',
				icon: 'youtube',
			},
		],
		members: 1248,
		posts: 326,
		videos: 0,
	},
	topic: true,
	counts: {
		posts: 326,
		videos: 0,
		images: 0,
		courses: 0,
		downloads: 0,
		faqs: 0,
		friends: 0,
		members: 1248,
	},
	services: [],
	projects: [],
	banner: [],
	chat_links: [],
	menu: {
		primary: [
			menuItem( 'Trang chủ', '/' ),
			menuItem( 'Tin mới', '/tin-moi' ),
			menuItem( 'WordPress', '/wordpress' ),
		],
		footer: [
			{
				title: 'Khám phá',
				items: [ menuItem( 'Giới thiệu', '/gioi-thieu' ) ],
			},
		],
	},
	contact: { address: '', phone: '', email: '', hours: '', map: null },
	footer: { about: 'Nơi thầy An kể chuyện.', copyright: '© Hiên', note: '' },
	chat: null,
	login: {
		registration: false,
		social: [],
		privacy: '',
		zxcvbn: `${ HOME }/wp-includes/js/zxcvbn.min.js`,
	},
};

export function term( overrides: Partial< Term > = {} ): Term {
	return {
		id: 3,
		name: 'WordPress',
		slug: 'wordpress',
		path: '/wordpress',
		tile: 2,
		count: 12,
		parent: 0,
		description: 'Bài học và mẹo.',
		...overrides,
	};
}

export function summary( overrides: Partial< PostSummary > = {} ): PostSummary {
	const { id, name, slug, path, tile } = term();
	return {
		id: 11,
		slug: 'tao-rest-api',
		path: '/wordpress/tao-rest-api',
		title: 'Tạo REST API riêng',
		image: '2026/11/rest.jpg',
		image_srcset: '',
		image_width: 1200,
		image_height: 630,
		image_alt: 'Hiên nhà buổi sáng',
		date: '2026-11-18T23:30:00+07:00',
		modified: '2026-11-18T23:30:00+07:00',
		excerpt: 'Từ đường dẫn đầu tiên đến phân quyền.',
		minutes: 12,
		category: { id, name, slug, path, tile },
		comments: 37,
		views: 4812,
		author: { name: 'Nguyễn Văn An', avt: `${ HOME }/an.svg` },
		sticky: false,
		protected: false,
		tile: 2,
		icon: 5,
		...overrides,
	};
}

/** Posts that differ in id, title and path. */
export function summaries( count: number ): PostSummary[] {
	return Array.from( { length: count }, ( _, index ) =>
		summary( {
			id: index + 1,
			title: `Bài số ${ index + 1 }`,
			path: `/wordpress/bai-${ index + 1 }`,
		} )
	);
}

export function postList( overrides: Partial< PostList > = {} ): PostList {
	return { data: [ summary() ], count: 1, page: 1, pages: 1, ...overrides };
}

const NOTHING = { data: [], count: 0, page: 1, pages: 0 };

/** The shell's responses by name: the site, one category, and what a test adds; the others are empty lists. */
export function shell(
	overrides: Partial< Shell > = {}
): Record< string, unknown > {
	const others: Record< string, unknown > = Object.fromEntries(
		Object.keys( SHELL ).map( ( name ) => [ name, NOTHING ] )
	);
	return {
		...others,
		options,
		categories: { data: [ term() ], count: 1, page: 1, pages: 1 },
		...overrides,
	};
}

export function post( overrides: Partial< Post > = {} ): Post {
	return {
		...summary(),
		type: 'post',
		content: '<p>Khi giao diện cần một danh sách khóa học.</p>',
		password_error: false,
		lead: 'Kèm mã nguồn chạy được.',
		toc: [],
		author: {
			id: 1,
			name: 'Nguyễn Văn An',
			avt: `${ HOME }/an.svg`,
			bio: 'Dạy lập trình từ năm 2014.',
			path: null,
		},
		tags: [],
		categories: [],
		breadcrumbs: [
			{ name: 'Trang chủ', path: '/' },
			{ name: 'WordPress', path: '/wordpress' },
		],
		related: [],
		previous: null,
		next: null,
		part: 1,
		parts: 1,
		comment_state: { open: true, count: 0 },
		assets: { styles: [], scripts: false },
		...overrides,
	};
}

export function comment( overrides: Partial< Comment > = {} ): Comment {
	return {
		id: 21,
		parent: 0,
		author: 'Phạm Quốc Dũng',
		url: '',
		avt: `${ HOME }/dung.svg`,
		content: '<p>Em cảm ơn thầy.</p>',
		date: '2026-11-19T08:00:00+07:00',
		by_author: false,
		depth: 1,
		waiting: false,
		deleted: false,
		own: null,
		...overrides,
	};
}

export function commentList(
	data: Comment[] = [],
	overrides: Partial< CommentList > = {}
): CommentList {
	const count = data.length;
	return {
		object_id: 11,
		max_depth: 5,
		data,
		count,
		page: 1,
		pages: 1,
		...overrides,
	};
}

/** The page that the author writes for a fixed route. */
export function pageWords(
	title: string,
	path: string,
	overrides: Partial< PageWords > = {}
): PageWords {
	return {
		id: 31,
		slug: path.slice( 1 ),
		path,
		title,
		text: '',
		content: '',
		toc: [],
		sections: [],
		assets: { styles: [], scripts: false },
		...overrides,
	};
}

export function screenOf(
	route: string,
	path: string,
	overrides: Partial< LoadedScreen > = {}
): LoadedScreen {
	return {
		route,
		path,
		params: {},
		layout: [ 'post', 'page', 'error' ].includes( route )
			? 'detail'
			: 'default',
		status: 200,
		title: `${ route } – Hiên`,
		head,
		classes: [ `hien-test-${ route }` ],
		edit_url: null,
		styles: [],
		document: false,
		version: '1',
		data: {},
		...overrides,
	};
}

export function homeScreen(): LoadedScreen {
	return screenOf( 'home', '/', {
		title: 'Hiên',
		data: {
			featured: {
				banner: [],
				within: null,
				highlights: [ summary() ],
				sections: [
					{
						category: term(),
						data: summaries( 1 ),
					},
				],
			},
		},
	} );
}

export function latestScreen(
	page = 1,
	overrides: Partial< PageWords > = {}
): LoadedScreen {
	const path = page > 1 ? `/tin-moi/page/${ page }` : '/tin-moi';
	return screenOf( 'latest', path, {
		title: 'Tin mới – Hiên',
		params: { page },
		data: {
			posts: postList( { page, pages: 3 } ),
			page: pageWords( 'Tin mới', '/tin-moi', overrides ),
		},
	} );
}

export function categoryScreen(
	name = 'WordPress',
	slug = 'wordpress'
): LoadedScreen {
	return screenOf( 'category', `/${ slug }`, {
		title: `${ name } – Hiên`,
		params: { category: slug, page: 1 },
		data: {
			category: {
				...postList(),
				term: term( { name, slug, path: `/${ slug }` } ),
				parents: [],
				children: [],
			},
		},
	} );
}

/** Assets of a text with a gallery, which has a style sheet. */
export const WITH_SHEET: PostAssets = {
	styles: [
		{
			handle: 'wp-block-gallery',
			href: 'http://localhost/gallery.css',
			css: '',
		},
	],
	scripts: false,
};

export function postScreen(
	overrides: Partial< Post > = {},
	comments = commentList()
): LoadedScreen {
	const entry = post( overrides );
	const { id, slug = '', path, title } = entry;
	return screenOf( 'post', path, {
		title: `${ title } – Hiên`,
		params: { id, slug, part: 1, cpage: 1 },
		data: {
			post: entry,
			comments,
		},
	} );
}

export function notFoundScreen( path: string ): LoadedScreen {
	return screenOf( 'error', path, {
		status: 404,
		title: 'Trang lỗi – Hiên',
	} );
}
