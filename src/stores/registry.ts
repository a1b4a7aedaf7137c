import { createRegistry } from '@wordpress/data';
import type { ResourceName } from '../contract/types';
import { alertStore } from './alert';
import { categoriesStore } from './categories';
import { commentsStore } from './comments';
import { coursesStore } from './courses';
import { downloadsStore } from './downloads';
import { faqsStore } from './faqs';
import { featuredStore } from './featured';
import { friendsStore } from './friends';
import { imagesStore } from './images';
import { lightboxStore } from './lightbox';
import { linksStore } from './links';
import { loadingStore } from './loading';
import { membersStore } from './members';
import { navigationStore } from './navigation';
import { optionsStore } from './options';
import { pagesStore } from './pages';
import { postsStore } from './posts';
import { projectsStore } from './projects';
import { searchStore } from './search';
import { sessionStore } from './session';
import { siteCommentsStore } from './site-comments';
import { tagsStore } from './tags';
import { topViewStore } from './top-view';
import { videosStore } from './videos';

export type SiteRegistry = ReturnType< typeof createRegistry >;

export const RESOURCE_STORES = {
	options: optionsStore,
	posts: postsStore,
	pages: pagesStore,
	featured: featuredStore,
	categories: categoriesStore,
	tag: tagsStore,
	videos: videosStore,
	cmt: commentsStore,
	comments: siteCommentsStore,
	'top-view': topViewStore,
	users: membersStore,
	images: imagesStore,
	friends: friendsStore,
	courses: coursesStore,
	downloads: downloadsStore,
	faqs: faqsStore,
	projects: projectsStore,
	links: linksStore,
	search: searchStore,
} satisfies Record< ResourceName, unknown >;

/** A registry with all stores of the site. */
export function createSiteRegistry(): SiteRegistry {
	const registry = createRegistry();
	registry.register( alertStore );
	registry.register( lightboxStore );
	registry.register( loadingStore );
	registry.register( navigationStore );
	registry.register( sessionStore );
	Object.values( RESOURCE_STORES ).forEach( ( store ) =>
		registry.register( store )
	);
	return registry;
}
