<?php
/**
 * @package Hien
 */

declare(strict_types=1);

namespace Hien\Videos;

defined( 'ABSPATH' ) || exit;

/** Where a video plays: at YouTube, at Vimeo, from a file of the media library, or nowhere yet. */
final class Video_Source {

	private const YOUTUBE_HOSTS = [ 'youtube.com', 'youtube-nocookie.com', 'youtu.be' ];

	/** What stands before the id in YouTube's addresses; the address of `watch` has it in `v`. */
	private const YOUTUBE_PATH = '#^/(?:(?:embed|v|e|shorts|live)/)?(?<id>[\w-]{11})(?:/|$)#D';

	/** Paths of Vimeo that end with the id, and perhaps the key of an unlisted video. */
	private const VIMEO_PATH = '#^/(?:video/|channels/[\w-]+/|groups/[\w-]+/videos/|album/\d+/video/|showcase/\d+/video/|ondemand/[\w-]+/)?(?<id>\d{1,12})(?:/(?<key>[0-9a-f]{6,}))?/?$#D';

	/**
	 * @param string $kind  'youtube', 'vimeo', 'file' or 'none'.
	 * @param string $link  Page of the video at its service; '' where it has none.
	 * @param string $embed Player for a frame; '' where there is none.
	 * @param string $file  Address of a media file; '' where there is none.
	 */
	private function __construct(
		public readonly string $kind,
		public readonly string $link = '',
		public readonly string $embed = '',
		public readonly string $file = '',
	) {}

	/** From a file of the media library, which wins over an address elsewhere. */
	public static function of( string $file, string $url ): self {
		return '' === $file ? self::of_url( $url ) : new self( 'file', file: $file );
	}

	/** Nothing that plays. */
	public static function none(): self {
		return new self( 'none' );
	}

	/** From the address of a video in any of the forms in which its service gives it. */
	public static function of_url( string $url ): self {
		$parts = (array) wp_parse_url( trim( $url ) );
		$host  = (string) preg_replace( '/^(?:www|m|music|player)\./', '', strtolower( $parts['host'] ?? '' ) );
		$path  = $parts['path'] ?? '/';
		wp_parse_str( $parts['query'] ?? '', $query );
		$query = array_filter( $query, 'is_string' ) + [
			'v' => '',
			't' => '',
			'h' => '',
		];
		return match ( true ) {
			in_array( $host, self::YOUTUBE_HOSTS, true ) => self::youtube( $path, $query ),
			'vimeo.com' === $host                        => self::vimeo( $path, $query['h'], $parts['fragment'] ?? '' ),
			default                                      => self::none(),
		};
	}

	/** @param array<int|string,string> $query Query of the address, with `v` and `t`. */
	private static function youtube( string $path, array $query ): self {
		$id = preg_match( self::YOUTUBE_PATH, $path, $found ) ? $found['id'] : $query['v'];
		if ( ! preg_match( '/^[\w-]{11}$/D', $id ) ) {
			return self::none();
		}
		$start = self::seconds( $query['start'] ?? $query['t'] );
		return new self(
			'youtube',
			"https://www.youtube.com/watch?v=$id" . ( $start > 0 ? "&t={$start}s" : '' ),
			"https://www.youtube-nocookie.com/embed/$id?rel=0" . ( $start > 0 ? "&start=$start" : '' ),
		);
	}

	private static function vimeo( string $path, string $key, string $fragment ): self {
		if ( ! preg_match( self::VIMEO_PATH, $path, $found ) ) {
			return self::none();
		}
		$id    = $found['id'];
		$key   = $found['key'] ?? ( preg_match( '/^[0-9a-f]{6,}$/D', $key ) ? $key : '' );
		$start = self::seconds( str_starts_with( $fragment, 't=' ) ? substr( $fragment, 2 ) : '' );
		return new self(
			'vimeo',
			"https://vimeo.com/$id" . ( '' === $key ? '' : "/$key" ) . ( $start > 0 ? "#t={$start}s" : '' ),
			"https://player.vimeo.com/video/$id?dnt=1" . ( '' === $key ? '' : "&h=$key" ) . ( $start > 0 ? "#t={$start}s" : '' ),
		);
	}

	/** Where playing starts: `90`, `90s` or `1h2m3s`. */
	private static function seconds( string $time ): int {
		if ( ! preg_match( '/^(?:(?<h>\d{1,3})h)?(?:(?<m>\d{1,4})m)?(?:(?<s>\d{1,6})s?)?$/D', $time, $found ) ) {
			return 0;
		}
		return (int) ( $found['h'] ?? 0 ) * HOUR_IN_SECONDS + (int) ( $found['m'] ?? 0 ) * MINUTE_IN_SECONDS + (int) ( $found['s'] ?? 0 );
	}
}
