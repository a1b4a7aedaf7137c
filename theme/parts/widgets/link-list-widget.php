<?php
/**
 * Links to friends' sites, projects or services. $args: title, items.
 *
 * Twin: src/components/widgets/link-list-widget.tsx
 */

declare(strict_types=1);

if ( [] === $args['items'] ) {
	return;
}
?>
<section class="hien-card hien-widget">
	<?php get_template_part( 'parts/widgets/widget-head', null, [ 'title' => $args['title'] ] ); ?>
	<?php get_template_part( 'parts/cards/link-list', null, [ 'items' => $args['items'] ] ); ?>
</section>
