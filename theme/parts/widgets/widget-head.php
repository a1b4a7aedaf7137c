<?php
/**
 * The header of a widget. $args: title; more (text and path of a link) or note.
 *
 * Twin: src/components/widgets/widget.tsx
 */

declare(strict_types=1);

?>
<header class="hien-widget__head">
	<h2 class="hien-widget__title"><?php echo hien_escape( $args['title'] ); ?></h2>
	<?php
	if ( isset( $args['more'] ) ) :
		[ $text, $target ] = $args['more'];
		/* translators: 1: words of a link, such as "All", 2: heading of the widget */
		$label = sprintf( __( '%1$s: %2$s', 'hien' ), $text, $args['title'] );
		?>
		<a class="hien-widget__link" href="<?php echo esc_url( hien_url( $target ) ); ?>" aria-label="<?php echo hien_escape( $label ); ?>"><?php echo hien_escape( $text ); ?></a>
	<?php endif; ?>
	<?php if ( isset( $args['note'] ) ) : ?>
		<span class="hien-widget__note"><?php echo hien_escape( $args['note'] ); ?></span>
	<?php endif; ?>
</header>
