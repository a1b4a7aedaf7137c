<?php
/**
 * The terms of a post or a video, as chips. $args: a list of terms.
 *
 * Twin: src/components/post/keywords.tsx
 */

declare(strict_types=1);

if ( [] === $args ) {
	return;
}
?>
<div class="hien-post__section hien-keywords">
	<span class="hien-keywords__label"><?php esc_html_e( 'Từ khóa', 'hien' ); ?></span>
	<?php foreach ( $args as $keyword ) : ?>
		<a class="hien-chip" href="<?php echo esc_url( hien_url( $keyword['path'] ) ); ?>"><?php echo hien_escape( $keyword['name'] ); ?></a>
	<?php endforeach; ?>
</div>
