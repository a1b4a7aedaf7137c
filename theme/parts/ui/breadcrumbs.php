<?php
/**
 * Breadcrumbs. $args: trail, the pages from the home page down; current, the name of the page itself.
 *
 * Twin: src/components/ui/breadcrumbs/breadcrumbs.tsx
 */

declare(strict_types=1);

?>
<nav class="hien-breadcrumbs" aria-label="<?php esc_attr_e( 'Đường dẫn', 'hien' ); ?>">
	<?php foreach ( $args['trail'] as $crumb ) : ?>
		<span class="hien-breadcrumbs__item"><a href="<?php echo esc_url( hien_url( $crumb['path'] ) ); ?>"><?php echo hien_escape( $crumb['name'] ); ?></a></span>
	<?php endforeach; ?>
	<span class="hien-breadcrumbs__item" aria-current="page"><?php echo hien_escape( $args['current'] ); ?></span>
</nav>
