<?php
/**
 * The theme Hiên: what the public sees. Rules and data are the plugin hien-core's.
 */

declare(strict_types=1);

defined( 'ABSPATH' ) || exit;

require __DIR__ . '/inc/core.php';
require __DIR__ . '/inc/setup.php';
require __DIR__ . '/inc/theme-json.php'; // Before assets.php, whose styles override its own.
require __DIR__ . '/inc/assets.php';
require __DIR__ . '/inc/palette.php';
require __DIR__ . '/inc/markup.php';
require __DIR__ . '/inc/drawings.php';
require __DIR__ . '/inc/formats.php';
require __DIR__ . '/inc/template-tags.php';
require __DIR__ . '/inc/menu.php';
require __DIR__ . '/inc/admin-bar.php';
require __DIR__ . '/inc/blocks.php';
require __DIR__ . '/inc/content.php';
require __DIR__ . '/inc/plain-page.php';
require __DIR__ . '/inc/fallback.php';
