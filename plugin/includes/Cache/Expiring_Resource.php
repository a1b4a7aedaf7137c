<?php
/**
 * @package Hien
 */

declare(strict_types=1);

namespace Hien\Cache;

defined( 'ABSPATH' ) || exit;

/** A resource whose responses expire at a known time, without a change of data. */
interface Expiring_Resource {

	/**
	 * @param array<string,mixed> $response A response of the resource.
	 * @return int|null Unix time at which the response expires; null if it is valid until data changes.
	 */
	public function expires_at( array $response ): ?int;
}
