<?php
declare(strict_types=1);

namespace Hien\Blocks;

use Hien\Addresses\Paths;
use Hien\Content\Content_Repository;
use Hien\Courses\Course_Post_Type;
use Hien\Courses\Course_Summary;
use Hien\Courses\Price;

defined( 'ABSPATH' ) || exit;

/** A course with its price; during a sale with the sale price and the end of the sale. */
final class Course_Block extends Dynamic_Block {

	protected function name(): string {
		return 'course';
	}

	protected function data( int $id, int $post_id ): ?array {
		$found = Content_Repository::of_ids( Course_Post_Type::NAME, [ $id ] );
		return [] === $found ? null : Course_Summary::of( $found[0] );
	}

	protected function plain( array $data ): string {
		return sprintf(
			'<p><strong>%s</strong></p>%s<p>%s</p>',
			self::link( Paths::url( $data['path'] ), $data['text'] ),
			'' === $data['excerpt'] ? '' : '<p>' . esc_html( $data['excerpt'] ) . '</p>',
			esc_html( self::price( $data ) )
		);
	}

	/** @param array<string,mixed> $course A summary. */
	private static function price( array $course ): string {
		$full = Price::format( $course['price'] );
		$sale = Price::format( (int) $course['price_sale'] );
		$end  = (string) $course['sale_until'];
		return match ( true ) {
			/* translators: %s: a price */
			null === $course['price_sale'] => sprintf( __( 'Học phí: %s', 'hien-core' ), $full ),
			/* translators: 1: price during a sale, 2: full price */
			'' === $end                    => sprintf( __( 'Học phí: %1$s (giá gốc %2$s)', 'hien-core' ), $sale, $full ),
			default                        => sprintf(
				/* translators: 1: price during a sale, 2: full price, 3: last day of the sale, with the time if it ends within the day */
				__( 'Học phí: %1$s (giá gốc %2$s), ưu đãi đến %3$s', 'hien-core' ),
				$sale,
				$full,
				$end
			),
		};
	}
}
