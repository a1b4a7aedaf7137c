<?php
/**
 * @package Hien
 */

declare(strict_types=1);

namespace Hien\Throttle;

defined( 'ABSPATH' ) || exit;

/** How many requests of one kind a visitor may send within a fixed window of time. */
final class Limit {

	/**
	 * @param string $name    What is limited: lower-case letters, digits and hyphens. Each name is counted on its own.
	 * @param int    $quota   Requests in a window.
	 * @param int    $seconds Length of the window. All windows end at the site's midnight, with the salt of the day.
	 */
	public function __construct(
		public readonly string $name,
		public readonly int $quota,
		public readonly int $seconds = MINUTE_IN_SECONDS,
	) {}
}
