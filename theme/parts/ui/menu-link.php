<?php
/**
 * A link of the main menu: current on its own page, active on every page below it and on every section of it.
 *
 * Twin: src/components/ui/menu-link/menu-link.tsx
 */

declare(strict_types=1);

$item    = $args['item'];
$here    = hien_current_path();
$current = $item['path'] === $here;
$below   = null !== $item['path']
	&& '/' !== $item['path']
	&& str_starts_with( $here, $item['path'] )
	&& in_array( $here[ strlen( $item['path'] ) ] ?? '', [ '/', '?' ], true );
$aria    = match ( true ) {
	$current => 'page',
	$below   => 'true',
	default  => null,
};
?>
<a class="<?php echo esc_attr( $args['class'] . ( null === $aria ? '' : ' is-active' ) ); ?>" href="<?php echo esc_url( $item['url'] ); ?>"<?php echo null === $aria ? '' : ' aria-current="' . esc_attr( $aria ) . '"'; ?>><?php hien_icon_or( (string) $item['icon'], $args['icon'] ); ?><?php echo hien_escape( $item['title'] ); ?></a>
