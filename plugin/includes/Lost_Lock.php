<?php
declare(strict_types=1);

namespace Hien;

use RuntimeException;

defined( 'ABSPATH' ) || exit;

/** A request has worked for so long that another one may have taken its lock. */
final class Lost_Lock extends RuntimeException {}
