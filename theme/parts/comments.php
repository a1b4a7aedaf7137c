<?php
/**
 * The comments under a post or page; nothing where they are closed and there are none.
 *
 * Twin: src/features/comments/comments.tsx
 *
 * @package Hien
 */

declare(strict_types=1);

[ 'entry' => $entry, 'list' => $list ] = $args;

$count = $entry['comment_state']['count'];
if ( $entry['protected'] || ( ! $entry['comment_state']['open'] && 0 === $count ) ) {
	return;
}
?>
<section class="hien-post__section hien-comments" id="comments" aria-label="<?php esc_attr_e( 'Bình luận', 'hien' ); ?>">
	<header class="hien-comments__head"><h2 class="hien-comments__title"><?php echo esc_html( 0 === $count ? __( 'Bình luận', 'hien' ) : hien_comment_count( $count ) ); ?></h2></header>
	<?php if ( [] === $list['data'] ) : ?>
		<?php get_template_part( 'parts/empty', null, [ 'title' => __( 'Chưa có bình luận nào!', 'hien' ), 'art' => 'comment' ] ); ?>
	<?php else : ?>
		<div class="hien-comments__list">
			<?php
			foreach ( hien_threads( $list['data'] ) as $thread ) {
				get_template_part( 'parts/comment', null, [ 'item' => array_shift( $thread ), 'replies' => $thread ] );
			}
			?>
		</div>
		<?php
		get_template_part(
			'parts/pagination',
			null,
			[
				'page'  => $list['page'],
				'pages' => $list['pages'],
				'url'   => static fn( int $number ): string => home_url( hien_page_path( $entry['path'], $number, 'comment-page-' ) . '#comments' ),
				'label' => __( 'Trang bình luận', 'hien' ),
			]
		);
		?>
	<?php endif; ?>
</section>
