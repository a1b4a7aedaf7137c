import type {
	CommentList,
	Friend,
	FriendDetail,
	Image,
	ImageDetail,
	LoadedScreen,
} from '../../src/contract/types';
import { HOME, commentList, pageWords, screenOf } from './fixtures';

/*
 * Images and friends as WordPress gives them.
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

export function imageDetail(
	overrides: Partial< ImageDetail > = {}
): ImageDetail {
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

export function friend( overrides: Partial< Friend > = {} ): Friend {
	return {
		id: 41,
		slug: 'dang-quang-khai',
		path: '/ban-be/dang-quang-khai',
		title: 'Đặng Quang Khải',
		text: 'Viết plugin ban đêm.',
		link: 'https://khai.example.com/',
		image: '2026/11/khai.jpg',
		image_srcset: '',
		image_width: 256,
		image_height: 256,
		image_alt: 'Chân dung Khải',
		...overrides,
	};
}

export function friendsScreen( data = [ friend() ] ): LoadedScreen {
	return screenOf( 'friends', '/ban-be', {
		params: { page: 1 },
		data: {
			friends: {
				data,
				count: data.length,
				page: 1,
				pages: 1,
			},
			page: pageWords( 'Bạn bè', '/ban-be' ),
		},
	} );
}

export function friendScreen(
	overrides: Partial< FriendDetail > = {}
): LoadedScreen {
	return screenOf( 'friend', '/ban-be/dang-quang-khai', {
		params: { id: 41, slug: 'dang-quang-khai', part: 1, cpage: 1 },
		data: {
			friend: {
				...friend(),
				content: '<p>Khải đọc mọi bản nháp.</p>',
				protected: false,
				password_error: false,
				lead: 'Viết plugin ban đêm.',
				toc: [],
				part: 1,
				parts: 1,
				assets: { styles: [], scripts: false },
				others: [],
				breadcrumbs: [
					{ name: 'Trang chủ', path: '/' },
					{ name: 'Bạn bè', path: '/ban-be' },
				],
				...overrides,
			} satisfies FriendDetail,
		},
	} );
}
