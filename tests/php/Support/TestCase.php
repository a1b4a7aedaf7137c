<?php
declare(strict_types=1);

namespace Hien\Tests\Support;

use Closure;
use Hien\Jobs\Jobs;
use Hien\Search\Search_Sync;
use PasswordHash;
use PHPUnit\Framework\TestCase as Base;
use ReflectionProperty;
use WP_Query;
use WP_REST_Request;
use WP_REST_Response;

/**
 * A test on a real WordPress. Changes of the database, of hooks and of globals are undone after each test, mails are
 * collected, and where WordPress would die or redirect an exception is thrown.
 */
abstract class TestCase extends Base {

	private const HOOK_GLOBALS = [ 'wp_actions', 'wp_filters', 'wp_current_filter' ];

	/** Objects that WordPress sets up once and a test may change. */
	private const KEPT_OBJECTS = [ 'wp', 'wp_rewrite' ];

	/** Arrays of such objects. */
	private const KEPT_LISTS = [ 'wp_filter', 'wp_post_types', 'wp_taxonomies' ];

	private const KEPT_ARRAYS = [
		'wp_registered_settings',
		'new_allowed_options',
		'shortcode_tags',
		'_wp_theme_features',
	];

	/** Globals of one request. */
	private const REQUEST_GLOBALS = [
		'post',
		'posts',
		'id',
		'authordata',
		'more',
		'single',
		'page',
		'pages',
		'numpages',
		'multipage',
		'paged',
		'query_string',
		'current_screen',
		'comment',
		'withcomments',
		'wp_rest_server',
		'wp_rest_auth_cookie',
		'wp_rest_application_password_status',
		'wp_rest_application_password_uuid',
		'wp_scripts',
		'wp_styles',
		'wp_settings_errors',
		'EZSQL_ERROR',
	];

	/** Name of the test that runs, for ExitGuard. */
	public static ?string $current = null;

	/** @var list<array<string,mixed>> Mails of this test: arguments of wp_mail(). */
	public static array $mails = [];

	/** Seconds by which the clock of limits is ahead (clock.php). */
	public static int $ahead = 0;

	/** @var (Closure(): int)|null What happens in each second for which a lock is waited for, in place of it (sleep.php). */
	public static ?Closure $meanwhile = null;

	/** @var list<string> What the host lacks (host.php): files of a build, extensions of PHP, 'uploads'. */
	public static array $lacking = [];

	/** @var list<string> Constants of other plugins (constants.php). */
	public static array $defined = [];

	protected Factory $make;

	/** Whether the server splits `/index.php/tin-moi` into script and PATH_INFO, as Apache does; nginx often does not. */
	protected bool $splits_path_info = false;

	/** Whether visits find what earlier ones left in the object cache, as where it is persistent. */
	protected bool $keeps_object_cache = false;

	/** @var array<string,mixed>|null Globals as WordPress left them when it had started. */
	private static ?array $fresh = null;

	private static ?PluginState $plugin = null;

	/** Whether the REST server of this request was made without WordPress's own routes. */
	private static bool $lacks_core_routes = false;

	protected function setUp(): void {
		parent::setUp();
		self::$current   = static::class . '::' . $this->nameWithDataSet();
		self::$mails     = [];
		self::$meanwhile = null;
		self::$lacking   = [];
		self::$defined   = [];
		self::$ahead     = DAY_IN_SECONDS - time() % DAY_IN_SECONDS;
		$this->make      = new Factory();

		self::$plugin ??= new PluginState();
		self::$fresh  ??= self::copy_globals();
		self::restore_globals();

		global $wpdb;
		$wpdb->query( 'SET autocommit = 0' );
		$wpdb->query( 'START TRANSACTION' );

		add_filter( 'query', [ self::class, 'temporary_tables' ] );
		add_filter( 'send_auth_cookies', '__return_false' );
		add_filter(
			'wp_redirect',
			static fn( string $location, int $status ): never => throw new RedirectException( $location, $status ),
			PHP_INT_MAX,
			2
		);
		foreach ( [ '', '_ajax', '_json', '_jsonp', '_xml', '_xmlrpc' ] as $kind ) {
			add_filter( "wp_die{$kind}_handler", static fn(): callable => self::die( ... ), PHP_INT_MAX );
		}
	}

	protected function tearDown(): void {
		global $wpdb;
		( new ReflectionProperty( Search_Sync::class, 'changed' ) )->setValue( null, [] ); // What it has saved is undone.
		$wpdb->query( 'ROLLBACK' );
		$wpdb->query( 'SET autocommit = 1' );
		self::restore_globals();
		parent::tearDown();
	}

