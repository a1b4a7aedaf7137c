<?php
/**
 * Related posts. $args: entries, a list of posts.
 *
 * Twin: src/components/post/related.tsx
 */

declare(strict_types=1);

if ( [] === $args['entries'] ) {
	return;
}
?>
<section class="hien-post__section hien-related" aria-label="<?php esc_attr_e( 'Bài viết liên quan', 'hien' ); ?>">
	<header class="hien-section-head"><h2 class="hien-section-head__title"><?php esc_html_e( 'Bài viết liên quan', 'hien' ); ?></h2></header>
	<?php get_template_part( 'parts/cards/post-row', null, $args ); ?>
</section>
