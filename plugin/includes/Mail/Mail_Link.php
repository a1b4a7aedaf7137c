<?php
declare(strict_types=1);

namespace Hien\Mail;

use Hien\Visitors\Request;

defined( 'ABSPATH' ) || exit;

/** A link in a mail that changes something. It needs no login, since its key is known from the mail only. */
final class Mail_Link {

	private const KEY = 'key';

	/** @param string $argument Query argument with the id of the object that the mails are about. */
	public function __construct( private readonly string $argument ) {}

	/**
	 * The URL of the link.
	 *
	 * @param int $owner User id of the recipient, on which the key depends.
	 */
	public function address( int $id, int $owner ): string {
		return add_query_arg(
			[
				$this->argument => $id,
				self::KEY       => $this->key( $id, $owner ),
			],
			home_url( '/' )
		);
	}

	// phpcs:disable WordPress.Security.NonceVerification -- The key proves that the request comes from the mail.

	/** @return int|null The id in the request, not verified yet; null if the request is not for such a link. */
	public function requested_id(): ?int {
		return isset( $_GET[ $this->argument ] ) ? absint( $_GET[ $this->argument ] ) : null;
	}

	/** Whether the request contains the right key. */
	public function is_valid( int $id, int $owner ): bool {
		return hash_equals( $this->key( $id, $owner ), trim( Request::argument( self::KEY ) ) );
	}

	/** Whether a button of the page was pressed. With $means_all, one-click unsubscribing (RFC 8058) counts as well. */
	public static function is_pressed( string $button, bool $means_all ): bool {
		return isset( $_POST[ $button ] ) || ( $means_all && isset( $_POST['List-Unsubscribe'] ) );
	}

	// phpcs:enable

	private function key( int $id, int $owner ): string {
		return wp_hash( "$this->argument|$id|$owner", 'auth', 'sha256' );
	}
}
