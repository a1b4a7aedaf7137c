<?php
/**
 * The form that writes to the author; the fields are those of src/features/messages/contact-form.tsx.
 *
 * Twin: src/features/messages/contact-form.tsx
 */

declare(strict_types=1);

$fields = [
	[ 'name' => 'name', 'label' => __( 'Họ và tên', 'hien' ), 'autocomplete' => 'name' ],
	[ 'name' => 'email', 'label' => __( 'Email', 'hien' ), 'type' => 'email', 'autocomplete' => 'email' ],
	[ 'name' => 'content', 'label' => __( 'Nội dung', 'hien' ), 'type' => 'textarea' ],
];
$fields = null === hien_user() ? $fields : array_slice( $fields, 2 ); // The server knows a member's name and e-mail address.
?>
<section class="hien-card hien-contact__form" aria-label="<?php esc_attr_e( 'Gửi lời nhắn', 'hien' ); ?>">
	<?php get_template_part( 'parts/ui/form/needs-script' ); ?>
	<?php hien_suspense_start(); ?>
	<form class="hien-form" method="post">
		<?php
		foreach ( $fields as $field ) {
			get_template_part( 'parts/forms/field', null, $field + [ 'form' => 'contact', 'required' => true ] );
		}
		?>
		<button class="hien-button is-primary is-block" type="submit"><?php esc_html_e( 'Gửi lời nhắn', 'hien' ); ?></button>
	</form>
	<?php hien_suspense_end(); ?>
</section>
