<?php
/**
 * A checkbox. $args: form, name, label, required; `link`: the address for the <a> in the label.
 *
 * Twin: src/features/forms/check-field.tsx
 */

declare(strict_types=1);

$field_id = "hien-{$args['form']}-{$args['name']}";
?>
<div class="hien-field">
	<label class="hien-check" for="<?php echo esc_attr( $field_id ); ?>">
		<input name="<?php echo esc_attr( $args['name'] ); ?>" class="hien-check__box" id="<?php echo esc_attr( $field_id ); ?>" type="checkbox"<?php echo empty( $args['required'] ) ? '' : ' required'; ?>>
		<span><?php echo hien_text_with_link( $args['label'], $args['link'] ?? '', 'hien-auth__link' ); ?></span>
	</label>
</div>
