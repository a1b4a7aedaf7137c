<?php
declare(strict_types=1);

namespace Hien\Accounts\Open_Id;

defined( 'ABSPATH' ) || exit;

/** A person's account at an OpenID provider. */
final class Identity {

	/**
	 * @param string $issuer  Issuer URL of the provider.
	 * @param string $subject The provider's permanent id of the account (`sub`).
	 * @param string $email   The address if the provider has verified it; '' otherwise.
	 * @param string $name    Display name; '' if it is not known.
	 */
	public function __construct(
		public readonly string $issuer,
		private readonly string $subject,
		public readonly string $email,
		public readonly string $name,
	) {}

	/**
	 * The form in which it is stored: `{hash} {issuer}`. A hash, because databases compare texts without regard to case and accents,
	 * which differ between subjects; the issuer, so that people can read it.
	 */
	public function key(): string {
		return hash( 'sha256', "$this->issuer\n$this->subject" ) . ' ' . $this->issuer;
	}
}
