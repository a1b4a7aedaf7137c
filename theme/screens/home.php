<?php
/**
 * /: the owner's slides or sticky posts, a feed of posts, a video and an album, then the newest posts of each top category.
 *
 * Twin: src/screens/home/home-screen.tsx
 */

declare(strict_types=1);

$featured = $args['screen']->data['featured'];
[ 'site' => $site, 'banner' => $slides ] = hien_shell()['options'];
?>
<h1 class="hien-visually-hidden"><?php echo hien_escape( implode( ': ', array_filter( [ $site['name'], $site['description'] ] ) ) ); ?></h1>
<?php get_template_part( 'parts/site/banner', null, [ 'slides' => $slides, 'posts' => $featured['banner'] ] ); ?>
<?php if ( [] === $featured['banner'] && [] === $featured['highlights'] ) : ?>
	<section class="hien-card">
		<?php
		get_template_part(
			'parts/ui/empty',
			null,
			[ 'title' => __( 'Chưa có bài viết nào', 'hien' ), 'text' => __( 'Bài đầu tiên sắp lên hiên. Bạn ghé lại nhé.', 'hien' ) ]
		);
		?>
	</section>
<?php endif; ?>
<?php
if ( [] !== $featured['highlights'] ) {
	get_template_part(
		'parts/home/highlights',
		null,
		[ 'entries' => $featured['highlights'], 'eager' => [] === [ ...$slides, ...$featured['banner'] ] ]
	);
}
foreach ( $featured['sections'] as $section ) {
	get_template_part( 'parts/cards/category-section', null, $section + [ 'row' => true ] );
}
