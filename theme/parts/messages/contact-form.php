<?php
/**
 * The form that writes to the author; the fields are those of src/features/messages/contact-form.tsx.
 *
 * Twin: src/features/messages/contact-form.tsx
 */

declare(strict_types=1);

?>
<section class="hien-card hien-contact__form" aria-label="<?php esc_attr_e( 'Gửi lời nhắn', 'hien' ); ?>">
	<?php get_template_part( 'parts/ui/form/needs-script' ); ?>
	<?php hien_suspense_start(); ?>
	<form class="hien-form" method="post">
		<?php
		if ( null === hien_user() ) { // The server knows a member's name and e-mail address.
			hien_field( 'contact', 'name', __( 'Họ và tên', 'hien' ), autocomplete: 'name', required: true );
			hien_field( 'contact', 'email', __( 'Email', 'hien' ), 'email', 'email', required: true );
		}
		hien_field( 'contact', 'content', __( 'Nội dung', 'hien' ), 'textarea', required: true );
		?>
		<button class="hien-button is-primary is-block" type="submit"><?php esc_html_e( 'Gửi lời nhắn', 'hien' ); ?></button>
	</form>
	<?php hien_suspense_end(); ?>
</section>
