<?php
/**
 * The heading of a page of the default layout. $args: title; text, a sentence below it.
 *
 * Twin: src/components/ui/page-head/page-head.tsx
 */

declare(strict_types=1);

?>
<header class="hien-page-head">
	<h1 class="hien-page-head__title"><?php echo hien_escape( hien_title( $args['title'] ) ); ?></h1>
	<?php if ( '' !== ( $args['text'] ?? '' ) ) : ?>
		<p class="hien-page-head__text"><?php echo hien_escape( $args['text'] ); ?></p>
	<?php endif; ?>
</header>
