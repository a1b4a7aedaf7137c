<?php
/**
 * The videos of the series that a video belongs to; the current one is marked. $args: a video's response; heading, a tag name.
 *
 * Twin: src/screens/video/series-list.tsx
 */

declare(strict_types=1);

[ 'series' => $series, 'series_items' => $items, 'series_first' => $first ] = $args;

if ( null === $series || [] === $items ) {
	return;
}
$heading = $args['heading'] ?? 'h2';
$place   = array_search( $args['id'], array_column( $items, 'id' ), true );
?>
<aside class="hien-card hien-video__list" aria-label="<?php esc_attr_e( 'Cùng loạt bài', 'hien' ); ?>">
	<<?php echo tag_escape( $heading ); ?> class="hien-video__series">
		<?php /* translators: %s: name of a series. */ ?>
		<a href="<?php echo esc_url( hien_url( $series['path'] ) ); ?>"><?php echo hien_escape( sprintf( __( 'Loạt bài: %s', 'hien' ), $series['name'] ) ); ?></a> <?php echo false === $place ? '' : '<span class="hien-video__place">' . esc_html( ( $first + $place ) . "/{$args['series_total']}" ) . '</span>'; ?></<?php echo tag_escape( $heading ); ?>>
	<?php foreach ( $items as $index => $item ) : ?>
		<a class="hien-video__item<?php echo $index === $place ? ' is-active' : ''; ?>" href="<?php echo esc_url( hien_url( $item['path'] ) ); ?>"<?php echo $index === $place ? ' aria-current="page"' : ''; ?>>
			<span class="hien-video__index">
				<?php
				if ( $index === $place ) {
					hien_icon( 'play', 'is-small' );
				} else {
					echo (int) ( $first + $index );
				}
				?>
			</span>
			<span class="hien-cover hien-video-cover<?php echo esc_attr( hien_tile_class( $item ) ); ?>"><?php get_template_part( 'parts/cards/video-cover', null, [ 'entry' => $item, 'sizes' => '104px' ] ); ?></span>
			<span class="hien-video__name hien-clamp-2"><?php echo hien_escape( hien_title( $item['title'] ) ); ?></span>
		</a>
	<?php endforeach; ?>
</aside>
