<?php

declare(strict_types=1);

namespace Hien\Tests\Content;

use Hien\Tests\Support\TestCase;
use WP_Post_Type;

/** wp-admin calls each content type by its own noun. */
final class LabelsTest extends TestCase {

	/** Labels in which WordPress says "post", and which no screen of ours shows. */
	private const UNUSED = [ 'archives', 'attributes', 'parent_item_colon', 'name_admin_bar' ];

	public function test_no_label_is_that_of_posts(): void {
		$of_posts = (array) get_post_type_object( 'post' )?->labels;
		foreach ( self::types() as $name => $type ) {
			$same = array_intersect_assoc( (array) $type->labels, $of_posts );
			unset( $same['filter_by_date'], $same['featured_image'], $same['set_featured_image'] );
			unset( $same['remove_featured_image'], $same['use_featured_image'], $same['template_name'] );
			self::assertSame( [], array_keys( array_diff_key( $same, array_flip( self::UNUSED ) ) ), $name );
		}
	}

	public function test_the_labels_have_the_noun(): void {
		$labels = get_post_type_object( 'hien_course' )?->labels;
		self::assertSame(
			[ 'Đã đăng khóa học.', 'Đã bỏ khóa học vào thùng rác.', 'Khóa học mới', 'Thêm khóa học' ],
			[ $labels?->item_published, $labels?->item_trashed, $labels?->new_item, $labels?->add_new_item ]
		);
		self::assertSame( 'Tin nhắn', get_post_type_object( 'hien_message' )?->labels->edit_item );
	}

	public function test_actions_on_several_items_are_told_with_the_noun(): void {
		$of_posts = [ 'trashed' => '%s bài viết' ];
		$messages = apply_filters( 'bulk_post_updated_messages', [ 'post' => $of_posts ], [] );
		self::assertSame( $of_posts, $messages['post'] );
		self::assertArrayNotHasKey( 'page', $messages );
		foreach ( self::types() as $name => $type ) {
			self::assertSame( [ 'updated', 'locked', 'deleted', 'trashed', 'untrashed' ], array_keys( $messages[ $name ] ), $name );
		}
		self::assertSame( 'Đã bỏ 3 khóa học vào thùng rác.', sprintf( $messages['hien_course']['trashed'], '3' ) );
		self::assertSame( 'Đã xóa hẳn 1 tin nhắn.', sprintf( $messages['hien_message']['deleted'], '1' ) );
	}

	/** @return array<string,WP_Post_Type> */
	private static function types(): array {
		return array_filter(
			get_post_types( [ 'show_ui' => true ], 'objects' ),
			static fn( WP_Post_Type $type ): bool => str_starts_with( $type->name, 'hien_' )
		);
	}
}
