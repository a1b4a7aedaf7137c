import type {
	LoadedScreen,
	TermRef,
	Video,
	VideoList,
	VideoSummary,
} from '../../src/contract/types';
import {
	commentList,
	pageWords,
	post,
	screenOf,
	summary,
	term,
} from './fixtures';

/*
 * Videos as WordPress gives them.
 */

export const EMBED =
	'https://www.youtube-nocookie.com/embed/hien-demo-2?rel=0&start=90';

const series: TermRef = {
	id: 5,
	name: 'WordPress căn bản',
	slug: 'can-ban',
	path: '/series/can-ban',
	tile: 6,
};

export const topics = [
	term( { id: 6, name: 'Plugin', path: '/video_cat/plugin' } ),
	term( { id: 7, name: 'Máy chủ', path: '/video_cat/may-chu' } ),
];

export function videoSummary(
	overrides: Partial< VideoSummary > = {}
): VideoSummary {
	const picture = summary();
	return {
		id: 71,
		slug: 'hook',
		path: '/videos/hook',
		title: 'Hook và quán cà phê',
		tile: 4,
		date: '2026-11-18T23:30:00+07:00',
		excerpt: 'Mười bốn phút.',
		duration: '14:05',
		views: 9312,
		series: null,
		image: picture.image,
		image_srcset: picture.image_srcset,
		image_width: picture.image_width,
		image_height: picture.image_height,
		image_alt: picture.image_alt,
		...overrides,
	};
}

/** Videos that differ in id, title and path. */
export function videoSummaries( count: number ): VideoSummary[] {
	return Array.from( { length: count }, ( _, index ) =>
		videoSummary( {
			id: index + 1,
			title: `Video số ${ index + 1 }`,
			path: `/videos/video-${ index + 1 }`,
		} )
	);
}

export function video( overrides: Partial< Video > = {} ): Video {
	const { author, comment_state: commentState, assets } = post();
	return {
		...videoSummary(),
		kind: 'youtube',
		link: 'https://www.youtube.com/watch?v=hien-demo-2&t=90s',
		embed: EMBED,
		file: '',
		content: '<p>Action là lúc quán gọi tên bạn.</p>',
		protected: false,
		password_error: false,
		lead: '',
		toc: [],
		part: 1,
		parts: 1,
		assets,
		modified: '2026-11-18T23:30:00+07:00',
		author,
		terms: [],
		series_items: [],
		series_first: 0,
		series_total: 0,
		previous: null,
		next: null,
		related: [],
		comment_state: commentState,
		breadcrumbs: [
			{ name: 'Trang chủ', path: '/' },
			{ name: 'Video', path: '/videos' },
		],
		...overrides,
	};
}

/**
 * The second of three videos of a series.
 *
 * @param first Number of the first one in the series.
 */
export function videoInSeries( first = 1 ): Video {
	const items = videoSummaries( 3 ).map( ( item ) => ( {
		...item,
		series,
	} ) );
	const [ before, current, after ] = items;
	return video( {
		...current,
		series,
		series_items: items,
		series_first: first,
		series_total: first + 2,
		previous: { title: before?.title ?? '', path: before?.path ?? '' },
		next: { title: after?.title ?? '', path: after?.path ?? '' },
	} );
}

export function videoScreen(
	given: Partial< Video > = {},
	comments = commentList()
): LoadedScreen {
	return screenOf( 'video', '/videos/hook', {
		params: {
			id: 71,
			slug: 'hook',
			part: 1,
			cpage: 1,
			type: 'hien_video',
		},
		data: {
			video: video( given ),
			comments,
		},
	} );
}

export function videoList( overrides: Partial< VideoList > = {} ): VideoList {
	return {
		data: [ videoSummary() ],
		count: 1,
		page: 1,
		pages: 1,
		term: null,
		parents: [],
		filters: topics,
		...overrides,
	};
}

export function videosScreen( list: Partial< VideoList > = {} ): LoadedScreen {
	return screenOf( 'videos', '/videos', {
		params: { page: 1 },
		data: {
			videos: videoList( list ),
			page: pageWords( 'Video', '/videos' ),
		},
	} );
}

export function seriesScreen( list: Partial< VideoList > = {} ): LoadedScreen {
	return screenOf( 'series', '/video_cat/plugin', {
		params: { taxonomy: 'video_cat', term: 'plugin', page: 1 },
		data: {
			videos: videoList( {
				term: term( {
					id: 6,
					name: 'Plugin',
					path: '/video_cat/plugin',
					description: 'Viết từ đầu.',
				} ),
				parents: [ { name: 'Video', path: '/videos' } ],
				...list,
			} ),
		},
	} );
}
