<?php
/**
 * Opens an article: its header, and the table of contents, beside the text or above it. article-close.php closes it. $args: entry;
 * has_byline; has_rail (whether post-rail.php follows; false by default).
 *
 * Twin: src/components/post/article.tsx
 */

declare(strict_types=1);

[ 'entry' => $entry, 'has_byline' => $has_byline ] = $args;

$has_toc   = count( $entry['toc'] ) > 1;
$css_class = 'hien-post' . ( $has_toc ? '' : ' is-plain' ) . ( empty( $args['has_rail'] ) ? '' : ' has-rail' );
?>
<article <?php post_class( $css_class, $entry['id'] ); ?>>
<header class="hien-post__head">
	<?php get_template_part( 'parts/ui/breadcrumbs', null, [ 'trail' => $entry['breadcrumbs'], 'current' => $entry['title'] ] ); ?>
	<h1 class="hien-post__title"><?php echo hien_escape( hien_title( $entry['title'] ) ); ?></h1>
	<?php if ( '' !== $entry['lead'] ) : ?>
		<p class="hien-post__lead"><?php echo hien_escape( $entry['lead'] ); ?></p>
	<?php endif; ?>
	<?php
	if ( $has_byline ) {
		get_template_part(
			'parts/post/byline',
			null,
			[ 'save' => 'posts', 'notes' => [ hien_reading_time( $entry['minutes'] ), hien_view_count( $entry['views'] ) ] ] + $entry
		);
	}
	?>
</header>
<?php if ( $has_toc ) : ?>
	<nav class="hien-post__toc" aria-label="<?php esc_attr_e( 'Mục lục', 'hien' ); ?>"><div class="hien-post__sticky hien-toc"><div>
		<p class="hien-toc__title"><?php esc_html_e( 'Mục lục', 'hien' ); ?></p>
		<?php get_template_part( 'parts/post/toc-list', null, $entry['toc'] ); ?>
	</div></div></nav>
<?php endif; ?>
<div class="hien-post__main">
<?php if ( $has_toc ) : ?>
	<details class="hien-toc is-collapsible">
		<summary class="hien-toc__title"><?php hien_icon( 'list' ); ?><?php esc_html_e( 'Mục lục', 'hien' ); ?><span class="hien-toc__chevron"><?php hien_icon( 'chevron-down' ); ?></span></summary>
		<?php get_template_part( 'parts/post/toc-list', null, $entry['toc'] ); ?>
	</details>
<?php endif; ?>
