<?php
declare(strict_types=1);

namespace Hien\Messages;

use Hien\Content\Labels;
use Hien\Module;
use WP_Post;

defined( 'ABSPATH' ) || exit;

/**
 * Messages to the author, as posts that appear in wp-admin only, with WordPress's own list, trash and search. The post status is
 * unread, read, answered or spam.
 */
final class Message_Post_Type implements Module {

	public const NAME = 'hien_message';

	public const UNREAD   = 'hien_unread';
	public const READ     = 'hien_read';
	public const ANSWERED = 'hien_answered';
	public const SPAM     = 'hien_spam';

	/** Capability to read, answer and delete messages. */
	public const CAPABILITY = 'edit_others_posts';

	/** Post capabilities that are mapped to CAPABILITY. */
	private const CAPABILITIES = [
		'read',
		'edit_posts',
		'edit_others_posts',
		'edit_private_posts',
		'edit_published_posts',
		'publish_posts',
		'read_private_posts',
		'delete_posts',
		'delete_others_posts',
		'delete_private_posts',
		'delete_published_posts',
	];

	public function register(): void {
		add_action( 'init', [ $this, 'register_type' ] );
		add_filter( 'wp_untrash_post_status', [ $this, 'status_after_trash' ], 10, 3 );
	}

	public function register_type(): void {
		register_post_type(
			self::NAME,
			[
				'labels'           => [ 'edit_item' => __( 'Tin nhắn', 'hien-core' ) ]
					+ Labels::of( __( 'Tin nhắn', 'hien-core' ), __( 'tin nhắn', 'hien-core' ) ),
				'public'           => false,
				'show_ui'          => true,
				'menu_icon'        => 'dashicons-email',
				'menu_position'    => 26, // Below comments.
				'supports'         => false,
				'rewrite'          => false,
				'query_var'        => false,
				'map_meta_cap'     => true,
				'capabilities'     => [ 'create_posts' => 'do_not_allow' ] + array_fill_keys( self::CAPABILITIES, self::CAPABILITY ),
				'delete_with_user' => false,
			]
		);
		$labels = [
			self::UNREAD   => __( 'Chưa đọc', 'hien-core' ),
			self::READ     => __( 'Đã đọc', 'hien-core' ),
			self::ANSWERED => __( 'Đã trả lời', 'hien-core' ),
			self::SPAM     => __( 'Thư rác', 'hien-core' ),
		];
		foreach ( $labels as $status => $label ) {
			$count = "$label <span class=\"count\">(%s)</span>";
			register_post_status(
				$status,
				[
					'label'                     => $label,
					'label_count'               => _n_noop( $count, $count ), // phpcs:ignore WordPress.WP.I18n -- Translated above.
					'protected'                 => true,
					'show_in_admin_status_list' => true,
					'show_in_admin_all_list'    => self::SPAM !== $status,
				]
			);
		}
	}

	/** The label of a status. */
	public static function label( string $status ): string {
		return (string) ( get_post_status_object( $status )->label ?? $status );
	}

	/** Restores the former status of a message that is taken out of the trash. */
	public function status_after_trash( mixed $status, int $id, string $before ): mixed {
		return get_post( $id ) instanceof WP_Post && self::NAME === get_post_type( $id ) ? $before : $status;
	}
}
