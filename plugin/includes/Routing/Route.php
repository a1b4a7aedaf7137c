<?php
declare(strict_types=1);

namespace Hien\Routing;

use Hien\Addresses\Paths;
use Hien\Content\Post_Type;

defined( 'ABSPATH' ) || exit;

/**
 * A route: its paths, its access, and the REST responses of its screen.
 *
 * To WordPress, a route is one of these:
 *
 * - Posts or terms: `objects` contains their post types or taxonomies. WordPress resolves the URLs.
 * - The archive of a post type: `archive`. WordPress makes the rewrite rules.
 * - A fixed path: `fixed`, with rewrite rules of ours. It is a page (`is_page()`) where the route has a response `page` and that page
 *   exists; otherwise WordPress does not know it, and title, canonical URL and description are ours.
 */
final class Route {

	/** Placeholders whose value is a number from 1. */
	public const NUMBERS = [ 'page', 'part', 'cpage', 'id' ];

	/** Placeholder => query variable of WordPress. */
	private const QUERY_VARS = [
		'page'  => 'paged',
		'part'  => 'page',
		'cpage' => 'cpage',
		'slug'  => 'name',
	];

	/** Query argument for a section of a screen. */
	public const ACTION = 'action';

	/**
	 * @param string                       $name        Name, also of the PHP template, the React screen and its chunk.
	 * @param list<string>                 $patterns    Paths below the home URL; `{x}` is one segment, see NUMBERS.
	 * @param array<string,string>         $rest        Name of a response => its REST path below the namespace, with placeholders from the
	 *                                                  screen's params. The main response is the first; `page` is always of
	 *                                                  Pages_Controller.
	 * @param string                       $layout      'default', 'detail' or 'admin'.
	 * @param string                       $access      A constant of Access, or a capability.
	 * @param string                       $title       Title if no page or object of WordPress gives one; `%s` is the name of a term.
	 * @param string                       $description For search engines, if no page or object gives one; `%s` is the name of a term.
	 * @param bool                         $fixed       Whether the patterns are fixed paths, for which we make rewrite rules.
	 * @param class-string<Post_Type>|null $archive     The post type whose archive the route is.
	 * @param list<string>                 $objects     Post types or taxonomies whose posts or terms the route shows.
	 * @param array<string,string>         $params      Values of placeholders from the owner's settings.
	 * @param list<string>                 $query       Query arguments that the screen gets as params.
	 * @param array<string,string>         $titles      Path of a section, with the query argument ACTION if it has one => its title.
	 * @param array<string,array<string,string>> $actions Value of the query argument ACTION => further responses of that section, as in
	 *                                                  `rest`. The argument is part of the screen's URL.
	 */
	public function __construct(
		public readonly string $name,
		public readonly array $patterns = [],
		public readonly array $rest = [],
		public readonly string $layout = 'default',
		public readonly string $access = Access::EVERYONE,
		public readonly string $title = '',
		public readonly string $description = '',
		public readonly bool $fixed = false,
		public readonly ?string $archive = null,
		public readonly array $objects = [],
		public readonly array $params = [],
		public readonly array $query = [],
		public readonly array $titles = [],
		public readonly array $actions = [],
	) {}

	/** @return list<string> The patterns of lists at some paths, and of their further pages. */
	public static function paged( string ...$paths ): array {
		return array_merge( ...array_map( static fn( string $path ): array => [ $path, "$path/page/{page}" ], $paths ) );
	}

	/** Whether the route has a path of its own: a fixed one or that of an archive. */
	public function has_own_path(): bool {
		return $this->fixed || null !== $this->archive;
	}

	/** Whether a path is one of the route's, apart from patterns that begin with a placeholder, which also match other content. */
	public function matches( string $path ): bool {
		foreach ( $this->patterns as $pattern ) {
			$regex = (string) preg_replace_callback(
				'/\{(\w+)\}/',
				static fn( array $found ): string => in_array( $found[1], self::NUMBERS, true ) ? '[1-9][0-9]*' : '[^/]+',
				$pattern
			);
			if ( ! str_starts_with( $pattern, '/{' ) && preg_match( "#^$regex$#D", $path ) ) {
				return true;
			}
		}
		return false;
	}

