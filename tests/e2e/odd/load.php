<?php
/**
 * Loads, beside the demo content, what authors also write: a word of 300 letters, a post without a title, an empty
 * category. It is for tests alone.
 */

declare(strict_types=1);

use Hien\Demo\Content;
use Hien\Demo\Loader;
use Hien\Jobs\Jobs;

require dirname( __DIR__, 3 ) . '/playground/setup/wordpress.php';

Content::add( __DIR__ );
Loader::load();

// Of each copy of the site, wp-admin would go on with it.
while ( Jobs::run() ) {
	continue;
}
