<?php

declare(strict_types=1);

namespace Hien\Tests\Setup;

use Hien\Tests\Support\TestCase;
use PHPUnit\Framework\Attributes\DataProvider;

/** Updates come from where the owner says, and from nowhere else. */
final class UpdatesTest extends TestCase {

	private const HOST = 'hien.invalid';

	private const FILE = [
		'version' => '99.0.0',
		'plugin'  => 'https://tac-gia.vn/hien-core.zip',
		'theme'   => 'https://tac-gia.vn/hien.zip',
		'url'     => 'https://tac-gia.vn/moi',
	];

	/** @var list<string> Addresses that were requested. */
	private array $requested = [];

	public function test_the_plugin_names_a_host_that_is_not_wordpress_orgs(): void {
		require_once ABSPATH . 'wp-admin/includes/plugin.php';
		self::assertSame( self::HOST, wp_parse_url( get_plugin_data( HIEN_CORE_FILE, false, false )['UpdateURI'], PHP_URL_HOST ) );
	}

	public function test_another_theme_of_the_same_name_is_no_update(): void {
		$found = (object) [
			'response' => [ 'hien' => [ 'new_version' => '9.9' ], 'khac' => [ 'new_version' => '2' ] ],
			'no_update' => [ 'hien' => [] ],
		];
		set_site_transient( 'update_themes', $found );
		self::assertEquals(
			(object) [ 'response' => [ 'khac' => [ 'new_version' => '2' ] ], 'no_update' => [] ],
			get_site_transient( 'update_themes' )
		);
	}

	public function test_nothing_is_requested_unless_an_address_is_set(): void {
		$this->serve( self::FILE );
		self::assertSame( [ false, false ], self::offers() );
		self::assertSame( [], $this->requested );
	}

	public function test_the_file_at_the_address_offers_both(): void {
		$this->serve( self::FILE );
		add_filter( 'hien_updates_url', static fn(): string => 'https://tac-gia.vn/hien.json' );
		[ $plugin, $theme ] = self::offers();
		self::assertSame(
			[ '99.0.0', self::FILE['plugin'], self::FILE['url'] ],
			[ $plugin['version'], $plugin['package'], $plugin['url'] ]
		);
		self::assertSame( [ '99.0.0', self::FILE['theme'], 'hien' ], [ $theme['new_version'], $theme['package'], $theme['theme'] ] );
		self::assertSame( [ 'https://tac-gia.vn/hien.json' ], array_unique( $this->requested ) );
		$this->requested = [];
		set_site_transient( 'update_themes', (object) [ 'last_checked' => 1 ] );
		self::assertSame( [], $this->requested, 'WordPress notes first that it asks.' );
		remove_all_filters( 'pre_http_request' );
		$this->serve( [ 'version' => '0.0.1' ] + self::FILE );
		self::assertFalse( self::offers()[1], 'It is older.' );
	}

	/** The upgrader would put our files in place of theirs. */
	public function test_a_child_theme_and_another_plugin_are_not_offered_ours(): void {
		$this->serve( self::FILE );
		add_filter( 'hien_updates_url', static fn(): string => 'https://tac-gia.vn/hien.json' );
		$themes = sys_get_temp_dir() . '/hien-themes-' . getmypid();
		wp_mkdir_p( "$themes/hien-con" );
		// phpcs:ignore WordPress.WP.AlternativeFunctions -- A theme of the test.
		file_put_contents( "$themes/hien-con/style.css", "/*\nTheme Name: Con\nTemplate: hien\nText Domain: hien\n*/" );
		$directories = $GLOBALS['wp_theme_directories'];
		register_theme_directory( $themes );
		wp_clean_themes_cache();
		try {
			self::assertNotFalse( wp_get_theme( 'hien-con' )->parent() );
			self::assertSame( [ 'hien' ], array_keys( self::themes() ) );
		} finally {
			$GLOBALS['wp_theme_directories'] = $directories;
			unlink( "$themes/hien-con/style.css" );
			rmdir( "$themes/hien-con" );
			rmdir( $themes );
			wp_clean_themes_cache();
		}
		self::assertFalse( self::plugin( 'hien-core-sua/hien-core.php' ) );
	}

	/** @return array<string,array{mixed,int,string}> Body; status; address. */
	public static function useless(): array {
		return [
			'another status'   => [ self::FILE, 404, 'https://tac-gia.vn/hien.json' ],
			'no JSON'          => [ '<html>', 200, 'https://tac-gia.vn/hien.json' ],
			'a list'           => [ [ [ '1' ] ], 200, 'https://tac-gia.vn/hien.json' ],
			'no version'       => [ [ 'version' => '' ] + self::FILE, 200, 'https://tac-gia.vn/hien.json' ],
			'an open package'  => [
				array_map( static fn( string $each ): string => str_replace( 'https', 'http', $each ), self::FILE ),
				200,
				'https://tac-gia.vn/hien.json',
			],
			'an open address'  => [ self::FILE, 200, 'http://tac-gia.vn/hien.json' ],
		];
	}

	#[DataProvider( 'useless' )]
	public function test_what_is_no_update_is_not_offered( mixed $body, int $status, string $address ): void {
		$this->serve( $body, $status );
		add_filter( 'hien_updates_url', static fn(): string => $address );
		self::assertSame( [ false, false ], self::offers() );
	}

	/** @return array{mixed,mixed} What WordPress would offer for the plugin and for the theme; false for nothing. */
	private static function offers(): array {
		return [ self::plugin( 'hien-core/hien-core.php' ), self::themes()['hien'] ?? false ];
	}

	private static function plugin( string $file ): mixed {
		return apply_filters( 'update_plugins_' . self::HOST, false, [], $file, [] );
	}

	/** @return array<string,mixed> By folder. */
	private static function themes(): array {
		return apply_filters( 'pre_set_site_transient_update_themes', (object) [ 'response' => [] ], 'update_themes' )->response;
	}

	private function serve( mixed $body, int $status = 200 ): void {
		add_filter(
			'pre_http_request',
			function ( mixed $response, array $args, string $url ) use ( $body, $status ): array {
				$this->requested[] = $url;
				return [
					'response' => [ 'code' => $status ],
					'body'     => is_string( $body ) ? $body : wp_json_encode( $body ),
				];
			},
			10,
			3
		);
	}
}
