import type { ComponentType, ReactNode } from 'react';
import { loadSanitiser } from '../components/html/sanitiser';
import { ROUTES } from '../contract/routes';
import type { RouteName } from '../contract/routes';
import type { Screen } from '../contract/types';
import type { ScreenProps } from '../lib/screen-props';
import { ErrorScreen } from './error-screen';
import { loadLightbox } from './lightbox-host';

type ScreenComponent = ComponentType< ScreenProps >;
type LayoutComponent = ComponentType< { readonly children: ReactNode } >;

/** A screen's code, by route; one lazy chunk each. */
const SCREENS = {
	home: async () =>
		(
			await import(
				/* webpackChunkName: "screen-home" */ '../screens/home/home-screen'
			)
		).HomeScreen,
	members: async () =>
		(
			await import(
				/* webpackChunkName: "screen-members" */ '../screens/members/members-screen'
			)
		).MembersScreen,
	latest: async () =>
		(
			await import(
				/* webpackChunkName: "screen-latest" */ '../screens/latest/latest-screen'
			)
		).LatestScreen,
	category: async () =>
		(
			await import(
				/* webpackChunkName: "screen-category" */ '../screens/category/category-screen'
			)
		).CategoryScreen,
	wordpress: async () =>
		(
			await import(
				/* webpackChunkName: "screen-wordpress" */ '../screens/wordpress/wordpress-screen'
			)
		).WordpressScreen,
	author: async () =>
		(
			await import(
				/* webpackChunkName: "screen-author" */ '../screens/author/author-screen'
			)
		).AuthorScreen,
	about: async () =>
		(
			await import(
				/* webpackChunkName: "screen-about" */ '../screens/about/about-screen'
			)
		).AboutScreen,
	images: async () =>
		(
			await import(
				/* webpackChunkName: "screen-images" */ '../screens/images/images-screen'
			)
		).ImagesScreen,
	image: async () =>
		(
			await import(
				/* webpackChunkName: "screen-image" */ '../screens/image/image-screen'
			)
		).ImageScreen,
	friends: async () =>
		(
			await import(
				/* webpackChunkName: "screen-friends" */ '../screens/friends/friends-screen'
			)
		).FriendsScreen,
	friend: async () =>
		(
			await import(
				/* webpackChunkName: "screen-friend" */ '../screens/friend/friend-screen'
			)
		).FriendScreen,
	courses: async () =>
		(
			await import(
				/* webpackChunkName: "screen-courses" */ '../screens/courses/courses-screen'
			)
		).CoursesScreen,
	course: async () =>
		(
			await import(
				/* webpackChunkName: "screen-course" */ '../screens/course/course-screen'
			)
		).CourseScreen,
	downloads: async () =>
		(
			await import(
				/* webpackChunkName: "screen-downloads" */ '../screens/downloads/downloads-screen'
			)
		).DownloadsScreen,
	faqs: async () =>
		(
			await import(
				/* webpackChunkName: "screen-faqs" */ '../screens/faqs/faqs-screen'
			)
		).FaqsScreen,
	contact: async () =>
		(
			await import(
				/* webpackChunkName: "screen-contact" */ '../screens/contact/contact-screen'
			)
		).ContactScreen,
	menu: async () =>
		(
			await import(
				/* webpackChunkName: "screen-menu" */ '../screens/menu/menu-screen'
			)
		).MenuScreen,
	search: async () =>
		(
			await import(
				/* webpackChunkName: "screen-search" */ '../screens/search/search-screen'
			)
		).SearchScreen,
	tag: async () =>
		(
			await import(
				/* webpackChunkName: "screen-tag" */ '../screens/tag/tag-screen'
			)
		).TagScreen,
	post: async () =>
		(
			await import(
				/* webpackChunkName: "screen-post" */ '../screens/post/post-screen'
			)
		).PostScreen,
	page: async () =>
		(
			await import(
				/* webpackChunkName: "screen-page" */ '../screens/page/page-screen'
			)
		).PageScreen,
	videos: async () =>
		(
			await import(
				/* webpackChunkName: "screen-videos" */ '../screens/videos/videos-screen'
			)
		).VideosScreen,
	series: async () =>
		(
			await import(
				/* webpackChunkName: "screen-series" */ '../screens/series/series-screen'
			)
		).SeriesScreen,
	video: async () =>
		(
			await import(
				/* webpackChunkName: "screen-video" */ '../screens/video/video-screen'
			)
		).VideoScreen,
	archive: async () =>
		(
			await import(
				/* webpackChunkName: "screen-archive" */ '../screens/archive/archive-screen'
			)
		).ArchiveScreen,
	// Part of the entry: it must be there when nothing else can be loaded.
	error: () => Promise.resolve( ErrorScreen ),
} satisfies Record< RouteName, () => Promise< ScreenComponent > >;

/** The code of what stands around a screen, by layout; a screen of another layout has the width to itself. */
const LAYOUTS: Partial<
	Record< Screen[ 'layout' ], () => Promise< LayoutComponent > >
> = {
	default: async () =>
		(
			await import(
				/* webpackChunkName: "layout-default" */ './layouts/default-layout'
			)
		).DefaultLayout,
};

const screens = new Map< string, ScreenComponent >();
const layouts = new Map< string, LayoutComponent >();

async function loadLayout( name: Screen[ 'layout' ] ): Promise< void > {
	const layout = await LAYOUTS[ name ]?.();
	if ( layout ) {
		layouts.set( name, layout );
	}
}

/**
 * Loads a screen's code and its layout's.
 *
 * @throws {Error} When a chunk cannot be loaded; a later call tries again.
 */
export async function loadScreen( route: string ): Promise< void > {
	if ( ! screens.has( route ) && isRoute( route ) ) {
		const [ screen ] = await Promise.all( [
			SCREENS[ route ](),
			loadLayout( ROUTES[ route ].layout ),
		] );
		screens.set( route, screen );
	}
}

/** Screens that show HTML. */
const WITH_HTML: readonly string[] = [
	'post',
	'page',
	'about',
	'contact',
	'author',
	'video',
	'image',
	'friend',
	'course',
	'faqs',
] satisfies RouteName[];

/** Screens whose text comes later than their heading. */
const WITH_LATE_TEXT: readonly string[] = [
	'post',
	'page',
	'about',
	'course',
] satisfies RouteName[];

/** Whether a screen's text waits for its styles by itself. */
export function isTextLate( route: string ): boolean {
	return WITH_LATE_TEXT.includes( route );
}

/**
 * Loads all that a screen needs which the server has not printed.
 *
 * @throws {Error} As loadScreen().
 */
export async function loadWholeScreen( route: string ): Promise< void > {
	await Promise.all( [
		loadScreen( route ),
		WITH_HTML.includes( route ) && loadSanitiser(),
		route === 'image' && loadLightbox(),
	] );
}

function isRoute( route: string ): route is RouteName {
	return route in SCREENS;
}

/** Whether a screen's code is there. */
export function isLoaded( route: string ): boolean {
	return screens.has( route );
}

/** The component of a screen whose code is loaded. */
export function screenComponent( route: string ): ScreenComponent {
	return screens.get( route ) ?? ErrorScreen;
}

/** The component of a layout whose code is loaded; null where a screen has the width to itself. */
export function layoutComponent( name: string ): LayoutComponent | null {
	return layouts.get( name ) ?? null;
}