	/**
	 * Simulates a visit up to the main query.
	 *
	 * @param string $url Whole address or path.
	 */
	protected function go_to( string $url ): void {
		// Not parse_url(), which spoils addresses that are not ASCII.
		$address = (string) preg_replace( '~^https?://[^/?#]+|#.*$~', '', $url );
		$query   = explode( '?', $address, 2 )[1] ?? '';
		self::reset_request( $this->keeps_object_cache );
		parse_str( $query, $_GET );
		$_REQUEST                = $_GET;
		$_SERVER['REQUEST_URI']  = '' === $address ? '/' : $address;
		$_SERVER['QUERY_STRING'] = $query;
		if ( $this->splits_path_info && preg_match( '~^(.*/index\.php)(/[^?]+)~', $address, $found ) ) {
			$_SERVER['PATH_INFO'] = rawurldecode( $found[2] );
			$_SERVER['PHP_SELF']  = $found[1] . $_SERVER['PATH_INFO'];
		}

		$GLOBALS['wp'] = clone self::$fresh['wp'];
		add_filter( 'wp_headers', '__return_empty_array', PHP_INT_MAX ); // PHPUnit has printed: headers cannot be sent.
		$GLOBALS['wp']->main();
	}

	/**
	 * The page that a visitor gets: the theme's template, printed as WordPress prints it.
	 *
	 * @param string $url Whole address or path.
	 * @throws RedirectException Where the visitor is sent elsewhere.
	 */
	protected function page_at( string $url ): Page {
		$status = 200;
		self::watch_status( $status );
		$this->go_to( $url );
		add_action( 'get_header', [ self::class, 'load_again' ], 10, 0 );
		add_action( 'get_footer', [ self::class, 'load_again' ], 10, 0 );
		$level = ob_get_level();
		ob_start();
		try {
			require ABSPATH . WPINC . '/template-loader.php';
			while ( ob_get_level() > $level + 1 ) {
				ob_end_flush(); // WordPress 6.9 and later hold the page back in a buffer of their own.
			}
			return new Page( $status, (string) ob_get_contents() );
		} finally {
			while ( ob_get_level() > $level ) {
				ob_end_clean();
			}
		}
	}

	/** Keeps the HTTP status up to date that WordPress sends. */
	protected static function watch_status( int &$status ): void {
		add_filter(
			'status_header',
			static function ( string $header, int $code ) use ( &$status ): string {
				$status = $code;
				return $header;
			},
			10,
			2
		);
	}

	/** Where some work redirects to, which it must. */
	protected static function redirect_by( callable $work ): RedirectException {
		try {
			$work();
		} catch ( RedirectException $redirect ) {
			return $redirect;
		}
		self::fail( 'It does not redirect.' );
	}

	/** What wp_die() says in some work, which must end so. */
	protected static function death_by( callable $work ): DieException {
		try {
			$work();
		} catch ( DieException $death ) {
			return $death;
		}
		self::fail( 'It does not end with wp_die().' );
	}

	/** WordPress loads a header and a footer once in a process, and a process of tests shows many pages. */
	public static function load_again(): void {
		load_template( locate_template( substr( (string) current_action(), strlen( 'get_' ) ) . '.php' ), false );
	}

	/**
	 * What a call of ours that succeeds answers.
	 *
	 * @param array<string,mixed> $params
	 * @return array<string,mixed>
	 */
	protected function rest_data( string $path, array $params = [] ): array {
		$response = $this->rest( 'GET', "/hien/v1$path", $params );
		self::assertSame( 200, $response->get_status(), (string) wp_json_encode( $response->get_data() ) );
		return $response->get_data();
	}

	/**
	 * Answers a REST request. A success of our own routes must fit the schema that the route registers.
	 *
	 * @param array<string,mixed>      $params Query of a GET, body of another request.
	 * @param array<string,mixed>|null $json   Body as JSON.
	 */
	protected function rest( string $method, string $route, array $params = [], ?array $json = null ): WP_REST_Response {
		self::end_request(); // That of the test until here.
		self::$plugin?->restore();
		self::register_routes( $route );
		$request = new WP_REST_Request( $method, $route );
		if ( null !== $json ) {
			$request->set_header( 'Content-Type', 'application/json' );
			$request->set_body( (string) wp_json_encode( $json ) );
		} elseif ( 'GET' === $method ) {
			$request->set_query_params( $params );
		} else {
			$request->set_body_params( $params );
		}
		// As WP_REST_Server::serve_request() does.
		$response = apply_filters( 'rest_post_dispatch', rest_do_request( $request ), rest_get_server(), $request );
		$options  = rest_get_server()->get_route_options( (string) $response->get_matched_route() );
		$schema   = match ( $method ) {
			'POST'         => $options['created_schema'] ?? $options['updated_schema'] ?? null,
			'PUT', 'PATCH' => $options['updated_schema'] ?? null,
			'DELETE'       => $options['deleted_schema'] ?? null,
			default        => $options['schema'] ?? null,
		};
		if ( ! $response->is_error() && isset( $options['namespace'], $schema ) && str_starts_with( $route, '/hien/' ) ) {
			self::assert_fits_schema( $response->get_data(), $schema() );
		}
		return $response;
	}

