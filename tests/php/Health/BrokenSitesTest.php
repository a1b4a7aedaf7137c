<?php

declare(strict_types=1);

namespace Hien\Tests\Health;

use Hien\Checks\Finding;
use Hien\Constants;
use Hien\Health\Checks;
use Hien\Health\Doctor;
use Hien\Health\Server_Checks;
use Hien\Health\Loopback_Visitor;
use Hien\Jobs\Jobs;
use Hien\Rest\Blocked_Forms;
use Hien\Tests\Admin\StartPageTest;
use Hien\Tests\Support\TestCase;
use PHPUnit\Framework\Attributes\DataProvider;
use WP_Error;
use WP_Object_Cache;

/**
 * A good site is broken in many ways, one at a time: each is named by exactly its check, in Site Health, at Bắt đầu and by `wp hien
 * doctor`.
 */
final class BrokenSitesTest extends TestCase {

	use GoodSite;

	private object $object_cache;

	protected function setUp(): void {
		parent::setUp();
		$this->object_cache = $GLOBALS['wp_object_cache'];
		$this->make_good();
		wp_set_current_user( 1 );
	}

	protected function tearDown(): void {
		$GLOBALS['wp_object_cache'] = $this->object_cache;
		wp_using_ext_object_cache( false );
		parent::tearDown();
	}

