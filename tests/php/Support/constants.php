<?php
/**
 * The constants of other plugins, by which ours knows them: besides those that there are, the ones that TestCase::$defined names.
 */

declare(strict_types=1);

namespace Hien\Routing;

use Hien\Tests\Support\TestCase;

/** Routing finds this before PHP's own. */
function defined( string $name ): bool {
	return in_array( $name, TestCase::$defined, true ) || \defined( $name );
}
