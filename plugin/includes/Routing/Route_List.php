<?php
declare(strict_types=1);

namespace Hien\Routing;

use Hien\Addresses\Paths;
use Hien\Settings\Settings;
use LogicException;

defined( 'ABSPATH' ) || exit;

// phpcs:disable WordPress.Security.EscapeOutput.ExceptionNotEscaped -- Escaped where they are shown.

/** The routes of routes.php, made with the current settings. */
final class Route_List {

	/** Prefix => regular expression for what may follow the handle: the FAQ list has further pages and feeds. */
	private const HANDLE_ENDINGS = [
		Paths::AUTHOR => '',
		Paths::FAQS   => '/page/[0-9]+|/(?:feed/)?(?:feed|rdf|rss2?|atom)',
	];

	/** @var array<string,Route>|null */
	private ?array $routes = null;

	/** The settings from which the routes were made. */
	private string $made_from = '';

	/** @param string $file A file that returns a function: Settings => list of Route. */
	public function __construct( private readonly string $file = __DIR__ . '/routes.php' ) {}

	/** @return array<string,Route> Name => route. */
	public function all(): array {
		$from = implode( ' ', [ Settings::handle(), Settings::wordpress_category(), Settings::author_id() ] );
		if ( null === $this->routes || $this->made_from !== $from ) {
			$this->made_from = $from;
			$this->routes    = [];
			foreach ( ( require $this->file )() as $route ) {
				$this->routes[ $route->name ] = $route;
			}
		}
		return $this->routes;
	}

	/** @throws LogicException Where no route has this name. */
	public function get( string $name ): Route {
		return $this->all()[ $name ] ?? throw new LogicException( sprintf( 'No route "%s".', $name ) );
	}

	/** The name of the route that shows the objects of a post type or taxonomy; null if none does. */
	public function of_object( string $type ): ?string {
		foreach ( $this->all() as $route ) {
			if ( in_array( $type, $route->objects, true ) ) {
				return $route->name;
			}
		}
		return null;
	}

	/** The route that is the archive of a post type; null if none is. */
	public function of_archive( string $type ): ?Route {
		foreach ( $this->all() as $route ) {
			if ( null !== $route->archive && $route->archive::NAME === $type ) {
				return $route;
			}
		}
		return null;
	}

	/** The route whose page (Default_Pages) has this slug; null if none has. */
	public function of_page( string $slug ): ?Route {
		foreach ( $this->all() as $route ) {
			if ( $route->page_slug() === $slug ) {
				return $route;
			}
		}
		return null;
	}

	/** The present path, if a path contains a former site handle; null otherwise. */
	public function new_path( string $path ): ?string {
		foreach ( Settings::former_handles() as $former ) {
			foreach ( self::HANDLE_ENDINGS as $prefix => $ending ) {
				if ( preg_match( "#^/$prefix" . preg_quote( $former, '#' ) . "(?<ending>$ending|)$#D", $path, $found ) ) {
					return "/$prefix" . Settings::handle() . "{$found['ending']}";
				}
			}
		}
		return null;
	}

	/** A path in lower case, if a route has that path; null otherwise. Phones write the first letter of a typed address in upper case. */
	public function in_small_letters( string $path ): ?string {
		$small = strtolower( $path );
		if ( Paths::are_same( $small, $path ) ) {
			return null;
		}
		foreach ( $this->all() as $route ) {
			if ( $route->matches( $small ) ) {
				return $small;
			}
		}
		return null;
	}

	/**
	 * The rewrite rules of all fixed routes, in order; with plain permalinks also those that WordPress only makes with other permalinks.
	 * The last one is for further pages of search results.
	 *
	 * @return array<string,string> Regular expression => query.
	 */
	public function rewrite_rules( bool $are_plain = false ): array {
		$rules = static fn( Route $route ): array => $route->rewrite_rules() + ( $are_plain ? $route->plain_rules() : [] );
		$further = $are_plain ? [ 'page/([1-9][0-9]*)/?$' => 'index.php?paged=$matches[1]' ] : [];
		return array_merge( ...array_map( $rules, array_values( $this->all() ) ), ...[ $further ] );
	}
}
