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
	MemberList,
	Options,
	PageWords,
	Post,
	PostList,
	ProjectList,
	ResourceName,
	SearchResults,
	SiteCommentList,
	TagPage,
	TopViewList,
	Video,
	VideoList,
} from '../contract/types';
import { get } from './client';

/** A resource of the REST API. All its paths begin with its name. */
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
	videos: resource< VideoList | Video >( 'videos' ),
	cmt: resource< CommentList >( 'cmt' ),
	comments: resource< SiteCommentList >( 'comments' ),
	'top-view': resource< TopViewList >( 'top-view' ),
	users: resource< MemberList >( 'users' ),
	images: resource< ImageList | ImageDetail >( 'images' ),
	friends: resource< FriendList | FriendDetail >( 'friends' ),
	courses: resource< CourseList | Course >( 'courses' ),
	downloads: resource< DownloadList >( 'downloads' ),
	faqs: resource< FaqList >( 'faqs' ),
	projects: resource< ProjectList >( 'projects' ),
	links: resource< LinkList >( 'links' ),
	search: resource< SearchResults >( 'search' ),
} satisfies Record< ResourceName, Resource >;
