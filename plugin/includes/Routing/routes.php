<?php
/**
 * The route list. URLs, access, HTTP statuses, titles, data, the app's router and the tests are derived from it.
 *
 * To add a screen: a Route here, a controller for its REST path, theme/screens/<name>.php and src/screens/<name>/.
 * `npm run contract` exports the list for the app.
 */

declare(strict_types=1);

namespace Hien\Routing;

use Hien\Accounts\Sign_In\Login_Problem;
use Hien\Accounts\Sign_In\Login_Urls;
use Hien\Accounts\Sign_In\Capabilities;
use Hien\Addresses\Paths;
use Hien\Addresses\Return_Path;
use Hien\Constants;
use Hien\Courses\Course_Post_Type;
use Hien\Downloads\Download_Post_Type;
use Hien\Faqs\Faq_Post_Type;
use Hien\Friends\Friend_Post_Type;
use Hien\Images\Image_Post_Type;
use Hien\List_Sizes;
use Hien\Settings\Settings;
use Hien\Videos\Video_Post_Type;

defined( 'ABSPATH' ) || exit;

/*
 * WordPress resolves the URLs of posts, pages and terms itself; the app uses the patterns of their routes to recognise links that it can
 * open without loading a document. Where a path matches several patterns, such as /{slug}, the server's response contains the route.
 */
