<?php
/**
 * Members ask the author a question; visitors are asked to sign in. $args: path of the page. The fields are those of
 * src/features/messages/question-form.tsx.
 *
 * Twin: src/features/messages/ask.tsx
 */

declare(strict_types=1);
?>
<section class="hien-card hien-ask" aria-label="<?php esc_attr_e( 'Gửi câu hỏi của bạn', 'hien' ); ?>">
	<h2 class="hien-ask__title"><?php esc_html_e( 'Gửi câu hỏi của bạn', 'hien' ); ?></h2>
	<?php if ( null === hien_user() ) : ?>
		<p><a class="hien-ask__login" href="<?php echo esc_url( hien_login_url( $args['path'] ) ); ?>"><?php esc_html_e( 'Đăng nhập để đặt câu hỏi', 'hien' ); ?></a></p>
	<?php else : ?>
		<?php get_template_part( 'parts/ui/form/needs-script' ); ?>
		<?php hien_suspense_start(); ?>
		<form class="hien-form" method="post">
			<?php
			hien_field( 'question', 'question', __( 'Câu hỏi', 'hien' ), required: true );
			hien_field(
				'question',
				'details',
				__( 'Kể thêm cho tác giả', 'hien' ),
				'textarea',
				hint: __( 'Điều bạn đang vướng, kèm thông báo lỗi nếu có. Phần này không hiện trên trang.', 'hien' )
			);
			?>
			<button class="hien-button is-primary" type="submit"><?php esc_html_e( 'Gửi câu hỏi', 'hien' ); ?></button>
		</form>
		<?php hien_suspense_end(); ?>
	<?php endif; ?>
</section>
