<?php
/**
 * @package Hien
 */

declare(strict_types=1);

namespace Hien\Routing;

use Hien\Settings\Settings;
use LogicException;

defined( 'ABSPATH' ) || exit;

/** The route list as objects. */
final class Route_List {

	/**
	 * What a decoded address may look like before it is resolved: segments without dots, no query, no backslash.
	 * The same pattern guards redirects that the app remembers (specification, section 2).
	 */
	public const SAFE_PATH = '#^/(?:[^/.?\#\\\\\s\p{Cc}]+(?:/[^/.?\#\\\\\s\p{Cc}]+)*)?$#Du';

	/** What stands before the site handle in the paths that it names. */
	public const HANDLE_PATHS = [ 've-', 'hoi-dap-' ];

	/** Below these there is never a screen. */
	private const RESERVED = [ 'wp-admin', 'wp-content', 'wp-includes', 'wp-json', 'feed', 'comments', 'embed', 'tai-nguyen/tai' ];

	/** Last segments that ask for another form of a page. */
	private const OTHER_FORMS = [ 'feed', 'rss', 'rss2', 'rdf', 'atom', 'embed', 'trackback' ];

	/** @var array<string,Route>|null */
	private ?array $routes = null;

	/** What the routes were made from. */
	private string $made_from = '';

	public function __construct( private readonly Settings $settings ) {}

	/** @return array<string,Route> Name => route. */
	public function all(): array {
		$from = implode( ' ', [ $this->settings->handle(), $this->settings->wordpress_category(), $this->settings->author_id() ] );
		if ( null === $this->routes || $this->made_from !== $from ) {
			$this->made_from = $from;
			$this->routes    = [];
			foreach ( ( require __DIR__ . '/routes.php' )( $this->settings ) as $route ) {
				$this->routes[ $route->name ] = $route;
			}
		}
		return $this->routes;
	}

	/** @throws LogicException Where no route has this name. */
	public function get( string $name ): Route {
		return $this->all()[ $name ] ?? throw new LogicException( sprintf( 'No route "%s".', $name ) );
	}

	/** The name of the route that shows an object of a post type or taxonomy; the other one where none does. */
	public function of_object( string $type, string $otherwise ): string {
		foreach ( $this->all() as $route ) {
			if ( in_array( $type, $route->objects, true ) ) {
				return $route->name;
			}
		}
		return $otherwise;
	}

	/** The new path of one that a former site handle named. */
	public function moved( string $path ): ?string {
		foreach ( $this->settings->former_handles() as $former ) {
			foreach ( self::HANDLE_PATHS as $prefix ) {
				if ( "/$prefix$former" === $path ) {
					return "/$prefix{$this->settings->handle()}";
				}
			}
		}
		return null;
	}

	/** Whether a path may be resolved to a screen at all. */
	public static function is_safe_path( string $path ): bool {
		$path = rawurldecode( $path ); // As WordPress reads it.
		if ( ! preg_match( self::SAFE_PATH, $path ) ) {
			return false;
		}
		foreach ( [ ...self::RESERVED, rest_get_url_prefix() ] as $reserved ) {
			if ( str_starts_with( "$path/", "/$reserved/" ) ) {
				return false;
			}
		}
		return ! in_array( wp_basename( $path ), self::OTHER_FORMS, true );
	}

	/**
	 * The rewrite rules of all fixed routes, in order.
	 *
	 * @return array<string,string> Regular expression => query.
	 */
	public function rewrite_rules(): array {
		return array_merge( ...array_map( static fn( Route $route ): array => $route->rewrite_rules(), array_values( $this->all() ) ) );
	}
}
