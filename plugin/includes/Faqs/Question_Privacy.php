<?php
declare(strict_types=1);

namespace Hien\Faqs;

use Hien\Privacy\Personal_Data;
use Hien\Text;
use WP_Post;
use WP_User;

defined( 'ABSPATH' ) || exit;

/** Exports and erases members' questions with WordPress's personal data tools. Message_Privacy has the paragraph for the policy. */
final class Question_Privacy extends Personal_Data {

	private const ANY_STATUS = [ 'publish', 'future', 'pending', 'draft', 'private', 'trash' ];

	protected const KEY = 'hien-questions';

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

	/** Deletes unpublished questions; published ones stay, without the data of the asker. */
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
						// phpcs:ignore WordPress.DB.SlowDBQuery.slow_db_query_meta_key -- Only for requests of personal data.
						'meta_key'       => Questions::ASKER_META,
						'meta_value'     => (string) $user->ID, // phpcs:ignore WordPress.DB.SlowDBQuery.slow_db_query_meta_value
					]
				),
				static fn( mixed $post ): bool => $post instanceof WP_Post
			)
		);
	}
}
