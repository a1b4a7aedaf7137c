import { createRegistry } from '@wordpress/data';
import type { ResourceName } from '../contract/types';
import { categoriesStore } from './categories';
import { commentsStore } from './comments';
import { coursesStore } from './courses';
import { downloadsStore } from './downloads';
import { faqsStore } from './faqs';
import { featuredStore } from './featured';
import { friendsStore } from './friends';
import { imagesStore } from './images';
import { linksStore } from './links';
import { loadingStore } from './loading';
import { navigationStore } from './navigation';
import { optionsStore } from './options';
import { pagesStore } from './pages';
import { postsStore } from './posts';
import { projectsStore } from './projects';
import { tagsStore } from './tags';

export type SiteRegistry = ReturnType< typeof createRegistry >;

export const RESOURCE_STORES = {
	options: optionsStore,
	posts: postsStore,
	pages: pagesStore,
	featured: featuredStore,
	categories: categoriesStore,
	tag: tagsStore,
	cmt: commentsStore,
	images: imagesStore,
	friends: friendsStore,
	courses: coursesStore,
	downloads: downloadsStore,
	faqs: faqsStore,
	projects: projectsStore,
	links: linksStore,
} satisfies Record< ResourceName, unknown >;

/** A registry with all stores of the site. */
export function createSiteRegistry(): SiteRegistry {
	const registry = createRegistry();
	registry.register( loadingStore );
	registry.register( navigationStore );
	Object.values( RESOURCE_STORES ).forEach( ( store ) =>
		registry.register( store )
	);
	return registry;
}
