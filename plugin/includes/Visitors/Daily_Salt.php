<?php
/**
 * @package Hien
 */

declare(strict_types=1);

namespace Hien\Visitors;

use Hien\Atomic_Option;

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
		$new = [
			'day'  => $today,
			'salt' => bin2hex( random_bytes( 32 ) ),
		];
		Atomic_Option::replace( self::OPTION, $stored, $new, false );
		return get_option( self::OPTION )['salt'];
	}
}
