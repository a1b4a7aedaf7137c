<?php
/**
 * @package Hien
 */

declare(strict_types=1);

namespace Hien\Search;

use Hien\Module;
use Hien\Rest\Schema;
use Hien\Settings\Settings;
use WP_CLI;
use WP_Error;
use WP_Post;
use WP_REST_Request;
use WP_REST_Response;
use WP_REST_Server;

defined( 'ABSPATH' ) || exit;

/**
 * Fills the index anew in small batches, by id: each stands by itself, so one that is interrupted loses nothing and
 * the next goes on behind it. By `wp hien search rebuild`, by the button in wp-admin (POST search/rebuild), and by
 * WordPress's own clock after an update.
 */
final class Search_Rebuild implements Module {

	private const BATCH = 50;

	private const CRON = 'hien_search_rebuild';

	/** The id behind which the background goes on; absent when it has nothing to do. */
	private const NEXT_OPTION = 'hien_search_next';

	public function __construct( private readonly Settings $settings ) {}

	public function register(): void {
		add_action( 'rest_api_init', [ $this, 'register_routes' ] );
		add_action( self::CRON, [ $this, 'go_on' ] );
		if ( defined( 'WP_CLI' ) && WP_CLI ) {
			WP_CLI::add_command( 'hien search rebuild', [ $this, 'run' ] );
		}
	}

	/** Has the background fill the index anew. */
	public static function request(): void {
		update_option( self::NEXT_OPTION, 0, false );
		if ( ! wp_next_scheduled( self::CRON ) ) {
			wp_schedule_single_event( time(), self::CRON );
		}
	}

	/** A batch in the background, and the appointment for the next one. */
	public function go_on(): void {
		$after = get_option( self::NEXT_OPTION );
		if ( false === $after ) {
			return;
		}
		$next = self::batch( (int) $after );
		if ( null === $next ) {
			delete_option( self::NEXT_OPTION );
			return;
		}
		update_option( self::NEXT_OPTION, $next, false );
		wp_schedule_single_event( time(), self::CRON );
	}

	public function register_routes(): void {
		register_rest_route(
			$this->settings->rest_namespace(),
			'/search/rebuild',
			[
				[
					'methods'             => WP_REST_Server::CREATABLE,
					'callback'            => [ $this, 'create_item' ],
					'permission_callback' => [ $this, 'create_item_permissions_check' ],
					'args'                => [
						'after' => [
							'description' => __( 'Lập chỉ mục tiếp sau mã này; 0 để bắt đầu.', 'hien-core' ),
							'type'        => 'integer',
							'minimum'     => 0,
							'default'     => 0,
						],
					],
				],
				'schema' => [ $this, 'schema' ],
			]
		);
	}

	/** The owner's: it costs the server work. */
	public function create_item_permissions_check(): bool|WP_Error {
		return current_user_can( 'manage_options' ) ? true : new WP_Error( 'rest_forbidden', __( 'Bạn không có quyền lập lại chỉ mục tìm kiếm.', 'hien-core' ), [ 'status' => rest_authorization_required_code() ] );
	}

	public function create_item( WP_REST_Request $request ): WP_REST_Response {
		$next  = self::batch( (int) $request['after'] );
		$total = self::count( 0 );
		return new WP_REST_Response(
			[
				'next'  => $next,
				'done'  => null === $next ? $total : $total - self::count( $next ),
				'total' => $total,
			]
		);
	}

	/** @return array<string,mixed> */
	public function schema(): array {
		return Schema::object(
			'SearchRebuild',
			[
				'next'  => Schema::nullable( Schema::integer( __( 'Gửi lại trong “after”; null khi đã xong.', 'hien-core' ) ) ),
				'done'  => Schema::integer(),
				'total' => Schema::integer(),
			]
		);
	}

	/** Fills the search index anew. */
	public function run(): void {
		$bar   = WP_CLI\Utils\make_progress_bar( __( 'Lập chỉ mục tìm kiếm', 'hien-core' ), self::count( 0 ) );
		$after = 0;
		while ( null !== $after ) {
			$after = self::batch( $after );
			$bar->tick( self::BATCH );
		}
		$bar->finish();
	}

	/**
	 * Puts the next objects in.
	 *
	 * @param int $after Behind this id.
	 * @return int|null Where to go on, null at the end.
	 */
	private static function batch( int $after ): ?int {
		$ids = self::ids( $after );
		if ( [] === $ids ) {
			Search_Index::prune( $after, PHP_INT_MAX, [] );
			return null;
		}
		_prime_post_caches( $ids, true, false );
		foreach ( $ids as $id ) {
			$post = get_post( $id );
			if ( $post instanceof WP_Post ) {
				Search_Sync::put( $post );
			}
		}
		$last = end( $ids );
		Search_Index::prune( $after, $last, $ids );
		return $last;
	}

	/** @return list<int> */
	private static function ids( int $after ): array {
		global $wpdb;
		$types = implode( ',', array_fill( 0, count( Searchable::TYPES ), '%s' ) );
		// phpcs:ignore WordPress.DB -- $types holds placeholders only; this walks all content once.
		return array_map( 'intval', $wpdb->get_col( $wpdb->prepare( "SELECT ID FROM {$wpdb->posts} WHERE ID > %d AND post_status = 'publish' AND post_type IN ($types) ORDER BY ID LIMIT %d", [ $after, ...Searchable::TYPES, self::BATCH ] ) ) );
	}

	/** How many objects stand behind an id. */
	private static function count( int $after ): int {
		global $wpdb;
		$types = implode( ',', array_fill( 0, count( Searchable::TYPES ), '%s' ) );
		return (int) $wpdb->get_var( $wpdb->prepare( "SELECT COUNT(*) FROM {$wpdb->posts} WHERE ID > %d AND post_status = 'publish' AND post_type IN ($types)", [ $after, ...Searchable::TYPES ] ) ); // phpcs:ignore WordPress.DB -- As above.
	}
}
