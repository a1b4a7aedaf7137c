<?php
/**
 * A field of a form, with its label. $args: the parameters of hien_field(). Passwords are those of
 * src/features/forms/password-field.tsx.
 *
 * Twin: src/features/forms/field.tsx
 */

declare(strict_types=1);

$field_id   = "hien-{$args['form']}-{$args['name']}";
$attributes = array_filter(
	[
		'name'             => $args['name'],
		'class'            => 'hien-field__control',
		'id'               => $field_id,
		'aria-describedby' => '' === $args['hint'] ? '' : "$field_id-hint",
		'autocomplete'     => $args['autocomplete'],
	]
);
$print      = static function () use ( $args, $attributes ): void {
	foreach ( $attributes as $name => $value ) {
		printf( ' %s="%s"', esc_attr( $name ), hien_escape( $value ) );
	}
	echo $args['required'] ? ' required' : '';
};
?>
<div class="hien-field">
	<label class="hien-field__label" for="<?php echo esc_attr( $field_id ); ?>"><?php echo hien_escape( $args['label'] ); ?></label>
	<?php if ( 'textarea' === $args['type'] ) : ?>
		<textarea<?php $print(); ?> rows="5"><?php echo esc_textarea( $args['value'] ); ?></textarea>
	<?php elseif ( 'password' === $args['type'] ) : ?>
		<div class="hien-field__wrap">
			<input<?php $print(); ?> type="password">
			<button class="hien-icon-button" type="button" aria-label="<?php esc_attr_e( 'Hiện mật khẩu', 'hien' ); ?>" aria-pressed="false"><?php hien_icon( 'eye' ); ?></button>
		</div>
	<?php else : ?>
		<input<?php $print(); ?> type="<?php echo esc_attr( $args['type'] ); ?>"<?php echo '' === $args['value'] ? '' : ' value="' . hien_escape( $args['value'] ) . '"'; ?>>
	<?php endif; ?>
	<?php if ( '' !== $args['hint'] ) : ?>
		<p class="hien-field__hint" id="<?php echo esc_attr( "$field_id-hint" ); ?>"><?php echo hien_escape( $args['hint'] ); ?></p>
	<?php endif; ?>
</div>
