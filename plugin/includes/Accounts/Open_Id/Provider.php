<?php
/**
 * @package Hien
 */

declare(strict_types=1);

namespace Hien\Accounts\Open_Id;

defined( 'ABSPATH' ) || exit;

/** Who signs visitors in for the site, as the owner's settings name it. */
final class Provider {

	/**
	 * @param string $id        In addresses.
	 * @param string $name      On the button.
	 * @param string $issuer    Its address.
	 * @param string $client_id What it calls this site.
	 */
	public function __construct(
		public readonly string $id,
		public readonly string $name,
		public readonly string $issuer,
		public readonly string $client_id,
	) {}

	/** What this site proves itself with; '' where the provider asks for nothing. */
	public function secret(): string {
		return Secrets::of( $this->issuer, $this->client_id );
	}
}
