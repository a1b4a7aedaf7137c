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
	public const ANY = 'any';

	/** The number of the first field is less than that of the second, unless it is empty. */
	public const LESS = 'less';

	/** The field matches a regular expression, case-insensitively. */
	public const MATCH = 'match';

	/** There is a featured image. */
	public const PICTURE = 'picture';

	/** There is a title. */
	public const TITLE = 'title';

	/**
	 * @param string       $kind    One of the constants above.
	 * @param string       $problem Error message.
	 * @param list<string> $keys    Keys of the fields that it concerns; none for PICTURE and TITLE.
	 * @param string       $pattern For MATCH, without delimiters; it must mean the same in JavaScript.
	 */
	public function __construct(
		private readonly string $kind,
		private readonly string $problem,
		private readonly array $keys = [],
		private readonly string $pattern = '',
	) {}

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
