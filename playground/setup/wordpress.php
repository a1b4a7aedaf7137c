<?php
/**
 * Loads WordPress for a step of the set-up: where the site's configuration says, or where Playground keeps it.
 *
 * @package Hien
 */

declare(strict_types=1);

$hien_core = getenv( 'HIEN_CORE' ) ?: '/wordpress';
require $hien_core . '/wp-load.php';
require_once ABSPATH . 'wp-admin/includes/admin.php';