return static fn(): array => [
	new Route(
		'home',
		patterns: [ '/' ],
		rest: [ 'featured' => 'featured' ],
	),
	new Route(
		'latest',
		patterns: Route::paged( '/tin-moi' ),
		rest: [
			'posts' => 'posts?limit=' . Constants::NEW_POSTS_LIMIT . '&page={page}',
			'page'  => 'pages/tin-moi',
		],
		title: __( 'Tin mới', 'hien-core' ),
		description: __( 'Những bài viết mới nhất.', 'hien-core' ),
		fixed: true,
	),
	new Route(
		'wordpress',
		patterns: [ '/wordpress' ],
		rest: [
			'featured' => 'featured?category={category}',
			'page'     => 'pages/wordpress',
		],
		title: __( 'WordPress', 'hien-core' ),
		description: __( 'Bài viết về WordPress, theo từng chủ đề.', 'hien-core' ),
		fixed: true,
		params: [ 'category' => Settings::wordpress_category() ],
	),
	new Route(
		'author',
		patterns: [ '/' . Paths::AUTHOR . Settings::handle() ],
		rest: [
			'page'     => 'pages/' . Paths::AUTHOR . '{handle}',
			'posts'    => 'posts?author={author}&limit=' . List_Sizes::RELATED . '&page=1',
			'projects' => 'projects?limit=' . List_Sizes::AUTHOR_PROJECTS . '&page=1',
		],
		layout: 'detail',
		title: __( 'Về tác giả', 'hien-core' ),
		description: __( 'Người viết trang này, các bài viết mới và dự án.', 'hien-core' ),
		fixed: true,
		params: [
			'handle' => Settings::handle(),
			'author' => (string) Settings::author_id(),
		],
	),
	new Route(
		'about',
		patterns: [ '/gioi-thieu' ],
		rest: [ 'page' => 'pages/gioi-thieu' ],
		layout: 'detail',
		title: __( 'Giới thiệu', 'hien-core' ),
		description: __( 'Trang này viết về gì và do ai viết.', 'hien-core' ),
		fixed: true,
	),
	new Route(
		'videos',
		patterns: Route::paged( '/videos' ),
		rest: [
			'videos' => 'videos?limit=' . List_Sizes::VIDEOS . '&page={page}',
			'page'   => 'pages/videos',
		],
		title: __( 'Video', 'hien-core' ),
		archive: Video_Post_Type::class,
	),
	new Route(
		'series',
		patterns: Route::paged( '/series/{slug}', '/video_cat/{slug}', '/video_key/{slug}' ),
		rest: [ 'videos' => 'videos?limit=' . List_Sizes::VIDEOS . '&page={page}&{taxonomy}={term}' ],
		/* translators: %s: a series, topic or keyword of videos, which may have the name of a category */
		title: __( 'Video: %s', 'hien-core' ),
		/* translators: %s: a series, topic or keyword of videos */
		description: __( 'Các video về %s.', 'hien-core' ),
		objects: Video_Post_Type::TAXONOMIES,
	),
	new Route(
		'video',
		patterns: [
			'/videos/{slug}',
			'/videos/{slug}/{part}',
			'/videos/{slug}/comment-page-{cpage}',
		],
		rest: [
			'video'    => 'videos/{slug}?id={id}&page={part}',
			'comments' => 'cmt?object_id={id}&page={cpage}&type=posts',
		],
		layout: 'detail',
		objects: [ Video_Post_Type::NAME ],
	),
	new Route(
		'images',
		patterns: Route::paged( '/hinh-anh' ),
		rest: [
			'images' => 'images?limit=' . Constants::IMAGES_LIMIT . '&page={page}',
			'page'   => 'pages/hinh-anh',
		],
		title: __( 'Hình ảnh', 'hien-core' ),
		archive: Image_Post_Type::class,
	),
	new Route(
		'image',
		patterns: [
			'/hinh-anh/{slug}',
			'/hinh-anh/{slug}/comment-page-{cpage}',
		],
		rest: [
			'image'    => 'images/{slug}?id={id}',
			'comments' => 'cmt?object_id={id}&page={cpage}&type=posts',
		],
		layout: 'detail',
		objects: [ Image_Post_Type::NAME ],
	),
	new Route(
		'courses',
		patterns: Route::paged( '/khoa-hoc' ),
		rest: [
			'courses' => 'courses?limit=' . List_Sizes::COURSES . '&page={page}',
			'page'    => 'pages/khoa-hoc',
		],
		title: __( 'Khóa học', 'hien-core' ),
		archive: Course_Post_Type::class,
	),
	new Route(
		'course',
		patterns: [
			'/khoa-hoc/{slug}',
			'/khoa-hoc/{slug}/{part}',
		],
		rest: [ 'course' => 'courses/{slug}?id={id}&page={part}' ],
		layout: 'detail',
		objects: [ Course_Post_Type::NAME ],
	),
	new Route(
		'downloads',
		patterns: Route::paged( '/tai-nguyen' ),
		rest: [
			'downloads' => 'downloads?limit=' . List_Sizes::DOWNLOADS . '&page={page}',
			'page'      => 'pages/tai-nguyen',
		],
		title: __( 'Tài nguyên', 'hien-core' ),
		archive: Download_Post_Type::class,
	),
	new Route(
		'faqs',
		patterns: Route::paged( '/' . Paths::FAQS . Settings::handle() ),
		rest: [
			'faqs' => 'faqs?limit=' . List_Sizes::FAQS . '&page={page}',
			'page' => 'pages/' . Paths::FAQS . '{handle}',
		],
		title: __( 'Hỏi đáp', 'hien-core' ),
		archive: Faq_Post_Type::class,
		params: [ 'handle' => Settings::handle() ],
	),
	new Route(
		'friends',
		patterns: Route::paged( '/ban-be' ),
		rest: [
			'friends' => 'friends?limit=' . List_Sizes::FRIENDS . '&page={page}',
			'page'    => 'pages/ban-be',
		],
		title: __( 'Bạn bè', 'hien-core' ),
		archive: Friend_Post_Type::class,
	),
	new Route(
		'friend',
		patterns: [
			'/ban-be/{slug}',
			'/ban-be/{slug}/{part}',
		],
		rest: [ 'friend' => 'friends/{slug}?id={id}&page={part}' ],
		layout: 'detail',
		objects: [ Friend_Post_Type::NAME ],
	),
	new Route(
		'members',
		patterns: Route::paged( '/thanh-vien' ),
		rest: [
			'members' => 'users?limit=' . Constants::MEMBERS_LIMIT . '&page={page}',
			'page'    => 'pages/thanh-vien',
		],
		title: __( 'Thành viên', 'hien-core' ),
		description: __( 'Những người đã tham gia, người mới đến đứng trước.', 'hien-core' ),
		fixed: true,
	),
	new Route(
		'contact',
		patterns: [ '/lien-he' ],
		rest: [ 'page' => 'pages/lien-he' ],
		title: __( 'Liên hệ', 'hien-core' ),
		fixed: true,
	),
	new Route(
		'menu',
		patterns: [ '/menu' ],
		rest: [
			'links' => 'links?limit=' . List_Sizes::LINKS . '&page=1',
			'page'  => 'pages/menu',
		],
		layout: 'detail',
		title: __( 'Menu', 'hien-core' ),
		description: __( 'Mọi mục của trang ở một chỗ.', 'hien-core' ),
		fixed: true,
	),
	new Route(
		'login',
		patterns: [ Login_Urls::LOGIN ],
		layout: 'detail',
		access: Access::GUESTS,
		title: __( 'Đăng nhập', 'hien-core' ),
		description: __( 'Đăng nhập để bình luận, lưu bài và trò chuyện.', 'hien-core' ),
		fixed: true,
		query: [ Return_Path::ARGUMENT, Login_Problem::ARGUMENT, 'notice' ],
	),
	new Route(
		'register',
		patterns: [ Login_Urls::REGISTER ],
		layout: 'detail',
		access: Access::GUESTS,
		title: __( 'Đăng ký', 'hien-core' ),
		description: __( 'Mở một tài khoản để cùng học.', 'hien-core' ),
		fixed: true,
		query: [ Return_Path::ARGUMENT ],
	),
	// Not for guests only: signed-in members may have forgotten their password too.
	new Route(
		'password',
		patterns: [ Login_Urls::PASSWORD ],
		layout: 'detail',
		title: __( 'Quên mật khẩu', 'hien-core' ),
		description: __( 'Đặt lại mật khẩu qua email.', 'hien-core' ),
		fixed: true,
		query: [ Return_Path::ARGUMENT, Login_Problem::ARGUMENT, 'key', 'login' ],
		titles: [ Login_Urls::PASSWORD . '?action=confirmation' => __( 'Gửi lại thư xác nhận', 'hien-core' ) ],
		actions: [ 'confirmation' => [] ],
	),
	new Route(
		'account',
		patterns: [
			Login_Urls::ACCOUNT,
			Login_Urls::ACCOUNT . '/mat-khau',
			Login_Urls::ACCOUNT . '/thiet-bi',
			Login_Urls::ACCOUNT . '/rieng-tu',
			Login_Urls::ACCOUNT . '/page/{page}',
		],
		rest: [ 'account' => 'account' ],
		layout: 'detail',
		access: Access::MEMBERS,
		title: __( 'Tài khoản', 'hien-core' ),
		fixed: true,
		titles: [
			Login_Urls::ACCOUNT . '/mat-khau'        => __( 'Đổi mật khẩu – Tài khoản', 'hien-core' ),
			Login_Urls::ACCOUNT . '/thiet-bi'        => __( 'Thiết bị đang đăng nhập – Tài khoản', 'hien-core' ),
			Login_Urls::ACCOUNT . '/rieng-tu'        => __( 'Dữ liệu và quyền riêng tư – Tài khoản', 'hien-core' ),
			Login_Urls::ACCOUNT . '?action=comment'  => __( 'Bình luận của bạn – Tài khoản', 'hien-core' ),
			Login_Urls::ACCOUNT . '?action=favorite' => __( 'Bài viết yêu thích – Tài khoản', 'hien-core' ),
		],
		actions: [
			'comment'  => [ 'own_comments' => 'comments?limit=' . List_Sizes::MY_COMMENTS . '&mine=1&page={page}' ],
			'favorite' => [ 'favorites' => 'favorites?limit=' . List_Sizes::FAVORITES . '&page={page}' ],
		],
	),
	new Route(
		'admin',
		patterns: [
			'/admin',
			'/admin/chat/{id}',
		],
		layout: 'admin',
		access: Capabilities::ANSWER_CHAT,
		title: __( 'Trò chuyện', 'hien-core' ),
		fixed: true,
	),
	new Route(
		'tag',
		patterns: Route::paged( '/tag/{tag}' ),
		rest: [ 'tag' => 'tag/{tag}?page={page}' ],
		objects: [ 'post_tag' ],
	),
	new Route(
		'category',
		patterns: Route::paged( '/{cat}', '/{parent}/{cat}' ),
		rest: [ 'category' => 'categories/{category}?page={page}' ],
		objects: [ 'category' ],
	),
	new Route(
		'post',
		patterns: [
			'/{slug}',
			'/{cat}/{slug}',
			'/{parent}/{child}/{slug}',
			'/{cat}/{slug}/{part}',
			'/{parent}/{child}/{slug}/{part}',
			'/{cat}/{slug}/comment-page-{cpage}',
			'/{parent}/{child}/{slug}/comment-page-{cpage}',
		],
		rest: [
			'post'     => 'posts/{slug}?page={part}',
			'comments' => 'cmt?object_id={id}&page={cpage}&type=posts',
		],
		layout: 'detail',
		objects: [ 'post' ],
	),
	new Route(
		'page',
		patterns: [
			'/{slug}',
			'/{parent}/{slug}',
			'/{slug}/{part}',
			'/{slug}/comment-page-{cpage}',
		],
		rest: [
			'post'     => 'posts/{slug}?id={id}&page={part}&type={type}',
			'comments' => 'cmt?object_id={id}&page={cpage}&type=posts',
		],
		layout: 'detail',
		objects: [ 'page' ],
	),
	new Route(
		'archive',
		rest: [ 'posts' => 'posts?author={author}&day={day}&month={month}&page={page}&year={year}' ],
	),
	new Route(
		'search',
		rest: [ 'results' => 'search?page={page}&s={search}' ],
	),
	new Route(
		'error',
		layout: 'detail',
		title: __( 'Trang lỗi', 'hien-core' ),
	),
];
