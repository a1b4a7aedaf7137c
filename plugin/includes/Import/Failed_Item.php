<?php
declare(strict_types=1);

namespace Hien\Import;

use RuntimeException;

defined( 'ABSPATH' ) || exit;

/** One thing cannot be imported; the import goes on. The message is for the owner. */
final class Failed_Item extends RuntimeException {}
