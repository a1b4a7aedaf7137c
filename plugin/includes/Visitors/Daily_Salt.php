<?php
declare(strict_types=1);

namespace Hien\Visitors;

use Hien\Atomic_Option;

defined( 'ABSPATH' ) || exit;

/**
 * Hashes with a secret that is replaced each day. After that, a hash can no longer be linked to a visitor, nor to the hashes
 * of another day.
 */
final class Daily_Salt {

	private const OPTION = 'hien_visitor_salt';

	/** @return string 32 hexadecimal digits, the same for a text until midnight in the site's time zone. */
	public static function sign( string $text ): string {
		return substr( hash_hmac( 'sha256', $text, self::salt() ), 0, 32 );
	}

	/** The salt of today. Of several concurrent first requests of a day, one stores its salt and the others read it. */
	private static function salt(): string {
		$today  = (string) wp_date( 'Y-m-d' );
		$stored = get_option( self::OPTION );
		$salt   = self::of_day( $today, $stored );
		if ( '' !== $salt ) {
			return $salt;
		}
		$new = [
			'day'  => $today,
			'salt' => bin2hex( random_bytes( 32 ) ),
		];
		Atomic_Option::replace( self::OPTION, $stored, $new, false );
		$salt = self::of_day( $today, get_option( self::OPTION ) );
		if ( '' === $salt ) { // The stored text cannot be unserialised.
			update_option( self::OPTION, $new, false );
		}
		return '' === $salt ? $new['salt'] : $salt;
	}

	/** The salt in a stored value; '' if it is another day's, or damaged. */
	private static function of_day( string $day, mixed $stored ): string {
		$is_valid = is_array( $stored ) && ( $stored['day'] ?? '' ) === $day && is_string( $stored['salt'] ?? null );
		return $is_valid ? $stored['salt'] : '';
	}
}
