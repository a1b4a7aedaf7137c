<?php
declare(strict_types=1);

namespace Hien\Tests\Support;

use WP_REST_Server;

/** Core's REST server, whole, with authentication; what it would send is held instead, for PHPUnit has printed. */
final class Rest_Server extends WP_REST_Server {

	/** @var array<string,string> Headers by name. */
	public array $headers = [];

	public int $status = 0;

	/**
	 * @param string $key   Name.
	 * @param string $value Value.
	 */
	public function send_header( $key, $value ): void {
		$this->headers[ $key ] = (string) $value;
	}

	/** @param string $key Name. */
	public function remove_header( $key ): void {
		unset( $this->headers[ $key ] );
	}

	/** @param int $code Status. */
	protected function set_status( $code ): void {
		$this->status = $code;
	}
}
