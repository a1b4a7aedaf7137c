<?php
declare(strict_types=1);

namespace Hien\Tests\Support;

use RuntimeException;
use WP_Error;

/** Thrown where WordPress would die: the message, with the HTTP status as its code. */
final class DieException extends RuntimeException {

	/** @param array<string,mixed> $args Third argument of wp_die(). */
	public function __construct( mixed $message, array $args ) {
		$text = $message instanceof WP_Error ? $message->get_error_message() : $message;
		parent::__construct( is_scalar( $text ) ? (string) $text : '', (int) ( $args['response'] ?? 500 ) );
	}
}