	/** @return array<string,array{string,callable(self):void}> Id of the check; what breaks the site. */
	public static function broken(): array {
		$answers = static fn(
			string $end,
			int $status,
			string $body = '',
			array ...$headers
		): callable => static function ( self $test ) use ( $end, $status, $body, $headers ): void {
			$test->answers[ $end ] = [ $status, $body, ...$headers ];
		};
		$option  = static fn( string $name, mixed $value ): callable => static fn() => update_option( $name, $value );
		$filter  = static fn( string $name, callable $filter ): callable => static fn() => add_filter( $name, $filter );
		$lacks   = static function ( string $what ): callable {
			return static function () use ( $what ): void {
				TestCase::$lacking[] = $what;
			};
		};
		$plugin  = static fn( string $file ): callable => static fn() => update_option(
			'active_plugins',
			[ ...get_option( 'active_plugins' ), $file ]
		);
		return [
			'plain permalinks'                => [ 'permalinks', $option( 'permalink_structure', '' ) ],
			'the host does not rewrite'       => [ 'rewriting', $answers( '/tin-moi', 404 ) ],
			'nor for REST'                    => [
				'rewriting',
				static function ( self $test ): void {
					$test->answers = [ '/tin-moi' => [ 404, '' ], '/options' => [ 404, '<h1>Not Found</h1>' ], '/views' => [ 404, '' ] ]
						+ $test->answers;
				},
			],
			'REST is for members'             => [ 'rest-closed', $answers( '/options', 401, '{"code":"rest_login_required"}' ) ],
			'a challenge instead of REST'     => [ 'rest-closed', $answers( '/options', 200, '<title>Just a moment...</title>' ) ],
			'a firewall refuses what is sent' => [ 'refused-calls', $answers( '/views', 403, '<h1>Forbidden</h1>' ) ],
			'the theme is older'              => [ 'versions', self::use_older_theme( ... ) ],
			'the theme is without build'      => [ 'build-files', $lacks( 'manifest.php' ) ],
			'the plugin is without build'     => [ 'build-files', $lacks( 'settings.asset.php' ) ],
			'tables are missing'              => [
				'tables',
				$filter(
					'query',
					static fn( string $query ): string => str_starts_with( $query, 'SHOW TABLES' )
						? str_replace( '%', 's%', $query )
						: $query
				),
			],
			'tables are older'                => [ 'tables', $option( 'hien_schema', '0' ) ],
			'tables are newer'                => [ 'tables', $option( 'hien_schema', '99' ) ],
			'the index is not completed'      => [
				'cron-jobs',
				static function (): void {
					Jobs::begin( 'search' );
					self::postpone( Jobs::EVENT, DAY_IN_SECONDS );
				},
			],
			'posts came without WordPress'    => [
				'search-index',
				static fn( self $test ) => $test->restore( 'Bài khôi phục' ),
			],
			'a daily job is late'             => [ 'cron-jobs', static fn() => self::postpone( 'hien_daily', DAY_IN_SECONDS ) ],
			'the server refuses mail'         => [
				'mail-refused',
				static fn() => do_action( 'wp_mail_failed', new WP_Error( 'wp_mail_failed', 'SMTP Error' ) ),
			],
			'no mail has ever arrived'        => [ 'mail-delivery', static fn() => delete_option( 'hien_mail_delivery' ) ],
			'and anybody may register'        => [
				'mail-delivery',
				static function (): void {
					delete_option( 'hien_mail_delivery' );
					update_option( 'users_can_register', '1' );
				},
			],
			'the key is short'                => [ 'signing-key', $filter( 'hien_jwt_key', static fn(): string => 'short' ) ],
			'there is no key'                 => [ 'signing-key', $filter( 'hien_jwt_key', '__return_null' ) ],
			'a proxy is not named'            => [
				'proxy',
				static function (): void {
					$_SERVER['REMOTE_ADDR']          = '203.0.113.9';
					$_SERVER['HTTP_X_FORWARDED_FOR'] = '198.51.100.7';
				},
			],
			'all addresses are private'       => [
				'proxy',
				static function (): void {
					$_SERVER['REMOTE_ADDR'] = '172.18.0.4';
				},
			],
			'the clock is fast'               => [ 'clock', static fn() => self::wordpress_says( time() - 300 ) ],
			'a captcha refuses to register'   => [
				'refused-forms',
				static fn() => Blocked_Forms::record( Blocked_Forms::REGISTRATION ),
			],
			'or to reset a password'          => [ 'refused-forms', static fn() => Blocked_Forms::record( Blocked_Forms::RESET ) ],
			'the rules are old'               => [
				'chat-rules',
				static function (): void {
					self::connect_chat();
					update_option( 'hien_chat_rules', [ 'hash' => 'another' ] + get_option( 'hien_chat_rules' ) );
				},
			],
			'Google refuses the key'          => [
				'chat-connection',
				static function (): void {
					self::connect_chat();
					update_option( 'hien_chat_error', [ 'at' => time(), 'kind' => 'key', 'text' => 'Google không nhận khóa' ] );
				},
			],
			'a removal is not finished'       => [
				'chat-removals',
				$option( 'hien_chat_removal_7', [ 'since' => time(), 'error' => 'x', 'ended' => true ] ),
			],
			'Redis is gone'                   => [ 'object-cache', static fn() => self::use_redis( false ) ],
			'new kinds of pages are not kept' => [
				'page-cache',
				$answers( '/', 200, '<!-- Cached page generated by WP-Super-Cache on 2026-11-26 -->' ),
			],
			'pages are kept from before'      => [ 'old-pages', $lacks( 'app.0a1b2c.js' ) ],
			'pages are not compressed'        => [
				'compression',
				static function ( self $test ): void {
					$test->answers['/'][2] = [];
				},
			],
			'scripts are not'                 => [ 'compression', $answers( '.js', 200, '', [] ) ],
			'uploads cannot be written'       => [ 'uploads', $lacks( 'uploads' ) ],
			'uploads run PHP'                 => [ 'uploads-php', $answers( '.php', 200, 'hien-42' ) ],
			'PHP is without intl'             => [ 'php-extensions', $lacks( 'intl' ) ],
			'PHP is without gd'               => [ 'php-extensions', $lacks( 'gd' ) ],
			'a second JWT plugin'             => [ 'second-sign-in', $plugin( 'jwt-authentication-for-wp-rest-api/jwt-auth.php' ) ],
			'a second OpenID plugin'          => [
				'second-sign-in',
				$plugin( 'daggerhart-openid-connect-generic/openid-connect-generic.php' ),
			],
			'a plugin has our handle'         => [
				'taken-handle',
				static fn() => add_action(
					'rest_api_init',
					static fn() => register_rest_route(
						'hien/v1',
						'/posts',
						[ 'methods' => 'POST', 'callback' => 'time', 'permission_callback' => '__return_true' ]
					)
				),
			],
			'a page hides a category'         => [
				'taken-paths',
				static fn( self $test ) => $test->make->page( [ 'post_name' => 'lap-trinh' ] ),
			],
			'another plugin breaks a post'    => [
				'broken-parts',
				static fn( self $test ) => update_option( 'hien_broken_parts', [ $test->make->post() => 'hong/khoi' ] ),
			],
			'the sample post is public'       => [
				'default-content',
				static fn( self $test ) => $test->make->post( [ 'import_id' => 1, 'post_content' => 'Welcome to WordPress.' ] ),
			],
			'the sample comment is'           => [ 'default-content', self::add_sample_comment( ... ) ],
			'the author has no name'          => [
				'author-name',
				static fn() => wp_update_user( [ 'ID' => 1, 'display_name' => 'admin' ] ),
			],
			'no category but the default'     => [
				'categories',
				static fn() => wp_delete_term( get_term_by( 'slug', 'lap-trinh', 'category' )->term_id, 'category' ),
			],
		];
	}

