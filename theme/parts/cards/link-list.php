<?php
/**
 * A list of links, each with an icon, letter or picture: friends' sites, projects, services. $args: items; wide, whether they are in
 * columns.
 *
 * Twin: src/components/cards/link-list/link-list.tsx
 */

declare(strict_types=1);

?>
<div class="hien-link-list<?php echo empty( $args['wide'] ) ? '' : ' is-wide'; ?>">
	<?php
	foreach ( $args['items'] as $item ) :
		$tile   = isset( $item['tile'] ) ? " is-tile-{$item['tile']}" : '';
		$leads  = '' !== $item['link'];
		$is_out = $leads && hien_is_external( $item['link'] );
		echo $leads
			? '<a class="hien-link-list__link" href="' . esc_url( $item['link'] ) . ( $is_out ? '" rel="noopener external">' : '">' )
			: '<div class="hien-link-list__link">';
		?>
			<span class="hien-link-list__mark<?php echo esc_attr( $tile ); ?>">
				<?php
				if ( isset( $item['tile'] ) ) {
					hien_cover_image( $item, '34px' );
				} elseif ( array_key_exists( 'icon', $item ) ) {
					hien_icon_or( (string) $item['icon'], 'globe' );
				} else {
					echo hien_escape( mb_substr( $item['title'], 0, 1 ) );
				}
				?>
			</span>
			<span>
				<span class="hien-link-list__title"><?php echo hien_escape( hien_title( $item['title'] ) ); ?></span>
				<?php if ( '' !== $item['text'] ) : ?>
					<span class="hien-link-list__text"><?php echo hien_escape( $item['text'] ); ?></span>
				<?php endif; ?>
			</span>
			<?php if ( $is_out ) : ?>
				<span class="hien-link-list__external"><?php get_template_part( 'parts/ui/link/external-mark' ); ?></span>
			<?php endif; ?>
		<?php echo $leads ? '</a>' : '</div>'; ?>
	<?php endforeach; ?>
</div>
