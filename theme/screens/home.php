<?php
/**
 * /: the owner's slides and sticky posts, then the newest posts of each top category.
 *
 * Twin: src/screens/home/home-screen.tsx
 *
 * @package Hien
 */

declare(strict_types=1);

[ $featured ] = array_values( $args['screen']->data );
[ 'site' => $site, 'banner' => $slides ] = hien_shell_responses()['options'];
?>
<h1 class="hien-visually-hidden"><?php echo esc_html( implode( ': ', array_filter( [ $site['name'], $site['description'] ] ) ) ); ?></h1>
<?php get_template_part( 'parts/banner', null, [ 'slides' => $slides, 'posts' => $featured['banner'] ] ); ?>
<?php if ( [] === $featured['banner'] && [] === $featured['sections'] ) : ?>
	<section class="hien-card">
		<?php get_template_part( 'parts/empty', null, [ 'title' => __( 'Chưa có bài viết nào', 'hien' ), 'text' => __( 'Bài đầu tiên sắp lên hiên. Bạn ghé lại nhé.', 'hien' ) ] ); ?>
	</section>
<?php endif; ?>
<?php
foreach ( $featured['sections'] as $place => $section ) {
	get_template_part( 'parts/category-section', null, $section + [ 'eager' => [] === [ ...$slides, ...$featured['banner'] ] && 0 === $place ] );
}
