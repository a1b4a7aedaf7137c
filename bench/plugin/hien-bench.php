<?php
/**
 * Plugin Name: Hiên: đo tốc độ
 * Description: REST routes for `npm run bench`: an empty one, and two that do what happens on a site with readers.
 */

declare(strict_types=1);

defined( 'ABSPATH' ) || exit;

/** The id of any post. */
function hien_bench_post(): int {
	global $wpdb;
	$ids = $wpdb->get_row(
		"SELECT MIN(ID) AS first, MAX(ID) AS last FROM $wpdb->posts WHERE post_type = 'post' AND post_status = 'publish'"
	);
	return (int) $wpdb->get_var(
		$wpdb->prepare(
			"SELECT ID FROM $wpdb->posts WHERE post_type = 'post' AND post_status = 'publish' AND ID >= %d LIMIT 1",
			wp_rand( (int) $ids->first, (int) $ids->last )
		)
	);
}

/** A reader is counted. */
function hien_bench_view(): void {
	Hien\Views\View_Counter::add( hien_bench_post(), (string) wp_date( 'Y-m-d' ), 1 );
}

/** A comment is approved. */
function hien_bench_comment(): void {
	$comment = wp_insert_comment(
		[
			'comment_post_ID'  => hien_bench_post(),
			'comment_author'   => 'Bạn đọc',
			'comment_content'  => 'Bài viết rất hay!',
			'comment_approved' => 0,
		]
	);
	wp_set_comment_status( (int) $comment, 'approve' );
}

add_action(
	'rest_api_init',
	static function (): void {
		foreach (
			[ 'empty' => static fn() => null, 'view' => hien_bench_view( ... ), 'comment' => hien_bench_comment( ... ) ] as $name => $work
		) {
			register_rest_route(
				'bench/v1',
				"/$name",
				[
					'methods'             => 'GET',
					'permission_callback' => '__return_true', // Only sites of the bench have this plugin.
					'callback'            => static function () use ( $work ): array {
						$work();
						return [];
					},
				]
			);
		}
	}
);
