<?php

declare(strict_types=1);

namespace Hien\Tests\Cache;

use Hien\Tests\Support\TestCase;

/** The must-use plugin of docs/hosting.md that empties nginx's cache. */
final class EmptyCacheTest extends TestCase {

	private string $log;

	protected function setUp(): void {
		parent::setUp();
		Cache_Folder::$real = sys_get_temp_dir() . '/hien-cache-' . getmypid();
		mkdir( Cache_Folder::$real . '/a/b1', 0777, true );
		mkdir( Cache_Folder::$real . '/c' );
		file_put_contents( Cache_Folder::$real . '/a/b1/trang', 'x' );
		file_put_contents( Cache_Folder::$real . '/c/trang', 'x' );
		stream_wrapper_register( 'hiencache', Cache_Folder::class );
		defined( 'HIEN_CACHE_FOLDER' ) || define( 'HIEN_CACHE_FOLDER', 'hiencache://' );
		$this->log = Cache_Folder::$real . '.log';
		ini_set( 'error_log', $this->log ); // phpcs:ignore WordPress.PHP.IniSet -- Restored.
		require dirname( __DIR__, 3 ) . '/bench/cache/empty-cache.php';
	}

	protected function tearDown(): void {
		ini_restore( 'error_log' );
		stream_wrapper_unregister( 'hiencache' );
		foreach ( [ '/a/b1/trang', '/c/trang', '.log' ] as $file ) {
			if ( is_file( Cache_Folder::$real . $file ) ) {
				unlink( Cache_Folder::$real . $file );
			}
		}
		foreach ( [ '/a/b1', '/a', '/c', '' ] as $folder ) {
			rmdir( Cache_Folder::$real . $folder );
		}
		Cache_Folder::$locked = null;
		parent::tearDown();
	}

	public function test_all_files_are_deleted_but_what_is_in_a_folder_that_cannot_be_read(): void {
		Cache_Folder::$locked = '/a';
		do_action( 'hien_page_caches_emptied' );
		self::assertFileDoesNotExist( Cache_Folder::$real . '/c/trang' );
		self::assertFileExists( Cache_Folder::$real . '/a/b1/trang' );
		Cache_Folder::$locked = null;
		do_action( 'hien_page_caches_emptied' );
		self::assertFileDoesNotExist( Cache_Folder::$real . '/a/b1/trang' );
		self::assertFileDoesNotExist( $this->log );
	}

	/** nginx makes its folder for its own user. */
	public function test_a_post_is_saved_where_the_folder_cannot_be_read_and_the_log_says_why(): void {
		Cache_Folder::$locked = '/';
		do_action( 'hien_page_caches_emptied' );
		self::assertStringContainsString( 'HIEN_CACHE_FOLDER', (string) file_get_contents( $this->log ) );
	}
}

// phpcs:disable Generic.Files.OneObjectStructurePerFile, Squiz.Commenting, WordPress.NamingConventions -- PHP's names.

/** A folder of which a part cannot be read, also by root. */
final class Cache_Folder {

	public static string $real;

	public static ?string $locked = null;

	/** @var resource|null */
	public $context;

	/** @var list<string> */
	private array $names = [];

	private int $next = 0;

	private static function path( string $url ): string {
		return '/' . trim( substr( $url, strlen( 'hiencache://' ) ), '/' );
	}

	public function dir_opendir( string $url ): bool {
		$this->names = scandir( self::$real . self::path( $url ) ) ?: [];
		return self::path( $url ) !== self::$locked;
	}

	public function dir_readdir(): string|false {
		return $this->names[ $this->next++ ] ?? false;
	}

	public function dir_rewinddir(): bool {
		$this->next = 0;
		return true;
	}

	public function dir_closedir(): bool {
		return true;
	}

	public function unlink( string $url ): bool {
		return unlink( self::$real . self::path( $url ) );
	}

	/** @return array<int|string,int>|false */
	public function url_stat( string $url ): array|false {
		return stat( self::$real . self::path( $url ) );
	}
}
