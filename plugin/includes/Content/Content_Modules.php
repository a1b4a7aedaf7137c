<?php
declare(strict_types=1);

namespace Hien\Content;

use Hien\Modules;

defined( 'ABSPATH' ) || exit;

/** Names, pictures and feeds of all content. */
final class Content_Modules extends Modules {

	protected function always(): array {
		return [
			new Composed_Names(),
			new Picture_Files(),
			new Feeds(),
		];
	}
}
