<?php
/**
 * A comment when the plugin is missing, with the app's classes; wp_list_comments() closes the <li>.
 */

declare(strict_types=1);

[ 'comment' => $item, 'list' => $options, 'depth' => $level ] = $args;
?>
<li id="comments<?php comment_ID(); ?>" <?php comment_class(); ?>>
<article class="hien-comment" id="div-comment-<?php comment_ID(); ?>">
	<span class="hien-avatar"><?php echo get_avatar( $item, 96, '', '', [ 'class' => 'hien-avatar__image' ] ); ?></span>
	<div class="hien-comment__main">
		<div class="hien-comment__bubble">
			<header class="hien-comment__head">
				<span class="hien-comment__author"><?php comment_author_link( $item ); ?></span>
				<time class="hien-comment__date" datetime="<?php echo esc_attr( get_comment_date( DATE_ATOM, $item ) ); ?>"><?php echo esc_html( get_comment_date( 'd/m/Y', $item ) ); ?></time>
			</header>
			<?php if ( '0' === $item->comment_approved ) : ?>
				<p class="hien-meta"><?php esc_html_e( 'Bình luận của bạn đang chờ duyệt.', 'hien' ); ?></p>
			<?php endif; ?>
			<div class="hien-comment__text"><?php comment_text( $item ); ?></div>
		</div>
		<?php
		comment_reply_link(
			[
				'depth'     => $level,
				'max_depth' => $options['max_depth'],
				'add_below' => 'div-comment',
				'before'    => '<p class="hien-meta">',
				'after'     => '</p>',
			],
			$item
		);
		?>
	</div>
</article>
