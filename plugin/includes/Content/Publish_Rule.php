<?php
declare(strict_types=1);

namespace Hien\Content;

use Hien\Rest\Field_Error;
use Hien\Text;
use WP_Error;

defined( 'ABSPATH' ) || exit;

/**
 * A rule for publishing content, besides the validation of its fields. REST enforces it, and the editor shows violations in advance
 * (src/admin/editor/rules.ts).
 */
final class Publish_Rule {

	/** At least one of the fields is filled in. */
	private const ANY = 'any';

	/** The first field is less than the second, unless it is empty. */
	private const LESS = 'less';

	/** The field matches a regular expression, case-insensitively. */
	private const MATCH = 'match';

	/** There is a featured image. */
	private const PICTURE = 'picture';

	/** There is a title. */
	private const TITLE = 'title';

	/**
	 * @param string       $kind    One of the constants above.
	 * @param list<string> $keys    Keys of the fields that it concerns.
	 * @param string       $problem Error message.
	 * @param string       $pattern For MATCH; it must mean the same in JavaScript.
	 */
	private function __construct(
		private readonly string $kind,
		private readonly array $keys,
		private readonly string $problem,
		private readonly string $pattern = '',
	) {}

	/** @param list<string> $keys Keys of fields, at least one of which must be filled in. */
	public static function any_filled( array $keys, string $problem ): self {
		return new self( self::ANY, $keys, $problem );
	}

	/**
	 * @param string $key  Key of a field, whose number must be less unless it is empty.
	 * @param string $than Key of the other field.
	 */
	public static function less_than( string $key, string $than, string $problem ): self {
		return new self( self::LESS, [ $key, $than ], $problem );
	}

	/** @param string $pattern Regular expression without delimiters, as in MATCH. */
	public static function matches( string $key, string $pattern, string $problem ): self {
		return new self( self::MATCH, [ $key ], $problem, $pattern );
	}

	public static function has_picture( string $problem ): self {
		return new self( self::PICTURE, [], $problem );
	}

	public static function has_title( string $problem ): self {
		return new self( self::TITLE, [], $problem );
	}

	/**
	 * @param array<string,int|string> $values  Meta key => value, as they would be stored.
	 * @param int                      $picture Id of the featured image, 0 for none.
	 * @param string                   $title   HTML.
	 * @return true|WP_Error 400 with the field.
	 */
	public function check( array $values, int $picture, string $title ): bool|WP_Error {
		$is_satisfied = match ( $this->kind ) {
			self::ANY  => [] !== array_filter( array_intersect_key( $values, array_flip( $this->keys ) ) ),
			self::LESS => 0 === (int) $values[ $this->keys[0] ] || (int) $values[ $this->keys[0] ] < (int) $values[ $this->keys[1] ],
			self::MATCH => 1 === preg_match( "~$this->pattern~iu", (string) $values[ $this->keys[0] ] ),
			self::TITLE => ! Text::is_blank( Text::plain( $title ) ),
			default    => wp_attachment_is_image( $picture ),
		};
		$field = match ( $this->kind ) {
			self::TITLE   => 'title',
			self::PICTURE => 'featured_media',
			default       => 'meta.' . $this->keys[0],
		};
		return $is_satisfied ? true : Field_Error::of( $field, $this->problem, 'rest_invalid_param' );
	}

	/** @return array{kind:string,keys:list<string>,problem:string,pattern:string} The rule for the editor. */
	public function to_editor(): array {
		return [
			'kind'    => $this->kind,
			'keys'    => $this->keys,
			'problem' => $this->problem,
			'pattern' => $this->pattern,
		];
	}
}
