<?php
declare(strict_types=1);

namespace Hien\Downloads;

use Hien\Atomic_Meta;

defined( 'ABSPATH' ) || exit;

/** The number of times that a file was downloaded. */
final class Download_Count {

	public const META = '_hien_downloads';

	public static function of( int $download ): int {
		return (int) get_post_meta( $download, self::META, true );
	}

	public static function add( int $download ): void {
		Atomic_Meta::increment( $download, self::META, 1 );
	}
}
