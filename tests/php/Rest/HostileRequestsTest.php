<?php
declare(strict_types=1);

namespace Hien\Tests\Rest;

use Closure;
use Hien\Tests\Chat\Chats;
use Hien\Tests\Support\DieException;
use Hien\Tests\Support\RedirectException;
use Hien\Tests\Support\TestCase;
use Hien\Tests\Uploads\Pictures;
use PHPUnit\Framework\Attributes\TestWith;
use Random\Engine\Mt19937;
use Random\Randomizer;
use Throwable;
use WP_Hook;
use WP_REST_Request;

/**
 * Whatever is sent to an address of ours, the answer is a result or an error of the one who asks (4xx): no 5xx, no notice of PHP, no query
 * that fails.
 *
 * HIEN_REQUESTS=20000 HIEN_SEED=7 npm run test:php -- --db=sqlite --filter=HostileRequests
 */
final class HostileRequestsTest extends TestCase {

	use Chats {
		setUp as private set_up_chats;
	}
	use Pictures;

	private const REQUESTS = 800;

	/** A page costs as much as twenty requests of REST. */
	private const PAGES = 40;

	private const NAMESPACES = '~^/(hien|jwt-auth)/v1/~';

	private Randomizer $random;

	/** @var list<string> Names that exist: of a post, a page, a category, a tag, a member, a picture's number, an id. */
	private array $slugs;

	/** @var list<string> What was found. */
	private array $faults = [];

	/** @var array<int,int> Status => how many. */
	private array $statuses = [];

	protected function setUp(): void {
		$this->set_up_chats();
		$this->make_folder();
		$this->random = new Randomizer( new Mt19937( (int) ( getenv( 'HIEN_SEED' ) ?: random_int( 1, 1_000_000 ) ) ) );
		add_filter( 'hien_limit', static fn(): int => PHP_INT_MAX >> 8 );
		add_filter( 'wp_hash_password_options', static fn(): array => [ 'cost' => 4 ] ); // Passwords are right or wrong at any cost.
		update_option( 'users_can_register', 1 );
		$category    = $this->make->category( [ 'slug' => 'goc-lap-trinh' ] );
		$post        = $this->make->post( [ 'post_name' => 'bai-mot', 'post_category' => [ $category ], 'tags_input' => [ 'php' ] ] );
		$this->slugs = [ 'bai-mot', 'goc-lap-trinh', 'php', '1', (string) $post, (string) $this->make->comment( $post ), 'posts-' . $post ];
	}

	public function test_no_request_of_rest_ends_in_an_error_of_the_server(): void {
		$users  = [ 0, $this->make->user(), $this->make->user( 'administrator' ) ];
		$routes = $this->routes();
		self::assertGreaterThan( 60, count( $routes ) );
		for ( $left = (int) ( getenv( 'HIEN_REQUESTS' ) ?: self::REQUESTS ); $left > 0; --$left ) {
			[ $method, $path, $args ] = $this->one_of( $routes );
			$user                     = $this->one_of( $users );
			wp_set_current_user( get_userdata( $user ) ? $user : 0 );
			$path    = (string) preg_replace_callback( '/\(\?P<\w+>[^()]*(\([^()]*\)[^()]*)*\)/', fn(): string => $this->segment(), $path );
			$request = new WP_REST_Request( $method, $path );
			$this->fill( $request, $args );
			$said = "$method $path as $user: " . substr(
				(string) wp_json_encode(
					[
						$request->get_query_params(),
						$request->get_body_params(),
						$request->get_body(),
						array_keys( $request->get_file_params() ),
						$request->get_headers(),
					],
					JSON_PARTIAL_OUTPUT_ON_ERROR
				),
				0,
				600
			);
			$this->watch(
				$said,
				function () use ( $request ): int {
					$response = apply_filters( 'rest_post_dispatch', rest_do_request( $request ), rest_get_server(), $request );
					self::assertNotSame( false, wp_json_encode( rest_get_server()->response_to_data( $response, false ) ) );
					self::end_request();
					if ( $response->get_status() >= 500 ) {
						$this->faults[] = (string) wp_json_encode( $response->get_data() );
					}
					return $response->get_status();
				}
			);
		}
		self::assertSame( [], $this->faults );
		self::assertGreaterThan( 0.1, ( $this->statuses[200] ?? 0 ) / array_sum( $this->statuses ), 'Many reach what they ask for.' );
	}

