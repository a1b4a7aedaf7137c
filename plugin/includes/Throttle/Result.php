<?php
declare(strict_types=1);

namespace Hien\Throttle;

use WP_Error;

defined( 'ABSPATH' ) || exit;

/** The outcome of counting a request: whether it exceeds its limit, and the headers that describe the limit. */
final class Result {

	/**
	 * @param int $hits  Requests in this window, this one included.
	 * @param int $reset Seconds until the window ends.
	 */
	public function __construct(
		private readonly Limit $limit,
		private readonly int $hits,
		private readonly int $reset,
	) {}

	/** @return WP_Error|null 429 with the seconds to wait as `retry_after`; null within the quota. */
	public function error(): ?WP_Error {
		if ( $this->hits <= $this->limit->quota ) {
			return null;
		}
		return new WP_Error(
			'hien_too_many_requests',
			/* translators: %s: a time to wait, such as "40 giây" */
			sprintf( __( 'Bạn gửi quá nhanh. Chờ %s rồi thử lại nhé.', 'hien-core' ), self::duration( $this->reset ) ),
			[
				'status'      => 429,
				'retry_after' => $this->reset,
			]
		);
	}

	/** A duration as text: in seconds, minutes or hours, rounded up. */
	public static function duration( int $seconds ): string {
		[ $number, $text ] = match ( true ) {
			/* translators: %d: seconds */
			$seconds <= MINUTE_IN_SECONDS => [ $seconds, __( '%d giây', 'hien-core' ) ],
			/* translators: %d: minutes */
			$seconds <= HOUR_IN_SECONDS   => [ ceil( $seconds / MINUTE_IN_SECONDS ), __( '%d phút', 'hien-core' ) ],
			/* translators: %d: hours */
			default                       => [ ceil( $seconds / HOUR_IN_SECONDS ), __( '%d giờ', 'hien-core' ) ],
		};
		return sprintf( $text, $number );
	}

	/**
	 * Headers of the response.
	 *
	 * @see https://datatracker.ietf.org/doc/draft-ietf-httpapi-ratelimit-headers/ RateLimit-Policy and RateLimit: q is
	 *      the quota, w the window, r what is left of it, t the seconds until it is full again.
	 * @return array<string,string>
	 */
	public function headers(): array {
		return [
			'RateLimit-Policy' => sprintf( '"%s";q=%d;w=%d', $this->limit->name, $this->limit->quota, $this->limit->seconds ),
			'RateLimit'        => sprintf(
				'"%s";r=%d;t=%d',
				$this->limit->name,
				max( 0, $this->limit->quota - $this->hits ),
				$this->reset
			),
		];
	}
}
