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

	/** Requests in a window. */
	public readonly int $quota;

	/**
	 * @param string $name    Name of the counter: lower-case letters, digits and hyphens.
	 * @param int    $usual   Requests of a visitor in a window, unless a plugin filters it.
	 * @param int    $seconds Length of the window.
	 * @param int    $times   How many times larger the quota is.
	 */
	public function __construct(
		public readonly string $name,
		private readonly int $usual,
		public readonly int $seconds = MINUTE_IN_SECONDS,
		int $times = 1,
	) {
		/**
		 * Filters how many requests of one kind a visitor may send in a window.
		 *
		 * @param int    $quota   Requests; at least 1.
		 * @param string $name    Name of the limit, such as `comment`.
		 * @param int    $seconds Length of the window.
		 */
		$quota       = apply_filters( 'hien_limit', $usual, $name, $seconds );
		$this->quota = $times * max( 1, is_numeric( $quota ) ? (int) $quota : $usual );
	}

	/** The same limit for all visitors of an address that is shared. */
	public function shared(): self {
		return new self( $this->name, $this->usual, $this->seconds, self::SHARED );
	}
}
