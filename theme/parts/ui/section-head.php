<?php
/**
 * The header of a section. $args: title; id of the heading; more, the text, path and accessible name of a link.
 *
 * Twin: src/components/ui/section-head/section-head.tsx
 */

declare(strict_types=1);

?>
<header class="hien-section-head">
	<h2 class="hien-section-head__title"<?php echo isset( $args['id'] ) ? ' id="' . esc_attr( $args['id'] ) . '"' : ''; ?>><?php echo hien_escape( $args['title'] ); ?></h2>
	<?php
	if ( isset( $args['more'] ) ) :
		[ $text, $target, $label ] = $args['more'];
		?>
		<a class="hien-section-head__link" href="<?php echo esc_url( hien_url( $target ) ); ?>" aria-label="<?php echo hien_escape( $label ); ?>"><?php echo hien_escape( $text ); ?><?php hien_icon( 'arrow-right', 'is-small' ); ?></a>
	<?php endif; ?>
</header>
