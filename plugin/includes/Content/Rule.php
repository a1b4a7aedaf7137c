<?php
/**
 * @package Hien
 */

declare(strict_types=1);

namespace Hien\Content;

use Hien\Rest\Field_Error;
use Hien\Text;
use WP_Error;

defined( 'ABSPATH' ) || exit;

/**
 * What content must have to be published, beyond what its fields ask for. REST refuses what breaks it, and the editor says
 * so before (src/admin/editor/rules.ts).
 */
final class Rule {

	/** One of the fields is filled in. */
	private const ANY = 'any';

	/** The first field, where it is filled in, is less than the second. */
	private const LESS = 'less';

	/** The field matches a regular expression, whatever the case of its letters. */
	private const MATCH = 'match';

	/** The featured image is a picture. */
	private const PICTURE = 'picture';

	/** There is a title. */
	private const TITLE = 'title';

	/**
	 * @param string       $kind    One of the constants above.
	 * @param list<string> $keys    Keys of the fields that it is about.
	 * @param string       $problem What to say where it is broken.
	 * @param string       $pattern For MATCH; it must mean the same in JavaScript.
	 */
	private function __construct(
		private readonly string $kind,
		private readonly array $keys,
		private readonly string $problem,
		private readonly string $pattern = '',
	) {}

	/** @param list<string> $keys Keys of fields, one of which has to be filled in. */
	public static function any( array $keys, string $problem ): self {
		return new self( self::ANY, $keys, $problem );
	}

	public static function less( string $key, string $than, string $problem ): self {
		return new self( self::LESS, [ $key, $than ], $problem );
	}

	public static function matches( string $key, string $pattern, string $problem ): self {
		return new self( self::MATCH, [ $key ], $problem, $pattern );
	}

	public static function picture( string $problem ): self {
		return new self( self::PICTURE, [], $problem );
	}

	public static function title( string $problem ): self {
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
			self::TITLE => '' !== Text::plain( $title ),
			default    => wp_attachment_is_image( $picture ),
		};
		$field = match ( $this->kind ) {
			self::TITLE   => 'title',
			self::PICTURE => 'featured_media',
			default       => 'meta.' . $this->keys[0],
		};
		return $is_satisfied ? true : Field_Error::of( $field, $this->problem, 'rest_invalid_param' );
	}

	/** @return array{kind:string,keys:list<string>,problem:string,pattern:string} The rule as the editor needs it. */
	public function to_editor(): array {
		return [
			'kind'    => $this->kind,
			'keys'    => $this->keys,
			'problem' => $this->problem,
			'pattern' => $this->pattern,
		];
	}
}
