<?php
/**
 * Portraits of friends with their short names, three in a row. $args: friends.
 *
 * Twin: src/components/cards/friend-grid/friend-grid.tsx
 */

declare(strict_types=1);

?>
<div class="hien-friend-grid">
	<?php foreach ( $args['friends'] as $friend ) : ?>
		<a class="hien-friend-grid__item" href="<?php echo esc_url( hien_url( $friend['path'] ) ); ?>" aria-label="<?php echo hien_escape( $friend['title'] ); ?>"><span class="hien-cover hien-friend-grid__image"><?php hien_cover_image( $friend, '64px' ); ?></span><?php echo hien_escape( hien_short_name( $friend['title'], 2 ) ); ?></a>
	<?php endforeach; ?>
</div>
