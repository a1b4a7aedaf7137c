<?php
declare(strict_types=1);

namespace Hien\Shell;

use Hien\Rest\Controller;

defined( 'ABSPATH' ) || exit;

/** `shell`: the responses for the side columns. The app requests them if it started on a page without columns. */
final class Shell_Controller extends Controller {

	public function __construct(
		private readonly Shell $shell,
	) {
	}

	/** Public: every page with side columns has the same responses. */
	public function register_routes(): void {
		$this->add_route( 'GET', '/shell', static fn(): true => true, $this->shell->columns( ... ), self::schema( ... ) );
	}

	/** @return array<string,mixed> */
	private static function schema(): array {
		return [
			'title'                => 'ShellColumns',
			'description'          => __( 'Tên và nội dung trả lời.', 'hien-core' ),
			'type'                 => 'object',
			'additionalProperties' => [
				'type'                 => 'object',
				'additionalProperties' => true,
			],
		];
	}
}
