<?php
/**
 * @package Hien
 */

declare(strict_types=1);

namespace Hien\Visitors;

defined( 'ABSPATH' ) || exit;

/** Who sends this request, as far as it matters: no cookie is set, and neither an address nor a browser's name is stored. */
final class Visitor {

	/** What robots call themselves; no browser is called so, not even one on a phone made by Cubot. */
	private const ROBOTS = '#(?<!cu)bot|crawl|spider|slurp|scrap|preview|headless|phantom|lighthouse|facebookexternalhit|embedly|whatsapp/|curl/|wget/|python|libwww|okhttp|go-http|http-?client|node-fetch|axios/|java/|perl/|ruby/|wordpress/#i';

	/** A hash of one person at one device, as far as a server can tell them apart; it changes each day. */
	public static function hash( string $purpose ): string {
		return Daily_Salt::sign( $purpose . '|' . Address::network() . '|' . Request::header( 'User-Agent' ) );
	}

	/**
	 * Whom a limit applies to: the signed-in user, as WordPress knows them, otherwise the address, whatever the browser
	 * calls itself.
	 *
	 * @return string '' where there is neither, as in WP-CLI.
	 */
	public static function subject(): string {
		$address = Address::network();
		return match ( true ) {
			is_user_logged_in() => 'user ' . get_current_user_id(),
			'' !== $address     => "address $address",
			default             => '',
		};
	}

	/** Whether no person sees the answer: a robot asks, or a browser that prefetches. */
	public static function is_robot(): bool {
		$purpose = Request::header( 'Sec-Purpose' ) . Request::header( 'Purpose' ) . Request::header( 'X-Moz' );
		$agent   = Request::header( 'User-Agent' );
		return '' === $agent || 1 === preg_match( self::ROBOTS, $agent ) || str_contains( $purpose, 'prefetch' );
	}
}
