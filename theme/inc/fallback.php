<?php
/**
 * Lets the theme work as a plain blog without the plugin or the build, with a notice for administrators.
 */

declare(strict_types=1);

defined( 'ABSPATH' ) || exit;

/** The notice for administrators about a missing plugin or build; '' if both are there, or the plugin says itself why it does not run. */
function hien_missing_requirement(): string {
	return match ( true ) {
		! function_exists( 'hien_screen' ) && defined( 'HIEN_CORE_FILE' ) => '',
		! function_exists( 'hien_screen' )  => __(
			'Giao diện Hiên cần plugin hien-core để hiển thị đủ mọi màn hình. Hãy cài và bật plugin này.',
			'hien'
		),
		[] === hien_manifest()['entry']['css'] => __(
			'Giao diện Hiên chưa được dựng: thư mục build còn trống. Hãy chạy “npm run build” hoặc cài từ bản phát hành.',
			'hien'
		),
		default                             => '',
	};
}

/** Shows the notice on the dashboard and on the screens of themes and plugins. */
function hien_admin_notice(): void {
	$is_here = in_array( get_current_screen()?->id, [ 'dashboard', 'themes', 'plugins' ], true );
	if ( $is_here && '' !== hien_missing_requirement() && current_user_can( 'activate_plugins' ) ) {
		wp_admin_notice( esc_html( hien_missing_requirement() ), [ 'type' => 'warning', 'dismissible' => true ] );
	}
}
add_action( 'admin_notices', 'hien_admin_notice' );

/**
 * Gives links of wp_nav_menu() the classes that the app's links have.
 *
 * @param mixed    $attributes Attributes of the link.
 * @param WP_Post  $item       The menu item.
 * @param stdClass $args       Arguments of wp_nav_menu().
 * @return array<string,string>
 */
function hien_menu_link_attributes( mixed $attributes, WP_Post $item, stdClass $args ): array {
	$attributes = (array) $attributes;
	if ( isset( $args->hien_link_class ) ) {
		$attributes['class'] = $args->hien_link_class . ( empty( $attributes['aria-current'] ) ? '' : ' is-active' );
	}
	return $attributes;
}
add_filter( 'nav_menu_link_attributes', 'hien_menu_link_attributes', 10, 3 );

/**
 * Prints one comment with the app's classes; wp_list_comments() closes the <li>.
 *
 * @param WP_Comment          $comment The comment.
 * @param array<string,mixed> $args    Arguments of wp_list_comments().
 * @param int                 $depth   Depth of the comment, from 1.
 */
function hien_comment( WP_Comment $comment, array $args, int $depth ): void {
	get_template_part( 'fallback/comment', null, [ 'comment' => $comment, 'list' => $args, 'depth' => $depth ] );
}
