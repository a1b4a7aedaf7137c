<?php
/** A disk for the import: copy() as the plugin calls it, which may be cut off in the middle. */

declare(strict_types=1);

namespace Hien\Import;

use Hien\Tests\Import\Cut_Off;
use Hien\Tests\Import\Moving;

function copy( string $from, string $to ): bool {
	if ( 0 === Moving::$copies_left-- ) {
		file_put_contents( $to, substr( (string) file_get_contents( $from ), 0, 300 ) );
		throw new Cut_Off();
	}
	return \copy( $from, $to );
}
