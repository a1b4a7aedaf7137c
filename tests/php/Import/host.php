<?php
/** The host, as the import sees it: copying may be cut off in the middle, and PHP lacks what TestCase::$lacking names. */

declare(strict_types=1);

namespace Hien\Import;

use Hien\Tests\Import\Cut_Off;
use Hien\Tests\Import\Moving;

function extension_loaded( string $name ): bool {
	return ! in_array( $name, Moving::$lacking, true );
}

function copy( string $from, string $to ): bool {
	if ( 0 === Moving::$copies_left-- ) {
		file_put_contents( $to, substr( (string) file_get_contents( $from ), 0, 300 ) );
		throw new Cut_Off();
	}
	return \copy( $from, $to );
}
