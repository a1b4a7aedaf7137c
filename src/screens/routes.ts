import type { ComponentType } from 'react';
import type { RouteName } from '../contract/routes';
import type { ScreenProps } from '../lib/screen-props';
import { ErrorScreen } from './error/error-screen';

export type ScreenComponent = ComponentType< ScreenProps >;

/** The screen of a route is all that its module exports. */
type ScreenModule = Readonly< Record< string, ScreenComponent > >;

/** Load the screens, each in a lazy chunk of its own. */
export const SCREENS: Readonly<
	Record< RouteName, () => Promise< ScreenModule > >
> = {
	home: () =>
		import( /* webpackChunkName: "screen-home" */ './home/home-screen' ),
	members: () =>
		import(
			/* webpackChunkName: "screen-members" */ './members/members-screen'
		),
	latest: () =>
		import(
			/* webpackChunkName: "screen-latest" */ './latest/latest-screen'
		),
	category: () =>
		import(
			/* webpackChunkName: "screen-category" */ './category/category-screen'
		),
	wordpress: () =>
		import(
			/* webpackChunkName: "screen-wordpress" */ './wordpress/wordpress-screen'
		),
	author: () =>
		import(
			/* webpackChunkName: "screen-author" */ './author/author-screen'
		),
	about: () =>
		import( /* webpackChunkName: "screen-about" */ './about/about-screen' ),
	images: () =>
		import(
			/* webpackChunkName: "screen-images" */ './images/images-screen'
		),
	image: () =>
		import( /* webpackChunkName: "screen-image" */ './image/image-screen' ),
	friends: () =>
		import(
			/* webpackChunkName: "screen-friends" */ './friends/friends-screen'
		),
	friend: () =>
		import(
			/* webpackChunkName: "screen-friend" */ './friend/friend-screen'
		),
	courses: () =>
		import(
			/* webpackChunkName: "screen-courses" */ './courses/courses-screen'
		),
	course: () =>
		import(
			/* webpackChunkName: "screen-course" */ './course/course-screen'
		),
	downloads: () =>
		import(
			/* webpackChunkName: "screen-downloads" */ './downloads/downloads-screen'
		),
	faqs: () =>
		import( /* webpackChunkName: "screen-faqs" */ './faqs/faqs-screen' ),
	contact: () =>
		import(
			/* webpackChunkName: "screen-contact" */ './contact/contact-screen'
		),
	menu: () =>
		import( /* webpackChunkName: "screen-menu" */ './menu/menu-screen' ),
	account: () =>
		import(
			/* webpackChunkName: "screen-account" */ './account/account-screen'
		),
	admin: () =>
		import( /* webpackChunkName: "screen-admin" */ './admin/admin-screen' ),
	login: () =>
		import( /* webpackChunkName: "screen-login" */ './login/login-screen' ),
	register: () =>
		import(
			/* webpackChunkName: "screen-register" */ './register/register-screen'
		),
	password: () =>
		import(
			/* webpackChunkName: "screen-password" */ './password/password-screen'
		),
	search: () =>
		import(
			/* webpackChunkName: "screen-search" */ './search/search-screen'
		),
	tag: () =>
		import( /* webpackChunkName: "screen-tag" */ './tag/tag-screen' ),
	post: () =>
		import( /* webpackChunkName: "screen-post" */ './post/post-screen' ),
	page: () =>
		import( /* webpackChunkName: "screen-page" */ './page/page-screen' ),
	videos: () =>
		import(
			/* webpackChunkName: "screen-videos" */ './videos/videos-screen'
		),
	series: () =>
		import(
			/* webpackChunkName: "screen-series" */ './series/series-screen'
		),
	video: () =>
		import( /* webpackChunkName: "screen-video" */ './video/video-screen' ),
	archive: () =>
		import(
			/* webpackChunkName: "screen-archive" */ './archive/archive-screen'
		),
	// Part of the entry, so that it can be shown if nothing else can be loaded.
	error: () => Promise.resolve( { ErrorScreen } ),
};

/** Routes whose screens render their text in <Later>, and wait there for the styles of the text. */
export const DEFERRED_TEXTS: readonly string[] = [
	'about',
	'course',
	'page',
	'post',
] satisfies RouteName[];

/** Whether the app has a screen of this name. */
export function isRoute( route: string ): route is RouteName {
	return route in SCREENS;
}
