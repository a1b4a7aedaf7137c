<?php
/**
 * Links to the posts before and after this one. $args: the response of the post.
 *
 * Twin: src/components/post/post-nav.tsx
 */

declare(strict_types=1);

[ 'previous' => $previous, 'next' => $next ] = $args;
if ( null === $previous && null === $next ) {
	return;
}
?>
<nav class="hien-post__section hien-post-nav" aria-label="<?php esc_attr_e( 'Bài trước và bài sau', 'hien' ); ?>">
	<?php if ( null !== $previous ) : ?>
		<a class="hien-post-nav__link is-previous" rel="prev" href="<?php echo esc_url( hien_url( $previous['path'] ) ); ?>"><span class="hien-post-nav__label"><?php hien_icon( 'arrow-left', 'is-small' ); ?><?php esc_html_e( 'Bài trước', 'hien' ); ?></span><span class="hien-post-nav__title hien-clamp-2"><?php echo hien_escape( hien_title( $previous['title'] ) ); ?></span></a>
	<?php endif; ?>
	<?php if ( null !== $next ) : ?>
		<a class="hien-post-nav__link is-next" rel="next" href="<?php echo esc_url( hien_url( $next['path'] ) ); ?>"><span class="hien-post-nav__label"><?php esc_html_e( 'Bài sau', 'hien' ); ?><?php hien_icon( 'arrow-right', 'is-small' ); ?></span><span class="hien-post-nav__title hien-clamp-2"><?php echo hien_escape( hien_title( $next['title'] ) ); ?></span></a>
	<?php endif; ?>
</nav>
