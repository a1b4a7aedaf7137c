<?php
declare(strict_types=1);

namespace Hien\Settings;

use Hien\Content\Field;
use Hien\Rest\Field_Error;

defined( 'ABSPATH' ) || exit;

/** A section of the site's settings: some fields, or a list of rows of fields. */
final class Section {

	/** @var array<string,string|int>|null */
	private ?array $blank = null;

	/**
	 * @param string      $key      Key in the option.
	 * @param string      $tab      Heading of its tab.
	 * @param string      $title    Heading of the section.
	 * @param list<Field> $fields   Fields of the section, or of each of its rows.
	 * @param string      $help     Text under the heading; '' for none.
	 * @param int         $max_rows Maximum number of rows; 0 for a section without rows.
	 * @param string      $row_name Name of a row for users.
	 * @param array<string,string|int> $defaults Key of a field => its default if that is not '' or 0; for a section without rows.
	 */
	public function __construct(
		public readonly string $key,
		public readonly string $tab,
		public readonly string $title,
		public readonly array $fields,
		public readonly string $help = '',
		public readonly int $max_rows = 0,
		public readonly string $row_name = '',
		private readonly array $defaults = [],
	) {}

	/** @return array<string,mixed> JSON schema of the value. */
	public function schema(): array {
		$fields = [
			'type'                 => 'object',
			'properties'           => array_map( static fn( Field $field ): array => $field->schema(), $this->fields_by_key() ),
			'additionalProperties' => false,
		];
		return 0 === $this->max_rows ? $fields : [
			'type'     => 'array',
			'items'    => $fields,
			'maxItems' => $this->max_rows,
		];
	}

	/** @return array<array-key,mixed> The value if none is stored. */
	public function default(): array {
		return 0 === $this->max_rows ? $this->defaults + $this->blank() : [];
	}

	/** @return array<string,string|int> Default values of the fields. */
	public function blank(): array {
		return $this->blank ??= array_map( static fn( Field $field ): string|int => $field->blank(), $this->fields_by_key() );
	}

	/**
	 * The values of a stored row, or of a section without rows. A field that is missing or not a scalar has its default.
	 *
	 * @param array<array-key,mixed> $stored   Key of a field => value.
	 * @param array<array-key,mixed> $defaults Key of a field => default.
	 * @return array<string,string|int>
	 */
	public function row( array $stored, array $defaults ): array {
		$row = [];
		foreach ( $this->blank() as $key => $blank ) {
			$value       = is_scalar( $stored[ $key ] ?? null ) ? $stored[ $key ] : $defaults[ $key ];
			$row[ $key ] = is_int( $blank ) ? (int) $value : (string) $value;
		}
		return $row;
	}

	/**
	 * Validates a value from a request.
	 *
	 * @param mixed $value Unvalidated.
	 * @return array<string,string> Path, such as `services.0.link` => a sentence in Vietnamese.
	 */
	public function problems( mixed $value ): array {
		$rows     = 0 === $this->max_rows ? [ $value ] : $value;
		$problems = [];
		if ( ! is_array( $rows ) || ! array_is_list( $rows ) || array_filter( $rows, 'is_array' ) !== $rows ) {
			/* translators: %s: heading of a section */
			return [ $this->key => sprintf( __( '“%s” chưa đúng dạng.', 'hien-core' ), $this->title ) ];
		}
		if ( count( $rows ) > max( 1, $this->max_rows ) ) {
			/* translators: 1: heading of a section, 2: number of rows */
			return [ $this->key => sprintf( __( '“%1$s” có nhiều nhất %2$d mục.', 'hien-core' ), $this->title, $this->max_rows ) ];
		}
		foreach ( $rows as $index => $row ) {
			$place = 0 === $this->max_rows ? $this->key : "$this->key.$index";
			foreach ( $this->fields as $field ) {
				$problem = self::problem( $field, $row[ $field->key ] ?? null );
				if ( null !== $problem ) {
					$problems[ "$place.$field->key" ] = $problem;
				}
			}
		}
		return $problems;
	}

	/**
	 * Sanitizes a valid value for storage.
	 *
	 * @param array<array-key,mixed> $value Without problems().
	 * @return array<array-key,mixed>
	 */
	public function sanitize( array $value ): array {
		return 0 === $this->max_rows ? $this->sanitize_row( $value ) : array_map( $this->sanitize_row( ... ), array_values( $value ) );
	}

	/** @return array<string,mixed> The section for the screen in wp-admin (src/admin/settings). */
	public function to_screen(): array {
		return [
			'key'     => $this->key,
			'tab'     => $this->tab,
			'title'   => $this->title,
			'help'    => $this->help,
			'fields'  => array_map( static fn( Field $field ): array => $field->to_editor(), $this->fields ),
			'rows'    => $this->max_rows,
			'row'     => $this->row_name,
			'blank'   => $this->blank(),
			'default' => $this->default(),
		];
	}

	/**
	 * @param array<string,mixed> $row Values of fields.
	 * @return array<string,string|int>
	 */
	private function sanitize_row( array $row ): array {
		$clean = $this->blank();
		foreach ( $this->fields as $field ) {
			if ( isset( $row[ $field->key ] ) ) {
				$clean[ $field->key ] = $field->sanitize( $row[ $field->key ] );
			}
		}
		return $clean;
	}

	/** @return array<string,Field> Key => field. */
	private function fields_by_key(): array {
		return array_column( $this->fields, null, 'key' );
	}

	/** The error message for the value of a field; null for a valid one. */
	private static function problem( Field $field, mixed $value ): ?string {
		global $wpdb;
		if ( null !== $value && is_wp_error( rest_validate_value_from_schema( $value, $field->schema() ) ) ) {
			/* translators: %s: label of a field */
			return sprintf( __( '“%s” chưa đúng dạng hoặc quá dài.', 'hien-core' ), $field->label );
		}
		$valid = $field->validate( $value );
		if ( is_wp_error( $valid ) ) {
			return $valid->get_error_message();
		}
		return is_string( $value ) ? ( Field_Error::not_stored( $value, $wpdb->options, 'option_value' ) ?: null ) : null;
	}
}