	/** @param callable(self):void $break */
	#[DataProvider( 'broken' )]
	public function test_what_is_broken_is_named_and_nothing_else( string $id, callable $break ): void {
		$break( $this );
		self::assertSame( array_fill_keys( [ 'Site Health', 'Bắt đầu', 'doctor' ], [ $id ] ), self::named() );
		foreach ( Checks::problems() as $name => $found ) {
			self::assertFalse( 'critical' === $found->status && Checks::all()[ $name ]->is_minor, "The dashboard does not look at $name." );
			$texts = implode( ' ', [ $found->summary, $found->advice, ...$found->links ] );
			self::assertDoesNotMatchRegularExpression(
				'/Hiên > (?!Bắt đầu|Cài đặt|Địa chỉ)|tài liệu|nội dung mẫu/ui',
				$texts,
				'It names entries of the menu.'
			);
		}
	}

	public function test_every_check_has_a_site_that_it_names(): void {
		self::assertEqualsCanonicalizing(
			array_keys( Checks::all() ),
			array_values( array_unique( array_column( self::broken(), 0 ) ) )
		);
	}

	/** @return array<string,array{callable(self):void}> */
	public static function good(): array {
		return [
			'as it is'           => [ static fn() => null ],
			'without any upload yet' => [
				static fn() => add_filter(
					'upload_dir',
					static fn( array $dir ): array => [ 'basedir' => "{$dir['basedir']}/sites/7" ] + $dir
				),
			],
			'in a folder'        => [
				static function (): void {
					update_option( 'home', 'http://example.org/blog' );
					update_option( 'siteurl', 'http://example.org/blog' );
				},
			],
			'with Redis'         => [ static fn() => self::use_redis( true ) ],
			'behind WP Super Cache' => [
				static function ( self $test ): void {
					foreach ( [ '/', '/tin-moi' ] as $path ) {
						$test->answers[ $path ][1] .= '<!-- Cached page generated by WP-Super-Cache on 2026-11-26 -->';
					}
				},
			],
			'with the chat'      => [ self::connect_chat( ... ) ],
			'behind a named proxy' => [
				static function (): void {
					$_SERVER['REMOTE_ADDR']          = '203.0.113.9';
					$_SERVER['HTTP_X_FORWARDED_FOR'] = '198.51.100.7';
					update_option(
						'hien_site',
						[ 'proxy' => [ 'header' => 'X-Forwarded-For', 'addresses' => '203.0.113.0/24' ] ] + get_option( 'hien_site' )
					);
				},
			],
			'that cannot ask itself' => [
				static function ( self $test ): void {
					$test->answers = [];
				},
			],
			'behind a password of the server' => [
				static fn() => add_filter(
					'pre_http_request',
					static fn( array $answer ): array => [
						'headers' => [ 'www-authenticate' => 'Basic' ],
						'response' => [ 'code' => 401, 'message' => '' ],
					] + $answer,
					30
				),
			],
			'whose clock was put right' => [
				static function (): void {
					self::wordpress_says( time() - 300 );
					self::wordpress_says( time() );
				},
			],
			'that takes mail again' => [
				static function (): void {
					do_action( 'wp_mail_failed', new WP_Error( 'wp_mail_failed', 'SMTP Error' ) );
					do_action( 'wp_mail_succeeded', [] );
				},
			],
		];
	}

	/** @param callable(self):void $change */
	#[DataProvider( 'good' )]
	public function test_a_good_site_gets_none( callable $change ): void {
		$change( $this );
		self::assertSame( [], array_filter( self::named() ) );
	}

	public function test_each_page_is_requested_once_in_a_run(): void {
		$this->requests = [];
		Checks::findings();
		$addresses = preg_replace( '~hien-[0-9a-f-]{36}~', 'probe', $this->requests );
		sort( $addresses );
		self::assertSame(
			[
				'GET http://example.org/',
				'GET http://example.org/tin-moi',
				'GET http://example.org/wp-content/themes/hien/build/app.0a1b2c.js',
				'GET http://example.org/wp-content/uploads/probe.php',
				'GET http://example.org/wp-json/hien/v1/options',
				'POST http://example.org/wp-json/hien/v1/views',
			],
			$addresses
		);
		self::assertSame( [], glob( WP_CONTENT_DIR . '/uploads/hien-*.php' ), 'The script of the probe is gone.' );

		$this->requests = [];
		$this->answers  = [];
		Checks::findings();
		self::assertCount( 1, $this->requests, 'A server that cannot reach itself is asked once.' );
	}

