<?php
/**
 * A friend in a list. $args: a friend.
 *
 * Twin: src/components/cards/friend-card/friend-card.tsx
 */

declare(strict_types=1);

?>
<a class="hien-card hien-friend-card" href="<?php echo esc_url( hien_url( $args['path'] ) ); ?>">
	<span class="hien-cover hien-friend-card__image"><?php hien_cover_image( $args, '84px' ); ?></span>
	<span>
		<span class="hien-friend-card__name"><?php echo hien_escape( $args['title'] ); ?></span>
		<?php if ( '' !== $args['text'] ) : ?>
			<span class="hien-friend-card__text hien-clamp-2"><?php echo hien_escape( $args['text'] ); ?></span>
		<?php endif; ?>
	</span>
</a>
