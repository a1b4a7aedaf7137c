import type {
	CategoryList,
	CategoryPage,
	CommentList,
	Course,
	CourseList,
	DownloadList,
	FaqList,
	Featured,
	FriendDetail,
	FriendList,
	ImageDetail,
	ImageList,
	LinkList,
	Options,
	PageWords,
	Post,
	PostList,
	ProjectList,
	ResourceName,
	TagPage,
} from '../contract/types';
import { get } from './client';

/** A noun of the REST API. All its paths begin with its name. */
export interface Resource< Response = unknown > {
	readonly name: ResourceName;
	readonly get: ( path: string ) => Promise< Response >;
}

function resource< Response >( name: ResourceName ): Resource< Response > {
	return { name, get: ( path ) => get< Response >( path ) };
}

export const RESOURCES = {
	options: resource< Options >( 'options' ),
	posts: resource< PostList | Post >( 'posts' ),
	pages: resource< PageWords >( 'pages' ),
	featured: resource< Featured >( 'featured' ),
	categories: resource< CategoryList | CategoryPage >( 'categories' ),
	tag: resource< TagPage >( 'tag' ),
	cmt: resource< CommentList >( 'cmt' ),
	images: resource< ImageList | ImageDetail >( 'images' ),
	friends: resource< FriendList | FriendDetail >( 'friends' ),
	courses: resource< CourseList | Course >( 'courses' ),
	downloads: resource< DownloadList >( 'downloads' ),
	faqs: resource< FaqList >( 'faqs' ),
	projects: resource< ProjectList >( 'projects' ),
	links: resource< LinkList >( 'links' ),
} satisfies Record< ResourceName, Resource >;