	public function test_no_address_of_a_page_ends_in_an_error_of_the_server(): void {
		$keys  = [
			's',
			'p',
			'page',
			'paged',
			'page_id',
			'name',
			'pagename',
			'cat',
			'tag',
			'author',
			'm',
			'year',
			'monthnum',
			'day',
			'feed',
			'preview',
			'preview_id',
			'hien-screen',
			'hien_route',
			'replytocom',
			'cpage',
			'attachment_id',
			'post_type',
			'orderby',
			'order',
			'error',
			'taxonomy',
			'term',
			'key',
			'login',
			'redirect_to',
			'token',
		];
		$paths = [
			'',
			'goc-lap-trinh',
			'goc-lap-trinh/bai-mot',
			'goc-lap-trinh/page/2',
			'bai-mot',
			'khoa-hoc',
			'hinh-anh/1',
			'the/php',
			'search',
			'tim-kiem',
			'dang-nhap',
			'tai-khoan',
			'thanh-vien',
			'admin',
			'feed',
			'author/x',
			'2024/01',
			'khong-co',
		];
		for ( $left = (int) ( getenv( 'HIEN_REQUESTS' ) ?: self::PAGES * 20 ) / 20; $left > 0; --$left ) {
			$query = [];
			for ( $fields = $this->random->getInt( 0, 3 ); $fields > 0; --$fields ) {
				$query[ $this->one_of( $keys ) ] = $this->one_of( [ $this->hostile(), $this->one_of( $this->slugs ) ] );
			}
			$path = '/'
				. implode( '/', array_filter( [ $this->one_of( $paths ), $this->one_of( [ '', '', '', $this->segment() ] ) ], 'strlen' ) );
			$url  = $path . ( [] === $query ? '' : '?' . http_build_query( $query ) );
			$this->watch(
				"GET $url",
				function () use ( $url ): int {
					$hooks = array_map( static fn( WP_Hook $hook ): WP_Hook => clone $hook, $GLOBALS['wp_filter'] );
					try {
						return $this->page_at( $url )->status;
					} catch ( RedirectException ) {
						return 301;
					} catch ( DieException $died ) {
						return $died->getCode(); // The status that wp_die() would answer with.
					} finally {
						$GLOBALS['wp_filter'] = $hooks; // Those that this page has added go with it.
					}
				}
			);
		}
		self::assertSame( [], $this->faults );
	}

	/** WordPress's own query fails with them: with a fatal error of PHP, or of the database of SQLite. */
	#[TestWith( [ '/goc-lap-trinh/bai-mot?year=-9223372036854775808', 404 ] )]
	#[TestWith( [ '/hinh-anh/1/posts-17?s=%FF%FE', 404 ] )]
	#[TestWith( [ '/?s=%FF%FE', 200 ] )]
	#[TestWith( [ '/?feed[]=rss2', 404 ] )]
	#[TestWith( [ '/?attachment[]=a', 404 ] )]
	#[TestWith( [ '/?author_name[]=a', 404 ] )]
	#[TestWith( [ '/?category_name[]=a', 404 ] )]
	#[TestWith( [ '/?post_format[]=a', 404 ] )]
	#[TestWith( [ '/?hien_video[]=a', 404 ] )]
	#[TestWith( [ '/?cat[][]=1', 404 ] )]
	public function test_an_argument_that_wordpress_cannot_query_ends_in_no_error_of_the_server( string $url, int $status ): void {
		$this->watch( $url, fn(): int => $this->page_at( $url )->status );
		self::assertSame( [ [], [ $status ] ], [ $this->faults, array_keys( $this->statuses ) ] );
	}

	/** WordPress has warned of them before. */
	#[TestWith( [ 'tag' ] )]
	#[TestWith( [ 'hien_video_cat' ] )]
	public function test_a_list_of_lists_of_terms_is_not_found( string $name ): void {
		self::assertSame( [ 'error' => '404' ], apply_filters( 'request', [ $name => [ [ '1' ] ] ] ) );
	}

	public function test_other_plugins_take_arguments_of_any_depth(): void {
		add_filter( 'query_vars', static fn( array $vars ): array => [ ...$vars, 'loc' ] );
		self::assertSame( 200, $this->page_at( '/?loc[gia][]=1' )->status );
		self::assertSame( [ 'gia' => [ '1' ] ], get_query_var( 'loc' ) );
	}

