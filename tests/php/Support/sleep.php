<?php
/**
 * The seconds for which a request waits for a lock: what others do meanwhile.
 */

declare(strict_types=1);

namespace Hien;

use Hien\Tests\Support\TestCase;

/** Lock finds this before PHP's own. */
function sleep( int $seconds ): int {
	return null === TestCase::$meanwhile ? \sleep( $seconds ) : ( TestCase::$meanwhile )();
}
