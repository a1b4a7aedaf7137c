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

defined( 'ABSPATH' ) || exit;

/*
 * WordPress resolves posts, pages and terms itself; their patterns tell the app which links it may take over
 * (a path that fits several, like /{slug}, is settled by the server).
 */
return static fn( string $handle ): array => [
	new Route( 'home', [ '/' ], 'default', 'public', [ 'featured' ] ),
	new Route( 'latest', [ '/tin-moi', '/tin-moi/page/{page}' ], 'default', 'public', [ 'posts?limit=' . Constants::NEW_POSTS_LIMIT . '&page={page}' ], __( 'Tin mới', 'hien-core' ), fixed: true, description: __( 'Những bài viết mới nhất.', 'hien-core' ) ),
	new Route( 'about', [ '/gioi-thieu' ], 'detail', 'public', [ 'pages/gioi-thieu' ], __( 'Giới thiệu', 'hien-core' ), fixed: true ),
	new Route( 'tag', [ '/tag/{tag}', '/tag/{tag}/page/{page}' ], 'default', 'public', [ 'tag/{tag}?page={page}' ], objects: [ 'post_tag' ] ),
	new Route( 'category', [ '/{cat}', '/{cat}/page/{page}', '/{parent}/{cat}', '/{parent}/{cat}/page/{page}' ], 'default', 'public', [ 'categories/{category}?page={page}' ], objects: [ 'category' ] ),
	new Route( 'post', [ '/{slug}', '/{cat}/{slug}', '/{parent}/{child}/{slug}', '/{cat}/{slug}/{part}', '/{parent}/{child}/{slug}/{part}', '/{cat}/{slug}/comment-page-{cpage}', '/{parent}/{child}/{slug}/comment-page-{cpage}' ], 'detail', 'public', [ 'posts/{slug}?page={part}', 'cmt?object_id={id}&page={cpage}&type=posts' ], objects: [ 'post' ] ),
	new Route( 'page', [ '/{slug}', '/{parent}/{slug}', '/{slug}/{part}', '/{slug}/comment-page-{cpage}' ], 'detail', 'public', [ 'posts/{slug}?id={id}&page={part}&type={type}', 'cmt?object_id={id}&page={cpage}&type=posts' ], objects: [ 'page' ] ),
	new Route( 'archive', [], 'default', 'public', [ 'posts?author={author}&day={day}&month={month}&page={page}&search={search}&year={year}' ] ),
	new Route( 'error', [], 'detail', 'public', [], __( 'Trang lỗi', 'hien-core' ) ),
];
