<?php
/**
 * Where the page is: links from home down, then the page itself.
 *
 * @package Hien
 */

declare(strict_types=1);

?>
<nav class="hien-breadcrumbs" aria-label="<?php esc_attr_e( 'Đường dẫn', 'hien' ); ?>">
	<?php foreach ( $args['trail'] as $crumb ) : ?>
		<span class="hien-breadcrumbs__item"><a href="<?php echo esc_url( home_url( $crumb['path'] ) ); ?>"><?php echo esc_html( $crumb['name'] ); ?></a></span>
	<?php endforeach; ?>
	<span class="hien-breadcrumbs__item" aria-current="page"><?php echo esc_html( $args['current'] ); ?></span>
</nav>
