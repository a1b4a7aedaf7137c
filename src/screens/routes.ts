import type { ComponentType } from 'react';
import type { RouteName } from '../contract/routes';
import type { ScreenProps } from '../lib/screen-props';
import { ErrorScreen } from './error/error-screen';

export type ScreenComponent = ComponentType< ScreenProps >;

/** Route name => its screen, in a lazy chunk of its own. */
export const SCREENS = {
	home: () =>
		import(
			/* webpackChunkName: "screen-home" */ './home/home-screen'
		).then( ( { HomeScreen } ) => HomeScreen ),
	members: () =>
		import(
			/* webpackChunkName: "screen-members" */ './members/members-screen'
		).then( ( { MembersScreen } ) => MembersScreen ),
	latest: () =>
		import(
			/* webpackChunkName: "screen-latest" */ './latest/latest-screen'
		).then( ( { LatestScreen } ) => LatestScreen ),
	category: () =>
		import(
			/* webpackChunkName: "screen-category" */ './category/category-screen'
		).then( ( { CategoryScreen } ) => CategoryScreen ),
	wordpress: () =>
		import(
			/* webpackChunkName: "screen-wordpress" */ './wordpress/wordpress-screen'
		).then( ( { WordpressScreen } ) => WordpressScreen ),
	author: () =>
		import(
			/* webpackChunkName: "screen-author" */ './author/author-screen'
		).then( ( { AuthorScreen } ) => AuthorScreen ),
	about: () =>
		import(
			/* webpackChunkName: "screen-about" */ './about/about-screen'
		).then( ( { AboutScreen } ) => AboutScreen ),
	images: () =>
		import(
			/* webpackChunkName: "screen-images" */ './images/images-screen'
		).then( ( { ImagesScreen } ) => ImagesScreen ),
	image: () =>
		import(
			/* webpackChunkName: "screen-image" */ './image/image-screen'
		).then( ( { ImageScreen } ) => ImageScreen ),
	friends: () =>
		import(
			/* webpackChunkName: "screen-friends" */ './friends/friends-screen'
		).then( ( { FriendsScreen } ) => FriendsScreen ),
	friend: () =>
		import(
			/* webpackChunkName: "screen-friend" */ './friend/friend-screen'
		).then( ( { FriendScreen } ) => FriendScreen ),
	courses: () =>
		import(
			/* webpackChunkName: "screen-courses" */ './courses/courses-screen'
		).then( ( { CoursesScreen } ) => CoursesScreen ),
	course: () =>
		import(
			/* webpackChunkName: "screen-course" */ './course/course-screen'
		).then( ( { CourseScreen } ) => CourseScreen ),
	downloads: () =>
		import(
			/* webpackChunkName: "screen-downloads" */ './downloads/downloads-screen'
		).then( ( { DownloadsScreen } ) => DownloadsScreen ),
	faqs: () =>
		import(
			/* webpackChunkName: "screen-faqs" */ './faqs/faqs-screen'
		).then( ( { FaqsScreen } ) => FaqsScreen ),
	contact: () =>
		import(
			/* webpackChunkName: "screen-contact" */ './contact/contact-screen'
		).then( ( { ContactScreen } ) => ContactScreen ),
	menu: () =>
		import(
			/* webpackChunkName: "screen-menu" */ './menu/menu-screen'
		).then( ( { MenuScreen } ) => MenuScreen ),
	account: () =>
		import(
			/* webpackChunkName: "screen-account" */ './account/account-screen'
		).then( ( { AccountScreen } ) => AccountScreen ),
	admin: () =>
		import(
			/* webpackChunkName: "screen-admin" */ './admin/admin-screen'
		).then( ( { AdminScreen } ) => AdminScreen ),
	login: () =>
		import(
			/* webpackChunkName: "screen-login" */ './login/login-screen'
		).then( ( { LoginScreen } ) => LoginScreen ),
	register: () =>
		import(
			/* webpackChunkName: "screen-register" */ './register/register-screen'
		).then( ( { RegisterScreen } ) => RegisterScreen ),
	password: () =>
		import(
			/* webpackChunkName: "screen-password" */ './password/password-screen'
		).then( ( { PasswordScreen } ) => PasswordScreen ),
	search: () =>
		import(
			/* webpackChunkName: "screen-search" */ './search/search-screen'
		).then( ( { SearchScreen } ) => SearchScreen ),
	tag: () =>
		import( /* webpackChunkName: "screen-tag" */ './tag/tag-screen' ).then(
			( { TagScreen } ) => TagScreen
		),
	post: () =>
		import(
			/* webpackChunkName: "screen-post" */ './post/post-screen'
		).then( ( { PostScreen } ) => PostScreen ),
	page: () =>
		import(
			/* webpackChunkName: "screen-page" */ './page/page-screen'
		).then( ( { PageScreen } ) => PageScreen ),
	videos: () =>
		import(
			/* webpackChunkName: "screen-videos" */ './videos/videos-screen'
		).then( ( { VideosScreen } ) => VideosScreen ),
	series: () =>
		import(
			/* webpackChunkName: "screen-series" */ './series/series-screen'
		).then( ( { SeriesScreen } ) => SeriesScreen ),
	video: () =>
		import(
			/* webpackChunkName: "screen-video" */ './video/video-screen'
		).then( ( { VideoScreen } ) => VideoScreen ),
	archive: () =>
		import(
			/* webpackChunkName: "screen-archive" */ './archive/archive-screen'
		).then( ( { ArchiveScreen } ) => ArchiveScreen ),
	// Part of the entry, so that it can be shown if nothing else can be loaded.
	error: () => Promise.resolve( ErrorScreen ),
} satisfies Record< RouteName, () => Promise< ScreenComponent > >;

/** Routes whose screens render their text in <Later>. */
export const WITH_DEFERRED_TEXT: readonly string[] = [
	'post',
	'page',
	'about',
	'course',
] satisfies RouteName[];

/** Whether the app has a screen of this name. */
export function isRoute( route: string ): route is RouteName {
	return route in SCREENS;
}
