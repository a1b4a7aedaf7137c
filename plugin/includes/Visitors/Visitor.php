<?php
declare(strict_types=1);

namespace Hien\Visitors;

defined( 'ABSPATH' ) || exit;

/** Identifies the sender of this request without cookies; neither the address nor the User-Agent is stored. */
final class Visitor {

	/** Parts of the User-Agent of robots that occur in no browser's; "cubot" is a brand of phones. */
	private const ROBOTS = '#(?<!cu)bot|crawl|spider|slurp|scrap|preview|headless|phantom|lighthouse|facebookexternalhit|embedly|whatsapp/|curl/|wget/|python|libwww|okhttp|go-http|http-?client|node-fetch|axios/|java/|perl/|ruby/|wordpress/#i';

	/** A hash of the network and the User-Agent; different for each purpose and each day. */
	public static function hash( string $purpose ): string {
		return Daily_Salt::sign( $purpose . '|' . Address::network() . '|' . Request::header( 'User-Agent' ) );
	}

	/**
	 * The key by which requests of a visitor are counted: the signed-in user, otherwise the network.
	 *
	 * @return string '' for neither, as in WP-CLI.
	 */
	public static function subject(): string {
		$address = Address::network();
		return match ( true ) {
			is_user_logged_in() => 'user ' . get_current_user_id(),
			'' !== $address     => "address $address",
			default             => '',
		};
	}

	/** Cookies of WordPress by which a response may be for one visitor only: sessions, comments that wait, passwords of posts. */
	private const COOKIES = '/^(?:wordpress_logged_in_|comment_author_|wp-postpass_)/';

	/** Whether a response may be for this visitor only. Caches leave out requests with the same cookies (docs/hosting.md). */
	public static function is_known(): bool {
		return is_user_logged_in() || [] !== preg_grep( self::COOKIES, array_map( 'strval', array_keys( $_COOKIE ) ) );
	}

	/** Whether no person sees the response: the request is a robot's, or a browser's prefetch. */
	public static function is_robot(): bool {
		$purpose = Request::header( 'Sec-Purpose' ) . Request::header( 'Purpose' ) . Request::header( 'X-Moz' );
		$agent   = Request::header( 'User-Agent' );
		return '' === $agent || 1 === preg_match( self::ROBOTS, $agent ) || str_contains( $purpose, 'prefetch' );
	}
}
