<?php
declare(strict_types=1);

namespace Hien\Courses;

use DateTimeImmutable;
use DateTimeInterface;
use Hien\Content\Field;
use WP_Post;

defined( 'ABSPATH' ) || exit;

/** The price of a course at a given time. */
final class Price {

	/**
	 * @param WP_Post           $course A course.
	 * @param DateTimeInterface $now    Current time; a sale is over at the second of its end.
	 * @return array{price:int,price_sale:int|null,sale_end:string|null,sale_until:string|null,percent:int} In đồng; without a sale
	 *     `price_sale` is null and `percent` is 0, and without an end of it `sale_end` and `sale_until` are null.
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
			'sale_until' => $is_on && false !== $end ? self::last_day( $end ) : null,
			'percent'    => $is_on ? (int) min( 99, round( 100 - 100 * $sale / $price ) ) : 0,
		];
	}

	/** The end of a sale for readers: the last day if it ends with the day, otherwise day and minute. */
	private static function last_day( DateTimeImmutable $end ): string {
		return match ( $end->format( 'H:i' ) ) {
			'00:00' => $end->modify( '-1 day' )->format( 'd/m/Y' ),
			'23:59' => $end->format( 'd/m/Y' ),
			default => $end->format( 'd/m/Y H:i' ),
		};
	}

	/** An amount of đồng in Vietnamese format: 1.290.000 ₫; 'Miễn phí' for 0. */
	public static function format( int $amount ): string {
		return 0 === $amount ? __( 'Miễn phí', 'hien-core' ) : number_format( $amount, 0, ',', '.' ) . ' ₫';
	}
}
