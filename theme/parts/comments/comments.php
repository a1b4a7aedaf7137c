<?php
/**
 * The comments under a post or page; prints nothing if they are closed and there are none. $args: entry; list, the response.
 *
 * Twin: src/features/comments/comments.tsx
 */

declare(strict_types=1);

[ 'entry' => $entry, 'list' => $list ] = $args;

[ 'open' => $is_open, 'count' => $count ] = $entry['comment_state'];
if ( $entry['protected'] || ( ! $is_open && 0 === $count ) ) {
	return;
}
$count   = $list['count'];
$user    = hien_user();
$write   = null === $user ? hien_login_url( $entry['path'] . '#comments' ) : hien_url( $entry['path'] . '#respond' );
$context = [
	'path'      => $entry['path'],
	'is_member' => null !== $user,
	'max_depth' => $is_open ? $list['max_depth'] : 1,
];
?>
<section class="hien-post__section hien-comments" id="comments" aria-label="<?php esc_attr_e( 'Bình luận', 'hien' ); ?>">
	<header class="hien-comments__head"><h2 class="hien-comments__title"><?php echo esc_html( 0 === $count ? __( 'Bình luận', 'hien' ) : hien_comment_count( $count ) ); ?></h2>
		<?php if ( $is_open ) : ?>
			<a class="hien-button is-soft is-small" data-no-router="true" href="<?php echo esc_url( $write ); ?>"><?php hien_icon( 'square-pen', 'is-small' ); ?><?php esc_html_e( 'Viết bình luận', 'hien' ); ?></a>
		<?php endif; ?>
	</header>
	<?php if ( $is_open && null === $user ) : ?>
		<?php
		/* translators: <a>: link to where visitors sign in. */
		$text = __( 'Vui lòng <a>đăng nhập</a> để bình luận.', 'hien' );
		?>
		<p class="hien-comments__sign-in hien-comment__text"><?php echo hien_text_with_link( $text, $write ); ?></p>
	<?php elseif ( $is_open ) : ?>
		<a class="hien-card hien-comments__prompt" data-no-router="true" href="<?php echo esc_url( $write ); ?>"><?php hien_avatar( (string) current( $user['avatar_urls'] ) ); ?><span class="hien-comments__prompt-text"><?php esc_html_e( 'Bạn nghĩ gì về nội dung này?', 'hien' ); ?></span></a>
	<?php endif; ?>
	<?php if ( [] === $list['data'] ) : ?>
		<?php get_template_part( 'parts/ui/empty', null, [ 'title' => __( 'Chưa có bình luận nào!', 'hien' ), 'art' => 'comment' ] ); ?>
	<?php else : ?>
		<div class="hien-comments__list">
			<?php
			foreach ( hien_threads( $list['data'] ) as $thread ) {
				get_template_part(
					'parts/comments/comment-item',
					null,
					[ 'item' => array_shift( $thread ), 'replies' => $thread ] + $context
				);
			}
			?>
		</div>
		<?php
		$url = static fn( int $number ): string => hien_url( hien_page_path( $entry['path'], $number, 'comment-page-' ) . '#comments' );
		get_template_part( 'parts/ui/pagination', null, [ 'url' => $url, 'label' => __( 'Trang bình luận', 'hien' ) ] + $list );
		?>
	<?php endif; ?>
	<noscript>
		<?php
		if ( $is_open && null !== $user ) {
			get_template_part( 'parts/comment-form', null, [ 'post_id' => $list['object_id'] ] );
		}
		?>
	</noscript>
</section>
