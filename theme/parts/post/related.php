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
	<?php get_template_part( 'parts/ui/section-head', null, [ 'title' => __( 'Bài viết liên quan', 'hien' ) ] ); ?>
	<?php get_template_part( 'parts/cards/post-row', null, $args ); ?>
</section>
