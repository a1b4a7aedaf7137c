import type { ComponentType } from 'react';
import type { RouteName } from '../contract/routes';
import { loadLightbox } from '../features/lightbox';
import type { ScreenProps } from '../lib/screen-props';
import { ErrorScreen } from './error/error-screen';

export type ScreenComponent = ComponentType< ScreenProps >;

/** What the app needs to show a route; its layout is named by the contract. */
interface RouteScreen {
	/** Loads its component, in a lazy chunk of its own. */
	readonly load: () => Promise< ScreenComponent >;
	/** Whether the screen renders its text in <Later>, and waits there for the styles of the text. */
	readonly isTextDeferred?: boolean;
	readonly loadMore?: () => Promise< void >;
}

/** A route's screen is all that its module exports. */
function screen(
	importIt: () => Promise< Readonly< Record< string, ScreenComponent > > >,
	more: Omit< RouteScreen, 'load' > = {}
): RouteScreen {
	return {
		async load() {
			const [ View = ErrorScreen ] = Object.values( await importIt() );
			return View;
		},
		...more,
	};
}

export const SCREENS: Readonly< Record< RouteName, RouteScreen > > = {
	home: screen(
		() =>
			import( /* webpackChunkName: "screen-home" */ './home/home-screen' )
	),
	members: screen(
		() =>
			import(
				/* webpackChunkName: "screen-members" */ './members/members-screen'
			)
	),
	latest: screen(
		() =>
			import(
				/* webpackChunkName: "screen-latest" */ './latest/latest-screen'
			)
	),
	category: screen(
		() =>
			import(
				/* webpackChunkName: "screen-category" */ './category/category-screen'
			)
	),
	wordpress: screen(
		() =>
			import(
				/* webpackChunkName: "screen-wordpress" */ './wordpress/wordpress-screen'
			)
	),
	author: screen(
		() =>
			import(
				/* webpackChunkName: "screen-author" */ './author/author-screen'
			)
	),
	about: screen(
		() =>
			import(
				/* webpackChunkName: "screen-about" */ './about/about-screen'
			),
		{ isTextDeferred: true }
	),
	images: screen(
		() =>
			import(
				/* webpackChunkName: "screen-images" */ './images/images-screen'
			)
	),
	image: screen(
		() =>
			import(
				/* webpackChunkName: "screen-image" */ './image/image-screen'
			),
		{ loadMore: loadLightbox }
	),
	friends: screen(
		() =>
			import(
				/* webpackChunkName: "screen-friends" */ './friends/friends-screen'
			)
	),
	friend: screen(
		() =>
			import(
				/* webpackChunkName: "screen-friend" */ './friend/friend-screen'
			)
	),
	courses: screen(
		() =>
			import(
				/* webpackChunkName: "screen-courses" */ './courses/courses-screen'
			)
	),
	course: screen(
		() =>
			import(
				/* webpackChunkName: "screen-course" */ './course/course-screen'
			),
		{ isTextDeferred: true }
	),
	downloads: screen(
		() =>
			import(
				/* webpackChunkName: "screen-downloads" */ './downloads/downloads-screen'
			)
	),
	faqs: screen(
		() =>
			import( /* webpackChunkName: "screen-faqs" */ './faqs/faqs-screen' )
	),
	contact: screen(
		() =>
			import(
				/* webpackChunkName: "screen-contact" */ './contact/contact-screen'
			)
	),
	menu: screen(
		() =>
			import( /* webpackChunkName: "screen-menu" */ './menu/menu-screen' )
	),
	account: screen(
		() =>
			import(
				/* webpackChunkName: "screen-account" */ './account/account-screen'
			)
	),
	admin: screen(
		() =>
			import(
				/* webpackChunkName: "screen-admin" */ './admin/admin-screen'
			)
	),
	login: screen(
		() =>
			import(
				/* webpackChunkName: "screen-login" */ './login/login-screen'
			)
	),
	register: screen(
		() =>
			import(
				/* webpackChunkName: "screen-register" */ './register/register-screen'
			)
	),
	password: screen(
		() =>
			import(
				/* webpackChunkName: "screen-password" */ './password/password-screen'
			)
	),
	search: screen(
		() =>
			import(
				/* webpackChunkName: "screen-search" */ './search/search-screen'
			)
	),
	tag: screen(
		() => import( /* webpackChunkName: "screen-tag" */ './tag/tag-screen' )
	),
	post: screen(
		() =>
			import(
				/* webpackChunkName: "screen-post" */ './post/post-screen'
			),
		{ isTextDeferred: true }
	),
	page: screen(
		() =>
			import(
				/* webpackChunkName: "screen-page" */ './page/page-screen'
			),
		{ isTextDeferred: true }
	),
	videos: screen(
		() =>
			import(
				/* webpackChunkName: "screen-videos" */ './videos/videos-screen'
			)
	),
	series: screen(
		() =>
			import(
				/* webpackChunkName: "screen-series" */ './series/series-screen'
			)
	),
	video: screen(
		() =>
			import(
				/* webpackChunkName: "screen-video" */ './video/video-screen'
			)
	),
	archive: screen(
		() =>
			import(
				/* webpackChunkName: "screen-archive" */ './archive/archive-screen'
			)
	),
	// Part of the entry, so that it can be shown if nothing else can be loaded.
	error: screen( () => Promise.resolve( { ErrorScreen } ) ),
};

/** Whether the app has a screen of this name. */
export function isRoute( route: string ): route is RouteName {
	return route in SCREENS;
}
