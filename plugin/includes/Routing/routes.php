<?php
/**
 * THE route list. URL matching, HTTP status, titles, data, the app's router and the tests all follow from it.
 *
 * To add a screen: one line here, a controller for its REST path, theme/screens/<name>.php and
 * src/screens/<name>/. `npm run contract` tells the app.
 *
 * @package Hien
 */

declare(strict_types=1);

namespace Hien\Routing;

use Hien\Constants;
use Hien\Courses\Course_Post_Type;
use Hien\Friends\Friend_Post_Type;
use Hien\Images\Image_Post_Type;
use Hien\Settings\Settings;
use Hien\Videos\Video_Post_Type;

defined( 'ABSPATH' ) || exit;

/*
 * WordPress resolves posts, pages and terms itself; their patterns tell the app which links it may take over
 * (a path that fits several, like /{slug}, is settled by the server).
 */
return static fn( Settings $settings ): array => [
	new Route( 'home', [ '/' ], 'default', 'public', [ 'featured' ] ),
	new Route( 'latest', [ '/tin-moi', '/tin-moi/page/{page}' ], 'default', 'public', [ 'posts?limit=' . Constants::NEW_POSTS_LIMIT . '&page={page}' ], __( 'Tin mới', 'hien-core' ), fixed: true, description: __( 'Những bài viết mới nhất.', 'hien-core' ) ),
	new Route( 'wordpress', [ '/wordpress' ], 'default', 'public', [ 'featured?category={category}' ], __( 'WordPress', 'hien-core' ), fixed: true, description: __( 'Bài viết về WordPress, theo từng chủ đề.', 'hien-core' ), params: [ 'category' => $settings->wordpress_category() ] ),
	new Route( 'author', [ '/ve-' . $settings->handle() ], 'detail', 'public', [ 'pages/ve-{handle}', 'posts?author={author}&limit=' . Constants::RELATED_LIMIT . '&page=1', 'projects?limit=' . Constants::AUTHOR_PROJECTS_LIMIT . '&page=1' ], __( 'Về tác giả', 'hien-core' ), fixed: true, params: [ 'handle' => $settings->handle(), 'author' => (string) $settings->author_id() ] ),
	new Route( 'about', [ '/gioi-thieu' ], 'detail', 'public', [ 'pages/gioi-thieu' ], __( 'Giới thiệu', 'hien-core' ), fixed: true ),
	new Route( 'videos', [ '/videos', '/videos/page/{page}' ], 'default', 'public', [ 'videos?limit=' . Constants::VIDEOS_LIMIT . '&page={page}', 'pages/videos' ], __( 'Video', 'hien-core' ), fixed: true ),
	/* translators: %s: a series, topic or keyword of videos */
	new Route( 'series', [ '/series/{slug}', '/series/{slug}/page/{page}', '/video_cat/{slug}', '/video_cat/{slug}/page/{page}', '/video_key/{slug}', '/video_key/{slug}/page/{page}' ], 'default', 'public', [ 'videos?limit=' . Constants::VIDEOS_LIMIT . '&page={page}&{taxonomy}={term}' ], description: __( 'Các video về %s.', 'hien-core' ), objects: Video_Post_Type::TAXONOMIES ),
	new Route( 'video', [ '/videos/{slug}', '/videos/{slug}/{part}', '/videos/{slug}/comment-page-{cpage}' ], 'detail', 'public', [ 'videos/{slug}?id={id}&page={part}', 'cmt?object_id={id}&page={cpage}&type=posts' ], objects: [ Video_Post_Type::NAME ] ),
	new Route( 'images', [ '/hinh-anh', '/hinh-anh/page/{page}' ], 'default', 'public', [ 'images?limit=' . Constants::IMAGES_LIMIT . '&page={page}', 'pages/hinh-anh' ], __( 'Hình ảnh', 'hien-core' ), fixed: true ),
	new Route( 'image', [ '/hinh-anh/{slug}', '/hinh-anh/{slug}/comment-page-{cpage}' ], 'detail', 'public', [ 'images/{slug}?id={id}', 'cmt?object_id={id}&page={cpage}&type=posts' ], objects: [ Image_Post_Type::NAME ] ),
	new Route( 'courses', [ '/khoa-hoc', '/khoa-hoc/page/{page}' ], 'default', 'public', [ 'courses?limit=' . Constants::COURSES_LIMIT . '&page={page}', 'pages/khoa-hoc' ], __( 'Khóa học', 'hien-core' ), fixed: true ),
	new Route( 'course', [ '/khoa-hoc/{slug}', '/khoa-hoc/{slug}/{part}' ], 'detail', 'public', [ 'courses/{slug}?id={id}&page={part}' ], objects: [ Course_Post_Type::NAME ] ),
	new Route( 'downloads', [ '/tai-nguyen', '/tai-nguyen/page/{page}' ], 'default', 'public', [ 'downloads?limit=' . Constants::DOWNLOADS_LIMIT . '&page={page}', 'pages/tai-nguyen' ], __( 'Tài nguyên', 'hien-core' ), fixed: true ),
	new Route( 'faqs', [ '/hoi-dap-' . $settings->handle(), '/hoi-dap-' . $settings->handle() . '/page/{page}' ], 'default', 'public', [ 'faqs?limit=' . Constants::FAQS_LIMIT . '&page={page}', 'pages/hoi-dap-{handle}' ], __( 'Hỏi đáp', 'hien-core' ), fixed: true, params: [ 'handle' => $settings->handle() ] ),
	new Route( 'friends', [ '/ban-be', '/ban-be/page/{page}' ], 'default', 'public', [ 'friends?limit=' . Constants::FRIENDS_PAGE_LIMIT . '&page={page}', 'pages/ban-be' ], __( 'Bạn bè', 'hien-core' ), fixed: true ),
	new Route( 'friend', [ '/ban-be/{slug}', '/ban-be/{slug}/{part}' ], 'detail', 'public', [ 'friends/{slug}?id={id}&page={part}' ], objects: [ Friend_Post_Type::NAME ] ),
	new Route( 'members', [ '/thanh-vien', '/thanh-vien/page/{page}' ], 'default', 'public', [ 'users?limit=' . Constants::MEMBERS_LIMIT . '&page={page}' ], __( 'Thành viên', 'hien-core' ), fixed: true, description: __( 'Những người đã tham gia, người mới đến đứng trước.', 'hien-core' ) ),
	new Route( 'contact', [ '/lien-he' ], 'default', 'public', [ 'pages/lien-he' ], __( 'Liên hệ', 'hien-core' ), fixed: true ),
	new Route( 'menu', [ '/menu' ], 'detail', 'public', [], __( 'Menu', 'hien-core' ), fixed: true, description: __( 'Mọi mục của trang ở một chỗ.', 'hien-core' ) ),
	new Route( 'tag', [ '/tag/{tag}', '/tag/{tag}/page/{page}' ], 'default', 'public', [ 'tag/{tag}?page={page}' ], objects: [ 'post_tag' ] ),
	new Route( 'category', [ '/{cat}', '/{cat}/page/{page}', '/{parent}/{cat}', '/{parent}/{cat}/page/{page}' ], 'default', 'public', [ 'categories/{category}?page={page}' ], objects: [ 'category' ] ),
	new Route( 'post', [ '/{slug}', '/{cat}/{slug}', '/{parent}/{child}/{slug}', '/{cat}/{slug}/{part}', '/{parent}/{child}/{slug}/{part}', '/{cat}/{slug}/comment-page-{cpage}', '/{parent}/{child}/{slug}/comment-page-{cpage}' ], 'detail', 'public', [ 'posts/{slug}?page={part}', 'cmt?object_id={id}&page={cpage}&type=posts' ], objects: [ 'post' ] ),
	new Route( 'page', [ '/{slug}', '/{parent}/{slug}', '/{slug}/{part}', '/{slug}/comment-page-{cpage}' ], 'detail', 'public', [ 'posts/{slug}?id={id}&page={part}&type={type}', 'cmt?object_id={id}&page={cpage}&type=posts' ], objects: [ 'page' ] ),
	new Route( 'archive', [], 'default', 'public', [ 'posts?author={author}&day={day}&month={month}&page={page}&year={year}' ] ),
	new Route( 'search', [], 'default', 'public', [ 'search?page={page}&s={search}' ] ),
	new Route( 'error', [], 'detail', 'public', [], __( 'Trang lỗi', 'hien-core' ) ),
];
