<?php
/**
 * A development site sends no requests to other hosts (for mail see mailbox.php). WordPress's own checks for updates
 * get an empty answer instead of a failure, which they would log as a warning on every visit to wp-admin.
 */

declare(strict_types=1);

add_filter(
	'pre_http_request',
	static function ( mixed $answer, array $arguments, string $url ): mixed {
		$host = wp_parse_url( $url, PHP_URL_HOST );
		if ( wp_parse_url( home_url(), PHP_URL_HOST ) === $host ) {
			return $answer;
		}
		if ( 'api.wordpress.org' === $host ) {
			return [
				'headers'  => [],
				'body'     => '',
				'response' => [
					'code'    => 200,
					'message' => 'OK',
				],
				'cookies'  => [],
				'filename' => null,
			];
		}
		return new WP_Error( 'offline', "A development site is offline: $url" );
	},
	10,
	3
);
