<?php
/**
 * The header of a person's page. $args: trail and current (see ui/breadcrumbs.php), name, text, avatar, cover (URLs, or null); action
 * and tabs, functions that print more of the card.
 *
 * Twin: src/components/cards/person/person.tsx
 */

declare(strict_types=1);

$print = static function ( ?Closure $part ): void {
	if ( null !== $part ) {
		$part();
	}
};
get_template_part( 'parts/ui/breadcrumbs', null, [ 'trail' => $args['trail'], 'current' => $args['current'] ] );
?>
<section class="hien-card hien-person__hero">
	<div class="hien-person__cover">
		<?php if ( null !== ( $args['cover'] ?? null ) ) : ?>
			<img src="<?php echo esc_url( $args['cover'] ); ?>" alt="">
		<?php endif; ?>
	</div>
	<div class="hien-person__who">
		<div class="hien-person__avatar">
			<?php if ( null !== $args['avatar'] ) : ?>
				<img src="<?php echo esc_url( $args['avatar'] ); ?>" alt="">
			<?php endif; ?>
		</div>
		<div class="hien-person__main">
			<h1 class="hien-person__name"><?php echo hien_escape( $args['name'] ); ?></h1>
			<?php if ( '' !== $args['text'] ) : ?>
				<p class="hien-person__text"><?php echo hien_escape( $args['text'] ); ?></p>
			<?php endif; ?>
		</div>
		<?php $print( $args['action'] ?? null ); ?>
	</div>
	<?php $print( $args['tabs'] ?? null ); ?>
</section>
