<?php
/**
 * Lists the links of the screen /menu. Twin: src/screens/menu/menu-links.ts
 *
 * @package Hien
 */

declare(strict_types=1);

defined( 'ABSPATH' ) || exit;

/**
 * The large entries.
 *
 * @param array<string,mixed> $options The response `options`.
 * @return list<array{path:string,icon:callable,tone:string,title:string,text:string}>
 */
function hien_menu_tiles( array $options ): array {
	$counts = $options['counts'];
	$tile   = static fn( string $path, callable $icon, string $tone, string $title, string $text ): array => compact( 'path', 'icon', 'tone', 'title', 'text' );
	$text   = static fn( int $count, string $noun ): string => hien_number( $count ) . ' ' . $noun;
	return [
		$tile( '/tin-moi', static fn() => hien_icon( 'newspaper' ), '', __( 'Tin mới', 'hien' ), $text( $counts['posts'], __( 'bài viết', 'hien' ) ) ),
		$tile( '/wordpress', static fn() => hien_icon( 'book-open' ), 'is-clay', __( 'WordPress', 'hien' ), __( 'Bài học và mẹo', 'hien' ) ),
		$tile( '/videos', static fn() => hien_icon( 'circle-play' ), 'is-sun', __( 'Video', 'hien' ), $text( $counts['videos'], __( 'video', 'hien' ) ) ),
		$tile( '/khoa-hoc', static fn() => hien_icon( 'graduation-cap' ), '', __( 'Khóa học', 'hien' ), $text( $counts['courses'], __( 'khóa học', 'hien' ) ) ),
		$tile( '/hinh-anh', static fn() => hien_icon( 'images' ), 'is-clay', __( 'Hình ảnh', 'hien' ), $text( $counts['images'], __( 'ảnh', 'hien' ) ) ),
		$tile( '/tai-nguyen', static fn() => hien_icon( 'folder-open' ), 'is-sun', __( 'Tài nguyên', 'hien' ), $text( $counts['downloads'], __( 'tài liệu', 'hien' ) ) ),
		$tile( "/hoi-dap-{$options['handle']}", static fn() => hien_icon( 'circle-help' ), '', __( 'Hỏi đáp', 'hien' ), $text( $counts['faqs'], __( 'câu hỏi', 'hien' ) ) ),
		$tile( '/ban-be', static fn() => hien_icon( 'users' ), 'is-clay', __( 'Bạn bè', 'hien' ), $text( $counts['friends'], __( 'người bạn', 'hien' ) ) ),
	];
}

/**
 * The author's pages, then those links of the site's menus that are not shown yet.
 *
 * @param array<string,mixed> $options The response `options`.
 * @return list<array{url:string,icon:callable,title:string}>
 */
function hien_menu_entries( array $options ): array {
	$own = [
		/* translators: %s: name of the author. */
		"/ve-{$options['handle']}" => [ static fn() => hien_icon( 'user-round' ), sprintf( __( 'Về %s', 'hien' ), $options['author']['name'] ) ],
		'/gioi-thieu'              => [ static fn() => hien_icon( 'info' ), __( 'Giới thiệu', 'hien' ) ],
		'/lien-he'                 => [ static fn() => hien_icon( 'mail' ), __( 'Liên hệ', 'hien' ) ],
	];

	$entries = [];
	foreach ( $own as $path => [ $icon, $title ] ) {
		$entries[] = [
			'url'   => home_url( $path ),
			'icon'  => $icon,
			'title' => $title,
		];
	}
	$shown = [ '/', '/menu', ...array_keys( $own ), ...array_column( hien_menu_tiles( $options ), 'path' ) ];
	$items = array_merge( $options['menu']['primary'], ...array_column( $options['menu']['footer'], 'items' ) );
	foreach ( $items as $item ) {
		if ( ! in_array( $item['path'], $shown, true ) && ! in_array( $item['url'], array_column( $entries, 'url' ), true ) ) {
			$entries[] = [
				'url'   => $item['url'],
				'icon'  => static fn() => hien_icon_or( (string) $item['icon'], 'file-text' ),
				'title' => $item['title'],
			];
		}
	}
	return $entries;
}
