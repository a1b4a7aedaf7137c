<?php
/**
 * The newest images, as large as a post. $args: images (the response), author.
 *
 * Twin: src/components/cards/feed-card/feed-album.tsx
 */

declare(strict_types=1);

[ 'images' => $images, 'author' => $author ] = $args;

$shown = array_slice( $images['data'], 0, 3 );
$all   = $images['count'];
$rest  = $all - count( $shown );

$beside_date = static function () use ( $all ): void {
	/* translators: %s: number of images. */
	printf( '<span class="hien-meta__dot">%s</span>', esc_html( sprintf( _n( '%s ảnh', '%s ảnh', $all, 'hien' ), hien_number( $all ) ) ) );
};
?>
<article class="hien-card hien-post-card">
	<?php
	get_template_part(
		'parts/cards/post-card/card-head',
		null,
		[ 'author' => $author, 'date' => $shown[0]['date'], 'print' => $beside_date ]
	);
	?>
	<div class="hien-post-card__body"><h3 class="hien-post-card__title"><a href="<?php echo esc_url( hien_url( '/hinh-anh' ) ); ?>"><?php esc_html_e( 'Những tấm ảnh mới', 'hien' ); ?></a></h3></div>
	<div class="hien-feed-album">
		<?php
		foreach ( $shown as $index => $image ) :
			$beyond = $rest > 0 && 2 === $index ? '+' . hien_number( $rest ) : '';
			?>
			<a class="hien-cover hien-feed-album__item" href="<?php echo esc_url( hien_url( $image['path'] ) ); ?>" aria-label="<?php echo hien_escape( implode( ', ', array_filter( [ $image['title'], $beyond ] ) ) ); ?>">
				<?php hien_cover_image( $image, 0 === $index ? '(max-width: 768px) 66vw, 480px' : '(max-width: 768px) 34vw, 240px' ); ?>
				<?php if ( '' !== $beyond ) : ?>
					<span class="hien-feed-album__more"><?php echo esc_html( $beyond ); ?></span>
				<?php endif; ?>
			</a>
		<?php endforeach; ?>
	</div>
	<div class="hien-post-card__actions"><a class="hien-post-card__action" href="<?php echo esc_url( hien_url( '/hinh-anh' ) ); ?>"><?php hien_icon( 'images' ); ?><?php esc_html_e( 'Xem tất cả ảnh', 'hien' ); ?></a></div>
</article>
