<?php
declare(strict_types=1);

namespace Hien\Redirects;

use Hien\Text;

defined( 'ABSPATH' ) || exit;

/**
 * One of the meanings that an address may have: a post or term, by its name or id, and an ending such as that of its feed or of a further
 * page.
 */
final class Parsed_Address {

	/** Query variables of an ending. */
	private const ENDING = [ 'feed', 'embed', 'tb', 'paged', 'cpage', 'page' ];

	/**
	 * @param string               $kind   "post:{post type}" or "term:{taxonomy}".
	 * @param string               $name   Slug as it is stored; of pages with those of their parents, separated by slashes.
	 * @param array<string,string> $ending Query variables.
	 * @param int                  $id     Id where the address has one; then the name is ''.
	 */
	public function __construct(
		public readonly string $kind,
		public readonly string $name,
		public readonly array $ending = [],
		public readonly int $id = 0,
	) {}

	/**
	 * The meanings of query variables; none if they name no post or term.
	 *
	 * @param array<mixed> $vars
	 * @return list<self>
	 */
	public static function from_query_vars( array $vars ): array {
		$vars   = array_filter( $vars, static fn( mixed $value ): bool => is_string( $value ) && '' !== $value && '0' !== $value );
		$ending = array_intersect_key( $vars, array_flip( self::ENDING ) );
		$id     = (int) ( $vars['p'] ?? $vars['page_id'] ?? $vars['attachment_id'] ?? 0 );
		$type   = $vars['post_type'] ?? 'post';
		$found  = match ( true ) {
			$id > 0                     => [ "post:$type", '', $id ],
			isset( $vars['attachment'] ) => [ 'post:attachment', $vars['attachment'], 0 ],
			isset( $vars['name'] )      => [ "post:$type", $vars['name'], 0 ],
			isset( $vars['pagename'] )  => [ 'post:page', $vars['pagename'], 0 ],
			isset( $vars['cat'] )       => [ 'term:category', '', (int) $vars['cat'] ],
			default                     => null,
		};
		foreach ( null === $found ? get_taxonomies( [ 'publicly_queryable' => true ], 'objects' ) : [] as $taxonomy ) {
			$slug  = $vars[ (string) $taxonomy->query_var ] ?? null;
			$found = null === $slug ? $found : [ "term:$taxonomy->name", wp_basename( $slug ), 0 ];
		}
		return null === $found ? [] : [ new self( $found[0], self::stored( $found[1] ), $ending, $found[2] ) ];
	}

	/**
	 * The query variable and the id of a plain permalink: `p`, also for `page_id` and `attachment_id`, or `cat`. Nothing else may be asked
	 * for, such as a search in a category or a preview.
	 *
	 * @param array<mixed> $query Query variables, or arguments of an address.
	 * @return array{string,int}|null
	 */
	public static function plain( array $query ): ?array {
		$vars = array_filter(
			array_intersect_key( $query, array_flip( $GLOBALS['wp']->public_query_vars ) ),
			static fn( mixed $value ): bool => '' !== $value
		);
		$vars = array_diff_key( $vars, array_flip( self::ENDING ) );
		$name = (string) key( $vars );
		$id   = is_scalar( $vars[ $name ] ?? null ) ? (string) $vars[ $name ] : '';
		return 1 === count( $vars ) && in_array( $name, [ 'p', 'page_id', 'attachment_id', 'cat' ], true ) && Text::is_digits( $id )
			? [ 'cat' === $name ? 'cat' : 'p', (int) $id ]
			: null;
	}

	/** Slugs as they are stored. */
	public static function stored( string $path ): string {
		return implode( '/', array_map( 'sanitize_title', explode( '/', trim( $path, '/' ) ) ) );
	}

	/** Whether a post or term of this kind can have this ending: terms have feeds and further pages only, posts have no further pages. */
	public function has_possible_ending(): bool {
		$of_lists = array_flip( [ 'feed', 'paged' ] );
		return str_starts_with( $this->kind, 'term:' )
			? [] === array_diff_key( $this->ending, $of_lists )
			: ! isset( $this->ending['paged'] );
	}

	/** Adds the ending to the URL of the post or term. */
	public function url( string $url ): string {
		$ending = $this->ending;
		if ( str_contains( $url, '?' ) ) {
			return add_query_arg( $ending, $url );
		}
		$feed = $ending['feed'] ?? '';
		$end  = match ( true ) {
			'' !== $feed              => in_array( $feed, [ 'feed', get_default_feed() ], true ) ? '/feed' : "/feed/$feed",
			isset( $ending['embed'] ) => '/embed',
			isset( $ending['tb'] )    => '/trackback',
			isset( $ending['paged'] ) => "/page/{$ending['paged']}",
			isset( $ending['cpage'] ) => "/comment-page-{$ending['cpage']}",
			isset( $ending['page'] )  => "/{$ending['page']}",
			default                   => '',
		};
		return '' === $end ? $url : user_trailingslashit( untrailingslashit( $url ) . $end );
	}
}
