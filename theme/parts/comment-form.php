<?php
/**
 * WordPress's own comment form, for members whose browser runs no scripts. $args: post_id.
 *
 * Twin: none, the app has forms of its own.
 */

declare(strict_types=1);

comment_form(
	[
		'class_container'      => 'comment-respond hien-card hien-comments__respond',
		'class_form'           => 'comment-form',
		'class_submit'         => 'hien-button is-primary',
		'submit_button'        => '<button class="%3$s" name="%1$s" id="%2$s">%4$s</button>',
		'title_reply'          => __( 'Viết bình luận', 'hien' ),
		/* translators: %s: name of a person. */
		'title_reply_to'       => __( 'Trả lời %s', 'hien' ),
		'cancel_reply_link'    => __( 'Hủy trả lời', 'hien' ),
		'label_submit'         => __( 'Gửi bình luận', 'hien' ),
		'logged_in_as'         => '',
		'comment_notes_before' => '',
		'comment_field'        => sprintf(
			'<p class="hien-field"><label class="hien-field__label" for="comment">%s</label><textarea class="hien-field__control" id="comment" name="comment" rows="6" required></textarea></p>',
			esc_html__( 'Nội dung bình luận', 'hien' )
		),
	],
	$args['post_id']
);
