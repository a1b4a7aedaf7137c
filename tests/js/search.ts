import type { SearchResults } from '../../src/contract/types';

/** What a search answers: results with these titles, of so many in all. */
export function found(
	titles: readonly string[],
	count = titles.length
): SearchResults {
	return {
		data: titles.map( ( title, index ) => ( {
			id: index + 1,
			slug: `bai-${ index + 1 }`,
			path: `/bai-${ index + 1 }`,
			type: 'Bài viết',
			title,
			date: '2026-11-18T08:00:00+07:00',
			excerpt: '',
			tile: 1,
			icon: 1,
			image: null,
			image_srcset: '',
			image_width: null,
			image_height: null,
			image_alt: '',
		} ) ),
		count,
		page: 1,
		pages: 1,
	};
}
