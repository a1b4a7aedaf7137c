<?php
declare(strict_types=1);

namespace Hien\Content;

use Hien\Module;

defined( 'ABSPATH' ) || exit;

/**
 * The labels and messages of wp-admin for our post types and taxonomies. WordPress's own messages after bulk actions name only posts and
 * pages.
 */
final class Labels implements Module {

	/** Label: the noun in the middle of a sentence. */
	private const NOUN = 'hien_noun';

	public function register(): void {
		add_filter( 'bulk_post_updated_messages', [ $this, 'add_bulk_messages' ] );
	}

	/**
	 * The labels of a post type or taxonomy: all that WordPress would otherwise take from posts ("bài viết") or tags.
	 *
	 * @param string $plural   'Video', 'Khóa học'; Vietnamese nouns have no plural form.
	 * @param string $singular The noun in the middle of a sentence: 'video', 'khóa học'.
	 * @return array<string,string>
	 */
	public static function of( string $plural, string $singular ): array {
		return [
			'name'          => $plural,
			'singular_name' => $plural,
			'menu_name'     => $plural,
			/* translators: %s: a kind of content, at the beginning of a sentence */
			'new_item'      => sprintf( __( '%s mới', 'hien-core' ), $plural ),
			self::NOUN      => $singular,
		] + array_map(
			static fn( string $text ): string => sprintf( $text, $singular ),
			[
				/* translators: %s: a kind of content, in the middle of a sentence */
				'add_new'                  => __( 'Thêm %s', 'hien-core' ),
				/* translators: %s: a kind of content, in the middle of a sentence */
				'add_new_item'             => __( 'Thêm %s', 'hien-core' ),
				/* translators: %s: a kind of content, in the middle of a sentence */
				'edit_item'                => __( 'Sửa %s', 'hien-core' ),
				/* translators: %s: a kind of content, in the middle of a sentence */
				'view_item'                => __( 'Xem %s', 'hien-core' ),
				/* translators: %s: a kind of content, in the middle of a sentence */
				'view_items'               => __( 'Xem tất cả %s', 'hien-core' ),
				/* translators: %s: a kind of content, in the middle of a sentence */
				'all_items'                => __( 'Tất cả %s', 'hien-core' ),
				/* translators: %s: a kind of content, in the middle of a sentence */
				'search_items'             => __( 'Tìm %s', 'hien-core' ),
				/* translators: %s: a kind of content, in the middle of a sentence */
				'not_found'                => __( 'Không tìm thấy %s nào.', 'hien-core' ),
				/* translators: %s: a kind of content, in the middle of a sentence */
				'not_found_in_trash'       => __( 'Không có %s nào trong thùng rác.', 'hien-core' ),
				/* translators: %s: a kind of content, in the middle of a sentence */
				'archives'                 => __( 'Lưu trữ %s', 'hien-core' ),
				/* translators: %s: a kind of content, in the middle of a sentence */
				'attributes'               => __( 'Thuộc tính của %s', 'hien-core' ),
				/* translators: %s: a kind of content, in the middle of a sentence */
				'items_list'               => __( 'Danh sách %s', 'hien-core' ),
				/* translators: %s: a kind of content, in the middle of a sentence */
				'items_list_navigation'    => __( 'Chuyển trang trong danh sách %s', 'hien-core' ),
				/* translators: %s: a kind of content, in the middle of a sentence */
				'filter_items_list'        => __( 'Lọc danh sách %s', 'hien-core' ),
				/* translators: %s: a kind of content, in the middle of a sentence */
				'insert_into_item'         => __( 'Chèn vào %s', 'hien-core' ),
				/* translators: %s: a kind of content, in the middle of a sentence */
				'uploaded_to_this_item'    => __( 'Đã tải lên %s này', 'hien-core' ),
				/* translators: %s: a kind of content, in the middle of a sentence */
				'item_published'           => __( 'Đã đăng %s.', 'hien-core' ),
				/* translators: %s: a kind of content, in the middle of a sentence */
				'item_published_privately' => __( 'Đã đăng riêng tư %s.', 'hien-core' ),
				/* translators: %s: a kind of content, in the middle of a sentence */
				'item_reverted_to_draft'   => __( 'Đã chuyển %s về bản nháp.', 'hien-core' ),
				/* translators: %s: a kind of content, in the middle of a sentence */
				'item_scheduled'           => __( 'Đã hẹn giờ đăng %s.', 'hien-core' ),
				/* translators: %s: a kind of content, in the middle of a sentence */
				'item_updated'             => __( 'Đã cập nhật %s.', 'hien-core' ),
				/* translators: %s: a kind of content, in the middle of a sentence */
				'item_trashed'             => __( 'Đã bỏ %s vào thùng rác.', 'hien-core' ),
				/* translators: %s: a kind of content, in the middle of a sentence */
				'item_link'                => __( 'Liên kết tới %s', 'hien-core' ),
				/* translators: %s: a kind of content, in the middle of a sentence */
				'item_link_description'    => __( 'Một liên kết tới %s.', 'hien-core' ),
			]
		);
	}

	/**
	 * Adds the messages after a bulk action.
	 *
	 * @param mixed $messages Post type => action => message, in which %s is the number.
	 * @return array<string,array<string,string>>
	 */
	public function add_bulk_messages( mixed $messages ): array {
		$messages = (array) $messages;
		foreach ( get_post_types( [], 'objects' ) as $type ) {
			$noun = $type->labels->{self::NOUN} ?? null;
			if ( null !== $noun ) {
				$messages[ $type->name ] = array_map(
					static fn( string $text ): string => sprintf( $text, '%s', $noun ),
					[
						/* translators: 1: a number, 2: a kind of content */
						'updated'   => __( 'Đã cập nhật %1$s %2$s.', 'hien-core' ),
						/* translators: 1: a number, 2: a kind of content */
						'locked'    => __( 'Chưa cập nhật %1$s %2$s, vì có người đang sửa.', 'hien-core' ),
						/* translators: 1: a number, 2: a kind of content */
						'deleted'   => __( 'Đã xóa hẳn %1$s %2$s.', 'hien-core' ),
						/* translators: 1: a number, 2: a kind of content */
						'trashed'   => __( 'Đã bỏ %1$s %2$s vào thùng rác.', 'hien-core' ),
						/* translators: 1: a number, 2: a kind of content */
						'untrashed' => __( 'Đã lấy lại %1$s %2$s từ thùng rác.', 'hien-core' ),
					]
				);
			}
		}
		return $messages;
	}
}
