import type { ComponentType, ReactNode } from 'react';
import { loadDrawings } from '../components/cards/cover/load-drawings';
import { loadSanitiser } from '../components/ui/html/sanitiser';
import { ROUTES } from '../contract/routes';
import type { RouteName } from '../contract/routes';
import type { Screen } from '../contract/types';
import { loadLightbox } from '../features/lightbox';
import type { ScreenCode } from '../navigation';
import type { ScreenProps } from '../lib/screen-props';
import { ErrorScreen } from '../screens/error/error-screen';

type ScreenComponent = ComponentType< ScreenProps >;

/** The screen of a route is all that its module exports. */
type ScreenModule = Readonly< Record< string, ScreenComponent > >;

/** Load the screens, each in a lazy chunk of its own. */
const SCREENS: Readonly< Record< RouteName, () => Promise< ScreenModule > > > =
	{
		home: () =>
			import(
				/* webpackChunkName: "screen-home" */ '../screens/home/home-screen'
			),
		members: () =>
			import(
				/* webpackChunkName: "screen-members" */ '../screens/members/members-screen'
			),
		latest: () =>
			import(
				/* webpackChunkName: "screen-latest" */ '../screens/latest/latest-screen'
			),
		category: () =>
			import(
				/* webpackChunkName: "screen-category" */ '../screens/category/category-screen'
			),
		wordpress: () =>
			import(
				/* webpackChunkName: "screen-wordpress" */ '../screens/wordpress/wordpress-screen'
			),
		author: () =>
			import(
				/* webpackChunkName: "screen-author" */ '../screens/author/author-screen'
			),
		about: () =>
			import(
				/* webpackChunkName: "screen-about" */ '../screens/about/about-screen'
			),
		images: () =>
			import(
				/* webpackChunkName: "screen-images" */ '../screens/images/images-screen'
			),
		image: () =>
			import(
				/* webpackChunkName: "screen-image" */ '../screens/image/image-screen'
			),
		friends: () =>
			import(
				/* webpackChunkName: "screen-friends" */ '../screens/friends/friends-screen'
			),
		friend: () =>
			import(
				/* webpackChunkName: "screen-friend" */ '../screens/friend/friend-screen'
			),
		courses: () =>
			import(
				/* webpackChunkName: "screen-courses" */ '../screens/courses/courses-screen'
			),
		course: () =>
			import(
				/* webpackChunkName: "screen-course" */ '../screens/course/course-screen'
			),
		downloads: () =>
			import(
				/* webpackChunkName: "screen-downloads" */ '../screens/downloads/downloads-screen'
			),
		faqs: () =>
			import(
				/* webpackChunkName: "screen-faqs" */ '../screens/faqs/faqs-screen'
			),
		contact: () =>
			import(
				/* webpackChunkName: "screen-contact" */ '../screens/contact/contact-screen'
			),
		menu: () =>
			import(
				/* webpackChunkName: "screen-menu" */ '../screens/menu/menu-screen'
			),
		account: () =>
			import(
				/* webpackChunkName: "screen-account" */ '../screens/account/account-screen'
			),
		admin: () =>
			import(
				/* webpackChunkName: "screen-admin" */ '../screens/admin/admin-screen'
			),
		login: () =>
			import(
				/* webpackChunkName: "screen-login" */ '../screens/login/login-screen'
			),
		register: () =>
			import(
				/* webpackChunkName: "screen-register" */ '../screens/register/register-screen'
			),
		password: () =>
			import(
				/* webpackChunkName: "screen-password" */ '../screens/password/password-screen'
			),
		search: () =>
			import(
				/* webpackChunkName: "screen-search" */ '../screens/search/search-screen'
			),
		tag: () =>
			import(
				/* webpackChunkName: "screen-tag" */ '../screens/tag/tag-screen'
			),
		post: () =>
			import(
				/* webpackChunkName: "screen-post" */ '../screens/post/post-screen'
			),
		page: () =>
			import(
				/* webpackChunkName: "screen-page" */ '../screens/page/page-screen'
			),
		videos: () =>
			import(
				/* webpackChunkName: "screen-videos" */ '../screens/videos/videos-screen'
			),
		series: () =>
			import(
				/* webpackChunkName: "screen-series" */ '../screens/series/series-screen'
			),
		video: () =>
			import(
				/* webpackChunkName: "screen-video" */ '../screens/video/video-screen'
			),
		archive: () =>
			import(
				/* webpackChunkName: "screen-archive" */ '../screens/archive/archive-screen'
			),
		// Part of the entry, so that it can be shown if nothing else can be loaded.
		error: () => Promise.resolve( { ErrorScreen } ),
	};

/** Routes whose screens render their text in <Later>, and wait there for the styles of the text. */
const DEFERRED_TEXTS: readonly string[] = [
	'about',
	'course',
	'page',
	'post',
] satisfies RouteName[];

type LayoutComponent = ComponentType< { readonly children: ReactNode } >;

/** Load the layouts, each in a lazy chunk. In a layout without a component, the screen takes the full width. */
const LAYOUTS: Partial<
	Record< Screen[ 'layout' ], () => Promise< LayoutComponent > >
> = {
	default: () =>
		import(
			/* webpackChunkName: "layout-default" */ './layouts/default-layout'
		).then( ( { DefaultLayout } ) => DefaultLayout ),
	admin: () =>
		import(
			/* webpackChunkName: "layout-admin" */ './layouts/admin-layout'
		).then( ( { AdminLayout } ) => AdminLayout ),
};

const screens = new Map< string, ScreenComponent >();
const layouts = new Map< string, LayoutComponent >();

async function loadLayout( name: Screen[ 'layout' ] ): Promise< void > {
	const layout = await LAYOUTS[ name ]?.();
	if ( layout ) {
		layouts.set( name, layout );
	}
}

/** Whether the app has a screen of this name. */
function isRoute( route: string ): route is RouteName {
	return route in SCREENS;
}

/** Loads the code of a route's screen and layout. Rejects if a chunk cannot be loaded; a later call tries again. */
export async function loadCode( route: string ): Promise< void > {
	if ( ! screens.has( route ) && isRoute( route ) ) {
		const [ module ] = await Promise.all( [
			SCREENS[ route ](),
			loadLayout( ROUTES[ route ].layout ),
		] );
		const [ View = ErrorScreen ] = Object.values( module );
		screens.set( route, View );
	}
}

/**
 * Loads all code for a screen that the server has not printed: with the sanitiser, since any may show HTML, and the
 * drawings for covers. Rejects as loadCode() does.
 */
export async function loadAllCode( route: string ): Promise< void > {
	await Promise.all( [
		loadCode( route ),
		loadSanitiser(),
		loadDrawings(),
		route === 'image' && loadLightbox(),
	] );
}

/** The loaders of screen code that navigation uses. */
export const screenCode: ScreenCode = {
	load: loadAllCode,
	isLoaded: ( route ) => screens.has( route ),
	isTextDeferred: ( route ) => DEFERRED_TEXTS.includes( route ),
};

/** The component of a screen whose code is loaded. */
export function screenComponent( route: string ): ScreenComponent {
	return screens.get( route ) ?? ErrorScreen;
}

/** The component of a layout whose code is loaded; null if a screen takes the full width. */
export function layoutComponent( name: string ): LayoutComponent | null {
	return layouts.get( name ) ?? null;
}
