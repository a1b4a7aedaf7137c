<?php
/**
 * A post or page when the plugin is missing.
 */

declare(strict_types=1);

while ( have_posts() ) :
	the_post();
	?>
	<article <?php post_class( 'hien-post is-plain' ); ?>>
		<header class="hien-post__head">
			<?php the_title( '<h1 class="hien-post__title">', '</h1>' ); ?>
			<?php if ( is_single() ) : ?>
				<p class="hien-meta"><span><?php the_author(); ?></span><time class="hien-meta__dot" datetime="<?php echo esc_attr( (string) get_the_date( DATE_ATOM ) ); ?>"><?php echo esc_html( (string) get_the_date( 'd/m/Y' ) ); ?></time><span class="hien-meta__dot"><?php the_category( ', ' ); ?></span></p>
			<?php endif; ?>
		</header>
		<div class="hien-post__main">
			<?php the_post_thumbnail( 'large' ); ?>
			<div class="hien-prose"><?php the_content(); ?></div>
			<?php
			wp_link_pages(
				[
					'before' => '<nav class="hien-pagination hien-post-pages" aria-label="' . esc_attr__( 'Các phần của bài', 'hien' )
						. '">',
					'after'  => '</nav>',
				]
			);
			the_tags( '<p class="hien-post__section hien-keywords">', ' ', '</p>' );
			if ( is_single() ) {
				the_post_navigation( [ 'class' => 'hien-post__section' ] );
			}
			if ( comments_open() || get_comments_number() > 0 ) {
				comments_template();
			}
			?>
		</div>
	</article>
	<?php
endwhile;
