<?php
declare(strict_types=1);

namespace Hien\Messages;

use Hien\Jobs\Job;
use Hien\Search\Fold;
use Hien\Search\Search_Index;
use Hien\Text;
use WP_Error;
use WP_Post;

defined( 'ABSPATH' ) || exit;

/** Stores and queries messages, and deletes old ones. */
final class Message_Store {

	private const BATCH = 100;

	/**
	 * The job that deletes old messages.
	 *
	 * @param int $days For which they are kept; 0 for ever.
	 */
	public static function job( int $days ): Job {
		return new Job(
			__( 'Xóa tin nhắn cũ', 'hien-core' ),
			static fn(): ?int => $days > 0 ? self::delete_old( $days ) : null,
			is_daily: true
		);
	}

	/** Stores a message. The excerpt contains the text for the search in wp-admin. Returns the post id. */
	public static function insert( Message $message, bool $is_spam ): int|WP_Error {
		return wp_insert_post(
			[
				'post_type'    => Message_Post_Type::NAME,
				'post_status'  => $is_spam ? Message_Post_Type::SPAM : Message_Post_Type::UNREAD,
				'post_author'  => 0,
				'post_name'    => wp_generate_uuid4(),
				'post_title'   => wp_slash( Text::encode( $message->name ) ),
				'post_content' => wp_slash( Text::encode( $message->content ) ),
				'post_excerpt' => self::search_text( "$message->name $message->email $message->type $message->content" ),
				'meta_input'   => wp_slash(
					[
						Message::TYPE_META  => $message->type,
						Message::EMAIL_META => $message->email,
						Message::USER_META  => $message->user,
					]
				),
			],
			true
		);
	}

	/** The words of a text for the search: folded, without punctuation. */
	public static function search_text( string $text ): string {
		return implode( ' ', Search_Index::words( Fold::of( $text ) ) );
	}

	public static function unread(): int {
		return (int) ( wp_count_posts( Message_Post_Type::NAME )->{Message_Post_Type::UNREAD} ?? 0 );
	}

	/**
	 * The messages that were sent with this address, or by the account that has it now.
	 *
	 * @param int $page From 1.
	 * @return list<WP_Post>
	 */
	public static function of_person( string $email, int $limit, int $page ): array {
		$user = get_user_by( 'email', $email );
		return self::find(
			[
				'posts_per_page' => $limit,
				'paged'          => $page,
				// phpcs:ignore WordPress.DB.SlowDBQuery.slow_db_query_meta_query -- Only for requests of personal data.
				'meta_query'     => array_filter(
					[
						'relation' => 'OR',
						[
							'key'   => Message::EMAIL_META,
							'value' => $email,
						],
						false === $user ? null : [
							'key'   => Message::USER_META,
							'value' => (string) $user->ID,
						],
					]
				),
			]
		);
	}

	/** Deletes the next messages that are too old. Returns the id of the last one; null if there were none. */
	private static function delete_old( int $days ): ?int {
		$old = self::find(
			[
				'posts_per_page' => self::BATCH,
				'date_query'     => [
					'column' => 'post_date_gmt',
					'before' => gmdate( 'Y-m-d H:i:s', time() - $days * DAY_IN_SECONDS ),
				],
			]
		);
		foreach ( $old as $post ) {
			wp_delete_post( $post->ID, true );
		}
		return isset( $post ) ? $post->ID : null;
	}

	/**
	 * @param array<string,mixed> $args Arguments of get_posts().
	 * @return list<WP_Post> Messages of any status, oldest first.
	 */
	public static function find( array $args ): array {
		$posts = get_posts(
			$args + [
				'post_type'   => Message_Post_Type::NAME,
				'post_status' => [
					Message_Post_Type::UNREAD,
					Message_Post_Type::READ,
					Message_Post_Type::ANSWERED,
					Message_Post_Type::SPAM,
					'trash',
				],
				'orderby'     => 'ID',
				'order'       => 'ASC',
			]
		);
		return array_values( array_filter( $posts, static fn( mixed $post ): bool => $post instanceof WP_Post ) );
	}
}
