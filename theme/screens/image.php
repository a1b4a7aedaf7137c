<?php
/**
 * /hinh-anh/{number}: one image, large, with its title, date, text and comments.
 *
 * Twin: src/screens/image/image-screen.tsx
 */

declare(strict_types=1);

[ 'image' => $image, 'comments' => $comment_list ] = $args['screen']->data;

$author = $image['author'];
?>
<article <?php post_class( 'hien-image', $image['post_id'] ); ?>>
	<?php
	get_template_part( 'parts/ui/breadcrumbs', null, [ 'trail' => $image['breadcrumbs'], 'current' => $image['title'] ] );
	if ( null !== $image['image'] ) {
		get_template_part( 'parts/image/large-image', null, $image );
	}
	?>
	<div class="hien-image__main">
		<h1 class="hien-image__title"><?php echo hien_escape( hien_title( $image['title'] ) ); ?></h1>
		<div class="hien-image__who">
			<?php hien_avatar( $author['avt'] ); ?>
			<div>
				<p class="hien-image__author"><?php echo hien_escape( $author['name'] ); ?></p>
				<p class="hien-meta"><?php hien_time( $image['date'] ); ?></p>
			</div>
			<?php
			if ( $image['id'] > 0 ) {
				get_template_part( 'parts/favorites/save-button', null, [ 'type' => 'images' ] );
			}
			?>
		</div>
		<?php
		if ( $image['protected'] ) {
			get_template_part( 'parts/post/password-form', null, $image );
		}
		if ( '' !== $image['decs'] ) {
			hien_html( wp_kses_post( $image['decs'] ) );
		}
		get_template_part( 'parts/comments/comments', null, [ 'entry' => $image, 'list' => $comment_list ] );
		?>
	</div>
</article>
