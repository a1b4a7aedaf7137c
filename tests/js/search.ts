import type { SearchResults } from '../../src/contract/types';

/** The response of a search: results with these titles, and the number of all. */
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
