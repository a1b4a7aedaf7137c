<?php
declare(strict_types=1);

namespace Hien\Rest;

use WP_Error;
use WP_Http;

defined( 'ABSPATH' ) || exit;

/**
 * Errors that lead to a form of WordPress itself. Other plugins add a field to those forms, such as a captcha or a second factor, and
 * refuse what is sent without it: they return an error, or print a form or a message by wp_die() and exit.
 */
final class WordPress_Form {

	/** True while run() runs. If its output buffer is flushed then, a plugin has exited. */
	private static bool $is_running = false;

	/**
	 * The part of an error's data that leads to the form.
	 *
	 * @param array<string,int|string> $fields What was typed, by the names of that form: it is sent there by POST. Without fields the
	 *                                         URL is opened.
	 * @return array{form:array{url:string,fields:array<string,int|string>}}
	 */
	public static function data( string $url, array $fields = [] ): array {
		return [ 'form' => compact( 'url', 'fields' ) ];
	}

	/**
	 * Runs hooks of other plugins. If one of them exits, the response is an error instead of what it has printed.
	 *
	 * @template T
	 * @param callable():T $hooks   Runs them.
	 * @param WP_Error     $ended   The response if a plugin ends the request.
	 * @param bool         $is_page True: then the response redirects to the form. False: it is JSON.
	 * @return T
	 */
	public static function run( callable $hooks, WP_Error $ended, bool $is_page = false ): mixed {
		self::$is_running = true;
		ob_start( static fn( string $printed ): string => self::$is_running ? self::response_to_exit( $ended, $is_page ) : $printed );
		try {
			return $hooks();
		} finally { // Also after an exception, which is not an exit.
			self::$is_running = false;
			ob_end_clean();
		}
	}

	/** Sends the headers of the response if a plugin has exited, and returns its body. */
	private static function response_to_exit( WP_Error $ended, bool $is_page ): string {
		Blocked_Forms::record( (string) $ended->get_error_code() );
		[ 'status' => $status ] = $ended->get_error_data();
		$url                    = $ended->get_error_data()['form']['url'] ?? home_url( '/' );
		if ( $is_page && ! headers_sent() ) {
			header( "Location: $url", true, WP_Http::FOUND );
			return '';
		}
		if ( ! headers_sent() ) {
			header_remove( 'Location' );
			header( 'Content-Type: application/json; charset=UTF-8' );
			status_header( $status ); // http_response_code() would not replace the status line of the plugin.
		}
		return (string) wp_json_encode(
			[
				'code'    => $ended->get_error_code(),
				'message' => $ended->get_error_message(),
				'data'    => $ended->get_error_data(),
			]
		);
	}
}