	/**
	 * The REST paths for these params.
	 *
	 * @param array<string,string|int> $params Values of the placeholders.
	 * @return array<string,string> Name of a response => its path.
	 */
	public function rest_paths( array $params ): array {
		return array_map(
			static fn( string $template ): string => (string) preg_replace_callback(
				'/\{(\w+)\}/',
				static fn( array $found ): string => rawurlencode( (string) ( $params[ $found[1] ] ?? '' ) ),
				$template
			),
			$this->rest_templates( $params )
		);
	}

	/**
	 * @param array<string,string|int> $params Params, which may contain a section (ACTION).
	 * @return array<string,string> Name of a response => its path, with placeholders.
	 */
	private function rest_templates( array $params ): array {
		return $this->rest + ( $this->actions[ $params[ self::ACTION ] ?? '' ] ?? [] );
	}

	/**
	 * Whether the screen shows a page of a list.
	 *
	 * @param array<string,string|int> $params Params, which may contain a section (ACTION).
	 */
	public function has_pages( array $params ): bool {
		return str_contains( implode( $this->rest_templates( $params ) ), '{page}' );
	}

	/**
	 * The title of a screen if no page or object of WordPress gives one; `%s` is the name of a term.
	 *
	 * @param string $path Path of the screen, which may be that of a section.
	 */
	public function title_of( string $path ): string {
		return $this->titles[ preg_replace( '#/page/\d+#', '', $path ) ] ?? $this->title;
	}

	/** The slug of the page with the route's title and text (Default_Pages); null for a route without. */
	public function page_slug(): ?string {
		$path = $this->rest_paths( $this->params )['page'] ?? null;
		return null === $path ? null : substr( $path, strlen( 'pages/' ) );
	}

	/** Items on a page of the route's list: the `limit` of its main response; 0 for none. */
	public function limit(): int {
		wp_parse_str( (string) wp_parse_url( array_values( $this->rest )[0] ?? '', PHP_URL_QUERY ), $params );
		return (int) ( $params['limit'] ?? 0 );
	}

	/** @return array<string,string> The rewrite rules of a fixed route: regular expression => query. */
	public function rewrite_rules(): array {
		return $this->fixed ? $this->rules( Paths::ROUTE_VAR . "=$this->name" ) : [];
	}

	/**
	 * @return array<string,string> The rewrite rules of an archive or of posts of our types, which WordPress does not make for plain
	 *                              permalinks.
	 */
	public function plain_rules(): array {
		return match ( true ) {
			null !== $this->archive               => $this->rules( 'post_type=' . $this->archive::NAME ),
			str_starts_with( $this->objects[0] ?? '', 'hien_' ) && post_type_exists( $this->objects[0] ) => $this->rules(
				'post_type=' . $this->objects[0]
			),
			default                               => [],
		};
	}

	/**
	 * Rewrite rules for the patterns. A placeholder that is no query variable of WordPress, such as `{id}`, is read by the app from the
	 * URL.
	 *
	 * @return array<string,string> Regular expression => query.
	 */
	private function rules( string $query ): array {
		$rules = [];
		foreach ( $this->patterns as $pattern ) {
			preg_match_all( '/\{(\w+)\}/', $pattern, $found );
			$regex = ltrim( $pattern, '/' );
			$vars  = $query;
			foreach ( $found[1] as $at => $name ) {
				$regex = str_replace( "{{$name}}", in_array( $name, self::NUMBERS, true ) ? '([1-9][0-9]*)' : '([^/]+)', $regex );
				$vars .= isset( self::QUERY_VARS[ $name ] ) ? '&' . self::QUERY_VARS[ $name ] . '=$matches[' . ( $at + 1 ) . ']' : '';
			}
			$rules[ "$regex/?$" ] = "index.php?$vars";
		}
		return $rules;
	}
}
