<?php
/**
 * A box to tick. $args: form, name, required; `label` as HTML that the template has made.
 *
 * Twin: src/features/forms/check-field.tsx
 *
 * @package Hien
 */

declare(strict_types=1);

$field_id = "hien-{$args['form']}-{$args['name']}";
?>
<div class="hien-field">
	<label class="hien-check" for="<?php echo esc_attr( $field_id ); ?>">
		<input name="<?php echo esc_attr( $args['name'] ); ?>" class="hien-check__box" id="<?php echo esc_attr( $field_id ); ?>" type="checkbox"<?php echo empty( $args['required'] ) ? '' : ' required'; ?>>
		<span><?php echo wp_kses_post( $args['label'] ); ?></span>
	</label>
</div>
