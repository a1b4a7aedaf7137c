<?php
/**
 * @package Hien
 */

declare(strict_types=1);

namespace Hien\Accounts;

use Hien\After_Response;
use Hien\Module;
use Hien\Rest\Resources;
use WP_Error;
use WP_Http;
use WP_User;
use WP_User_Request;

defined( 'ABSPATH' ) || exit;

/**
 * Members get their data as WordPress's own export: it collects from all exporters, makes the file, and mails a link that
 * works for three days. The request is confirmed already, for its address is.
 */
final class Export implements Module {

	/** Action that does the work, see After_Response. */
	private const RUN = 'hien_export';

	private const ACTION = 'export_personal_data';

	/** Pages of data that an exporter is asked for at most, should another plugin's never be done. */
	private const PAGES = 1000;

	/** After this time a request that is not done will not be. */
	private const MOST_SECONDS = HOUR_IN_SECONDS;

	public function register(): void {
		add_action( self::RUN, [ $this, 'run' ] );
	}

	public static function request( WP_User $user ): true|WP_Error {
		if ( ! class_exists( 'ZipArchive' ) ) {
			return new WP_Error( 'hien_no_zip', __( 'Máy chủ chưa gói được dữ liệu: PHP thiếu phần mở rộng zip.', 'hien-core' ), [ 'status' => WP_Http::NOT_IMPLEMENTED ] );
		}
		self::end_failed( $user->user_email );
		$id = wp_create_user_request( $user->user_email, self::ACTION, [], 'confirmed' );
		if ( is_wp_error( $id ) ) {
			return 'duplicate_request' === $id->get_error_code()
				? new WP_Error( 'hien_export_waiting', __( 'Trang đang gom dữ liệu của bạn rồi. Bạn chờ thư nhé.', 'hien-core' ), [ 'status' => WP_Http::CONFLICT ] )
				: new WP_Error( 'hien_export_failed', __( 'Chưa gom được dữ liệu. Bạn thử lại nhé.', 'hien-core' ), [ 'status' => WP_Http::INTERNAL_SERVER_ERROR ] );
		}
		After_Response::run( self::RUN, [ $id ] );
		return true;
	}

	/** Ends a request whose work broke off: while it counts as being done, WordPress takes no other. */
	private static function end_failed( string $email ): void {
		$ids = get_posts(
			[
				'post_type'      => 'user_request',
				'post_status'    => 'request-confirmed',
				'post_name__in'  => [ self::ACTION ], // As core looks for the same.
				'title'          => $email,
				'fields'         => 'ids',
				'posts_per_page' => -1,
				'date_query'     => [
					[
						'column' => 'post_modified_gmt',
						'before' => gmdate( 'Y-m-d H:i:s', time() - self::MOST_SECONDS ),
					],
				],
			]
		);
		foreach ( $ids as $id ) {
			wp_update_post(
				[
					'ID'          => $id,
					'post_status' => 'request-failed',
				]
			);
		}
	}

	/** Asks the exporters as wp-admin does; after the last page of the last one WordPress makes the file and mails it. */
	public function run( int $request_id ): void {
		require_once ABSPATH . 'wp-admin/includes/file.php';
		require_once ABSPATH . 'wp-admin/includes/privacy-tools.php';
		$request = wp_get_user_request( $request_id );
		if ( ! $request instanceof WP_User_Request || self::ACTION !== $request->action_name ) {
			return;
		}
		add_action( 'wp_privacy_personal_data_export_file', 'wp_privacy_generate_personal_data_export_file' ); // As wp-admin's own files do.
		$exporters = apply_filters( 'wp_privacy_personal_data_exporters', [] ); // phpcs:ignore WordPress.NamingConventions.PrefixAllGlobals.NonPrefixedHooknameFound -- Core's.
		$index     = 0;
		foreach ( $exporters as $key => $exporter ) {
			++$index;
			$page = 0;
			do {
				$response = call_user_func( $exporter['callback'], $request->email, ++$page );
				if ( ! is_array( $response ) || ! isset( $response['data'], $response['done'] ) ) {
					Resources::log( 'account/export', new WP_Error( 'hien_exporter', "Exporter $key gives no data." ) );
					$response = [
						'data' => [],
						'done' => true,
					];
				}
				$response['done'] = $response['done'] || $page >= self::PAGES;
				wp_privacy_process_personal_data_export_page( $response, $index, $request->email, $page, $request_id, true, (string) $key );
			} while ( ! $response['done'] );
		}
	}
}
