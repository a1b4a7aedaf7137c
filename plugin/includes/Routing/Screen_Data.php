<?php
declare(strict_types=1);

namespace Hien\Routing;

use Hien\Posts\Post_Schema;

defined( 'ABSPATH' ) || exit;

/** The responses of a screen for the app, without keys that only other REST clients use. */
final class Screen_Data {

	/**
	 * Removes the heads of responses, which are in the screen's head, and Post_Schema::HIDDEN_KEYS of all posts in them.
	 *
	 * @param array<string,array<string,mixed>> $responses Name => response.
	 * @return array<string,array<string,mixed>>
	 */
	public static function of( array $responses ): array {
		foreach ( $responses as $name => $response ) {
			unset( $response['head'] );
			$responses[ $name ] = self::without_post_keys( $response );
		}
		return $responses;
	}

	/**
	 * @template K of array-key
	 * @param array<K,mixed> $value A response, or a part of it.
	 * @return array<K,mixed>
	 */
	private static function without_post_keys( array $value ): array {
		if ( isset( $value['minutes'], $value['sticky'] ) ) { // Only posts have both.
			$value = array_diff_key( $value, array_flip( Post_Schema::HIDDEN_KEYS ) );
		}
		foreach ( $value as $key => $part ) {
			if ( is_array( $part ) ) {
				$value[ $key ] = self::without_post_keys( $part );
			}
		}
		return $value;
	}
}
