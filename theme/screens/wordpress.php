<?php
/**
 * /wordpress: the posts of one category, grouped by what is below it.
 *
 * Twin: src/screens/wordpress/wordpress-screen.tsx
 *
 * @package Hien
 */

declare(strict_types=1);

[ $featured, $words ] = array_values( $args['screen']->data );
$text                 = '' !== $words['text'] ? $words['text'] : ( $featured['within']['description'] ?? '' );

get_template_part( 'parts/page-head', null, [ 'title' => $words['title'], 'text' => $text ] );
get_template_part( 'parts/page-content', null, $words );
if ( [] === $featured['sections'] ) {
	?>
	<section class="hien-card">
		<?php get_template_part( 'parts/empty', null, [ 'title' => __( 'Chưa có bài viết nào', 'hien' ), 'text' => __( 'Chuyên mục này đang chờ bài đầu tiên.', 'hien' ) ] ); ?>
	</section>
	<?php
}
foreach ( $featured['sections'] as $place => $section ) {
	get_template_part( 'parts/category-section', null, $section + [ 'eager' => 0 === $place ] );
}
