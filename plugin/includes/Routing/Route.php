<?php
/**
 * @package Hien
 */

declare(strict_types=1);

namespace Hien\Routing;

defined( 'ABSPATH' ) || exit;

/** One line of the route list: an address, its layout, who may see it and the REST responses it shows. */
final class Route {

	/** Placeholders that stand for a number from 1. */
	public const NUMBERS = [ 'page', 'part', 'cpage' ];

	/**
	 * @param string       $name     Also the name of the PHP template, the React screen and its chunk.
	 * @param list<string> $patterns Paths below the home address; `{x}` is one segment, see NUMBERS.
	 * @param string       $layout   'default', 'detail' or 'admin'.
	 * @param string       $access   'public', 'guest', 'member' or 'chat-admin'.
	 * @param list<string> $rest     REST paths below the namespace, with placeholders from the screen's params.
	 * @param string       $title    Title of a route that is not a WordPress object.
	 * @param bool         $fixed    Whether the patterns are ours alone, hence rewrite rules.
	 * @param string       $description What search engines say of a fixed route without a page of the author's words.
	 * @param list<string> $objects  Post types or taxonomies that the route shows where WordPress finds one.
	 * @param array<string,string> $params Values of placeholders that the owner's settings give.
	 */
	public function __construct(
		public readonly string $name,
		public readonly array $patterns,
		public readonly string $layout,
		public readonly string $access,
		public readonly array $rest,
		public readonly string $title = '',
		public readonly bool $fixed = false,
		public readonly string $description = '',
		public readonly array $objects = [],
		public readonly array $params = [],
	) {}

	/**
	 * The REST paths for these params.
	 *
	 * @param array<string,string|int> $params Values of the placeholders.
	 * @return list<string>
	 */
	public function rest_paths( array $params ): array {
		return array_map(
			static fn( string $template ): string => (string) preg_replace_callback(
				'/\{(\w+)\}/',
				static fn( array $found ): string => rawurlencode( (string) ( $params[ $found[1] ] ?? '' ) ),
				$template
			),
			$this->rest
		);
	}

	/**
	 * The rewrite rules of a fixed route.
	 *
	 * @return array<string,string> Regular expression => query.
	 */
	public function rewrite_rules(): array {
		$rules = [];
		foreach ( $this->fixed ? $this->patterns : [] as $pattern ) {
			// A route that shows a category is its page to WordPress too: its feed, its link in the admin bar.
			$query = 'index.php?' . Permalinks::ROUTE_VAR . '=' . $this->name . ( isset( $this->params['category'] ) ? '&category_name=' . $this->params['category'] : '' );
			$count = 0;
			$regex = preg_replace_callback(
				'/\{(\w+)\}/',
				static function ( array $found ) use ( &$query, &$count ): string {
					++$count;
					$number = in_array( $found[1], self::NUMBERS, true );
					$query .= '&' . ( 'page' === $found[1] ? 'paged' : 'hien_' . $found[1] ) . '=$matches[' . $count . ']';
					return $number ? '([1-9][0-9]*)' : '([^/]+)';
				},
				ltrim( $pattern, '/' )
			);

			$rules[ $regex . '/?$' ] = $query;
		}
		return $rules;
	}
}
