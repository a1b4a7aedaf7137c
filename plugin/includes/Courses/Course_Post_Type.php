<?php
declare(strict_types=1);

namespace Hien\Courses;

use Hien\Content\Content_Repository;
use Hien\Content\Field;
use Hien\Content\Labels;
use Hien\Content\Post_Filter;
use Hien\Content\Post_Table;
use Hien\Content\Post_Type;
use Hien\Content\Publish_Rule;
use WP_Post;

defined( 'ABSPATH' ) || exit;

/** Courses, with a price, an optional sale price, and a link to the course's site. */
final class Course_Post_Type extends Post_Type {

	public const NAME = 'hien_course';

	/** In the author's order. */
	public const LISTED = [ 'orderby' => Content_Repository::BY_ORDER ];

	public const LINK     = 'hien_link';
	public const PRICE    = 'hien_price';
	public const SALE     = 'hien_price_sale';
	public const SALE_END = 'hien_sale_end';

	protected function args(): array {
		return [
			'labels'      => Labels::of( __( 'Khóa học', 'hien-core' ), __( 'khóa học', 'hien-core' ) ),
			'description' => __( 'Các khóa học của tác giả, với giá và ưu đãi.', 'hien-core' ),
			'menu_icon'   => 'dashicons-welcome-learn-more',
		] + self::archive_at( 'khoa-hoc' );
	}

	public function fields(): array {
		return [
			new Field(
				self::LINK,
				Field::URL,
				__( 'Liên kết đến khóa học', 'hien-core' ),
				__( 'Nơi đăng ký và học. Để trống thì khóa học chỉ có bài giới thiệu này.', 'hien-core' )
			),
			new Field( self::PRICE, Field::MONEY, __( 'Học phí', 'hien-core' ), __( 'Để trống là miễn phí.', 'hien-core' ) ),
			new Field(
				self::SALE,
				Field::MONEY,
				__( 'Giá ưu đãi', 'hien-core' ),
				__( 'Thấp hơn học phí. Để trống thì không có ưu đãi.', 'hien-core' )
			),
			new Field(
				self::SALE_END,
				Field::DATE,
				__( 'Ưu đãi kết thúc lúc', 'hien-core' ),
				__( 'Theo giờ của trang. Để trống thì ưu đãi không có hạn.', 'hien-core' )
			),
		];
	}

	public function rules(): array {
		return [
			...parent::rules(),
			new Publish_Rule( Publish_Rule::LESS, __( 'Giá ưu đãi phải thấp hơn học phí.', 'hien-core' ), [ self::SALE, self::PRICE ] ),
		];
	}

	protected function columns(): array {
		return [
			'picture' => __( 'Ảnh', 'hien-core' ),
			'price'   => __( 'Học phí', 'hien-core' ),
			'sale'    => __( 'Ưu đãi', 'hien-core' ),
			'link'    => __( 'Liên kết', 'hien-core' ),
		];
	}

	protected function print_column( string $column, WP_Post $post ): void {
		if ( 'link' === $column ) {
			self::print_link( $post, self::LINK );
		} else {
			$price = Price::of( $post, current_datetime() );
			echo esc_html( 'price' === $column ? Price::format( $price['price'] ) : self::sale_text( $post, $price['price_sale'] ) );
		}
	}

	protected function sorted(): array {
		return [
			'price' => [ self::PRICE, Post_Table::NUMBER ],
			'sale'  => [
				static fn( WP_Post $course ): int => Price::of( $course, current_datetime() )['price_sale'] ?? 0,
				Post_Table::NUMBER,
			],
			'link'  => [ self::LINK, Post_Table::TEXT ],
		];
	}

	protected function filters(): array {
		return [
			Post_Filter::by_amount(
				'price',
				__( 'Học phí: tất cả', 'hien-core' ),
				Price::format( 0 ),
				[ 500_000, 1_000_000 ],
				Price::format( ... )
			),
			Post_Filter::by_filled(
				'sale',
				__( 'Ưu đãi: tất cả', 'hien-core' ),
				__( 'Đang ưu đãi', 'hien-core' ),
				__( 'Không ưu đãi', 'hien-core' )
			),
			Post_Filter::by_filled(
				'link',
				__( 'Liên kết: tất cả', 'hien-core' ),
				__( 'Có liên kết', 'hien-core' ),
				__( 'Chưa có liên kết', 'hien-core' )
			),
		];
	}

	/**
	 * The text of the column `sale`: price and end of the sale, or that it is over; '' for none.
	 *
	 * @param int|null $price Sale price in đồng; null without a sale now.
	 */
	private static function sale_text( WP_Post $post, ?int $price ): string {
		$end = Field::parse_date( (string) get_post_meta( $post->ID, self::SALE_END, true ) );
		$day = false === $end ? '' : $end->format( 'd/m/Y H:i' );
		return match ( true ) {
			null !== $price && '' === $day => Price::format( $price ),
			/* translators: 1: price, 2: date and time */
			null !== $price                => sprintf( __( '%1$s đến %2$s', 'hien-core' ), Price::format( $price ), $day ),
			/* translators: %s: date and time */
			'' !== $day                    => sprintf( __( 'Đã hết lúc %s', 'hien-core' ), $day ),
			default                        => '',
		};
	}
}
