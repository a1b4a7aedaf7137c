<?php
/**
 * @package Hien
 */

declare(strict_types=1);

namespace Hien\Throttle;

defined( 'ABSPATH' ) || exit;

/** The maximum number of requests of one kind that a visitor may send within a fixed time window. */
final class Limit {

	/**
	 * @param string $name    Name of the counter: lower-case letters, digits and hyphens.
	 * @param int    $quota   Requests in a window.
	 * @param int    $seconds Length of the window. All windows also end at the site's midnight, when the salt changes (Daily_Salt).
	 */
	public function __construct(
		public readonly string $name,
		public readonly int $quota,
		public readonly int $seconds = MINUTE_IN_SECONDS,
	) {}
}
