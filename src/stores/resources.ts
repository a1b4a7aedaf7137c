import { RESOURCES } from '../api/resources';
import { NEW_POSTS_LIMIT } from '../contract/constants';
import type { PostList, ResourceName } from '../contract/types';
import { restPath } from '../lib/paths';
import { createResourceStore } from './create-resource-store';

/*
 * The stores of all REST resources; see createResourceStore().
 */

export const optionsStore = createResourceStore( RESOURCES.options );
export const postsStore = createResourceStore( RESOURCES.posts );
export const pagesStore = createResourceStore( RESOURCES.pages );
export const featuredStore = createResourceStore( RESOURCES.featured );
export const categoriesStore = createResourceStore( RESOURCES.categories );
export const tagsStore = createResourceStore( RESOURCES.tag );
export const videosStore = createResourceStore( RESOURCES.videos );
export const commentsStore = createResourceStore( RESOURCES.cmt );
export const siteCommentsStore = createResourceStore( RESOURCES.comments );
export const topViewStore = createResourceStore( RESOURCES[ 'top-view' ] );
export const membersStore = createResourceStore( RESOURCES.users );
export const imagesStore = createResourceStore( RESOURCES.images );
export const friendsStore = createResourceStore( RESOURCES.friends );
export const coursesStore = createResourceStore( RESOURCES.courses );
export const downloadsStore = createResourceStore( RESOURCES.downloads );
export const faqsStore = createResourceStore( RESOURCES.faqs );
export const projectsStore = createResourceStore( RESOURCES.projects );
export const linksStore = createResourceStore( RESOURCES.links );
export const searchStore = createResourceStore( RESOURCES.search );

/** The stores by the names of their resources. */
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

/** The REST path of the newest posts, for the header's panel and /tin-moi. */
export const LATEST_POSTS = restPath< PostList >(
	'posts?limit={limit}&page=1',
	{ limit: NEW_POSTS_LIMIT }
);
