<?php
declare(strict_types=1);

namespace Hien\Accounts\Profile;

use Hien\After_Response;
use Hien\Module;
use Hien\Rest\Resources;
use WP_Error;
use WP_Http;
use WP_User;
use WP_User_Request;

defined( 'ABSPATH' ) || exit;

/**
 * Sends members their data through WordPress's own export of personal data, which calls all exporters, makes the file, and
 * mails a link that is valid for three days. The request needs no confirmation mail, since the address is confirmed.
 */
final class Export implements Module {

	/** Action that makes the export, see After_Response. */
	private const RUN = 'hien_export';

	private const ACTION = 'export_personal_data';

	/** Number of times that one exporter is called at most, in case another plugin's never reports that it is done. */
	private const PAGES = 1000;

	/** Time after which an unfinished request counts as failed. */
	private const MOST_SECONDS = HOUR_IN_SECONDS;

	public function register(): void {
		add_action( self::RUN, [ $this, 'run' ] );
	}

	public static function request( WP_User $user ): true|WP_Error {
		if ( ! class_exists( 'ZipArchive' ) ) {
			return new WP_Error(
				'hien_no_zip',
				__( 'Máy chủ chưa gói được dữ liệu: PHP thiếu phần mở rộng zip.', 'hien-core' ),
				[ 'status' => WP_Http::NOT_IMPLEMENTED ]
			);
		}
		self::end_failed( $user->user_email );
		$folder = wp_privacy_exports_dir();
		if ( ! wp_mkdir_p( $folder ) || ! wp_is_writable( $folder ) ) { // WordPress would end run() without telling the member.
			return new WP_Error(
				'hien_export_failed',
				__( 'Máy chủ chưa ghi được tệp, nên chưa gom được dữ liệu. Bạn báo cho chủ trang nhé.', 'hien-core' ),
				[ 'status' => WP_Http::INTERNAL_SERVER_ERROR ]
			);
		}
		$id = wp_create_user_request( $user->user_email, self::ACTION, [], 'confirmed' );
		if ( is_wp_error( $id ) ) {
			return 'duplicate_request' === $id->get_error_code()
				? new WP_Error(
					'hien_export_waiting',
					__( 'Trang đang gom dữ liệu của bạn rồi. Bạn chờ thư nhé.', 'hien-core' ),
					[ 'status' => WP_Http::CONFLICT ]
				)
				: new WP_Error(
					'hien_export_failed',
					__( 'Chưa gom được dữ liệu. Bạn thử lại nhé.', 'hien-core' ),
					[ 'status' => WP_Http::INTERNAL_SERVER_ERROR ]
				);
		}
		After_Response::run( self::RUN, [ $id ] );
		return true;
	}

	/** Deletes unfinished old requests, with what they have gathered: WordPress accepts no new request while another is open. */
	private static function end_failed( string $email ): void {
		self::delete(
			[
				'post_status' => 'request-confirmed',
				'title'       => $email,
				'date_query'  => [
					[
						'column' => 'post_modified_gmt',
						'before' => gmdate( 'Y-m-d H:i:s', time() - self::MOST_SECONDS ),
					],
				],
			]
		);
	}

	/** Deletes all requests of an account with a confirmed address, and those for that address; their titles are addresses. */
	public static function forget( WP_User $user ): void {
		self::delete( [ 'author' => $user->ID ] );
		self::delete( [ 'title' => $user->user_email ] );
	}

	/** @param array{author?:int,title?:string,post_status?:string,date_query?:list<array<string,string>>} $query As of get_posts(). */
	private static function delete( array $query ): void {
		$ids = get_posts(
			$query + [
				'fields'         => 'ids',
				'post_type'      => 'user_request',
				'post_name__in'  => [ self::ACTION ], // As core queries requests.
				'posts_per_page' => -1,
				'post_status'    => 'any',
			]
		);
		foreach ( $ids as $id ) {
			wp_delete_post( $id, true );
		}
	}

	/** Calls all exporters page by page, as wp-admin does. After the last page, WordPress makes the file and mails the link. */
	public function run( int $request_id ): void {
		require_once ABSPATH . 'wp-admin/includes/file.php';
		require_once ABSPATH . 'wp-admin/includes/privacy-tools.php';
		$request = wp_get_user_request( $request_id );
		if ( ! $request instanceof WP_User_Request ) {
			return;
		}
		// Core adds it in wp-admin only.
		add_action( 'wp_privacy_personal_data_export_file', 'wp_privacy_generate_personal_data_export_file' );
		// phpcs:ignore WordPress.NamingConventions.PrefixAllGlobals.NonPrefixedHooknameFound -- Core's.
		$exporters = apply_filters( 'wp_privacy_personal_data_exporters', [] );
		$index     = 0;
		foreach ( $exporters as $key => $exporter ) {
			++$index;
			$page = 0;
			do {
				try {
					$response = call_user_func( $exporter['callback'] ?? null, $request->email, ++$page );
				} catch ( \Throwable $error ) {
					$response = null;
					Resources::log_error( 'account/export', $error );
				}
				if ( ! is_array( $response ) || ! isset( $response['data'], $response['done'] ) ) {
					Resources::log_error( 'account/export', new WP_Error( 'hien_exporter', "Exporter $key gives no data." ) );
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
