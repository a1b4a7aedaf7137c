<?php
declare(strict_types=1);

namespace Hien\Content;

defined( 'ABSPATH' ) || exit;

/** The numbers from one to another, these included; or all others. */
final class Number_Range {

	public function __construct(
		private readonly int $from,
		private readonly int $to = PHP_INT_MAX,
		private readonly bool $is_of_others = false,
	) {}

	public function has( int $number ): bool {
		return ( $this->from <= $number && $number <= $this->to ) !== $this->is_of_others;
	}

	/** @param string $number SQL. */
	public function condition( string $number ): string {
		return "$number " . ( $this->is_of_others ? 'NOT ' : '' ) . "BETWEEN $this->from AND $this->to";
	}
}
