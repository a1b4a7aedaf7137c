<?php
/**
 * Plugin Name: Hiên: đo tốc độ
 * Description: An empty REST route, for `npm run bench`.
 *
 * @package Hien
 */

declare(strict_types=1);

defined( 'ABSPATH' ) || exit;

add_action(
	'rest_api_init',
	static fn() => register_rest_route(
		'bench/v1',
		'/empty',
		[
			'methods'             => 'GET',
			'callback'            => static fn(): array => [],
			'permission_callback' => '__return_true', // It says nothing.
		]
	)
);
