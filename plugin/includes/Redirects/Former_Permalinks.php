<?php
declare(strict_types=1);

namespace Hien\Redirects;

use Hien\Addresses\Paths;
use Hien\Module;
use WP_MatchesMapRegex;
use WP_Rewrite;

defined( 'ABSPATH' ) || exit;

/**
 * The rewrite rules of earlier permalink settings, so that old addresses still lead to their posts. They are stored when the structure or
 * a base changes, and read only if nothing is found. Plain permalinks (`?p=1`) need none: WordPress always understands them.
 */
final class Former_Permalinks implements Module {

	/** Option: lists of rules (regular expression => query), the newest last. Only read where nothing is found. */
	private const OPTION = 'hien_former_rules';

	/** How many earlier settings are kept. */
	private const LIMIT = 10;

	public function register(): void {
		foreach ( [ 'permalink_structure', 'category_base', 'tag_base' ] as $option ) {
			add_filter( "pre_update_option_$option", [ $this, 'keep' ], PHP_INT_MAX, 2 );
		}
	}

	/**
	 * Keeps the present rules before an option of the permalinks is changed.
	 *
	 * @param mixed $value New value; returned unchanged.
	 * @param mixed $old   Present value.
	 */
	public function keep( mixed $value, mixed $old ): mixed {
		global $wp_rewrite;
		// It is null before themes are set up.
		if ( $value === $old || '' === get_option( 'permalink_structure' ) || ! $wp_rewrite instanceof WP_Rewrite ) {
			return $value;
		}
		$rules  = array_filter(
			(array) $wp_rewrite->wp_rewrite_rules(),
			static fn( mixed $query ): bool => is_string( $query ) && ! str_contains( $query, Paths::ROUTE_VAR . '=' )
		);
		$former = array_filter(
			(array) get_option( self::OPTION, [] ),
			static fn( mixed $known ): bool => is_array( $known ) && $known !== $rules
		);
		update_option( self::OPTION, array_slice( [ ...$former, $rules ], -self::LIMIT ), false );
		return $value;
	}

	/**
	 * The query variables of an address by the rules of each structure, as WP::parse_request() finds them. A rule for pages only counts if
	 * there is such a page.
	 *
	 * @param string $path Path below the home URL.
	 * @return list<array<string>> Query variables of the latest structure first; none for a structure without a rule for it.
	 */
	public static function matches( string $path ): array {
		$path  = ltrim( $path, '/' );
		$found = [];
		foreach ( array_reverse( (array) get_option( self::OPTION, [] ) ) as $rules ) {
			foreach ( is_array( $rules ) ? $rules : [] as $regex => $query ) {
				$regex = (string) $regex; // PHP makes an array key of digits a number.
				$form  = str_starts_with( $regex, 'index.php/' ) && ! str_starts_with( $path, 'index.php/' ) ? "index.php/$path" : $path;
				$vars  = self::apply( "#^$regex#", (string) $query, [ $form, urldecode( $form ) ] );
				if ( null !== $vars && ( ! isset( $vars['pagename'] ) || null !== get_page_by_path( $vars['pagename'] ) ) ) {
					$found[] = $vars;
					break;
				}
			}
		}
		return $found;
	}

	/**
	 * @param list<string> $paths Forms of the path, of which the first that matches counts.
	 * @return array<string>|null Query variables.
	 */
	private static function apply( string $regex, string $query, array $paths ): ?array {
		foreach ( $paths as $path ) {
			if ( 1 === preg_match( $regex, $path, $found ) ) {
				wp_parse_str( WP_MatchesMapRegex::apply( (string) preg_replace( '!^.+\?!', '', $query ), $found ), $vars );
				return array_filter( $vars, static fn( mixed $value ): bool => is_string( $value ) && '' !== $value );
			}
		}
		return null;
	}
}
