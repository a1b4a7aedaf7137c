<?php
/**
 * @package Hien
 */

declare(strict_types=1);

namespace Hien\Rest;

defined( 'ABSPATH' ) || exit;

/**
 * Who sends this request, without knowing who: a hash under a salt that lives for a day. No cookie is set and no
 * address is kept; once the salt is gone, nothing ties a hash to a visitor, nor one day's visits to another's.
 */
final class Visitor {

	/** Runs when a new day's salt has replaced the old one: what was kept under hashes is worthless from now on. */
	public const NEW_DAY_ACTION = 'hien_new_day';

	private const SALT_OPTION = 'hien_visitor_salt';

	/** What robots call themselves; a browser is called none of it, not even one on a phone made by Cubot. */
	private const ROBOTS = '#(?<!cu)bot|crawl|spider|slurp|scrap|preview|headless|phantom|lighthouse|facebookexternalhit|embedly|whatsapp/|curl/|wget/|python|libwww|okhttp|go-http|http-?client|node-fetch|axios/|java/|perl/|ruby/|wordpress/#i';

	/** A hash of the visitor: one person at one device, as far as a server can tell. */
	public static function hash( string $purpose ): string {
		return self::sign( $purpose . '|' . self::address() . '|' . self::header( 'USER_AGENT' ) );
	}

	/** A hash of the place that the visitor writes from, whatever the browser says it is: for limits. */
	public static function place( string $purpose ): string {
		return self::sign( $purpose . '|' . self::address() );
	}

	/** Whether no person sees what this request is about: a robot sends it, or a browser that works ahead. */
	public static function is_machine(): bool {
		$ahead = self::header( 'SEC_PURPOSE' ) . self::header( 'PURPOSE' ) . self::header( 'X_MOZ' );
		$agent = self::header( 'USER_AGENT' );
		return '' === $agent || 1 === preg_match( self::ROBOTS, $agent ) || str_contains( $ahead, 'prefetch' );
	}

	/** The account whose session cookie came along, 0 for none: REST itself knows nobody without a nonce. */
	public static function user_id(): int {
		return get_current_user_id() ?: (int) wp_validate_auth_cookie( '', 'logged_in' );
	}

	private static function sign( string $text ): string {
		return substr( hash_hmac( 'sha256', $text, self::salt() ), 0, 32 );
	}

	/** Of the requests that begin a day at the same moment one makes its salt; the others take it. */
	private static function salt(): string {
		$today = (string) wp_date( 'Y-m-d' );
		$kept  = get_option( self::SALT_OPTION );
		if ( is_array( $kept ) && $kept['day'] === $today ) {
			return $kept['salt'];
		}
		$is_ours = self::replace_salt(
			$kept,
			[
				'day'  => $today,
				'salt' => bin2hex( random_bytes( 32 ) ),
			]
		);
		if ( $is_ours ) {
			do_action( self::NEW_DAY_ACTION ); // phpcs:ignore WordPress.NamingConventions.PrefixAllGlobals.DynamicHooknameFound -- Begins with hien_.
		}
		return get_option( self::SALT_OPTION )['salt'];
	}

	/**
	 * Stores a salt where still the one is stored that this request has read.
	 *
	 * @param mixed                $kept What was read, false for none.
	 * @param array<string,string> $salt The new one.
	 */
	private static function replace_salt( mixed $kept, array $salt ): bool {
		global $wpdb;
		if ( false === $kept ) {
			return add_option( self::SALT_OPTION, $salt, '', false );
		}
		$done = $wpdb->update(
			$wpdb->options,
			[ 'option_value' => maybe_serialize( $salt ) ],
			[
				'option_name'  => self::SALT_OPTION,
				'option_value' => maybe_serialize( $kept ),
			]
		);
		wp_cache_delete( self::SALT_OPTION, 'options' );
		return 1 === $done;
	}

	/** The network address; of IPv6 the half that a household keeps while its devices change the other. */
	private static function address(): string {
		$address = self::header( 'REMOTE_ADDR', '' );
		/**
		 * The address of the visitor, for sites whose server sees a proxy's.
		 *
		 * @param string $address What PHP takes for it.
		 */
		$address = (string) apply_filters( 'hien_visitor_address', $address );
		$packed  = filter_var( $address, FILTER_VALIDATE_IP, FILTER_FLAG_IPV6 ) ? (string) inet_pton( $address ) : '';
		return '' === $packed ? $address : bin2hex( substr( $packed, 0, 8 ) );
	}

	private static function header( string $name, string $prefix = 'HTTP_' ): string {
		$value = $_SERVER[ $prefix . $name ] ?? ''; // phpcs:ignore WordPress.Security.ValidatedSanitizedInput -- Hashed or searched, never printed or stored.
		return is_string( $value ) ? $value : '';
	}
}
