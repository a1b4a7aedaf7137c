<?php
/**
 * Three columns: widgets about the author, the screen, widgets about the site. The screen comes first in the document,
 * for the keyboard and for screen readers; the style sheet puts it in the middle. The side columns move with
 * the page until their end, and then stay.
 *
 * Twin: src/app/layouts/default-layout.tsx
 */

declare(strict_types=1);

$shell    = hien_shell();
$author   = $shell['options']['author'];
$links    = [
	'title' => __( 'Liên kết bạn bè', 'hien' ),
	'items' => $shell['links']['data'],
];
$projects = [
	'title' => __( 'Dự án tiêu biểu', 'hien' ),
	'items' => array_slice( $shell['options']['projects'], 0, hien_constant( 'PROJECTS_LIMIT' ) ),
];
$services = [
	'title' => __( 'Dịch vụ', 'hien' ),
	'items' => $shell['options']['services'],
];
?>
<div class="hien-layout">
	<div class="hien-layout__main">
		<?php
		hien_suspense_start();
		get_template_part( 'screens/' . $args['screen']->route, null, $args );
		hien_suspense_end();
		?>
	</div>
	<aside class="hien-layout__side is-left" aria-label="<?php esc_attr_e( 'Tác giả và cộng đồng', 'hien' ); ?>"><div class="hien-layout__widgets">
		<?php
		hien_suspense_start();
		get_template_part( 'parts/site/profile', null, $author );
		get_template_part( 'parts/widgets/images-widget', null, $shell['images'] );
		get_template_part( 'parts/widgets/friends-widget', null, $shell['friends'] );
		get_template_part( 'parts/widgets/comments-widget', null, $shell['comments'] );
		get_template_part( 'parts/widgets/courses-widget', null, $shell['courses'] );
		hien_suspense_end();
		?>
	</div></aside>
	<aside class="hien-layout__side is-right" aria-label="<?php esc_attr_e( 'Khám phá thêm', 'hien' ); ?>"><div class="hien-layout__widgets">
		<?php
		hien_suspense_start();
		get_template_part( 'parts/widgets/categories-widget', null, $shell['categories'] );
		get_template_part( 'parts/widgets/top-view-widget', null, $shell['top-view'] );
		get_template_part( 'parts/widgets/videos-widget', null, $shell['videos'] );
		?>
		<div class="hien-layout__more">
			<?php
			get_template_part( 'parts/widgets/link-list-widget', null, $links );
			get_template_part( 'parts/widgets/link-list-widget', null, $projects );
			get_template_part( 'parts/widgets/link-list-widget', null, $services );
			get_template_part( 'parts/widgets/about-widget', null, $author );
			?>
		</div>
		<?php hien_suspense_end(); ?>
	</div></aside>
</div>
