<?php
declare(strict_types=1);

namespace Hien\Throttle;

defined( 'ABSPATH' ) || exit;

/** The maximum number of requests of one kind that a visitor may send within a fixed time window. */
final class Limit {

	/**
	 * Visitors who may share an address, such as the classes of a school: as many may do in an hour what a visitor does once in a
	 * while, such as opening an account or sending a message.
	 */
	public const PEOPLE = 60;

	/** How many times larger the quota is where all visitors have the address of one proxy (Address::is_shared()). */
	private const SHARED = 20;

	/**
	 * @param string $name    Name of the counter: lower-case letters, digits and hyphens.
	 * @param int    $quota   Requests in a window.
	 * @param int    $seconds Length of the window.
	 */
	public function __construct(
		public readonly string $name,
		public readonly int $quota,
		public readonly int $seconds = MINUTE_IN_SECONDS,
	) {}

	/** The same limit for all visitors of an address that is shared. */
	public function shared(): self {
		return new self( $this->name, $this->quota * self::SHARED, $this->seconds );
	}
}
