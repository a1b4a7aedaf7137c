<?php
declare(strict_types=1);

namespace Hien\Comments;

use Hien\Module;
use Hien\Theme;

defined( 'ABSPATH' ) || exit;

/** Where the theme prints our screens, only members may comment, also through WordPress's own form, REST API and XML-RPC. */
final class Members_Only implements Module {

	public function register(): void {
		add_filter( 'pre_option_comment_registration', [ $this, 'require_account' ] );
	}

	/**
	 * Filters the option instead of changing it, so that the owner's value applies again with another theme or without the plugin.
	 *
	 * @param mixed $value Value from another plugin; false for none.
	 */
	public function require_account( mixed $value ): mixed {
		return Theme::prints_screens() ? '1' : $value;
	}
}
