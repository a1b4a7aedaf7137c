import type {
	CourseSummary,
	Faq,
	PostAssets,
	LoadedScreen,
} from '../../src/contract/types';
import { pageWords, screenOf } from './fixtures';

/*
 * Courses and questions as WordPress gives them.
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

export function faqsScreen(
	data = [ faq() ],
	assets: PostAssets = { styles: [], scripts: false }
): LoadedScreen {
	const path = '/hoi-dap-hien';
	return screenOf( 'faqs', path, {
		params: { page: 1, handle: 'hien' },
		data: {
			faqs: { data, count: data.length, page: 1, pages: 1, assets },
			page: pageWords( 'Hỏi đáp', path ),
		},
	} );
}