	public function test_a_run_takes_three_seconds_on_a_slow_host(): void {
		$now      = 0.0;
		$timeouts = [];
		add_filter(
			'pre_http_request',
			static function ( mixed $answer, array $args ) use ( &$now, &$timeouts ): mixed {
				$timeouts[] = $args['timeout'];
				$now       += 1.5;
				return $answer;
			},
			30,
			2
		);
		$visitor = new Loopback_Visitor(
			static function () use ( &$now ): float {
				return $now;
			}
		);
		self::assertNotNull( $visitor->home() );
		self::assertNotNull( $visitor->rest_reading() );
		self::assertNull( $visitor->fixed_page() );
		self::assertNull( $visitor->rest_writing() );
		self::assertSame( [ 2.0, 1.5 ], $timeouts );
		self::assertFalse( $visitor->may_ask(), 'So no script is put into the folder of uploads for nothing.' );
		self::assertNotNull( $visitor->home(), 'What was answered stays known.' );
	}

	/** Where PHP may read its own folders only, and WordPress still knows the folder of the host before, PHP finds not even `/`. */
	public function test_a_folder_of_uploads_none_of_whose_parents_exists_ends_the_search(): void {
		add_filter( 'upload_dir', static fn( array $dir ): array => [ 'basedir' => '' ] + $dir );
		self::assertSame( 'critical', Server_Checks::uploads()->status );
	}

	public function test_without_those_that_ask_the_site_nothing_is_requested(): void {
		$this->answers['/tin-moi'] = [ 404, '' ];
		$this->requests            = [];
		delete_option( 'hien_mail_delivery' );
		self::assertSame( [ 'mail-delivery' ], array_keys( Checks::problems( false ) ) );
		self::assertSame( 'recommended', apply_filters( 'debug_information', [] )['hien']['fields']['mail-delivery']['debug'] );
		self::assertSame( [], $this->requests );
	}

	public function test_what_the_search_has_not_is_named_unless_it_is_being_indexed_or_has_no_word(): void {
		$this->restore( '…' );
		$this->restore( 'Nháp', 'draft' );
		$this->restore( 'Có mật khẩu', password: 'abc' );
		self::assertSame( [], Checks::problems( false ) );
		$this->restore( 'Bài khôi phục' );
		self::assertSame( [ 'Bài khôi phục' ], Checks::problems( false )['search-index']->details );
		Jobs::begin( 'search' );
		self::assertSame( [], Checks::problems( false ) );
		self::run_jobs();
		self::assertSame( [], Checks::problems( false ) );
	}

	public function test_critical_problems_come_first(): void {
		update_option( 'permalink_structure', '' );
		do_action( 'wp_mail_failed', new WP_Error( 'wp_mail_failed', 'SMTP Error' ) );
		self::assertSame( [ 'mail-refused', 'permalinks' ], array_keys( Checks::problems() ) );
	}

	public function test_single_things_that_are_found_are_told_apart_in_one_line(): void {
		Blocked_Forms::record( Blocked_Forms::REGISTRATION );
		Blocked_Forms::record( Blocked_Forms::RESET );
		self::assertMatchesRegularExpression(
			'/WordPress: Đăng ký, bị chặn lúc [^;.]+; Quên mật khẩu, bị chặn lúc [^;.]+$/u',
			array_column( Doctor::rows( true ), 'found', 'id' )['refused-forms']
		);
	}

	public function test_plugins_that_close_rest_are_named_with_what_to_press(): void {
		$this->answers['/options'] = [ 401, '{"code":"rest_login_required"}' ];
		update_option( 'active_plugins', [ ...get_option( 'active_plugins' ), 'wp-cerber/wp-cerber.php' ] );
		self::assertStringContainsString( 'thêm hien/v1 vào các namespace', Checks::problems()['rest-closed']->details[0] );
	}