	/**
	 * Registers the routes that a request may need, where none are yet. WordPress's own take longer than most requests, and none of ours
	 * calls them. RestCalls has them all: WordPress finds out who sends a request while it registers its own.
	 */
	protected static function register_routes( string $route ): void {
		$is_ours = str_starts_with( $route, '/hien/' );
		if ( ! $is_ours && self::$lacks_core_routes ) {
			unset( $GLOBALS['wp_rest_server'] );
		}
		if ( isset( $GLOBALS['wp_rest_server'] ) ) {
			return;
		}
		self::$lacks_core_routes = $is_ours && remove_action( 'rest_api_init', 'create_initial_rest_routes', 99 );
		rest_get_server();
		if ( self::$lacks_core_routes ) {
			add_action( 'rest_api_init', 'create_initial_rest_routes', 99 );
		}
	}

	/** @param array<string,mixed> $schema */
	protected static function assert_fits_schema( mixed $value, array $schema ): void {
		// As the client sees it: JSON and back.
		$decoded = json_decode( (string) wp_json_encode( $value ), true );
		$valid   = rest_validate_value_from_schema( $decoded, $schema, 'response' );
		self::assertTrue( true === $valid, is_wp_error( $valid ) ? implode( ' ', $valid->get_error_messages() ) : '' );
	}

	/**
	 * Content types of the plugin, so that a test can say which it leaves out and why. Messages are no content of the site.
	 *
	 * @return list<string>
	 */
	protected static function content_types(): array {
		return array_values(
			array_filter(
				get_post_types( [ 'show_in_rest' => true ] ),
				static fn( string $type ): bool => str_starts_with( $type, 'hien_' )
			)
		);
	}

	/** What some work prints. */
	protected static function printed_by( callable $work ): string {
		ob_start();
		$work();
		return (string) ob_get_clean();
	}

	/** A cell of wp-admin's list of a content type. */
	protected static function cell( string $column, int $id ): string {
		return self::printed_by( static fn() => do_action( 'manage_' . get_post_type( $id ) . '_posts_custom_column', $column, $id ) );
	}

	/** Signs in as a new user. */
	protected function as_user( string $role ): int {
		$id = $this->make->user( $role );
		wp_set_current_user( $id );
		return $id;
	}

	/** As wp-login.php?action=postpass leaves the reader. */
	protected static function enter_password( string $password ): void {
		require_once ABSPATH . WPINC . '/class-phpass.php';
		$_COOKIE[ 'wp-postpass_' . COOKIEHASH ] = ( new PasswordHash( 8, true ) )->HashPassword( $password );
	}

	/** From now on the server takes no mail. */
	protected static function break_mail(): void {
		remove_all_filters( 'pre_wp_mail' );
		add_filter( 'pre_wp_mail', '__return_false' );
	}

	/** How many queries the work costs, with an empty object cache. */
	protected static function count_queries( callable $work ): int {
		global $wpdb;
		self::end_request();
		self::flush_cache();
		wp_load_alloptions();
		$before = $wpdb->num_queries;
		$work();
		return $wpdb->num_queries - $before;
	}

	/**
	 * The queries that the work sends.
	 *
	 * @param string $pattern Only those that match.
	 * @return list<string>
	 */
	protected static function queries_of( callable $work, string $pattern = '//' ): array {
		$queries = [];
		$listen  = static function ( string $query ) use ( &$queries ): string {
			$queries[] = $query;
			return $query;
		};
		add_filter( 'query', $listen );
		$work();
		remove_filter( 'query', $listen );
		return array_values( (array) preg_grep( $pattern, $queries ) );
	}

	protected static function is_sqlite(): bool {
		return 'sqlite' === $GLOBALS['hien_test']['db'];
	}

	/** Empties the object cache, as it is when a request starts. */
	protected static function flush_cache(): void {
		wp_cache_flush();
		wp_cache_add_global_groups(
			[ 'users', 'userlogins', 'usermeta', 'user_meta', 'useremail', 'userslugs', 'site-transient', 'site-options', 'global-posts' ]
		);
		wp_cache_add_non_persistent_groups( [ 'counts', 'plugins' ] );
	}

