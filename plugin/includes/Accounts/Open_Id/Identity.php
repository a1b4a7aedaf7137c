<?php
/**
 * @package Hien
 */

declare(strict_types=1);

namespace Hien\Accounts\Open_Id;

defined( 'ABSPATH' ) || exit;

/** Who somebody is to an OpenID provider. */
final class Identity {

	/**
	 * @param string $issuer  The provider.
	 * @param string $subject The account there, for ever.
	 * @param string $email   Only where the provider has verified it; '' otherwise.
	 * @param string $name    '' where it is not known.
	 */
	public function __construct(
		public readonly string $issuer,
		private readonly string $subject,
		public readonly string $email,
		public readonly string $name,
	) {}

	/** How it is stored: a hash, since databases compare texts without regard to case and accents, and subjects have both; and the issuer, for people. */
	public function key(): string {
		return hash( 'sha256', "$this->issuer\n$this->subject" ) . ' ' . $this->issuer;
	}
}