	/** @return array<string,list<string>> Place => ids of what is not good there. */
	private static function named(): array {
		[ 'direct' => $direct, 'async' => $async ] = apply_filters( 'site_status_tests', [] );

		$tests = array_map(
			static fn( callable $test ): array => $test(),
			[ ...array_column( $direct, 'test' ), ...array_column( $async, 'async_direct_test' ) ]
		);
		return [
			'Site Health' => array_column(
				array_map(
					static fn( array $test ): array => [ substr( $test['test'], strlen( 'hien_' ) ) ],
					array_filter( $tests, static fn( array $test ): bool => 'good' !== $test['status'] )
				),
				0
			),
			'Bắt đầu'     => self::printed_at_start(),
			'doctor'      => array_column( Doctor::rows( true ), 'id' ),
		];
	}

	/** @return list<string> Ids of what the page prints after "Kiểm tra kỹ". */
	private static function printed_at_start(): array {
		$_GET['thorough'] = '1';
		preg_match_all( '#notice-(?:error|warning) [^>]*><p><strong>(.*?)</strong>#', StartPageTest::page(), $printed );
		unset( $_GET['thorough'] );
		$ids = array_flip( array_map( static fn( Finding $found ): string => esc_html( $found->summary ), Checks::findings() ) );
		return array_map( static fn( string $summary ): string => $ids[ $summary ], $printed[1] );
	}

	/** A post that a backup has written: its request has not indexed it. */
	private function restore( string $title, string $status = 'publish', string $password = '' ): void {
		global $wpdb;
		$id = $this->make->post( [ 'post_title' => $title, 'post_status' => $status, 'post_password' => $password ] );
		$wpdb->update( $wpdb->posts, [ 'post_modified_gmt' => '2024-01-01 00:00:00' ], [ 'ID' => $id ] );
	}

	private static function postpone( string $hook, int $seconds ): void {
		wp_clear_scheduled_hook( $hook );
		wp_schedule_single_event( time() - $seconds, $hook );
	}

	private static function wordpress_says( int $time ): void {
		apply_filters(
			'http_response',
			[ 'headers' => [ 'date' => gmdate( 'D, d M Y H:i:s', $time ) . ' GMT' ] ],
			[],
			'https://api.wordpress.org/core/version-check/1.7/'
		);
	}

	private static function use_older_theme(): void {
		add_filter( 'template', static fn(): string => 'hien-older' );
		add_filter( 'wp_cache_themes_persistently', static fn(): int => HOUR_IN_SECONDS );
		// What WordPress remembers of a theme that it has read.
		wp_cache_set(
			'theme-' . md5( WP_CONTENT_DIR . '/themes/hien-older' ),
			[
				'block_template_folders' => [],
				'block_theme'            => false,
				'headers'                => [ 'Name' => 'Hien', 'TextDomain' => 'hien', 'Version' => '0.0.1' ],
				'errors'                 => null,
				'stylesheet'             => 'hien-older',
				'template'               => 'hien-older',
			],
			'themes'
		);
	}

	private static function use_redis( bool $is_there ): void {
		wp_using_ext_object_cache( true );
		$GLOBALS['wp_object_cache'] = $is_there
			? new class() extends WP_Object_Cache {
				public function redis_status(): bool {
					return true;
				}
			}
			: new class() extends WP_Object_Cache {
				public function redis_status(): bool {
					return false;
				}
			};
	}

	private static function connect_chat(): void {
		$config = 'const firebaseConfig = { apiKey: "a", projectId: "p", databaseURL: "https://p-default-rtdb.firebaseio.com" };';
		remove_all_filters( 'pre_update_option_hien_site' ); // It would move the key out of the settings.
		$firebase = [ 'config' => $config, 'account' => Constants::KEPT_SECRET ];
		update_option( 'hien_site', [ 'firebase' => $firebase ] + get_option( 'hien_site' ) );
		update_option(
			'hien_chat_rules',
			[
				'is_published' => true,
				'at'           => time(),
				'hash'         => md5( \Hien\Chat\Database_Rules::text() ),
				'database'     => 'https://p-default-rtdb.firebaseio.com',
			]
		);
	}

	private static function add_sample_comment( self $test ): void {
		global $wpdb;
		wp_insert_comment(
			[
				'comment_post_ID' => $test->make->post(),
				'comment_author_email' => 'wapuu@wordpress.example',
				'comment_content' => 'Hi',
				'comment_approved' => 1,
			]
		);
		$wpdb->query( "UPDATE $wpdb->comments SET comment_ID = 1 WHERE comment_author_email = 'wapuu@wordpress.example'" );
	}
}
