<?php
declare(strict_types=1);

namespace Hien\Videos;

use WP_Post;

defined( 'ABSPATH' ) || exit;

/** The duration of videos, in seconds; 0 if it is not known. */
final class Video_Length {

	/** Format of the author's input: 14:05, 1:02:03, also 90:00. */
	public const PATTERN = '^(?:[0-9]{1,2}:[0-5][0-9]|[0-9]{1,3}):[0-5][0-9]$';

	/** The author's input, otherwise the duration in the metadata of the media file. */
	public static function of( WP_Post $video ): int {
		$written = (string) get_post_meta( $video->ID, Video_Post_Type::DURATION, true );
		if ( '' !== $written ) {
			return self::parse( $written );
		}
		$file = (int) get_post_meta( $video->ID, Video_Post_Type::FILE, true );
		$data = 0 === $file ? false : wp_get_attachment_metadata( $file );
		return (int) ( $data['length'] ?? 0 );
	}

	/** The seconds of a duration that matches PATTERN; 0 for ''. */
	public static function parse( string $written ): int {
		$seconds = 0;
		foreach ( explode( ':', $written ) as $part ) {
			$seconds = $seconds * 60 + (int) $part;
		}
		return $seconds;
	}

	/** 08:42, 1:02:03; '' for 0. */
	public static function format( int $seconds ): string {
		$hours = intdiv( $seconds, HOUR_IN_SECONDS );
		return match ( true ) {
			$seconds <= 0 => '',
			$hours > 0    => sprintf( '%d:%s', $hours, gmdate( 'i:s', $seconds ) ),
			default       => gmdate( 'i:s', $seconds ),
		};
	}

	/** ISO 8601 duration: PT8M42S; '' for 0. */
	public static function iso( int $seconds ): string {
		return $seconds <= 0 ? '' : sprintf( 'PT%dM%dS', intdiv( $seconds, MINUTE_IN_SECONDS ), $seconds % MINUTE_IN_SECONDS );
	}
}
