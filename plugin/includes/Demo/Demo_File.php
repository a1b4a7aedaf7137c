<?php
declare(strict_types=1);

namespace Hien\Demo;

use DateTimeImmutable;
use RuntimeException;

defined( 'ABSPATH' ) || exit;

// phpcs:disable WordPress.Security.EscapeOutput.ExceptionNotEscaped -- Escaped where they are shown.

/** A post or page as written in a file: lines of `field: value` between two `---`, then block markup. */
final class Demo_File {

	/** @param array<string,string> $fields */
	private function __construct(
		public readonly string $slug,
		public readonly string $content,
		private readonly array $fields
	) {}

	public static function parse( string $slug, string $text ): self {
		$parts = explode( "---\n", $text, 3 );
		if ( count( $parts ) < 3 ) {
			throw new RuntimeException( "$slug.html must begin with fields between two lines of ---." );
		}
		[ , $head, $content ] = $parts;

		$fields = [];
		foreach ( explode( "\n", trim( $head ) ) as $line ) {
			if ( ! str_contains( $line, ':' ) ) {
				throw new RuntimeException( "$slug.html has a line which is no field: $line" );
			}
			[ $name, $value ] = explode( ':', $line, 2 );
			$fields[ $name ]  = trim( $value );
		}
		return new self( $slug, trim( $content ), $fields );
	}

	public function get( string $field ): string {
		return $this->fields[ $field ] ?? '';
	}

	/** @return array<string,string> The fields whose names begin with a prefix. */
	public function all( string $prefix ): array {
		return array_filter( $this->fields, static fn( string $name ): bool => str_starts_with( $name, $prefix ), ARRAY_FILTER_USE_KEY );
	}

	/** @return list<string> The parts of a field with commas. */
	public function terms( string $field ): array {
		return array_values( array_filter( array_map( 'trim', explode( ',', $this->get( $field ) ) ) ) );
	}

	/** The path of a page. */
	public function path(): string {
		return ltrim( $this->get( 'parent' ) . "/$this->slug", '/' );
	}

	/** How many days ago it was written; below zero, in how many days it will appear. */
	public function days(): int {
		return (int) $this->get( 'days' );
	}

	/**
	 * That day between 6:00 and 22:00 in the site's time zone, at a minute that depends on the slug; never later than now
	 * for content of today.
	 */
	public function date(): DateTimeImmutable {
		$minute = crc32( $this->slug ) % ( 16 * 60 );
		$now    = current_datetime();
		$date   = $now->modify( -$this->days() . ' days' )->setTime( 6, $minute );
		return $this->days() >= 0 ? min( $date, $now ) : $date;
	}
}