	public function test_a_user_name_that_is_not_utf_8_is_that_of_nobody(): void {
		foreach (
			[
				[ '/jwt-auth/v1/token', [ 'username' => "\xed\xa0\x80", 'password' => 'password' ], 403 ],
				[ '/hien/v1/password', [ 'login' => "\xed\xa0\x80" ], 200 ],
				[ '/hien/v1/confirmation', [ 'login' => "\xed\xa0\x80" ], 200 ],
			] as [ $route, $body, $status ]
		) {
			$this->watch( $route, fn(): int => $this->rest( 'POST', $route, $body )->get_status() );
			self::assertSame( [], $this->faults );
			self::assertSame( [ $status ], array_keys( $this->statuses ), $route );
			$this->statuses = [];
		}
	}

	/**
	 * Does the work, and notes what PHP, other than of WordPress's own code, or the database says and what ends in 5xx.
	 *
	 * @param Closure():int $work Returns the status.
	 */
	private function watch( string $said, Closure $work ): void {
		set_error_handler( // phpcs:ignore WordPress.PHP.DevelopmentFunctions.error_log_set_error_handler -- Restored below.
			function ( int $level, string $message, string $file, int $line ) use ( $said ): bool {
				// phpcs:ignore WordPress.PHP.DevelopmentFunctions.prevent_path_disclosure_error_reporting
				if ( error_reporting() & $level && ! str_starts_with( $file, ABSPATH . WPINC ) ) {
					$this->faults[] = "$said\n  $message in $file:$line";
				}
				return true;
			}
		);
		$reported               = error_reporting( E_ALL & ~E_DEPRECATED ); // PHPUnit leaves errors only.
		$GLOBALS['EZSQL_ERROR'] = []; // Where wpdb notes queries that fail.
		try {
			$status                    = $work();
			$this->statuses[ $status ] = ( $this->statuses[ $status ] ?? 0 ) + 1;
			if ( $status >= 500 ) {
				$this->faults[] = "$said\n  status $status";
			}
			foreach ( $GLOBALS['EZSQL_ERROR'] ?? [] as $error ) {
				$this->faults[] = "$said\n  {$error['error_str']} in " . substr( $error['query'], 0, 300 );
			}
		} catch ( Throwable $thrown ) {
			$this->faults[] = "$said\n  " . $thrown::class . ': ' . $thrown->getMessage() . "\n" . $thrown->getTraceAsString();
		} finally {
			error_reporting( $reported );
			restore_error_handler();
		}
	}

	/** @return list<array{string,string,array<string,array<string,mixed>>}> Method, path with groups, parameters. */
	private function routes(): array {
		$routes = [];
		foreach ( rest_get_server()->get_routes() as $path => $handlers ) {
			foreach ( preg_match( self::NAMESPACES, $path ) ? $handlers : [] as $handler ) {
				foreach ( array_keys( $handler['methods'] ) as $method ) {
					$routes[] = [ (string) $method, $path, $handler['args'] ];
				}
			}
		}
		return $routes;
	}

	/** @param array<string,array<string,mixed>> $args */
	private function fill( WP_REST_Request $request, array $args ): void {
		$values = [];
		foreach ( $args as $name => $schema ) {
			if ( ! empty( $schema['required'] ) ? $this->random->getInt( 0, 9 ) : $this->random->getInt( 0, 1 ) ) {
				$values[ $name ] = $this->random->getInt( 0, 2 ) ? $this->fitting( $schema ) : $this->hostile();
			}
		}
		if ( 0 === $this->random->getInt( 0, 5 ) ) {
			$names = [ 'slug', 'id', 'context', '_embed', '_fields', '_method', '_locale', 'website', 'file', "a\0b", '__proto__' ];

			$values[ $this->one_of( $names ) ] = $this->hostile();
		}
		if ( 0 === $this->random->getInt( 0, 9 ) ) {
			$request->set_header(
				$this->one_of(
					[
						'Authorization',
						'Idempotency-Key',
						'If-None-Match',
						'X-Forwarded-For',
						'Accept-Language',
						'User-Agent',
						'Origin',
						'X-Hien-Captcha',
					]
				),
				(string) $this->one_of( [ 'Bearer x', 'Bearer a.b.c', 'Basic ????', str_repeat( 'a', 9000 ), "\xff\xfe", 'ư' ] )
			);
		}
		if ( 'GET' === $request->get_method() ) {
			$request->set_query_params( $values );
			return;
		}
		match ( $this->random->getInt( 0, 4 ) ) {
			0, 1    => $request->set_body_params(
				array_map( static fn( mixed $value ): mixed => is_scalar( $value ) ? (string) $value : $value, $values )
			),
			2, 3    => $this->set_json( $request, (string) wp_json_encode( $values, JSON_PARTIAL_OUTPUT_ON_ERROR ) ),
			default => $this->set_json(
				$request,
				$this->one_of( [ '', '{', 'null', '"a"', '[1,2]', '{"a":', str_repeat( '[', 600 ), "\xff", '{"content":"\ud800"}' ] )
			),
		};
		if ( 0 === $this->random->getInt( 0, 3 ) ) {
			$path = $this->one_of( [ $this->picture( 'png', 20, 20 ), $this->file( '<?php' ), '/etc/passwd', '' ] );
			$file = [
				'name' => $this->hostile(),
				'type' => 'image/png',
				'tmp_name' => $path,
				'error' => $this->random->getInt( 0, 8 ),
				'size' => $this->random->getInt( -1, 9_000_000 ),
			];
			$request->set_file_params(
				[
					'file' => $this->one_of(
						[ $file, $file, array_map( static fn( mixed $value ): array => [ $value, $value ], $file ), [], 'x' ]
					),
				]
			);
		}
	}

