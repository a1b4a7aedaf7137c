<?php

declare(strict_types=1);

namespace Hien\Tests\Uploads;

use WP_REST_Request;
use WP_REST_Response;

/** Pictures that somebody uploads, and a folder of uploads that ends with the test. */
trait Pictures {

	/** A folder with what is uploaded, and with the uploads of the site in `uploads`. */
	protected string $folder;

	protected function make_folder(): void {
		$this->folder = sys_get_temp_dir() . '/hien-pictures-' . bin2hex( random_bytes( 4 ) );
		mkdir( "$this->folder/uploads", 0777, true );
		add_filter(
			'upload_dir',
			fn( array $dir ): array => [ 'basedir' => "$this->folder/uploads", 'path' => "$this->folder/uploads" ] + $dir
		);
		add_filter( 'hien_visitor_address', static fn(): string => '' );
	}

	protected function tearDown(): void { // phpcs:ignore WordPress.NamingConventions.ValidFunctionName.MethodNameInvalid -- PHPUnit's.
		$files = new \RecursiveIteratorIterator(
			new \RecursiveDirectoryIterator( $this->folder, \FilesystemIterator::SKIP_DOTS ),
			\RecursiveIteratorIterator::CHILD_FIRST
		);
		foreach ( $files as $file ) {
			if ( $file->isDir() ) {
				rmdir( $file->getPathname() );
			} else {
				unlink( $file->getPathname() );
			}
		}
		rmdir( $this->folder );
		parent::tearDown();
	}

	/** @param array<string,string> $fields Sent beside the file. */
	protected function upload_to(
		string $route,
		string $path,
		string $name = 'anh.png',
		int $error = UPLOAD_ERR_OK,
		array $fields = []
	): WP_REST_Response {
		$request = new WP_REST_Request( 'POST', $route );
		$request->set_file_params(
			[
				'file' => [
					'name' => $name,
					'full_path' => $name,
					'type' => 'image/png',
					'tmp_name' => $path,
					'error' => $error,
					'size' => 1,
				],
			]
		);
		$request->set_body_params( $fields );
		self::register_routes( $route );
		return rest_do_request( $request );
	}

	protected function picture( string $type, int $width, int $height, bool $has_palette = false ): string {
		$path  = $this->file( '' );
		$image = $has_palette ? imagecreate( $width, $height ) : imagecreatetruecolor( $width, $height );
		imagefilledellipse( $image, intdiv( $width, 2 ), intdiv( $height, 2 ), 50, 50, (int) imagecolorallocate( $image, 200, 100, 50 ) );
		( "image$type" )( $image, $path );
		return $path;
	}

	protected function file( string $content ): string {
		$path = (string) tempnam( $this->folder, 'php' );
		file_put_contents( $path, $content );
		return $path;
	}
}
