<?php
declare(strict_types=1);

namespace Hien\Content;

use Hien\Rest\Schema;

defined( 'ABSPATH' ) || exit;

/** Breadcrumbs: links to the pages above the current one, from the home page down. */
final class Crumbs {

	/** @return array{name:string,path:string} */
	public static function home(): array {
		return self::of( __( 'Trang chủ', 'hien-core' ), '/' );
	}

	/**
	 * @param string $path Path below the home page.
	 * @return array{name:string,path:string}
	 */
	public static function of( string $name, string $path ): array {
		return [
			'name' => $name,
			'path' => $path,
		];
	}

	/** @return array<string,mixed> JSON schema of a list of breadcrumbs. */
	public static function schema(): array {
		return Schema::array_of(
			Schema::object(
				'Crumb',
				[
					'name' => Schema::string(),
					'path' => Schema::string(),
				]
			)
		);
	}
}
