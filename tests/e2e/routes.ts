/** The addresses that every-address.spec.ts visits. */
import type { RouteName } from '../../src/contract/routes';

export interface Address {
	readonly path: string;
	readonly status: number;
	/** In the app it opens as an overlay: see lightbox.spec.ts. */
	readonly opensAbove?: boolean;
	/** WordPress's own archives are document loads. */
	readonly isDocument?: boolean;
	/** Visitors are redirected to the login screen. */
	readonly isForMembers?: boolean;
	/** Only users who may answer the chat see it. */
	readonly isForAuthor?: boolean;
	/** Made of the same parts as another address, which is looked at closely. */
	readonly isLikeAnother?: boolean;
}

/** One or more URLs of each route of routes.php, with the demo content. */
export const addresses = {
	home: { path: '/', status: 200 },
	latest: { path: '/tin-moi', status: 200 },
	'latest, page 2': {
		path: '/tin-moi/page/2',
		status: 200,
		isLikeAnother: true,
	},
	wordpress: { path: '/wordpress', status: 200 },
	author: { path: '/ve-hien', status: 200 },
	about: { path: '/gioi-thieu', status: 200 },
	videos: { path: '/videos', status: 200 },
	'videos, page 2': {
		path: '/videos/page/2',
		status: 200,
		isLikeAnother: true,
	},
	video: { path: '/videos/hook-hoat-dong-the-nao', status: 200 },
	'video of the library': {
		path: '/videos/mot-chieu-tren-song',
		status: 200,
		isLikeAnother: true,
	},
	series: {
		path: '/series/wordpress-can-ban',
		status: 200,
		isLikeAnother: true,
	},
	'topic of videos': {
		path: '/video_cat/plugin',
		status: 200,
		isLikeAnother: true,
	},
	'keyword of videos': {
		path: '/video_key/khoi',
		status: 200,
		isLikeAnother: true,
	},
	courses: { path: '/khoa-hoc', status: 200 },
	course: { path: '/khoa-hoc/kem-rieng-theo-du-an', status: 200 },
	downloads: { path: '/tai-nguyen', status: 200 },
	faqs: { path: '/hoi-dap-hien', status: 200 },
	members: { path: '/thanh-vien', status: 200, isLikeAnother: true },
	contact: { path: '/lien-he', status: 200 },
	menu: { path: '/menu', status: 200 },
	login: { path: '/dang-nhap', status: 200 },
	register: { path: '/dang-ky', status: 200 },
	password: { path: '/quen-mat-khau', status: 200 },
	account: { path: '/tai-khoan', status: 200, isForMembers: true },
	'own comments': {
		path: '/tai-khoan?action=comment',
		status: 200,
		isForMembers: true,
	},
	favorites: {
		path: '/tai-khoan?action=favorite',
		status: 200,
		isForMembers: true,
	},
	'new password': {
		path: '/tai-khoan/mat-khau',
		status: 200,
		isForMembers: true,
	},
	privacy: {
		path: '/tai-khoan/rieng-tu',
		status: 200,
		isForMembers: true,
	},
	admin: {
		path: '/admin',
		status: 200,
		isForAuthor: true,
		isLikeAnother: true,
	},
	category: { path: '/chuyen-lop', status: 200, isLikeAnother: true },
	'nested category': { path: '/wordpress/lap-trinh-plugin', status: 200 },
	'category, page 2': {
		path: '/wordpress/lap-trinh-plugin/page/2',
		status: 200,
	},
	tag: { path: '/tag/rest-api', status: 200 },
	post: {
		path: '/wordpress/lap-trinh-plugin/tao-rest-api-rieng-trong-wordpress',
		status: 200,
		isLikeAnother: true,
	},
	'post by its slug': {
		path: '/tao-rest-api-rieng-trong-wordpress',
		status: 200,
	},
	'post without picture, title and contents': {
		path: '/khong-co-tieu-de',
		status: 200,
	},
	'post behind a password': { path: '/dap-an-bai-tap-buoi-bon', status: 200 },
	'answers in ten levels': { path: '/binh-luan-muoi-tang', status: 200 },
	page: { path: '/quy-tac-lop-hoc', status: 200, isLikeAnother: true },
	'nested page': {
		path: '/quy-tac-lop-hoc/noi-quy',
		status: 200,
		isLikeAnother: true,
	},
	images: { path: '/hinh-anh', status: 200 },
	image: {
		path: '/hinh-anh/17',
		status: 200,
		opensAbove: true,
		isLikeAnother: true,
	},
	friends: { path: '/ban-be', status: 200 },
	friend: { path: '/ban-be/dang-quang-khai', status: 200 },
	search: { path: '/?s=wordpress', status: 200 },
	'search in vain': { path: '/?s=zzzz', status: 200 },
	archive: {
		path: '/2026/11',
		status: 200,
		isDocument: true,
		isLikeAnother: true,
	},
	error: { path: '/khong-co-trang-nay', status: 404 },
} satisfies Record< RouteName, Address > & Record< string, Address >;

/** Unusual content of authors and readers: that of ./odd, and some of the demo. */
export const oddAddresses = {
	'a title of 200 characters': {
		path: '/thu-nghiem/tieu-de-hai-tram-ky-tu',
		status: 200,
	},
	'a word of 300 characters': {
		path: '/thu-nghiem/tu-ba-tram-ky-tu',
		status: 200,
	},
	'a tall picture': { path: '/thu-nghiem/anh-rat-cao', status: 200 },
	'wide and full blocks': {
		path: '/wordpress/block-editor/khoi-can-le-va-khoi-rong',
		status: 200,
	},
	'a list ten deep': { path: '/wordpress/danh-sach-muoi-tang', status: 200 },
	'HTML written by hand': {
		path: '/thu-nghiem/html-viet-tay-khong-co-khoi',
		status: 200,
	},
	'an embed that fails': {
		path: '/thu-nghiem/nhung-that-bai',
		status: 200,
	},
	'a passage from right to left': {
		path: '/thu-nghiem/chu-viet-tu-phai-sang-trai',
		status: 200,
	},
	'words about entities': {
		path: '/ky-tu-thoat/viet-ve-thuc-the-html',
		status: 200,
		isLikeAnother: true,
	},
	'no post in a category': { path: '/sap-ra-mat', status: 200 },
	'all of that in a list': { path: '/thu-nghiem', status: 200 },
} satisfies Record< string, Address >;
