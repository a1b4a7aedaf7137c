import type {
	Course,
	CourseSummary,
	Download,
	Faq,
	PostAssets,
	LoadedScreen,
} from '../../src/contract/types';
import { HOME, pageWords, screenOf } from './fixtures';

/*
 * Courses, downloads and questions as WordPress gives them.
 */

export function courseSummary(
	overrides: Partial< CourseSummary > = {}
): CourseSummary {
	return {
		id: 41,
		slug: 'viet-plugin',
		path: '/khoa-hoc/viet-plugin',
		link: null,
		avt: null,
		tile: 3,
		icon: 7,
		text: 'Viết plugin',
		excerpt: 'REST API, kiểm thử, phát hành.',
		price: 1990000,
		price_sale: 1290000,
		sale_end: '2035-12-31T23:59:59+07:00',
		sale_until: '31/12/2035',
		percent: 35,
		image: null,
		image_srcset: '',
		image_width: null,
		image_height: null,
		image_alt: '',
		...overrides,
	};
}

export function course( overrides: Partial< Course > = {} ): Course {
	return {
		...courseSummary(),
		content: '<p>Mười hai buổi.</p>',
		protected: false,
		password_error: false,
		lead: 'REST API, kiểm thử, phát hành.',
		toc: [],
		part: 1,
		parts: 1,
		assets: { styles: [], scripts: false },
		breadcrumbs: [
			{ name: 'Trang chủ', path: '/' },
			{ name: 'Khóa học', path: '/khoa-hoc' },
		],
		...overrides,
	};
}

export function download( overrides: Partial< Download > = {} ): Download {
	return {
		id: 51,
		slug: 'mau-theme-json',
		name: 'Mẫu theme.json',
		file: `${ HOME }/tai-nguyen/tai/mau-theme-json`,
		type: 'JSON',
		kind: 'code',
		size: 18432,
		date: '2026-11-18T23:30:00+07:00',
		text: '',
		downloads: 7,
		...overrides,
	};
}

export function faq( overrides: Partial< Faq > = {} ): Faq {
	return {
		id: 61,
		number: 1,
		question: 'Bắt đầu từ PHP hay từ WordPress?',
		answer: '<p>Học song song.</p>',
		asked_by: 'Lan',
		date: '2026-11-18T23:30:00+07:00',
		...overrides,
	};
}

/** A page of a list. */
function listOf< Item >( data: Item[], pages = 1 ) {
	return { data, count: data.length, page: 1, pages };
}

export function coursesScreen(
	data = [ courseSummary() ],
	{ pages = 1, words = pageWords( 'Khóa học', '/khoa-hoc' ) } = {}
): LoadedScreen {
	return screenOf( 'courses', '/khoa-hoc', {
		params: { page: 1 },
		data: {
			courses: listOf( data, pages ),
			page: words,
		},
	} );
}

export function courseScreen(
	overrides: Partial< Course > = {}
): LoadedScreen {
	const { id, slug, path } = courseSummary();
	return screenOf( 'course', path, {
		layout: 'detail',
		params: { id, slug, part: 1, cpage: 1, type: 'hien_course' },
		data: {
			course: course( overrides ),
		},
	} );
}

export function downloadsScreen( data = [ download() ] ): LoadedScreen {
	return screenOf( 'downloads', '/tai-nguyen', {
		params: { page: 1 },
		data: {
			downloads: listOf( data ),
			page: pageWords( 'Tài nguyên', '/tai-nguyen' ),
		},
	} );
}

export function faqsScreen(
	data = [ faq() ],
	handle = 'hien',
	assets: PostAssets = { styles: [], scripts: false }
): LoadedScreen {
	const path = `/hoi-dap-${ handle }`;
	return screenOf( 'faqs', path, {
		params: { page: 1, handle },
		data: {
			faqs: {
				...listOf( data ),
				assets,
			},
			page: pageWords( 'Hỏi đáp', path ),
		},
	} );
}
