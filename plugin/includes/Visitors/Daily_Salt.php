<?php
/**
 * @package Hien
 */

declare(strict_types=1);

namespace Hien\Visitors;

defined( 'ABSPATH' ) || exit;

/**
 * Hashes under a secret that is replaced each day: once it is gone, nothing links a hash to a visitor, nor one day's
 * hashes to another's.
 */
final class Daily_Salt {

	private const OPTION = 'hien_visitor_salt';

	/** @return string 32 hexadecimal digits, the same for a text until the day of the site ends. */
	public static function sign( string $text ): string {
		return substr( hash_hmac( 'sha256', $text, self::salt() ), 0, 32 );
	}

	/** The salt of today. Of several requests that begin a day at the same moment one stores its salt; the others read it. */
	private static function salt(): string {
		$today  = (string) wp_date( 'Y-m-d' );
		$stored = get_option( self::OPTION );
		if ( is_array( $stored ) && $stored['day'] === $today ) {
			return $stored['salt'];
		}
		self::replace(
			$stored,
			[
				'day'  => $today,
				'salt' => bin2hex( random_bytes( 32 ) ),
			]
		);
		return get_option( self::OPTION )['salt'];
	}

	/**
	 * Stores a salt, unless another request has replaced the old one meanwhile.
	 *
	 * @param mixed                $old What was read, false for none.
	 * @param array<string,string> $new The new one.
	 */
	private static function replace( mixed $old, array $new ): void {
		global $wpdb;
		if ( false === $old ) {
			add_option( self::OPTION, $new, '', false );
			return;
		}
		$wpdb->update(
			$wpdb->options,
			[ 'option_value' => maybe_serialize( $new ) ],
			[
				'option_name'  => self::OPTION,
				'option_value' => maybe_serialize( $old ),
			]
		);
		wp_cache_delete( self::OPTION, 'options' );
	}
}
