<?php
/**
 * The header of a card of the feed: author and date. $args: author, date; print, a function that prints the text beside the date.
 *
 * Twin: src/components/cards/post-card/card-head.tsx
 */

declare(strict_types=1);

?>
<header class="hien-post-card__head">
	<?php hien_avatar( $args['author']['avt'], 'is-medium' ); ?>
	<div class="hien-post-card__byline">
		<p class="hien-post-card__author"><?php echo hien_escape( $args['author']['name'] ); ?><?php hien_icon( 'badge-check' ); ?></p>
		<p class="hien-meta">
			<?php hien_time( $args['date'] ); ?>
			<?php $args['print'](); ?>
		</p>
	</div>
</header>
