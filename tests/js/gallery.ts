import type {
	CommentList,
	Image,
	ImageDetail,
	LoadedScreen,
} from '../../src/contract/types';
import { HOME, commentList, pageWords, screenOf } from './fixtures';

/*
 * Images as WordPress gives them.
 */

export function image( overrides: Partial< Image > = {} ): Image {
	return {
		id: 8,
		post_id: 80,
		path: '/hinh-anh/8',
		title: 'Thuyền nhỏ lúc sớm',
		decs: '<p>Sáu giờ sáng, mặt hồ chưa có gió.</p>',
		image: `${ HOME }/thuyen.jpg`,
		image_srcset: '',
		image_width: 1024,
		image_height: 768,
		image_alt: 'Thuyền buồm trên hồ',
		thumb: `${ HOME }/thuyen-300x225.jpg`,
		date: '2026-11-10T06:00:00+07:00',
		comments: 0,
		...overrides,
	};
}

function imageDetail( overrides: Partial< ImageDetail > = {} ): ImageDetail {
	return {
		...image(),
		previous: 9,
		next: 7,
		position: 17,
		total: 24,
		list_path: '/hinh-anh',
		author: { name: 'Nguyễn Văn An', avt: `${ HOME }/an.svg` },
		protected: false,
		password_error: false,
		comment_state: { open: true, count: 0 },
		breadcrumbs: [
			{ name: 'Trang chủ', path: '/' },
			{ name: 'Hình ảnh', path: '/hinh-anh' },
		],
		...overrides,
	};
}

export function imagesScreen( data = [ image() ], pages = 1 ): LoadedScreen {
	return screenOf( 'images', '/hinh-anh', {
		params: { page: 1 },
		data: {
			images: {
				data,
				count: data.length,
				page: 1,
				pages,
			},
			page: pageWords( 'Hình ảnh', '/hinh-anh' ),
		},
	} );
}

export function imageScreen(
	overrides: Partial< ImageDetail > = {},
	comments: CommentList = commentList()
): LoadedScreen {
	const { id = 8, path = `/hinh-anh/${ id }` } = overrides;
	const postId = id * 10;
	return screenOf( 'image', path, {
		params: {
			id: postId,
			slug: String( id ),
			part: 1,
			cpage: 1,
			type: 'hien_image',
		},
		data: {
			image: imageDetail( {
				post_id: postId,
				path,
				...overrides,
			} ),
			comments,
		},
	} );
}
