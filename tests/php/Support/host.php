<?php
/**
 * The host, as the checks of a site see it: it has each extension and, whether the build has run or not, each file of a build, apart
 * from what TestCase::$lacking names; with 'uploads' there, no folder can be written.
 */

declare(strict_types=1);

namespace Hien\Accounts\Profile;

function wp_is_writable( string $folder ): bool {
	return \Hien\Health\wp_is_writable( $folder );
}

namespace Hien\Health;

use Hien\Tests\Support\TestCase;

/** The checks find these before PHP's own. */
function extension_loaded( string $name ): bool {
	return ! in_array( $name, TestCase::$lacking, true );
}

function is_readable( string $file ): bool {
	return str_contains( $file, '/build/' ) ? ! in_array( basename( $file ), TestCase::$lacking, true ) : \is_readable( $file );
}

function wp_is_writable( string $folder ): bool {
	return ! in_array( 'uploads', TestCase::$lacking, true ) && \wp_is_writable( $folder );
}
