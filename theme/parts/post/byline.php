<?php
/**
 * The author and date of a post. $args: the response of the post; notes, texts after the date, of which narrow screens show the first;
 * save, the type of the item for the save button.
 *
 * Twin: src/components/post/byline.tsx
 */

declare(strict_types=1);

$author = $args['author'];
?>
<div class="hien-post__byline">
	<?php hien_avatar( $author['avt'], 'is-medium' ); ?>
	<div class="hien-post__byline-main">
		<p class="hien-post__author">
			<?php if ( null === $author['path'] ) : ?>
				<?php echo hien_escape( $author['name'] ); ?>
			<?php else : ?>
				<a href="<?php echo esc_url( hien_url( $author['path'] ) ); ?>"><?php echo hien_escape( $author['name'] ); ?></a>
			<?php endif; ?>
			<?php hien_icon( 'badge-check' ); ?>
		</p>
		<p class="hien-meta">
			<?php hien_time( $args['date'] ); ?>
			<?php foreach ( $args['notes'] as $index => $note ) : ?>
				<span class="hien-meta__dot<?php echo 0 === $index ? '' : ' is-wide-only'; ?>"><?php echo hien_escape( $note ); ?></span>
			<?php endforeach; ?>
		</p>
	</div>
	<?php get_template_part( 'parts/favorites/save-button', null, [ 'type' => $args['save'] ] ); ?>
</div>
