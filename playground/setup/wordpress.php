<?php
/**
 * Loads WordPress for a step of the set-up, from HIEN_CORE or from Playground's folder.
 */

declare(strict_types=1);

$hien_core = getenv( 'HIEN_CORE' ) ?: '/wordpress';
require $hien_core . '/wp-load.php';
require_once ABSPATH . 'wp-admin/includes/admin.php';
