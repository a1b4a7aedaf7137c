<?php
/**
 * @package Hien
 */

declare(strict_types=1);

namespace Hien;

defined( 'ABSPATH' ) || exit;

/**
 * Does slow work, such as sending a mail, when the visitor has the answer already. So the time of an answer does not
 * show whether there was something to do.
 */
final class After_Response {

	/** Functions that send the answer and close the connection, of PHP-FPM and of LiteSpeed. */
	private const FINISH = [ 'fastcgi_finish_request', 'litespeed_finish_request' ];

	/**
	 * Calls an action at the end of this request; by WP-Cron, a moment later, where PHP cannot answer before it ends.
	 * Where the site has no WP-Cron of its own either, the answer waits: a mail that comes late is worse.
	 *
	 * @param non-empty-string $action Name of an action that is registered in each request.
	 * @param list<mixed>      $args   Its arguments: numbers and strings, for WP-Cron stores them.
	 */
	public static function run( string $action, array $args ): void {
		$finish = array_values( array_filter( self::FINISH, 'function_exists' ) )[0] ?? null;
		if ( null === $finish && ! ( defined( 'DISABLE_WP_CRON' ) && DISABLE_WP_CRON ) ) {
			wp_schedule_single_event( time(), $action, $args );
			spawn_cron();
			return;
		}
		add_action(
			'shutdown',
			static function () use ( $finish, $action, $args ): void {
				ignore_user_abort( true );
				null === $finish || $finish();
				do_action_ref_array( $action, $args ); // phpcs:ignore WordPress.NamingConventions.PrefixAllGlobals.DynamicHooknameFound -- The caller's.
			}
		);
	}
}
