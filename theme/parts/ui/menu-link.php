<?php
/**
 * A link of a menu: current on its own page, active on all pages below it. $args: item of a menu; class; icon, its fallback ('' for
 * none).
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
