<?php
/**
 * Formats numbers, dates, names, counts and paths for display. Twins: src/lib/formats.ts, paths.ts, crumbs.ts; others are
 * named at their functions.
 */

declare(strict_types=1);

defined( 'ABSPATH' ) || exit;

/** Thousands with dots: 1.248. */
function hien_number( int $number ): string {
	return number_format( $number, 0, ',', '.' );
}

/** An amount of đồng: 1.290.000 ₫. */
function hien_price( int $amount ): string {
	return 0 === $amount ? __( 'Miễn phí', 'hien' ) : hien_number( $amount ) . ' ₫';
}

/**
 * A file's size: 812 B, 640 KB, 1,2 MB.
 * Twin: formatSize() in src/components/cards/download-card/download-card.tsx
 */
function hien_size( int $bytes ): string {
	$kilobytes = (int) round( $bytes / KB_IN_BYTES );
	return match ( true ) {
		$bytes < KB_IN_BYTES     => "$bytes B",
		$kilobytes < KB_IN_BYTES => "$kilobytes KB",
		default                  => number_format( $bytes / MB_IN_BYTES, 1, ',', '' ) . ' MB',
	};
}

/**
 * A title that does not wrap between a number and the word after it, nor inside "3-2-1", which CSS cannot do.
 * Twin: titleText() in src/lib/formats.ts
 */
function hien_title( string $title ): string {
	return (string) preg_replace(
		[ '/(?<![\p{L}\p{N}-])([0-9][0-9.,]*) (?=[\p{L}%])/u', '/(?<=\d)-(?=\d)/' ],
		[ "$1\u{a0}", "-\u{2060}" ],
		$title
	);
}

/**
 * A date as DD/MM/YYYY, in the site's time zone.
 *
 * @param string $iso ISO 8601 with the offset of the site.
 */
function hien_date( string $iso ): string {
	return implode( '/', array_reverse( explode( '-', substr( $iso, 0, 10 ) ) ) );
}

/** DD/MM/YYYY HH:mm in the site's time zone. */
function hien_date_time( string $iso ): string {
	return hien_date( $iso ) . ' ' . substr( $iso, 11, 5 );
}

/** A number with its noun. Vietnamese nouns have no plural; other languages do. */
function hien_comment_count( int $count ): string {
	return 0 === $count
		? __( 'Chưa có bình luận', 'hien' )
		/* translators: %s: number of comments. */
		: sprintf( _n( '%s bình luận', '%s bình luận', $count, 'hien' ), hien_number( $count ) );
}

function hien_result_count( int $count ): string {
	/* translators: %s: number of results of a search. */
	return sprintf( _n( '%s kết quả', '%s kết quả', $count, 'hien' ), hien_number( $count ) );
}

function hien_member_count( int $count ): string {
	/* translators: %s: number of members. */
	return sprintf( _n( '%s thành viên', '%s thành viên', $count, 'hien' ), hien_number( $count ) );
}

/** When somebody became a member: “Tham gia DD/MM/YYYY”. */
function hien_joined( string $iso ): string {
	/* translators: %s: day on which somebody became a member. */
	return sprintf( __( 'Tham gia %s', 'hien' ), hien_date( $iso ) );
}

function hien_view_count( int $count ): string {
	return 0 === $count
		? __( 'Chưa có lượt xem', 'hien' )
		/* translators: %s: how often something was read or watched. */
		: sprintf( _n( '%s lượt xem', '%s lượt xem', $count, 'hien' ), hien_number( $count ) );
}

function hien_reading_time( int $minutes ): string {
	/* translators: %s: number of minutes. */
	return sprintf( _n( '%s phút đọc', '%s phút đọc', $minutes, 'hien' ), hien_number( $minutes ) );
}

/**
 * The last words of a Vietnamese name, which are the given name. What an account without a name is called (Public_Name) stays whole.
 *
 * @param 1|2 $words How many words of it.
 */
function hien_short_name( string $name, int $words ): string {
	$all   = __( 'Thành viên', 'hien' ) === $name ? [ $name ] : ( preg_split( '/\s+/u', $name ) ?: [] );
	$named = preg_grep( '/[\p{L}\p{N}]/u', $all ) ?: $all; // Not an emoji at the end, unless there is nothing else.
	return implode( ' ', array_slice( $named, -$words ) );
}

/** Text before the page number in a path => query argument of the page number in a plain permalink, such as `/?cat=3`. */
const HIEN_PAGE_ARGUMENTS = [
	'page/'         => 'paged',
	'comment-page-' => 'cpage',
	''              => 'page',
];

/**
 * The path of a page of a list; page 1 has no number.
 *
 * @param string $path Path of the first page, below home.
 * @param string $word Text before the number; a key of HIEN_PAGE_ARGUMENTS.
 */
function hien_page_path( string $path, int $page, string $word = 'page/' ): string {
	if ( $page > 1 && str_contains( $path, '?' ) ) {
		return "$path&" . HIEN_PAGE_ARGUMENTS[ $word ] . "=$page";
	}
	return $page > 1 ? rtrim( $path, '/' ) . "/$word$page" : $path;
}

/** A screen's path without its page number. */
function hien_first_page_path( string $path ): string {
	return preg_replace( '#(?:/page/|&paged=)\d+$#D', '', $path ) ?: '/';
}

/**
 * The page numbers that a pagination shows: the first, the last, and three around the current one.
 * Twin: pageNumbers() in src/components/ui/pagination/pagination.tsx
 *
 * @return list<int|null> Null is a gap.
 */
function hien_page_numbers( int $page, int $pages ): array {
	$start   = max( 1, min( $page - 1, $pages - 2 ) );
	$shown   = array_unique( [ 1, ...range( $start, min( $pages, $start + 2 ) ), $pages ] );
	$numbers = [];
	$last    = 0;
	foreach ( $shown as $number ) {
		if ( 2 === $number - $last ) {
			$numbers[] = $number - 1;
		} elseif ( $number - $last > 2 ) {
			$numbers[] = null;
		}
		$numbers[] = $number;
		$last      = $number;
	}
	return $numbers;
}

/** @return array{name:string,path:string} The first item of every breadcrumb trail. */
function hien_home_crumb(): array {
	return [
		'name' => __( 'Trang chủ', 'hien' ),
		'path' => '/',
	];
}

/**
 * Groups a flat list of comments, which is ordered by thread, into threads.
 * Twin: threadsOf() in src/features/comments/comments.tsx
 *
 * @param list<array<string,mixed>> $comments Comments.
 * @return list<non-empty-list<array<string,mixed>>> Each thread: the first comment, then all replies.
 */
function hien_threads( array $comments ): array {
	$threads = [];
	foreach ( $comments as $comment ) {
		if ( 0 === $comment['parent'] || [] === $threads ) {
			$threads[] = [ $comment ];
		} else {
			$threads[ array_key_last( $threads ) ][] = $comment;
		}
	}
	return $threads;
}
