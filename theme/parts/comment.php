<?php
/**
 * A comment, and all replies of its thread on one level.
 *
 * Twin: src/features/comments/comments.tsx
 *
 * @package Hien
 */

declare(strict_types=1);

[ 'item' => $item, 'replies' => $replies ] = $args;
?>
<article class="hien-comment<?php echo $item['by_author'] ? ' is-author' : ''; ?>" id="comments<?php echo esc_attr( (string) $item['id'] ); ?>">
	<?php hien_avatar( $item['avt'] ); ?>
	<div class="hien-comment__main">
		<div class="hien-comment__bubble">
			<header class="hien-comment__head">
				<?php if ( '' === $item['url'] ) : ?>
					<span class="hien-comment__author"><?php echo esc_html( $item['author'] ); ?></span>
				<?php else : ?>
					<a class="hien-comment__author" href="<?php echo esc_url( $item['url'] ); ?>" rel="nofollow ugc noopener external"><?php echo esc_html( $item['author'] ); ?></a>
				<?php endif; ?>
				<?php if ( $item['by_author'] ) : ?>
					<span class="hien-badge"><?php esc_html_e( 'Tác giả', 'hien' ); ?></span>
				<?php endif; ?>
				<?php hien_relative_date( $item['date'], 'hien-comment__date' ); ?>
			</header>
			<?php
			printf(
				'<div class="hien-comment__text" data-hien-html="%s">%s</div>',
				esc_attr( "comment-{$item['id']}" ),
				$item['content'] // phpcs:ignore WordPress.Security.EscapeOutput.OutputNotEscaped -- What comment_text() would print.
			);
			?>
		</div>
		<?php if ( [] !== $replies ) : ?>
			<div class="hien-comment__replies">
				<?php
				foreach ( $replies as $reply ) {
					get_template_part( 'parts/comment', null, [ 'item' => $reply, 'replies' => [] ] );
				}
				?>
			</div>
		<?php endif; ?>
	</div>
</article>
