<?php
declare(strict_types=1);

namespace Hien;

defined( 'ABSPATH' ) || exit;

/**
 * Runs slow work, such as sending a mail, after the response was sent. The response time then does not reveal whether there was
 * anything to do.
 */
final class After_Response {

	/** Functions of PHP-FPM and LiteSpeed that send the response and close the connection. */
	private const FINISH = [ 'fastcgi_finish_request', 'litespeed_finish_request' ];

	/**
	 * Runs an action at the end of this request. Where PHP cannot send the response earlier, WP-Cron runs it a moment later; where
	 * WP-Cron is disabled too, the response waits for it, since a late mail would be worse.
	 *
	 * @param non-empty-string $action Name of an action whose callbacks are registered in each request.
	 * @param list<mixed>      $args   Its arguments: numbers and strings, because WP-Cron stores them.
	 */
	public static function run( string $action, array $args ): void {
		if ( null === self::finisher() && ! ( defined( 'DISABLE_WP_CRON' ) && DISABLE_WP_CRON ) ) {
			wp_schedule_single_event( time(), $action, $args );
			spawn_cron();
			return;
		}
		$site = get_current_blog_id();
		add_action(
			'shutdown',
			static function () use ( $action, $args, $site ): void {
				self::finish();
				$is_other = get_current_blog_id() !== $site; // In a network, such as where its admin changes a role on another site.
				if ( $is_other ) {
					switch_to_blog( $site );
				}
				// phpcs:ignore WordPress.NamingConventions.PrefixAllGlobals.DynamicHooknameFound -- The caller's.
				do_action_ref_array( $action, $args );
				if ( $is_other ) {
					restore_current_blog();
				}
			}
		);
	}

	/** Sends the response now, where PHP can, and goes on even if the visitor leaves. */
	public static function finish(): void {
		if ( function_exists( 'ignore_user_abort' ) ) { // Some hosts disable it.
			ignore_user_abort( true );
		}
		$finish = self::finisher();
		if ( null !== $finish ) {
			$finish();
		}
	}

	/** @return callable-string|null */
	private static function finisher(): ?string {
		return array_values( array_filter( self::FINISH, 'function_exists' ) )[0] ?? null;
	}
}
