<?php
declare(strict_types=1);

namespace Hien\Admin;

use Hien\Content\Post_Type;
use Hien\Module;
use WP_Post;

defined( 'ABSPATH' ) || exit;

/** Prevents Quick Edit and bulk edit from publishing what the editor would refuse (Post_Type::check_stored()). */
final class Quick_Edit implements Module {

	/** Query argument of the list: ids of the items that a bulk edit did not publish. */
	private const REFUSED = 'hien-refused';

	/** Columns that publishing changes. */
	private const PUBLISHING = [ 'post_status', 'post_name', 'post_date', 'post_date_gmt' ];

	/** @var array<string,Post_Type> By the names of the types. */
	private readonly array $types;

	/** @param list<Post_Type> $types The site's content types. */
	public function __construct( array $types ) {
		$this->types = array_combine( array_map( static fn( Post_Type $type ): string => $type::NAME, $types ), $types );
	}

	public function register(): void {
		add_action( 'wp_ajax_inline-save', [ $this, 'check_quick_edit' ], 0 ); // Before WordPress saves.
		add_action( 'load-edit.php', [ $this, 'watch_bulk_edit' ] );
		add_filter( 'removable_query_args', static fn( mixed $names ): array => [ ...(array) $names, self::REFUSED ] );
	}

	/** Ends the request with an error message, which Quick Edit shows beside the filled-in form. */
	public function check_quick_edit(): void {
		check_ajax_referer( 'inlineeditnonce', '_inline_edit' );
		$post = get_post( absint( $_POST['post_ID'] ?? 0 ) );
		if ( null === $post || ! current_user_can( 'edit_post', $post->ID ) ) {
			return; // WordPress refuses by itself.
		}
		$status = isset( $_POST['keep_private'] ) ? 'private' : sanitize_key( $_POST['_status'] ?? $post->post_status );
		if ( is_string( $_POST['post_title'] ?? null ) ) {
			$post->post_title = wp_kses_post( wp_unslash( $_POST['post_title'] ) );
		}
		$problem = $this->problem( $post );
		if ( null !== $problem && in_array( $status, Post_Type::PUBLISHED, true ) ) {
			wp_die( esc_html( $problem ) );
		}
	}

	/** On `load-edit.php`, which shows lists of content and also saves bulk edits. */
	public function watch_bulk_edit(): void {
		add_filter( 'wp_insert_post_data', [ $this, 'keep_unpublished' ], 10, 2 );
		add_action( 'admin_notices', [ $this, 'show_refused' ] );
	}

	/**
	 * Keeps the former status of an item that may not be published.
	 *
	 * @param array<string,mixed> $data  Columns of the item as they would be stored.
	 * @param array<string,mixed> $given Arguments of wp_insert_post(), with the `ID`.
	 * @return array<string,mixed>
	 */
	public function keep_unpublished( array $data, array $given ): array {
		$post = get_post( absint( $given['ID'] ?? 0 ) );
		if (
			null === $post
			|| $data['post_status'] === $post->post_status
			|| ! in_array( $data['post_status'], Post_Type::PUBLISHED, true )
			|| null === $this->problem( $post )
		) {
			return $data;
		}
		add_filter(
			'wp_redirect',
			static fn( mixed $location ): mixed => is_string( $location )
				? add_query_arg( self::REFUSED . "[$post->ID]", '1', $location )
				: $location
		);
		return array_intersect_key( $post->to_array(), array_flip( self::PUBLISHING ) ) + $data;
	}

	/** After a bulk edit: shows which items were not published, and why. */
	public function show_refused(): void {
		// phpcs:ignore WordPress.Security.NonceVerification.Recommended, WordPress.Security.ValidatedSanitizedInput -- Only reads ids.
		foreach ( array_keys( (array) ( $_GET[ self::REFUSED ] ?? [] ) ) as $id ) {
			$post    = get_post( absint( $id ) );
			$problem = null !== $post && current_user_can( 'edit_post', $post->ID ) ? $this->problem( $post ) : null;
			if ( null !== $problem ) {
				wp_admin_notice(
					/* translators: 1: title of an item, 2: a sentence */
					esc_html( sprintf( __( 'Chưa đăng “%1$s”. %2$s', 'hien-core' ), get_the_title( $post ), $problem ) ),
					[ 'type' => 'error' ]
				);
			}
		}
	}

	/** The message about why an item may not be published; null if it may. */
	private function problem( WP_Post $post ): ?string {
		$valid = ( $this->types[ $post->post_type ] ?? null )?->check_stored( $post ) ?? true;
		return is_wp_error( $valid ) ? $valid->get_error_message() : null;
	}
}
