<?php
/**
 * /wordpress: the posts of one category, grouped by its child categories.
 *
 * Twin: src/screens/wordpress/wordpress-screen.tsx
 */

declare(strict_types=1);

[ 'featured' => $featured, 'page' => $route_page ] = $args['screen']->data;
$text                      = '' !== $route_page['text'] ? $route_page['text'] : ( $featured['within']['description'] ?? '' );

get_template_part( 'parts/ui/page-head', null, [ 'title' => $route_page['title'], 'text' => $text ] );
get_template_part( 'parts/ui/page-content', null, $route_page );
if ( [] === $featured['sections'] ) {
	?>
	<section class="hien-card">
		<?php
		get_template_part(
			'parts/ui/empty',
			null,
			[ 'title' => __( 'Chưa có bài viết nào', 'hien' ), 'text' => __( 'Chuyên mục này đang chờ bài đầu tiên.', 'hien' ) ]
		);
		?>
	</section>
	<?php
}
foreach ( $featured['sections'] as $place => $section ) {
	get_template_part( 'parts/cards/category-section', null, $section + [ 'eager' => 0 === $place ] );
}
