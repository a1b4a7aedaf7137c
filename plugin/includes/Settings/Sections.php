<?php
declare(strict_types=1);

namespace Hien\Settings;

defined( 'ABSPATH' ) || exit;

/** The sections of the owner's settings, stored in one option by their keys. */
final class Sections {

	public const NAME = 'hien_site';

	/** Filter with the sections; see Modules::settings(). */
	public const FILTER = 'hien_settings_sections';

	/** @var array<string,Section>|null Cache of all(). */
	private static ?array $sections = null;

	/** @var array<string,array<array-key,mixed>>|null Cache of defaults(). */
	private static ?array $defaults = null;

	public static function register_setting(): void {
		register_setting(
			'hien',
			self::NAME,
			[
				'type'              => 'object',
				'label'             => __( 'Nội dung của trang', 'hien-core' ),
				'default'           => self::defaults(),
				'sanitize_callback' => [ self::class, 'sanitize' ],
				'show_in_rest'      => [
					'schema' => [
						'type'                 => 'object',
						'properties'           => array_map( static fn( Section $section ): array => $section->schema(), self::all() ),
						'additionalProperties' => false,
					],
				],
			]
		);
	}

	/** @return array<string,Section> Key => section. */
	public static function all(): array {
		if ( null === self::$sections ) {
			// phpcs:ignore WordPress.NamingConventions.PrefixAllGlobals.DynamicHooknameFound -- Ours.
			self::$sections = array_column( (array) apply_filters( self::FILTER, [] ), null, 'key' );
		}
		return self::$sections;
	}

	/**
	 * The stored values of a section without rows.
	 *
	 * @return array<string,mixed> Key of a field => value.
	 */
	public static function fields( string $section ): array {
		return self::all()[ $section ]->row( self::stored()[ $section ], self::defaults()[ $section ] );
	}

	/**
	 * The stored rows of a section.
	 *
	 * @return list<array<string,mixed>> Each: key of a field => value.
	 */
	public static function rows( string $section ): array {
		$read = self::all()[ $section ];
		return array_values(
			array_map(
				static fn( array $row ): array => $read->row( $row, $read->blank() ),
				array_filter( self::stored()[ $section ], 'is_array' )
			)
		);
	}

	/**
	 * Validates sections from a request. A section that equals the stored one is not validated again: the post or user
	 * that it names may have been deleted since.
	 *
	 * @param mixed $value Sections by key; those that are missing stay as they are.
	 * @return array<string,string> Path, such as `services.0.link` => a sentence in Vietnamese.
	 */
	public static function problems( mixed $value ): array {
		if ( ! is_array( $value ) ) {
			return [ '' => __( 'Cài đặt chưa đúng dạng.', 'hien-core' ) ];
		}
		$stored   = self::stored();
		$changed  = array_filter(
			array_intersect_key( $value, $stored ),
			static fn( mixed $section, string $key ): bool => $section !== $stored[ $key ],
			ARRAY_FILTER_USE_BOTH
		);
		$problems = [];
		foreach ( $changed as $key => $section ) {
			$problems += self::all()[ $key ]->problems( $section );
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
	public static function sanitize( mixed $value ): array {
		$stored   = self::stored();
		$problems = self::problems( $value );
		if ( ! is_array( $value ) || [] !== $problems ) {
			if ( function_exists( 'add_settings_error' ) ) {
				add_settings_error( self::NAME, self::NAME, implode( ' ', $problems ) );
			}
			return $stored;
		}
		foreach ( array_intersect_key( self::all(), $value ) as $key => $section ) {
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
	public static function complete( mixed $value ): array {
		return array_filter( array_intersect_key( (array) $value, self::all() ), 'is_array' ) + self::defaults();
	}

	/** @return array<string,array<array-key,mixed>> All sections. */
	private static function stored(): array {
		return self::complete( get_option( self::NAME, [] ) );
	}

	/** @return array<string,array<array-key,mixed>> Key of a section => its value if none is stored. */
	private static function defaults(): array {
		return self::$defaults ??= array_map( static fn( Section $section ): array => $section->default(), self::all() );
	}
}
