<?php
declare(strict_types=1);

namespace Hien\Settings;

defined( 'ABSPATH' ) || exit;

/** The sections of the owner's settings, stored in one option by their keys. */
final class Sections {

	public const NAME = 'hien_site';

	/** Filter with the sections; see Modules::settings(). */
	public const FILTER = 'hien_settings_sections';

	/** @var array<string,Section>|null */
	private ?array $sections = null;

	/** @var array<string,array<array-key,mixed>>|null */
	private ?array $defaults = null;

	public function register_setting(): void {
		register_setting(
			'hien',
			self::NAME,
			[
				'type'              => 'object',
				'label'             => __( 'Nội dung của trang', 'hien-core' ),
				'default'           => $this->defaults(),
				'sanitize_callback' => [ $this, 'sanitize' ],
				'show_in_rest'      => [
					'schema' => [
						'type'                 => 'object',
						'properties'           => array_map( static fn( Section $section ): array => $section->schema(), $this->all() ),
						'additionalProperties' => false,
					],
				],
			]
		);
	}

	/** @return array<string,Section> Key => section. */
	public function all(): array {
		if ( null === $this->sections ) {
			$sections       = (array) apply_filters( self::FILTER, [] ); // phpcs:ignore WordPress.NamingConventions.PrefixAllGlobals.DynamicHooknameFound -- Ours.
			$this->sections = array_combine( array_map( static fn( Section $section ): string => $section->key, $sections ), $sections );
		}
		return $this->sections;
	}

	/**
	 * The fields of a section.
	 *
	 * @return array<string,mixed>
	 */
	public function fields( string $section ): array {
		return $this->all()[ $section ]->row( $this->stored()[ $section ], $this->defaults()[ $section ] );
	}

	/**
	 * The rows of a section that is a list.
	 *
	 * @return list<array<string,mixed>>
	 */
	public function rows( string $section ): array {
		$read = $this->all()[ $section ];
		return array_values( array_map( static fn( array $row ): array => $read->row( $row, $read->blank() ), array_filter( $this->stored()[ $section ], 'is_array' ) ) );
	}

	/**
	 * Validates sections from a request. A section that equals the stored one is not validated again: the post or user
	 * that it names may have been deleted since.
	 *
	 * @param mixed $value Sections by key; those that are missing stay as they are.
	 * @return array<string,string> Path, such as `services.0.link` => a sentence in Vietnamese.
	 */
	public function problems( mixed $value ): array {
		if ( ! is_array( $value ) ) {
			return [ '' => __( 'Cài đặt chưa đúng dạng.', 'hien-core' ) ];
		}
		$stored   = $this->stored();
		$changed  = array_filter( array_intersect_key( $value, $stored ), static fn( mixed $section, string $key ): bool => $section !== $stored[ $key ], ARRAY_FILTER_USE_BOTH );
		$problems = [];
		foreach ( $changed as $key => $section ) {
			$problems += $this->all()[ $key ]->problems( $section );
		}
		/**
		 * Filters the errors of sections that have changed and match their schema.
		 *
		 * @param array<string,string>                  $problems Path, such as `services.0.link` => a sentence.
		 * @param array<string,array<array-key,mixed>>  $changed  The sections by key.
		 */
		return [] === $problems ? (array) apply_filters( 'hien_site_problems', [], $changed ) : $problems;
	}

	/**
	 * Returns the stored value if anything in the new one is invalid. Sections that are missing in the new value stay as they are.
	 *
	 * @param mixed $value Value from the request.
	 * @return array<string,mixed>
	 */
	public function sanitize( mixed $value ): array {
		$stored   = $this->stored();
		$problems = $this->problems( $value );
		if ( ! is_array( $value ) || [] !== $problems ) {
			if ( function_exists( 'add_settings_error' ) ) {
				add_settings_error( self::NAME, self::NAME, implode( ' ', $problems ) );
			}
			return $stored;
		}
		foreach ( array_intersect_key( $this->all(), $value ) as $key => $section ) {
			$stored[ $key ] = $section->sanitize( $value[ $key ] );
		}
		return $stored;
	}

	/**
	 * All sections of a stored option; missing sections and fields have their defaults.
	 *
	 * @param mixed $value The stored option.
	 * @return array<string,array<array-key,mixed>>
	 */
	public function complete( mixed $value ): array {
		return array_filter( array_intersect_key( (array) $value, $this->all() ), 'is_array' ) + $this->defaults();
	}

	/** @return array<string,array<array-key,mixed>> All sections. */
	private function stored(): array {
		return $this->complete( get_option( self::NAME, [] ) );
	}

	/** @return array<string,array<array-key,mixed>> */
	private function defaults(): array {
		return $this->defaults ??= array_map( static fn( Section $section ): array => $section->default(), $this->all() );
	}
}
