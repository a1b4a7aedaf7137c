<?php
declare(strict_types=1);

namespace Hien\Blocks;

use Hien\Modules;

defined( 'ABSPATH' ) || exit;

/** The blocks that authors put into texts. */
final class Block_Modules extends Modules {

	protected function always(): array {
		return [ new Course_Block(), new Series_Block(), new Question_Block() ];
	}
}
