<?php
declare(strict_types=1);

namespace Hien\Content;

use Closure;
use WP_Query;

defined( 'ABSPATH' ) || exit;

/**
 * A dropdown above a list table of wp-admin that filters the list. by_filled(), by_count() and by_amount() filter by the values by which
 * Post_Table sorts a column.
 */
final class Post_Filter {

	/** The first numbers of ranges of views and the like. */
	private const COUNTS = [ 1, 10, 100, 1000 ];

	/**
	 * @param string                             $name    Query argument of the list.
	 * @param string                             $label   Label, and first choice, with which the list is not filtered: "Tất cả loạt bài".
	 * @param array<int|string,string>           $choices Value => text.
	 * @param Closure(WP_Query,string):void|null $apply   Changes the query for one of the values; null where WordPress knows the argument,
	 *                                                    or a column is filtered.
	 * @param string                             $column  Column that is filtered, '' for none.
	 * @param array<int|string,Number_Range>     $ranges  Value => which numbers of the column.
	 */
	public function __construct(
		public readonly string $name,
		public readonly string $label,
		public readonly array $choices,
		private readonly ?Closure $apply = null,
		public readonly string $column = '',
		private readonly array $ranges = [],
	) {}

	/** By whether there is something in a column. */
	public static function by_filled( string $column, string $label, string $filled, string $blank ): self {
		return self::of_column(
			$column,
			$label,
			[
				'on'  => [ $filled, new Number_Range( 0, 0, true ) ],
				'off' => [ $blank, new Number_Range( 0, 0 ) ],
			]
		);
	}

	/**
	 * By a number of things.
	 *
	 * @param string    $none   Text for 0, such as "Chưa có lượt xem"; '' where there is always one.
	 * @param string    $some   Text of a range: "%1$s–%2$s lượt xem".
	 * @param string    $many   Text of the last range: "Từ %s lượt xem".
	 * @param list<int> $firsts The first numbers of the ranges.
	 */
	public static function by_count(
		string $column,
		string $label,
		string $none,
		string $some,
		string $many,
		array $firsts = self::COUNTS
	): self {
		$choices = '' === $none ? [] : [ [ $none, new Number_Range( 0, 0 ) ] ];
		foreach ( $firsts as $place => $first ) {
			$last = isset( $firsts[ $place + 1 ] ) ? $firsts[ $place + 1 ] - 1 : null;

			$choices[ $first ] = null === $last
				? [ sprintf( $many, number_format_i18n( $first ) ), new Number_Range( $first ) ]
				: [ sprintf( $some, number_format_i18n( $first ), number_format_i18n( $last ) ), new Number_Range( $first, $last ) ];
		}
		return self::of_column( $column, $label, $choices );
	}

	/**
	 * By something that is measured, such as a duration.
	 *
	 * @param string              $none   Text for 0, such as "Chưa có thời lượng".
	 * @param list<int>           $limits From the least, in the unit of the values. A limit is in the range that it begins.
	 * @param Closure(int):string $format Text of a limit, with its unit: "10 phút".
	 */
	public static function by_amount( string $column, string $label, string $none, array $limits, Closure $format ): self {
		$choices = [
			0 => [ $none, new Number_Range( 0, 0 ) ],
			/* translators: %s: an amount, such as "10 phút" */
			1 => [ sprintf( __( 'Dưới %s', 'hien-core' ), $format( $limits[0] ) ), new Number_Range( 1, $limits[0] - 1 ) ],
		];
		foreach ( $limits as $place => $limit ) {
			$next = $limits[ $place + 1 ] ?? null;

			$choices[ $limit ] = null === $next
				/* translators: %s: an amount, such as "30 phút" */
				? [ sprintf( __( 'Từ %s', 'hien-core' ), $format( $limit ) ), new Number_Range( $limit ) ]
				: [
					/* translators: 1: the least amount, such as "10 phút", 2: the amount below which the range ends */
					sprintf( __( '%1$s – %2$s', 'hien-core' ), $format( $limit ), $format( $next ) ),
					new Number_Range( $limit, $next - 1 ),
				];
		}
		return self::of_column( $column, $label, $choices );
	}

	/** @param array<int|string,array{string,Number_Range}> $choices Value => text, and which numbers. */
	private static function of_column( string $column, string $label, array $choices ): self {
		return new self(
			'hien_' . str_replace( 'hien_', '', $column ),
			$label,
			array_map( static fn( array $choice ): string => $choice[0], $choices ),
			null,
			$column,
			array_map( static fn( array $choice ): Number_Range => $choice[1], $choices )
		);
	}

	/** The chosen value; '' for none. */
	public function chosen(): string {
		$value = $_GET[ $this->name ] ?? ''; // phpcs:ignore WordPress.Security -- Only compared with the choices.
		return is_string( $value ) && isset( $this->choices[ $value ] ) ? $value : '';
	}

	/** Which numbers of the column were chosen; null for all. */
	public function range(): ?Number_Range {
		return $this->ranges[ $this->chosen() ] ?? null;
	}

	public function apply( WP_Query $query ): void {
		if ( null !== $this->apply && '' !== $this->chosen() ) {
			( $this->apply )( $query, $this->chosen() );
		}
	}

	public function print(): void {
		printf(
			'<label class="screen-reader-text" for="%1$s">%2$s</label><select id="%1$s" name="%1$s"><option value="">%2$s</option>',
			esc_attr( $this->name ),
			esc_html( $this->label )
		);
		foreach ( $this->choices as $value => $text ) {
			printf(
				'<option value="%s"%s>%s</option>',
				esc_attr( (string) $value ),
				selected( $this->chosen(), (string) $value, false ),
				esc_html( $text )
			);
		}
		echo '</select>';
	}
}
