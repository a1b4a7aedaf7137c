<?php
/**
 * Lists the links of the screen /menu. Twin: src/screens/menu/menu-links.ts
 */

declare(strict_types=1);

defined( 'ABSPATH' ) || exit;

/**
 * The large entries of /menu.
 *
 * @param array<string,mixed> $options The response `options`.
 * @return list<array{path:string,icon:callable,title:string,text:string}>
 */
function hien_menu_tiles( array $options ): array {
	$counts = $options['counts'];
	$tile   = static fn( string $path, callable $icon, string $title, string $text ): array => compact( 'path', 'icon', 'title', 'text' );
	$text   = static fn( string $of, callable $words ): string => sprintf( $words( $counts[ $of ] ), hien_number( $counts[ $of ] ) );
	$topic  = $tile(
		'/wordpress',
		static fn() => hien_icon( 'book-open' ),
		__( 'WordPress', 'hien' ),
		__( 'Bài học và mẹo', 'hien' )
	);
	return [
		$tile(
			'/tin-moi',
			static fn() => hien_icon( 'newspaper' ),
			__( 'Tin mới', 'hien' ),
			/* translators: %s: number of posts. */
			$text( 'posts', static fn( int $count ): string => _n( '%s bài viết', '%s bài viết', $count, 'hien' ) )
		),
		...( $options['topic'] ? [ $topic ] : [] ),
		$tile(
			'/videos',
			static fn() => hien_icon( 'circle-play' ),
			__( 'Video', 'hien' ),
			/* translators: %s: number of videos. */
			$text( 'videos', static fn( int $count ): string => _n( '%s video', '%s video', $count, 'hien' ) )
		),
		$tile(
			'/khoa-hoc',
			static fn() => hien_icon( 'graduation-cap' ),
			__( 'Khóa học', 'hien' ),
			/* translators: %s: number of courses. */
			$text( 'courses', static fn( int $count ): string => _n( '%s khóa học', '%s khóa học', $count, 'hien' ) )
		),
		$tile(
			'/hinh-anh',
			static fn() => hien_icon( 'images' ),
			__( 'Hình ảnh', 'hien' ),
			/* translators: %s: number of images. */
			$text( 'images', static fn( int $count ): string => _n( '%s ảnh', '%s ảnh', $count, 'hien' ) )
		),
		$tile(
			'/tai-nguyen',
			static fn() => hien_icon( 'folder-open' ),
			__( 'Tài nguyên', 'hien' ),
			/* translators: %s: number of downloads. */
			$text( 'downloads', static fn( int $count ): string => _n( '%s tài liệu', '%s tài liệu', $count, 'hien' ) )
		),
		$tile(
			"/hoi-dap-{$options['handle']}",
			static fn() => hien_icon( 'circle-help' ),
			__( 'Hỏi đáp', 'hien' ),
			/* translators: %s: number of questions. */
			$text( 'faqs', static fn( int $count ): string => _n( '%s câu hỏi', '%s câu hỏi', $count, 'hien' ) )
		),
		$tile(
			'/ban-be',
			static fn() => hien_icon( 'handshake' ),
			__( 'Bạn bè', 'hien' ),
			/* translators: %s: number of friends. */
			$text( 'friends', static fn( int $count ): string => _n( '%s người bạn', '%s người bạn', $count, 'hien' ) )
		),
	];
}

/**
 * The small entries of /menu: the author's pages, then the items of the site's menus that are not linked yet.
 *
 * @param array<string,mixed> $options The response `options`.
 * @return list<array{url:string,icon:callable,title:string}>
 */
function hien_menu_entries( array $options ): array {
	$own = [
		"/ve-{$options['handle']}" => [
			static fn() => hien_icon( 'user-round' ),
			/* translators: %s: name of the author. */
			sprintf( __( 'Về %s', 'hien' ), $options['author']['name'] ),
		],
		'/gioi-thieu'              => [ static fn() => hien_icon( 'info' ), __( 'Giới thiệu', 'hien' ) ],
		'/lien-he'                 => [ static fn() => hien_icon( 'mail' ), __( 'Liên hệ', 'hien' ) ],
	];

	$entries = [];
	foreach ( $own as $path => [ $icon, $title ] ) {
		$entries[] = [
			'url'   => hien_url( $path ),
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
