<?php
/**
 * A post: its text, author, neighbours, related posts and comments.
 *
 * Twin: src/screens/post/post-screen.tsx
 */

declare(strict_types=1);

[ 'post' => $entry, 'comments' => $comment_list ] = $args['screen']->data;

$author = $entry['author'];
$tile   = hien_tile_class( $entry );

get_template_part( 'parts/post/article', 'open', [ 'entry' => $entry, 'has_byline' => true, 'has_rail' => true ] );
?>
<div class="hien-cover hien-post__cover<?php echo esc_attr( $tile ); ?>"<?php echo '' === $tile ? '' : ' aria-hidden="true"'; ?>><?php hien_cover_image( $entry, HIEN_ARTICLE_COVER, eager: true, described: true ); ?></div>
<?php
hien_suspense_start();
get_template_part( 'parts/post/article', 'text', $entry );
get_template_part( 'parts/post/keywords', null, $entry['tags'] );
hien_suspense_end();
?>
</div>
<?php get_template_part( 'parts/post/post-rail', null, $entry ); ?>
<div class="hien-post__after">
<?php hien_suspense_start(); ?>
<section class="hien-card hien-author-box hien-post__section">
	<div class="hien-author-box__image"><img src="<?php echo esc_url( $author['avt'] ); ?>" alt="" loading="lazy"></div>
	<div>
		<p class="hien-author-box__role"><?php esc_html_e( 'Tác giả', 'hien' ); ?></p>
		<h2 class="hien-author-box__name"><?php echo hien_escape( $author['name'] ); ?></h2>
		<?php if ( '' !== $author['bio'] ) : ?>
			<p class="hien-author-box__text"><?php echo hien_escape( $author['bio'] ); ?></p>
		<?php endif; ?>
		<?php if ( null !== $author['path'] ) : ?>
			<div class="hien-author-box__links"><a class="hien-button is-soft is-small" href="<?php echo esc_url( hien_url( $author['path'] ) ); ?>"><?php esc_html_e( 'Về tác giả', 'hien' ); ?></a></div>
		<?php endif; ?>
	</div>
</section>
<?php
get_template_part( 'parts/post/post-nav', null, $entry );
get_template_part( 'parts/post/related', null, [ 'entries' => $entry['related'] ] );
get_template_part( 'parts/comments/comments', null, [ 'entry' => $entry, 'list' => $comment_list ] );
hien_suspense_end();
get_template_part( 'parts/post/article', 'close' );
