<?php
/**
 * @package Hien
 */

declare(strict_types=1);

namespace Hien\Comments;

use Hien\Module;
use Hien\Routing\Document;

defined( 'ABSPATH' ) || exit;

/** Where the theme shows screens, WordPress too takes comments of members only: by its own form, its REST API and XML-RPC. */
final class Members_Only implements Module {

	public function register(): void {
		add_filter( 'pre_option_comment_registration', [ $this, 'require_account' ] );
	}

	/**
	 * The option itself is not changed: it counts again with another theme, or without the plugin.
	 *
	 * @param mixed $value What other plugins answer in its place; false for nothing.
	 */
	public function require_account( mixed $value ): mixed {
		return current_theme_supports( Document::THEME_FEATURE ) ? '1' : $value;
	}
}
