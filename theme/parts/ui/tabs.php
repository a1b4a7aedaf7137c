<?php
/**
 * Links to the panels of a page. $args: tabs (id of a panel => title), active (id of the panel that is shown), label.
 *
 * Twin: src/components/ui/tabs/tabs.tsx
 */

declare(strict_types=1);

?>
<nav class="hien-tabs" aria-label="<?php echo hien_escape( $args['label'] ); ?>">
	<?php foreach ( $args['tabs'] as $panel => $label ) : ?>
		<a class="hien-tabs__tab<?php echo $panel === $args['active'] ? ' is-active' : ''; ?>" href="#<?php echo esc_attr( $panel ); ?>"<?php echo $panel === $args['active'] ? ' aria-current="true"' : ''; ?>><?php echo hien_escape( $label ); ?></a>
	<?php endforeach; ?>
</nav>
