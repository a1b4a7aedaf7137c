<?php
declare(strict_types=1);

namespace Hien\Friends;

use Hien\Content\Field;
use Hien\Content\Labels;
use Hien\Content\Post_Filter;
use Hien\Content\Post_Table;
use Hien\Content\Post_Type;
use WP_Post;

defined( 'ABSPATH' ) || exit;

/** Friends of the author. The featured image is the portrait, the excerpt the line below the name. */
final class Friend_Post_Type extends Post_Type {

	public const NAME = 'hien_friend';

	/** In the author's order, then by name. */
	public const LISTED = [
		'orderby' => [
			'menu_order' => 'ASC',
			'title'      => 'ASC',
			'ID'         => 'ASC',
		],
	];

	/** Meta key of the friend's own site. */
	public const LINK = 'hien_link';

	protected function args(): array {
		return [
			'labels'    => [
				'featured_image'        => __( 'Chân dung', 'hien-core' ),
				'set_featured_image'    => __( 'Chọn chân dung', 'hien-core' ),
				'remove_featured_image' => __( 'Bỏ chân dung', 'hien-core' ),
				'use_featured_image'    => __( 'Dùng làm chân dung', 'hien-core' ),
			] + Labels::of( __( 'Bạn bè', 'hien-core' ), __( 'bạn bè', 'hien-core' ) ),
			'menu_icon' => 'dashicons-groups',
		] + self::archive_at( 'ban-be' );
	}

	public function fields(): array {
		return [
			new Field(
				self::LINK,
				Field::URL,
				__( 'Trang riêng', 'hien-core' ),
				__( 'Địa chỉ trang web hay trang cá nhân của bạn ấy.', 'hien-core' )
			),
		];
	}

	protected function columns(): array {
		return [
			'picture' => __( 'Chân dung', 'hien-core' ),
			'link'    => __( 'Trang riêng', 'hien-core' ),
		];
	}

	protected function sorted(): array {
		return [ 'link' => [ self::LINK, Post_Table::TEXT ] ];
	}

	protected function filters(): array {
		return [
			Post_Filter::by_filled(
				'link',
				__( 'Trang riêng: tất cả', 'hien-core' ),
				__( 'Có trang riêng', 'hien-core' ),
				__( 'Chưa có trang riêng', 'hien-core' )
			),
		];
	}

	protected function print_column( string $column, WP_Post $post ): void {
		self::print_link( $post, self::LINK );
	}
}
