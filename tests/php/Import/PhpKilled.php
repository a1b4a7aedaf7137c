<?php

declare(strict_types=1);

namespace Hien\Tests\Import;

use Error;

/** PHP is ended, as the host does it after some seconds. */
final class PhpKilled extends Error {}
