<?php
declare(strict_types=1);

namespace Hien\Rest;

defined( 'ABSPATH' ) || exit;

/** Makes the JSON schemas that resources share. Objects allow no further keys, and all keys are required unless listed as optional. */
final class Schema {

	/**
	 * @param string                            $title      Name of the type in the app.
	 * @param array<string,array<string,mixed>> $properties Schemas of all keys.
	 * @param list<string>                      $optional   Keys that REST always contains, but that pages leave out, since the app does not
	 *                                                      use them.
	 * @return array<string,mixed>
	 */
	public static function object( string $title, array $properties, array $optional = [] ): array {
		return [
			'title'                => $title,
			'type'                 => 'object',
			'properties'           => $properties,
			'required'             => array_values( array_diff( array_keys( $properties ), $optional ) ),
			'additionalProperties' => false,
		];
	}

	/**
	 * An object whose keys are data.
	 *
	 * @param array<string,mixed>|true $values Schema of the values; true for any.
	 * @return array<string,mixed>
	 */
	public static function map( array|true $values = true ): array {
		return [ 'type' => 'object', 'additionalProperties' => $values ];
	}

	/**
	 * A page of items: `{data, count, page, pages}`.
	 *
	 * @param string                            $title Name of the type in the app.
	 * @param array<string,mixed>               $item  Schema of an item.
	 * @param array<string,array<string,mixed>> $more  Schemas of further keys.
	 * @return array<string,mixed>
	 */
	public static function list( string $title, array $item, array $more = [] ): array {
		return self::object(
			$title,
			[
				'data'  => self::array_of( $item ),
				'count' => self::integer( __( 'Tổng số mục.', 'hien-core' ) ),
				'page'  => self::integer( __( 'Trang này, từ 1.', 'hien-core' ) ),
				'pages' => self::integer( __( 'Số trang.', 'hien-core' ) ),
			] + $more
		);
	}

	/**
	 * @param array<string,mixed> $item Schema of an item.
	 * @return array<string,mixed>
	 */
	public static function array_of( array $item ): array {
		return [
			'type'  => 'array',
			'items' => $item,
		];
	}

	/** @return array<string,mixed> A response with a message for the visitor. */
	public static function message(): array {
		return self::object( 'Message', [ 'message' => self::string() ] );
	}

	/**
	 * @param mixed ...$keywords Further keywords of JSON schema, such as `minLength: 1`; of a parameter also `required` and `default`.
	 * @return array<string,mixed>
	 */
	public static function string( string $description = '', mixed ...$keywords ): array {
		return self::scalar( 'string', $description, $keywords );
	}

	/** @return array<string,mixed> As string(). */
	public static function integer( string $description = '', mixed ...$keywords ): array {
		return self::scalar( 'integer', $description, $keywords );
	}

	/** @return array<string,mixed> As string(). */
	public static function boolean( string $description = '', mixed ...$keywords ): array {
		return self::scalar( 'boolean', $description, $keywords );
	}

	/** @return array<string,mixed> An ISO 8601 date with offset. */
	public static function date(): array {
		return self::string( format: 'date-time' );
	}

	/**
	 * A schema that also allows null.
	 *
	 * @param array<string,mixed> $schema Schema with a single type.
	 * @return array<string,mixed>
	 */
	public static function nullable( array $schema ): array {
		return [ 'type' => [ $schema['type'], 'null' ] ] + $schema;
	}

	/**
	 * The empty value of a schema: '', 0, false, [] or null, or an object of such values.
	 *
	 * @param array<string,mixed> $schema A schema of this class.
	 */
	public static function blank( array $schema ): mixed {
		return match ( is_array( $schema['type'] ) ? 'null' : $schema['type'] ) { // Several types are nullable().
			'object'            => array_map( self::blank( ... ), $schema['properties'] ?? [] ),
			'array'             => [],
			'integer', 'number' => 0,
			'boolean'           => false,
			'string'            => 'date-time' === ( $schema['format'] ?? '' ) ? '1970-01-01T00:00:00+00:00' : '',
			default             => null,
		};
	}

	/**
	 * @param array<array-key,mixed> $keywords
	 * @return array<string,mixed>
	 */
	private static function scalar( string $type, string $description, array $keywords ): array {
		return [ 'type' => $type ] + ( '' === $description ? [] : compact( 'description' ) ) + $keywords;
	}
}
