<?php
/**
 * Three columns: the author, the screen, the categories.
 *
 * @package Hien
 */

declare(strict_types=1);

[ 'options' => $options, 'categories' => $categories ] = hien_shell_responses();
?>
<div class="hien-layout">
	<aside class="hien-layout__side is-left" aria-label="<?php esc_attr_e( 'Cột trái', 'hien' ); ?>">
		<?php get_template_part( 'parts/profile', null, $options['author'] ); ?>
	</aside>
	<div class="hien-layout__main">
		<?php get_template_part( 'screens/' . $args['screen']->route, null, $args ); ?>
	</div>
	<aside class="hien-layout__side is-right" aria-label="<?php esc_attr_e( 'Cột phải', 'hien' ); ?>">
		<?php get_template_part( 'parts/categories-widget', null, $categories ); ?>
	</aside>
</div>
