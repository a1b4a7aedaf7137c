<?php
declare(strict_types=1);

namespace Hien\Import;

use RuntimeException;

defined( 'ABSPATH' ) || exit;

/** A file cannot be read, or not any further. The message is for the owner. */
final class Broken_File extends RuntimeException {}
