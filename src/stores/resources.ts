import { NEW_POSTS_LIMIT } from '../contract/constants';
import type { PostList, ResourceName } from '../contract/types';
import { restPath } from '../lib/paths';
import { createResourceStore } from './create-resource-store';

/*
 * The stores of all REST resources; see createResourceStore().
 */

export const optionsStore = createResourceStore( 'options' );
export const postsStore = createResourceStore( 'posts' );
export const pagesStore = createResourceStore( 'pages' );
export const featuredStore = createResourceStore( 'featured' );
export const categoriesStore = createResourceStore( 'categories' );
export const tagsStore = createResourceStore( 'tag' );
export const videosStore = createResourceStore( 'videos' );
export const commentsStore = createResourceStore( 'cmt' );
export const siteCommentsStore = createResourceStore( 'comments' );
export const topViewStore = createResourceStore( 'top-view' );
export const membersStore = createResourceStore( 'users' );
export const accountStore = createResourceStore( 'account' );
export const favoritesStore = createResourceStore( 'favorites' );
export const imagesStore = createResourceStore( 'images' );
export const friendsStore = createResourceStore( 'friends' );
export const coursesStore = createResourceStore( 'courses' );
export const downloadsStore = createResourceStore( 'downloads' );
export const faqsStore = createResourceStore( 'faqs' );
export const projectsStore = createResourceStore( 'projects' );
export const linksStore = createResourceStore( 'links' );
export const searchStore = createResourceStore( 'search' );

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
	account: accountStore,
	favorites: favoritesStore,
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
