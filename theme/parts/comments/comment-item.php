<?php
/**
 * A comment, and all replies of its thread on one level. $args: item, replies; of the list: path, is_member, max_depth.
 *
 * Twin: src/features/comments/comment-item.tsx
 */

declare(strict_types=1);

[ 'item' => $item, 'replies' => $replies ] = $args;

$reply_url = $args['is_member']
	? hien_url( add_query_arg( 'replytocom', $item['id'], $args['path'] ) . '#respond' )
	: hien_login_url( "{$args['path']}#comments{$item['id']}" );
?>
<article class="hien-comment<?php echo $item['by_author'] ? ' is-author' : ''; ?><?php echo $item['deleted'] ? ' is-deleted' : ''; ?>" id="comments<?php echo esc_attr( (string) $item['id'] ); ?>">
	<?php hien_avatar( $item['avt'] ); ?>
	<div class="hien-comment__main">
		<div class="hien-comment__bubble">
			<?php if ( ! $item['deleted'] ) : ?>
				<header class="hien-comment__head">
					<?php if ( '' === $item['url'] ) : ?>
						<span class="hien-comment__author"><?php echo hien_escape( $item['author'] ); ?></span>
					<?php else : ?>
						<a class="hien-comment__author" href="<?php echo esc_url( $item['url'] ); ?>" rel="nofollow ugc noopener external"><?php echo hien_escape( $item['author'] ); ?></a>
					<?php endif; ?>
					<?php if ( $item['by_author'] ) : ?>
						<span class="hien-badge"><?php esc_html_e( 'Tác giả', 'hien' ); ?></span>
					<?php endif; ?>
					<?php hien_relative_date( $item['date'], 'hien-comment__date' ); ?>
					<?php if ( $item['waiting'] ) : ?>
						<span class="hien-badge"><?php esc_html_e( 'đang chờ duyệt', 'hien' ); ?></span>
					<?php endif; ?>
				</header>
			<?php endif; ?>
			<?php hien_html( $item['content'], 'hien-comment__text' ); ?>
		</div>
		<?php if ( $item['depth'] < $args['max_depth'] && ! $item['waiting'] && ! $item['deleted'] ) : ?>
			<?php /* translators: %s: name of a person. */ ?>
			<div class="hien-comment__actions"><a class="hien-button is-small hien-comment__action" data-no-router="true" href="<?php echo esc_url( $reply_url ); ?>" aria-label="<?php echo hien_escape( sprintf( __( 'Trả lời %s', 'hien' ), $item['author'] ) ); ?>"><?php hien_icon( 'reply', 'is-small' ); ?><?php esc_html_e( 'Trả lời', 'hien' ); ?></a></div>
		<?php endif; ?>
		<?php if ( [] !== $replies ) : ?>
			<div class="hien-comment__replies">
				<?php
				foreach ( $replies as $reply ) {
					get_template_part( 'parts/comments/comment-item', null, [ 'item' => $reply, 'replies' => [] ] + $args );
				}
				?>
			</div>
		<?php endif; ?>
	</div>
</article>
