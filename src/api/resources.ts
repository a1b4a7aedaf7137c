import type {
	Account,
	CategoryList,
	CategoryPage,
	CommentList,
	Course,
	CourseList,
	DownloadList,
	FaqList,
	FavoriteList,
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
	SearchResults,
	SiteCommentList,
	TagPage,
	TopViewList,
	Video,
	VideoList,
} from '../contract/types';

/** Name of a REST resource => type of its responses. The paths of a resource begin with its name. */
export interface Responses {
	options: Options;
	posts: PostList | Post;
	pages: PageWords;
	featured: Featured;
	categories: CategoryList | CategoryPage;
	tag: TagPage;
	videos: VideoList | Video;
	cmt: CommentList;
	comments: SiteCommentList;
	'top-view': TopViewList;
	users: MemberList;
	account: Account;
	favorites: FavoriteList;
	images: ImageList | ImageDetail;
	friends: FriendList | FriendDetail;
	courses: CourseList | Course;
	downloads: DownloadList;
	faqs: FaqList;
	projects: ProjectList;
	links: LinkList;
	search: SearchResults;
}
