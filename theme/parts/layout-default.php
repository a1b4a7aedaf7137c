<?php
/**
 * Three columns: the author and what they share, the screen, what else there is to find. The screen comes first in the
 * document, for the keyboard and for screen readers; the style sheet puts it in the middle.
 *
 * @package Hien
 */

declare(strict_types=1);

$shell    = hien_shell_responses();
$author   = $shell['options']['author'];
$links    = [
	'title' => __( 'Liên kết bạn bè', 'hien' ),
	'items' => $shell['links']['data'],
];
$projects = [
	'title' => __( 'Dự án tiêu biểu', 'hien' ),
	'items' => $shell['projects']['data'],
];
$services = [
	'title' => __( 'Dịch vụ', 'hien' ),
	'items' => $shell['options']['services'],
];
?>
<div class="hien-layout">
	<div class="hien-layout__main">
		<?php get_template_part( 'screens/' . $args['screen']->route, null, $args ); ?>
	</div>
	<aside class="hien-layout__side is-left" aria-label="<?php esc_attr_e( 'Cột trái', 'hien' ); ?>">
		<?php
		get_template_part( 'parts/profile', null, $author );
		get_template_part( 'parts/widgets/images', null, $shell['images'] );
		get_template_part( 'parts/widgets/friends', null, $shell['friends'] );
		get_template_part( 'parts/widgets/comments', null, $shell['comments'] );
		get_template_part( 'parts/widgets/courses', null, $shell['courses'] );
		?>
	</aside>
	<aside class="hien-layout__side is-right" aria-label="<?php esc_attr_e( 'Cột phải', 'hien' ); ?>">
		<?php
		get_template_part( 'parts/widgets/categories', null, $shell['categories'] );
		get_template_part( 'parts/widgets/top-view', null, $shell['top-view'] );
		get_template_part( 'parts/widgets/videos', null, $shell['videos'] );
		get_template_part( 'parts/widgets/link-list', null, $links );
		get_template_part( 'parts/widgets/link-list', null, $projects );
		get_template_part( 'parts/widgets/link-list', null, $services );
		get_template_part( 'parts/widgets/about', null, [ 'lines' => array_slice( $author['bio'], 1 ) ] );
		?>
	</aside>
</div>