	private function set_json( WP_REST_Request $request, string $body ): void {
		$request->set_header( 'Content-Type', 'application/json' );
		$request->set_body( $body );
	}

	/**
	 * A value that the schema allows, or nearly.
	 *
	 * @param array<string,mixed> $schema
	 */
	private function fitting( array $schema ): mixed {
		if ( isset( $schema['enum'] ) ) {
			return $this->one_of( $schema['enum'] );
		}
		return match ( is_array( $schema['type'] ?? null ) ? $schema['type'][0] : $schema['type'] ?? 'string' ) {
			'integer' => $this->one_of(
				[ (int) ( $schema['minimum'] ?? 0 ), (int) ( $schema['maximum'] ?? PHP_INT_MAX ), ...array_map( 'intval', $this->slugs ) ]
			),
			'boolean' => $this->one_of( [ true, false ] ),
			'array'   => array_map(
				fn(): mixed => $this->fitting( (array) ( $schema['items'] ?? [] ) ),
				range( 1, $this->random->getInt( 1, 3 ) )
			),
			'object'  => array_map( $this->fitting( ... ), (array) ( $schema['properties'] ?? [] ) ),
			default   => $this->one_of(
				[
					...$this->slugs,
					'user1@example.org',
					'Một câu tiếng Việt, dài vừa đủ.',
					'https://example.org/a',
					'password',
					str_repeat( 'ộ', (int) ( $schema['maxLength'] ?? 300 ) ),
				]
			),
		};
	}

	private function hostile(): mixed {
		return $this->one_of(
			[
				null,
				'',
				' ',
				'0',
				'-1',
				0,
				-1,
				1.5,
				1e308,
				PHP_INT_MAX,
				PHP_INT_MIN,
				true,
				false,
				[],
				[ [] ],
				[ 'a' => [ 'b' => [ 'c' => 1 ] ] ],
				[ '' ],
				[ null ],
				[ 'x', [ 'y' ] ],
				'99999999999999999999',
				"a\0b",
				"\xff\xfe",
				"\xed\xa0\x80",
				"'",
				'"',
				'\\',
				"\\' OR 1=1 -- ",
				'%',
				'_%_',
				'%s %d %1$s',
				'<script>alert(1)</script>',
				'<b',
				'&#0;',
				'${x}',
				'../../../../etc/passwd',
				'https://',
				'//evil.example',
				'javascript:alert(1)',
				'php://input',
				"a\r\nSet-Cookie: b=c",
				'a@b',
				'@',
				"\u{202e}",
				"\u{1F600}",
				"a\u{0301}",
				'O:8:"stdClass":0:{}',
				'a:1:{i:0;i:1;}',
				'[[[',
				'2024-13-45',
				'NaN',
				str_repeat( 'a', 70_000 ),
				str_repeat( 'ễ ', 2000 ),
				str_repeat( '(', 2000 ),
			]
		);
	}

	/** A part of a path. */
	private function segment(): string {
		return $this->one_of(
			[
				...$this->slugs,
				...$this->slugs,
				'0',
				'-1',
				'99999999999999999999',
				'%00',
				'%FF',
				'%ED%A0%80',
				"a'b",
				'%27',
				'%2e%2e',
				'a%2Fb',
				'%25',
				'*',
				'(',
				'[',
				'ư',
				'%C6%B0',
				'deadbeef',
				str_repeat( 'a', 3000 ),
				'..;',
				'%3Cscript%3E',
				'+',
				'%20',
			]
		);
	}

	/**
	 * @template T
	 * @param array<T> $of
	 * @return T
	 */
	private function one_of( array $of ): mixed {
		return $of[ $this->random->pickArrayKeys( $of, 1 )[0] ];
	}
}
