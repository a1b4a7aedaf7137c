<?php

declare(strict_types=1);

namespace Hien\Tests\Uploads;

/** Uploads in a bucket, as plugins for object storage have them by a stream wrapper: no folders, and glob() finds nothing. */
final class Bucket {

	/** @var array<string,string> Path => content. */
	public static array $files = [];

	/** Whether it does not answer. */
	public static bool $is_away = false;

	/** @var resource|null Set by PHP. */
	public $context;

	private string $path = '';

	private int $at = 0;

	/** Puts the site's uploads into an empty bucket, for one test. */
	public static function open(): void {
		self::$files   = [];
		self::$is_away = false;
		if ( ! in_array( 'bucket', stream_get_wrappers(), true ) ) {
			stream_wrapper_register( 'bucket', self::class );
		}
		add_filter(
			'upload_dir',
			static fn( array $dir ): array => [ 'basedir' => 'bucket://uploads', 'path' => 'bucket://uploads' ] + $dir,
			PHP_INT_MAX
		);
	}

	public function stream_open( string $path, string $mode ): bool {
		if ( self::$is_away || ( 'r' === $mode[0] && ! isset( self::$files[ $path ] ) ) ) {
			return false;
		}
		$this->path = $path;
		if ( 'w' === $mode[0] ) {
			self::$files[ $path ] = '';
		}
		return true;
	}

	public function stream_write( string $data ): int {
		self::$files[ $this->path ] .= $data;
		return strlen( $data );
	}

	public function stream_read( int $count ): string {
		$data      = substr( self::$files[ $this->path ], $this->at, $count );
		$this->at += strlen( $data );
		return $data;
	}

	public function stream_eof(): bool {
		return $this->at >= strlen( self::$files[ $this->path ] );
	}

	/** @return array<string,int> */
	public function stream_stat(): array {
		return [ 'mode' => 0100666, 'size' => strlen( self::$files[ $this->path ] ) ];
	}

	public function stream_metadata(): bool {
		return true;
	}

	/** @return array<string,int>|false */
	public function url_stat( string $path ): array|false {
		if ( isset( self::$files[ $path ] ) && ! self::$is_away ) {
			return [ 'mode' => 0100666, 'size' => strlen( self::$files[ $path ] ) ];
		}
		return '' === pathinfo( $path, PATHINFO_EXTENSION ) ? [ 'mode' => 0040777, 'size' => 0 ] : false;
	}

	public function dir_opendir(): bool {
		return ! self::$is_away;
	}

	public function dir_readdir(): false {
		return false;
	}

	public function dir_closedir(): bool {
		return true;
	}

	public function mkdir(): bool {
		return true;
	}

	/** As S3 does, it takes a path for deleted that it never had. */
	public function unlink( string $path ): bool {
		if ( ! self::$is_away ) {
			unset( self::$files[ $path ] );
		}
		return ! self::$is_away;
	}
}
