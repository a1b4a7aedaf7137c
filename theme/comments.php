<?php
/**
 * Comments and their form without the plugin.
 */

declare(strict_types=1);

if ( post_password_required() ) {
	return;
}
?>
<section class="hien-post__section hien-comments" id="comments">
	<?php if ( have_comments() ) : ?>
		<header class="hien-comments__head"><h2 class="hien-comments__title"><?php echo esc_html( hien_comment_count( (int) get_comments_number() ) ); ?></h2></header>
		<ol class="hien-comments__list"><?php wp_list_comments( [ 'callback' => 'hien_comment' ] ); ?></ol>
		<?php the_comments_pagination( [ 'class' => 'hien-pagination' ] ); ?>
	<?php endif; ?>
	<?php
	comment_form(
		[
			'class_container' => 'comment-respond hien-prose hien-post__section',
			'class_submit'    => 'hien-button is-primary',
		]
	);
	?>
</section>