	/** MariaDB commits at CREATE TABLE and DROP TABLE: a test's tables are temporary, as in core's own suite. */
	public static function temporary_tables( string $query ): string {
		return (string) preg_replace( '/^\s*(CREATE|DROP) TABLE/', '$1 TEMPORARY TABLE', $query );
	}

	/** @param array<string,mixed>|int|string $args */
	private static function die( mixed $message, mixed $title = '', array|int|string $args = [] ): never {
		throw new DieException( $message, is_array( $args ) ? $args : [ 'response' => $args ] );
	}

	/** @return array<string,mixed> */
	private static function copy_globals(): array {
		$copy = [ 'server' => $_SERVER ];
		foreach ( [ ...self::HOOK_GLOBALS, ...self::KEPT_ARRAYS ] as $name ) {
			$copy[ $name ] = $GLOBALS[ $name ] ?? [];
		}
		foreach ( self::KEPT_LISTS as $name ) {
			$copy[ $name ] = self::clones( $GLOBALS[ $name ] );
		}
		foreach ( self::KEPT_OBJECTS as $name ) {
			$copy[ $name ] = clone $GLOBALS[ $name ];
		}
		return $copy;
	}

	/**
	 * @param array<string,object> $objects
	 * @return array<string,object>
	 */
	private static function clones( array $objects ): array {
		return array_map( static fn( object $each ): object => clone $each, $objects );
	}

	private static function restore_globals(): void {
		foreach ( [ ...self::HOOK_GLOBALS, ...self::KEPT_ARRAYS ] as $name ) {
			$GLOBALS[ $name ] = self::$fresh[ $name ];
		}
		foreach ( self::KEPT_LISTS as $name ) {
			$GLOBALS[ $name ] = self::clones( self::$fresh[ $name ] );
		}
		foreach ( self::KEPT_OBJECTS as $name ) {
			$GLOBALS[ $name ] = clone self::$fresh[ $name ];
		}
		unset( $GLOBALS['wp_roles'] ); // Read from the database again: WordPress keeps changed capabilities here too.
		$GLOBALS['wpdb']->suppress_errors( false );
		$_COOKIE = [];
		self::reset_request();
		wp_set_current_user( 0 );
	}

	/** What WordPress does after the response: content that was saved is indexed. */
	protected static function end_request(): void {
		Search_Sync::index_changed();
	}

	/** Does what waits in the background, to its end. */
	protected static function run_jobs(): void {
		while ( Jobs::run() ) {
			continue;
		}
	}

	/**
	 * Runs a script of Support/ in a PHP of its own, and returns its output. What the test has stored so far is lost, since the script
	 * would wait for what the test has locked.
	 *
	 * @param string               $script    Name of its file.
	 * @param list<string>         $arguments Its arguments.
	 * @param list<string>         $settings  Settings of PHP, such as `disable_functions=mail`.
	 * @param array<string,string> $env       Environment variables that it has besides those of this process.
	 */
	protected static function output_of( string $script, array $arguments = [], array $settings = [], array $env = [] ): string {
		$GLOBALS['wpdb']->query( 'ROLLBACK' );
		$options = [];
		foreach ( [ 'display_errors=stderr', ...$settings ] as $setting ) {
			array_push( $options, '-d', $setting );
		}
		$process = proc_open(
			[ PHP_BINARY, ...$options, __DIR__ . "/$script", ...$arguments ],
			[ 1 => [ 'pipe', 'w' ], 2 => [ 'redirect', 1 ] ],
			$pipes,
			null,
			$env + getenv()
		);
		self::assertIsResource( $process );
		$output = (string) stream_get_contents( $pipes[1] );
		self::assertSame( 0, proc_close( $process ), $output );
		return $output;
	}

	/** Removes what an earlier request left in globals. */
	protected static function reset_request( bool $keeps_object_cache = false ): void {
		self::end_request();
		$_SERVER = self::$fresh['server'];
		$_GET    = [];
		$_POST   = [];
		$_FILES  = [];

		$_REQUEST = [];
		// WP_Scripts adds itself there, and would stay with all scripts that it knows.
		remove_action( 'init', [ $GLOBALS['wp_scripts'] ?? null, 'init' ], 0 );
		foreach ( self::REQUEST_GLOBALS as $name ) {
			unset( $GLOBALS[ $name ] );
		}
		$GLOBALS['wp_the_query'] = new WP_Query();
		$GLOBALS['wp_query']     = $GLOBALS['wp_the_query'];
		self::$plugin?->restore();
		if ( ! $keeps_object_cache ) {
			self::flush_cache();
		}
	}
}
