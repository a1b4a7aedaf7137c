<?php
declare(strict_types=1);

namespace Hien\Rest;

defined( 'ABSPATH' ) || exit;

/** A resource whose responses have structured data for search engines, besides breadcrumbs. */
interface Has_Structured_Data {

	/**
	 * @param array<string,mixed> $response A response of the resource.
	 * @return list<array<string,mixed>> Entities of https://schema.org, printed as JSON-LD.
	 */
	public function json_ld( array $response ): array;
}
