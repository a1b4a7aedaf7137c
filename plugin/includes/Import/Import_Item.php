<?php
declare(strict_types=1);

namespace Hien\Import;

defined( 'ABSPATH' ) || exit;

/** A post, page, picture, comment or term of a file that is imported, in the same fields for all formats. */
final class Import_Item {

	public const TERM    = 'term';
	public const POST    = 'post';
	public const FILE    = 'file';
	public const COMMENT = 'comment';

	/**
	 * @param string                        $kind   One of the constants.
	 * @param string                        $source What names it in all files of the same site; sources are unique within a kind.
	 * @param array<string,string>          $fields As text. Others of the same kind are named by their source.
	 * @param list<array<string,string>>    $terms  Of a post: `taxonomy`, `slug`, `name`.
	 * @param list<array{0:string,1:string}> $meta   Of a post: keys and values.
	 */
	public function __construct(
		public readonly string $kind,
		public readonly string $source,
		private readonly array $fields,
		public readonly array $terms = [],
		public readonly array $meta = [],
	) {}

	/** A field; '' if the file has none. */
	public function get( string $field ): string {
		return $this->fields[ $field ] ?? '';
	}

	public function hash(): string {
		return Import_Map::hash( $this->kind, $this->source );
	}
}
