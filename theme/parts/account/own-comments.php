<?php
/**
 * The comments that the member has written. $args: screen.
 *
 * Twin: src/screens/account/own-comments.tsx
 */

declare(strict_types=1);

$written = $args['screen']->data['own_comments'];
?>
<h1 class="hien-account__title"><?php esc_html_e( 'Bình luận của bạn', 'hien' ); ?></h1>
<?php
if ( [] === $written['data'] ) {
	get_template_part(
		'parts/ui/empty',
		null,
		[
			'art'   => 'comment',
			'title' => __( 'Bạn chưa bình luận lần nào', 'hien' ),
			'text'  => __( 'Đọc bài nào thấy muốn nói, bạn cứ viết nhé.', 'hien' ),
		]
	);
	return;
}
?>
<ul class="hien-account__rows">
	<?php foreach ( $written['data'] as $item ) : ?>
		<li class="hien-account__row">
			<div class="hien-account__row-main">
				<a class="hien-account__row-title" href="<?php echo esc_url( hien_url( $item['path'] ) ); ?>"><?php echo hien_escape( $item['title'] ); ?></a>
				<p class="hien-account__row-text"><?php echo hien_escape( $item['comment_content'] ); ?></p>
				<?php hien_relative_date( $item['date'], 'hien-account__since' ); ?>
				<?php foreach ( $item['own']['answers'] as $answer ) : ?>
					<?php /* translators: %s: name of a person. */ ?>
					<p class="hien-account__answer"><a href="<?php echo esc_url( hien_url( $answer['path'] ) ); ?>"><?php echo hien_escape( sprintf( __( '%s trả lời:', 'hien' ), $answer['author'] ) ); ?></a> <?php echo hien_escape( $answer['text'] ); ?></p>
				<?php endforeach; ?>
			</div>
			<span class="hien-badge<?php echo $item['waiting'] ? ' is-waiting' : ''; ?>"><?php echo esc_html( $item['waiting'] ? __( 'Chờ duyệt', 'hien' ) : __( 'Đang hiển thị', 'hien' ) ); ?></span>
			<span class="hien-account__buttons">
				<?php if ( null !== $item['own']['edit_until'] ) : ?>
					<a class="hien-button is-outline is-small" href="<?php echo esc_url( hien_url( $item['path'] ) ); ?>"><?php esc_html_e( 'Sửa', 'hien' ); ?></a>
				<?php endif; ?>
				<button class="hien-button is-outline is-small" type="button"><?php esc_html_e( 'Xóa', 'hien' ); ?></button>
			</span>
		</li>
	<?php endforeach; ?>
</ul>
<?php
$url = static fn( int $number ): string => hien_url( hien_page_path( '/tai-khoan', $number ) . '?action=comment' );
get_template_part( 'parts/ui/pagination', null, compact( 'url' ) + $written );
