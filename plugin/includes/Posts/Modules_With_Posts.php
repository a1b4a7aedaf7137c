<?php
declare(strict_types=1);

namespace Hien\Posts;

use Hien\Content\Content_Repository;
use Hien\Content\Modules_With_Content;
use Hien\Settings\Settings;

defined( 'ABSPATH' ) || exit;

/** Base class of the modules of a folder that reads posts, too. */
abstract class Modules_With_Posts extends Modules_With_Content {

	public function __construct( Settings $settings, Content_Repository $items, protected readonly Post_Repository $posts ) {
		parent::__construct( $settings, $items );
	}
}
