<?php
/**
 * @package Hien
 */

declare(strict_types=1);

namespace Hien\Faqs;

use Hien\Privacy\Personal_Data;
use Hien\Text;
use WP_Post;
use WP_User;

defined( 'ABSPATH' ) || exit;

/** Questions that members asked in WordPress's tools for personal data. The policy's paragraph is that of messages. */
final class Question_Privacy extends Personal_Data {

	private const ANY_STATUS = [ 'publish', 'future', 'pending', 'draft', 'private', 'trash' ];

	protected function key(): string {
		return 'hien-questions';
	}

	protected function label(): string {
		return __( 'Câu hỏi', 'hien-core' );
	}

	protected function export( WP_User $user ): array {
		$items = [];
		foreach ( self::of_user( $user ) as $post ) {
			$items[ "hien-question-$post->ID" ] = [
				__( 'Câu hỏi', 'hien-core' ) => Text::decode( $post->post_title ),
				__( 'Kể thêm', 'hien-core' ) => (string) get_post_meta( $post->ID, Questions::DETAILS_META, true ),
			];
		}
		return $items;
	}

	/** Deletes questions that are not public. Those that the author has answered stay, without the name of who asked. */
	protected function erase( WP_User $user ): int {
		$posts = self::of_user( $user );
		foreach ( $posts as $post ) {
			if ( 'publish' !== $post->post_status ) {
				wp_delete_post( $post->ID, true );
				continue;
			}
			foreach ( [ Faq_Post_Type::ASKED_BY, Questions::ASKER_META, Questions::DETAILS_META ] as $key ) {
				delete_post_meta( $post->ID, $key );
			}
		}
		return count( $posts );
	}

	/** @return list<WP_Post> */
	private static function of_user( WP_User $user ): array {
		return array_values(
			array_filter(
				get_posts(
					[
						'post_type'      => Faq_Post_Type::NAME,
						'post_status'    => self::ANY_STATUS,
						'posts_per_page' => -1,
						'meta_key'       => Questions::ASKER_META, // phpcs:ignore WordPress.DB.SlowDBQuery.slow_db_query_meta_key -- Asked for when a person asks for their data.
						'meta_value'     => (string) $user->ID, // phpcs:ignore WordPress.DB.SlowDBQuery.slow_db_query_meta_value
					]
				),
				static fn( mixed $post ): bool => $post instanceof WP_Post
			)
		);
	}
}
