<?php
declare(strict_types=1);

namespace Hien\Tests\Support;

use RuntimeException;

/** Thrown where WordPress would redirect, before the exit that follows; the code is the HTTP status. */
final class RedirectException extends RuntimeException {

	public function __construct( public readonly string $location, int $status ) {
		parent::__construct( $location, $status );
	}
}
