<?php
/**
 * The clock of limits: each test begins a day, as far as they know, so no window ends within one.
 */

declare(strict_types=1);

namespace Hien\Throttle;

use Hien\Tests\Support\TestCase;

/** Throttle finds this before PHP's own. */
function time(): int {
	return \time() + TestCase::$ahead;
}
