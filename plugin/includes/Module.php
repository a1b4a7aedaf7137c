<?php
declare(strict_types=1);

namespace Hien;

defined( 'ABSPATH' ) || exit;

/** A part of the plugin that hooks into WordPress. */
interface Module {

	/** Adds the module's actions and filters. */
	public function register(): void;
}
