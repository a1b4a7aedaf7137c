<?php
declare(strict_types=1);

namespace Hien\Content;

defined( 'ABSPATH' ) || exit;

/** A range of whole numbers, both ends included; or, negated, all numbers outside of it. */
final class Number_Range {

	public function __construct(
		private readonly int $from,
		private readonly int $to = PHP_INT_MAX,
		private readonly bool $is_negated = false,
	) {}

	public function has( int $number ): bool {
		return ( $this->from <= $number && $number <= $this->to ) !== $this->is_negated;
	}

	/** @param string $number SQL. */
	public function condition( string $number ): string {
		return "$number " . ( $this->is_negated ? 'NOT ' : '' ) . "BETWEEN $this->from AND $this->to";
	}
}
