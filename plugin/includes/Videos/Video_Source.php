<?php
declare(strict_types=1);

namespace Hien\Videos;

defined( 'ABSPATH' ) || exit;

/** The source of a video: YouTube, Vimeo, a file of the media library, or none yet. */
final class Video_Source {

	private const YOUTUBE_HOSTS = [ 'youtube.com', 'youtube-nocookie.com', 'youtu.be' ];

	/**
	 * Paths of YouTube with the id; `/watch` has it in the query argument `v`. Players of playlists and channels have `videoseries` or
	 * `live_stream` in its place, which are as long as an id.
	 */
	private const YOUTUBE_PATH = '#^/(?:embed|v|e|shorts|live)/(?!videoseries|live_stream)(?<id>[\w-]{11})(?:/|$)#D';

	/** Paths of youtu.be. On YouTube's other hosts a single segment is a channel. */
	private const YOUTU_BE_PATH = '#^/(?:(?:shorts|live)/)?(?<id>[\w-]{11})(?:/|$)#D';

	/** Paths of Vimeo, which end with the id and, of an unlisted video, its key. */
	private const VIMEO_PATH = '#^/(?:video/|channels/[\w-]+/|groups/[\w-]+/videos/|album/\d+/video/|showcase/\d+/video/|ondemand/[\w-]+/)?(?<id>\d{1,12})(?:/(?<key>[0-9a-f]{6,}))?/?$#D';

	/**
	 * @param string $kind  'youtube', 'vimeo', 'file' or 'none'.
	 * @param string $link  Page of the video on its service; '' for a file.
	 * @param string $embed Address of the service's player for an <iframe>; '' for a file.
	 * @param string $file  URL of the media file; '' for a service.
	 */
	private function __construct(
		public readonly string $kind,
		public readonly string $link = '',
		public readonly string $embed = '',
		public readonly string $file = '',
	) {}

	/** From the URL of a media file or, if that is '', the address on a service. */
	public static function of( string $file, string $url ): self {
		return '' === $file ? self::of_url( $url ) : new self( 'file', file: $file );
	}

	/** No source. */
	public static function none(): self {
		return new self( 'none' );
	}

	/** From an address on YouTube or Vimeo in any of their formats. */
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
			in_array( $host, self::YOUTUBE_HOSTS, true ) => self::youtube(
				'youtu.be' === $host ? self::YOUTU_BE_PATH : self::YOUTUBE_PATH,
				$path,
				$query
			),
			'vimeo.com' === $host                        => self::vimeo( $path, $query['h'], $parts['fragment'] ?? '' ),
			default                                      => self::none(),
		};
	}

	/**
	 * @param string                   $pattern Regular expression for paths with an id.
	 * @param array<int|string,string> $query   Query of the address, with `v` and `t`.
	 */
	private static function youtube( string $pattern, string $path, array $query ): self {
		$id = match ( true ) {
			(bool) preg_match( $pattern, $path, $found ) => $found['id'],
			'/watch' === rtrim( $path, '/' )             => $query['v'],
			default                                      => '',
		};
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

	/**
	 * YouTube's picture of a video; '' for other services.
	 *
	 * @param string $embed Address of the player, see __construct().
	 */
	public static function picture( string $embed ): string {
		return preg_match( '#^https://www\.youtube-nocookie\.com/embed/([\w-]{11})\?#', $embed, $found )
			? "https://i.ytimg.com/vi/$found[1]/hqdefault.jpg"
			: '';
	}

	/** Start time in seconds, from `90`, `90s` or `1h2m3s`; 0 for other values. */
	private static function seconds( string $time ): int {
		if ( ! preg_match( '/^(?:(?<h>\d{1,3})h)?(?:(?<m>\d{1,4})m)?(?:(?<s>\d{1,6})s?)?$/D', $time, $found ) ) {
			return 0;
		}
		return (int) ( $found['h'] ?? 0 ) * HOUR_IN_SECONDS + (int) ( $found['m'] ?? 0 ) * MINUTE_IN_SECONDS + (int) ( $found['s'] ?? 0 );
	}
}
