<?php
/**
 * A file to download. The server counts the download and redirects to the file. $args: a download; its file may be missing.
 *
 * Twin: src/components/cards/download-card/download-card.tsx
 */

declare(strict_types=1);

[ 'name' => $name, 'file' => $file, 'type' => $extension, 'kind' => $kind, 'size' => $size ] = $args;

$about = null === $file
	? __( 'Tệp này đang thiếu, bạn ghé lại sau nhé.', 'hien' )
	: implode( ' · ', array_filter( [ $extension, null === $size ? '' : hien_size( $size ) ] ) );
?>
<div class="hien-card hien-download-card"><a class="hien-download-card__link"<?php echo null === $file ? '' : ' href="' . esc_url( $file ) . '" download rel="nofollow"'; ?>>
	<span class="hien-download-card__icon is-<?php echo hien_escape( $kind ); ?>">
		<?php
		match ( $kind ) {
			'archive' => hien_icon( 'file-archive' ),
			'code'    => hien_icon( 'file-code' ),
			default   => hien_icon( 'file-text' ),
		};
		?>
	</span>
	<span>
		<span class="hien-download-card__name"><?php echo hien_escape( hien_title( $name ) ); ?></span> <span class="hien-download-card__size"><?php echo hien_escape( $about ); ?></span>
	</span>
	<?php if ( null !== $file ) : ?>
		<span class="hien-icon-button"><?php hien_icon( 'download' ); ?></span>
	<?php endif; ?>
</a><?php get_template_part( 'parts/favorites/save-button', null, [ 'type' => 'downloads', 'title' => $name, 'class' => 'hien-icon-button', 'icon' => true ] ); ?></div>
