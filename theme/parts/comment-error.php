<?php
/**
 * The reason for which WordPress's own comment form was refused, with the typed text: to send again, with the fields that other
 * plugins add to the form, such as a captcha; or, if that cannot help, to copy. $args: title, text (the reason), post (null if the
 * reader may not open it), parent (id of the parent comment, or 0), comment.
 *
 * Twin: none, the app has forms of its own.
 */

declare(strict_types=1);

[ 'post' => $commented, 'parent' => $parent_id, 'comment' => $typed ] = $args;
// phpcs:ignore WordPress.WP.GlobalVariablesOverride.Prohibited -- Core's fields and those of plugins in the form are for it.
$GLOBALS['post'] = $commented;
$comments_url    = null === $commented ? '' : get_permalink( $commented ) . '#comments';
get_template_part(
	'parts/plain-page-open',
	null,
	[ 'title' => $args['title'], 'text' => $args['text'], 'quote' => __( 'Lời hay không sợ muộn.', 'hien' ) ]
);
?>
<?php if ( null !== $commented && is_user_logged_in() && comments_open( $commented ) && ! post_password_required( $commented ) ) : ?>
	<?php
	add_filter(
		'comment_id_fields',
		static fn(): string => sprintf(
			'<input type="hidden" name="comment_post_ID" value="%d"><input type="hidden" name="comment_parent" value="%d">',
			$commented->ID,
			$parent_id
		)
	);
	ob_start();
	hien_field( 'comment', 'comment', __( 'Nội dung bình luận', 'hien' ), 'textarea', required: true, value: trim( $typed ) );
	comment_form(
		[
			'class_form'         => 'hien-form',
			'submit_field'       => '%1$s%2$s',
			'submit_button'      => '<button class="hien-button is-primary is-block" name="%1$s">%4$s</button>',
			'label_submit'       => __( 'Gửi lại', 'hien' ),
			'title_reply'        => '',
			'title_reply_before' => '<div hidden>',
			'title_reply_after'  => '</div>',
			'logged_in_as'       => '',
			'comment_field'      => (string) ob_get_clean(),
		],
		$commented->ID
	);
	?>
<?php elseif ( '' !== trim( $typed ) ) : ?>
	<p class="hien-field"><label class="hien-field__label" for="hien-typed"><?php esc_html_e( 'Lời bạn đã viết, để chép lại', 'hien' ); ?></label><textarea class="hien-field__control" id="hien-typed" rows="6" readonly><?php echo esc_textarea( $typed ); ?></textarea></p>
<?php endif; ?>
<?php if ( null === $commented ) : ?>
	<a class="hien-button is-outline is-block" href="<?php echo esc_url( home_url( '/' ) ); ?>"><?php esc_html_e( 'Về trang chủ', 'hien' ); ?></a>
<?php else : ?>
	<?php if ( ! is_user_logged_in() ) : ?>
		<a class="hien-button is-primary is-block" href="<?php echo esc_url( wp_login_url( $comments_url ) ); ?>"><?php esc_html_e( 'Đăng nhập', 'hien' ); ?></a>
	<?php endif; ?>
	<a class="hien-button is-outline is-block" href="<?php echo esc_url( $comments_url ); ?>"><?php esc_html_e( 'Quay lại phần bình luận', 'hien' ); ?></a>
<?php endif; ?>
<?php get_template_part( 'parts/plain-page-close', null, [ 'has_scripts' => true ] ); ?>
