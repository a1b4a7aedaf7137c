<?php
declare(strict_types=1);

namespace Hien\Faqs;

use Hien\Content\Post_Filter;
use Hien\Module;
use Hien\Text;
use stdClass;
use WP_Post;
use WP_Query;

defined( 'ABSPATH' ) || exit;

/** The list of questions in wp-admin: which of them have an answer on the site, and the bulk action that publishes answered ones. */
final class Question_List implements Module {

	/** Query argument of the list, and its values. */
	public const ANSWERED = 'hien_answered';
	public const YES      = 'yes';
	public const NO       = 'no';

	/** Bulk action; query arguments with the numbers of questions that it has published, and has not. */
	public const PUBLISH    = 'hien_publish';
	private const PUBLISHED = 'hien-published';
	private const LEFT      = 'hien-unanswered';

	private const SCREEN = 'edit-' . Faq_Post_Type::NAME;

	/** In a list, a text of more bytes is taken for an answer without being read: it is longer than any empty blocks. */
	private const BLANK = 5000;

	public function register(): void {
		add_filter( 'bulk_actions-' . self::SCREEN, [ $this, 'add_publish' ] );
		add_filter( 'handle_bulk_actions-' . self::SCREEN, [ $this, 'publish' ], 10, 3 );
		add_action( 'admin_notices', [ $this, 'show_outcome' ] );
		add_filter( 'removable_query_args', static fn( mixed $names ): array => [ ...(array) $names, self::PUBLISHED, self::LEFT ] );
	}

	public static function filter(): Post_Filter {
		$choices = [
			self::NO  => __( 'Chưa trả lời', 'hien-core' ),
			self::YES => __( 'Đã trả lời', 'hien-core' ),
		];
		$apply   = static function ( WP_Query $query, string $choice ): void {
			add_filter(
				'posts_where',
				static fn( mixed $where, WP_Query $of ): mixed => $of === $query
					? $where . ' AND ' . self::condition( self::YES === $choice )
					: $where,
				10,
				2
			);
		};
		return new Post_Filter( self::ANSWERED, __( 'Trả lời: tất cả', 'hien-core' ), $choices, $apply );
	}

	/**
	 * SQL: answered is what is published with an answer (has_answer()), privately or at a later time too; drafts that the owner has begun
	 * are not asked by anybody. Only short texts are read.
	 */
	private static function condition( bool $is_answered ): string {
		global $wpdb;
		$statuses = "'" . implode( "', '", Faq_Post_Type::PUBLISHED ) . "'";
		$texts    = $wpdb->get_results(
			$wpdb->prepare(
				// phpcs:ignore WordPress.DB.PreparedSQL -- Without input.
				"SELECT ID, post_content FROM {$wpdb->posts} WHERE post_type = %s AND post_status IN ( $statuses ) AND LENGTH( post_content ) <= %d",
				Faq_Post_Type::NAME,
				self::BLANK
			)
		);
		$blank    = array_filter( (array) $texts, static fn( stdClass $row ): bool => ! self::has_answer( $row->post_content ) );
		$ids      = implode( ', ', [ 0, ...array_map( 'intval', array_column( $blank, 'ID' ) ) ] );
		$answered = "( {$wpdb->posts}.post_status IN ( $statuses ) AND {$wpdb->posts}.ID NOT IN ( $ids ) )";
		$asked    = $wpdb->prepare(
			"( {$wpdb->posts}.post_status <> 'draft' OR EXISTS (
				SELECT 1 FROM {$wpdb->postmeta} WHERE post_id = {$wpdb->posts}.ID AND meta_key = %s
			) )",
			Questions::ASKER_META
		);
		return $is_answered ? $answered : "NOT $answered AND $asked";
	}

	/** Number of questions without an answer. */
	public static function unanswered(): int {
		global $wpdb;
		return (int) $wpdb->get_var(
			$wpdb->prepare(
				"SELECT COUNT(*) FROM {$wpdb->posts} WHERE post_type = %s AND post_status NOT IN ( 'trash', 'auto-draft' ) AND "
					// phpcs:ignore WordPress.DB.PreparedSQL -- Without input.
					. self::condition( false ),
				Faq_Post_Type::NAME
			)
		);
	}

	/** Whether readers would see something of the text of a question. */
	public static function has_answer( string $text ): bool {
		return ! Text::is_blank( Text::plain( $text ) )
			|| 1 === preg_match( '~<(?:audio|iframe|img|video)\b|<figure class="wp-block-embed|<!-- wp:(?:hien/|block )~', $text );
	}

	/** @param mixed $actions Key => label. */
	public function add_publish( mixed $actions ): mixed {
		return is_array( $actions ) && ! isset( $actions['untrash'] ) && current_user_can( 'publish_posts' )
			? [ self::PUBLISH => __( 'Đăng', 'hien-core' ) ] + $actions
			: $actions;
	}

	/**
	 * Publishes those of the chosen questions that have an answer. Core has checked the nonce.
	 *
	 * @param mixed            $back   URL of the list.
	 * @param list<int|string> $ids    Questions.
	 */
	public function publish( mixed $back, string $action, array $ids ): mixed {
		if ( self::PUBLISH !== $action || ! is_string( $back ) ) {
			return $back;
		}
		$outcome = [
			self::PUBLISHED => 0,
			self::LEFT      => 0,
		];
		foreach ( $ids as $id ) {
			$post = get_post( (int) $id );
			if (
				! $post instanceof WP_Post
				|| Faq_Post_Type::NAME !== $post->post_type
				|| 'publish' === $post->post_status
				|| ! current_user_can( 'publish_post', $post->ID )
				|| ! current_user_can( 'edit_post', $post->ID )
			) {
				continue;
			}
			if ( ! self::has_answer( $post->post_content ) ) {
				++$outcome[ self::LEFT ];
				continue;
			}
			wp_update_post(
				[
					'ID'          => $post->ID,
					'post_status' => 'publish',
				]
			);
			$outcome[ self::PUBLISHED ] += (int) ( 'publish' === get_post_status( $post->ID ) ); // Quick_Edit tells why one was not.
		}
		return add_query_arg( array_filter( $outcome ), $back );
	}

	public function show_outcome(): void {
		if ( self::SCREEN !== get_current_screen()?->id ) {
			return;
		}
		// phpcs:disable WordPress.Security.NonceVerification.Recommended -- Only numbers that are shown.
		$published = absint( $_GET[ self::PUBLISHED ] ?? 0 );
		$left      = absint( $_GET[ self::LEFT ] ?? 0 );
		// phpcs:enable
		if ( $published > 0 ) {
			wp_admin_notice(
				/* translators: %d: number of questions */
				esc_html( sprintf( _n( 'Đã đăng %d câu hỏi.', 'Đã đăng %d câu hỏi.', $published, 'hien-core' ), $published ) ),
				[ 'type' => 'success' ]
			);
		}
		if ( $left > 0 ) {
			wp_admin_notice(
				esc_html(
					sprintf(
						/* translators: %d: number of questions */
						_n( '%d câu chưa có câu trả lời nên chưa đăng.', '%d câu chưa có câu trả lời nên chưa đăng.', $left, 'hien-core' ),
						$left
					)
				),
				[ 'type' => 'warning' ]
			);
		}
	}
}
