<?php
declare(strict_types=1);

namespace Hien\Images;

use Hien\Content\Content_Repository;
use Hien\Content\Labels;
use Hien\Content\Post_Filter;
use Hien\Content\Post_Table;
use Hien\Content\Post_Type;
use Hien\Content\Publish_Rule;
use WP_Post;

defined( 'ABSPATH' ) || exit;

/** `hien_image`: a picture (the featured image) with a title and a description (the content). */
final class Image_Post_Type extends Post_Type {

	public const NAME = 'hien_image';

	/** Images with a picture and without a password, the newest first. */
	public const LISTED = [
		'orderby'      => Content_Repository::BY_DATE,
		'has_password' => false,
		// phpcs:ignore WordPress.DB.SlowDBQuery.slow_db_query_meta_key -- Both tables are read by an index.
		'meta_key'     => '_thumbnail_id',
	];

	protected function args(): array {
		return [
			'labels'    => [
				'featured_image'        => __( 'Tấm ảnh', 'hien-core' ),
				'set_featured_image'    => __( 'Chọn tấm ảnh', 'hien-core' ),
				'remove_featured_image' => __( 'Bỏ tấm ảnh', 'hien-core' ),
				'use_featured_image'    => __( 'Dùng tấm ảnh này', 'hien-core' ),
			] + Labels::of( __( 'Hình ảnh', 'hien-core' ), __( 'hình ảnh', 'hien-core' ) ),
			'menu_icon' => 'dashicons-format-image',
			'supports'  => [ 'title', 'editor', 'author', 'thumbnail', 'comments', 'revisions', 'custom-fields' ],
			'template'  => [ [ 'core/paragraph', [ 'placeholder' => __( 'Kể đôi điều về tấm ảnh…', 'hien-core' ) ] ] ],
		] + self::archive_at( 'hinh-anh' );
	}

	public function fields(): array {
		return [];
	}

	public function rules(): array {
		return [ ...parent::rules(), new Publish_Rule( Publish_Rule::PICTURE, __( 'Hãy chọn tấm ảnh trước khi đăng.', 'hien-core' ) ) ];
	}

	protected function columns(): array {
		return [
			'picture' => __( 'Ảnh', 'hien-core' ),
			'number'  => __( 'Số', 'hien-core' ),
		];
	}

	protected function sorted(): array {
		return [ 'number' => [ 'post_name', Post_Table::POSTS_COLUMN ] ]; // See Image_Numbers.
	}

	/** By hundreds of numbers or, where there are very many, thousands and so on. */
	protected function filters(): array {
		$last = max( 1, (int) get_option( Image_Numbers::COUNTER ) );
		$size = 10 ** max( 2, strlen( (string) $last ) - 2 );
		return [
			Post_Filter::by_count(
				'number',
				__( 'Tất cả các số', 'hien-core' ),
				__( 'Chưa có số', 'hien-core' ),
				/* translators: 1: first, 2: last number of an image */
				__( 'Số %1$s–%2$s', 'hien-core' ),
				/* translators: %s: number of an image */
				__( 'Từ số %s', 'hien-core' ),
				array_map( static fn( int $place ): int => $place * $size + 1, range( 0, intdiv( $last - 1, $size ) ) )
			),
		];
	}

	protected function print_column( string $column, WP_Post $post ): void {
		$number = Image_Numbers::of( $post );
		echo esc_html( $number > 0 ? (string) $number : '—' );
	}
}
