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

function screen(
	load: RouteScreen[ 'load' ],
	more: Omit< RouteScreen, 'load' > = {}
): RouteScreen {
	return { load, ...more };
}

export const SCREENS: Readonly< Record< RouteName, RouteScreen > > = {
	home: screen( () =>
		import(
			/* webpackChunkName: "screen-home" */ './home/home-screen'
		).then( ( { HomeScreen } ) => HomeScreen )
	),
	members: screen( () =>
		import(
			/* webpackChunkName: "screen-members" */ './members/members-screen'
		).then( ( { MembersScreen } ) => MembersScreen )
	),
	latest: screen( () =>
		import(
			/* webpackChunkName: "screen-latest" */ './latest/latest-screen'
		).then( ( { LatestScreen } ) => LatestScreen )
	),
	category: screen( () =>
		import(
			/* webpackChunkName: "screen-category" */ './category/category-screen'
		).then( ( { CategoryScreen } ) => CategoryScreen )
	),
	wordpress: screen( () =>
		import(
			/* webpackChunkName: "screen-wordpress" */ './wordpress/wordpress-screen'
		).then( ( { WordpressScreen } ) => WordpressScreen )
	),
	author: screen( () =>
		import(
			/* webpackChunkName: "screen-author" */ './author/author-screen'
		).then( ( { AuthorScreen } ) => AuthorScreen )
	),
	about: screen(
		() =>
			import(
				/* webpackChunkName: "screen-about" */ './about/about-screen'
			).then( ( { AboutScreen } ) => AboutScreen ),
		{ isTextDeferred: true }
	),
	images: screen( () =>
		import(
			/* webpackChunkName: "screen-images" */ './images/images-screen'
		).then( ( { ImagesScreen } ) => ImagesScreen )
	),
	image: screen(
		() =>
			import(
				/* webpackChunkName: "screen-image" */ './image/image-screen'
			).then( ( { ImageScreen } ) => ImageScreen ),
		{ loadMore: loadLightbox }
	),
	friends: screen( () =>
		import(
			/* webpackChunkName: "screen-friends" */ './friends/friends-screen'
		).then( ( { FriendsScreen } ) => FriendsScreen )
	),
	friend: screen( () =>
		import(
			/* webpackChunkName: "screen-friend" */ './friend/friend-screen'
		).then( ( { FriendScreen } ) => FriendScreen )
	),
	courses: screen( () =>
		import(
			/* webpackChunkName: "screen-courses" */ './courses/courses-screen'
		).then( ( { CoursesScreen } ) => CoursesScreen )
	),
	course: screen(
		() =>
			import(
				/* webpackChunkName: "screen-course" */ './course/course-screen'
			).then( ( { CourseScreen } ) => CourseScreen ),
		{ isTextDeferred: true }
	),
	downloads: screen( () =>
		import(
			/* webpackChunkName: "screen-downloads" */ './downloads/downloads-screen'
		).then( ( { DownloadsScreen } ) => DownloadsScreen )
	),
	faqs: screen( () =>
		import(
			/* webpackChunkName: "screen-faqs" */ './faqs/faqs-screen'
		).then( ( { FaqsScreen } ) => FaqsScreen )
	),
	contact: screen( () =>
		import(
			/* webpackChunkName: "screen-contact" */ './contact/contact-screen'
		).then( ( { ContactScreen } ) => ContactScreen )
	),
	menu: screen( () =>
		import(
			/* webpackChunkName: "screen-menu" */ './menu/menu-screen'
		).then( ( { MenuScreen } ) => MenuScreen )
	),
	account: screen( () =>
		import(
			/* webpackChunkName: "screen-account" */ './account/account-screen'
		).then( ( { AccountScreen } ) => AccountScreen )
	),
	admin: screen( () =>
		import(
			/* webpackChunkName: "screen-admin" */ './admin/admin-screen'
		).then( ( { AdminScreen } ) => AdminScreen )
	),
	login: screen( () =>
		import(
			/* webpackChunkName: "screen-login" */ './login/login-screen'
		).then( ( { LoginScreen } ) => LoginScreen )
	),
	register: screen( () =>
		import(
			/* webpackChunkName: "screen-register" */ './register/register-screen'
		).then( ( { RegisterScreen } ) => RegisterScreen )
	),
	password: screen( () =>
		import(
			/* webpackChunkName: "screen-password" */ './password/password-screen'
		).then( ( { PasswordScreen } ) => PasswordScreen )
	),
	search: screen( () =>
		import(
			/* webpackChunkName: "screen-search" */ './search/search-screen'
		).then( ( { SearchScreen } ) => SearchScreen )
	),
	tag: screen( () =>
		import( /* webpackChunkName: "screen-tag" */ './tag/tag-screen' ).then(
			( { TagScreen } ) => TagScreen
		)
	),
	post: screen(
		() =>
			import(
				/* webpackChunkName: "screen-post" */ './post/post-screen'
			).then( ( { PostScreen } ) => PostScreen ),
		{ isTextDeferred: true }
	),
	page: screen(
		() =>
			import(
				/* webpackChunkName: "screen-page" */ './page/page-screen'
			).then( ( { PageScreen } ) => PageScreen ),
		{ isTextDeferred: true }
	),
	videos: screen( () =>
		import(
			/* webpackChunkName: "screen-videos" */ './videos/videos-screen'
		).then( ( { VideosScreen } ) => VideosScreen )
	),
	series: screen( () =>
		import(
			/* webpackChunkName: "screen-series" */ './series/series-screen'
		).then( ( { SeriesScreen } ) => SeriesScreen )
	),
	video: screen( () =>
		import(
			/* webpackChunkName: "screen-video" */ './video/video-screen'
		).then( ( { VideoScreen } ) => VideoScreen )
	),
	archive: screen( () =>
		import(
			/* webpackChunkName: "screen-archive" */ './archive/archive-screen'
		).then( ( { ArchiveScreen } ) => ArchiveScreen )
	),
	// Part of the entry, so that it can be shown if nothing else can be loaded.
	error: screen( () => Promise.resolve( ErrorScreen ) ),
};

/** Whether the app has a screen of this name. */
export function isRoute( route: string ): route is RouteName {
	return route in SCREENS;
}
