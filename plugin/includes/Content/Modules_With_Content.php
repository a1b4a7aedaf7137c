<?php
declare(strict_types=1);

namespace Hien\Content;

use Hien\Modules;
use Hien\Settings\Settings;

defined( 'ABSPATH' ) || exit;

/** Base class of the modules of a folder that reads content. */
abstract class Modules_With_Content extends Modules {

	public function __construct( Settings $settings, protected readonly Content_Repository $items ) {
		parent::__construct( $settings );
	}
}
