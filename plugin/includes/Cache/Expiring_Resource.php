<?php
/**
 * @package Hien
 */

declare(strict_types=1);

namespace Hien\Cache;

defined( 'ABSPATH' ) || exit;

/** A resource with responses that go out of date at a known moment, without a change of data. */
interface Expiring_Resource {

	/**
	 * @param array<string,mixed> $response A response of the resource.
	 * @return int|null Unix time from which the response is out of date; null where only a change makes it so.
	 */
	public function expires_at( array $response ): ?int;
}
