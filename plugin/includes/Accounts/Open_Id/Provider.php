<?php
declare(strict_types=1);

namespace Hien\Accounts\Open_Id;

defined( 'ABSPATH' ) || exit;

/** An OpenID provider in the owner's settings. */
final class Provider {

	/**
	 * @param string $id        Id in URLs.
	 * @param string $name      Name on the button.
	 * @param string $issuer    Issuer URL.
	 * @param string $client_id Client id of this site.
	 */
	public function __construct(
		public readonly string $id,
		public readonly string $name,
		public readonly string $issuer,
		public readonly string $client_id,
	) {}

	/** The client secret of this site; '' for a provider without one. */
	public function secret(): string {
		return Secrets::of( $this->issuer, $this->client_id );
	}
}
