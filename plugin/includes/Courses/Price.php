<?php
declare(strict_types=1);

namespace Hien\Courses;

use DateTimeInterface;
use Hien\Content\Field;
use WP_Post;

defined( 'ABSPATH' ) || exit;

/** The price of a course at a given time. */
final class Price {

	/**
	 * @param WP_Post           $course A course.
	 * @param DateTimeInterface $now    Current time; a sale is over at the second of its end.
	 * @return array{price:int,price_sale:int|null,sale_end:string|null,percent:int} In đồng; without a sale `price_sale` and `sale_end` are
	 *     null and `percent` is 0.
	 */
	public static function of( WP_Post $course, DateTimeInterface $now ): array {
		$price = (int) get_post_meta( $course->ID, Course_Post_Type::PRICE, true );
		$sale  = (int) get_post_meta( $course->ID, Course_Post_Type::SALE, true );
		$end   = Field::parse_date( (string) get_post_meta( $course->ID, Course_Post_Type::SALE_END, true ) );
		$is_on = $sale > 0 && $sale < $price && ( false === $end || $now < $end );
		return [
			'price'      => $price,
			'price_sale' => $is_on ? $sale : null,
			'sale_end'   => $is_on && false !== $end ? $end->format( DATE_ATOM ) : null,
			'percent'    => $is_on ? (int) min( 99, round( 100 - 100 * $sale / $price ) ) : 0,
		];
	}

	/** An amount of đồng in Vietnamese format: 1.290.000 ₫; 'Miễn phí' for 0. */
	public static function format( int $amount ): string {
		return 0 === $amount ? __( 'Miễn phí', 'hien-core' ) : number_format( $amount, 0, ',', '.' ) . ' ₫';
	}
}
