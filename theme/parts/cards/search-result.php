<?php
/**
 * A result of a search. $args: entry; eager, as in cover-link.php.
 *
 * Twin: src/components/cards/search-result/search-result.tsx
 */

declare(strict_types=1);

$entry = $args['entry'];
?>
<article class="hien-card hien-post-card is-compact">
	<?php
	get_template_part(
		'parts/cards/cover-link',
		null,
		[ 'entry' => $entry, 'sizes' => '(max-width: 600px) 116x165px, 224x170px', 'eager' => $args['eager'] ]
	);
	?>
	<div class="hien-post-card__body">
		<h2 class="hien-post-card__title"><a class="hien-clamp-3" href="<?php echo esc_url( hien_url( $entry['path'] ) ); ?>"><?php echo hien_escape( hien_title( $entry['title'] ) ); ?></a></h2>
		<?php if ( '' !== $entry['excerpt'] ) : ?>
			<p class="hien-post-card__excerpt hien-clamp-3"><?php echo wp_kses( $entry['excerpt'], [ 'mark' => [] ] ); ?></p>
		<?php endif; ?>
		<p class="hien-meta">
			<span><?php echo hien_escape( $entry['type'] ); ?></span>
			<span class="hien-meta__dot"><?php hien_time( $entry['date'] ); ?></span>
		</p>
	</div>
</article>
