<?php
/**
 * Saves an item or removes it. The app shows whether it is saved, since pages are the same for all visitors. $args: type;
 * title, if a page has several of these buttons; class, instead of the default classes; icon, whether it has no label.
 *
 * Twin: src/features/favorites/save-button.tsx
 */

declare(strict_types=1);

$text      = 'posts' === $args['type'] ? __( 'Lưu bài', 'hien' ) : __( 'Lưu lại', 'hien' );
$css_class = $args['class'] ?? 'hien-button is-outline is-small';
/* translators: 1: "Lưu bài" or the like. 2: a title. */
$label = isset( $args['title'] ) ? sprintf( __( '%1$s: %2$s', 'hien' ), $text, $args['title'] ) : '';
hien_suspense_start();
?>
<button class="<?php echo esc_attr( "$css_class hien-save" ); ?>" type="button" aria-pressed="false"<?php echo '' === $label ? '' : ' aria-label="' . hien_escape( $label ) . '"'; ?>><?php hien_icon( 'bookmark' ); ?><?php echo empty( $args['icon'] ) ? hien_escape( $text ) : ''; ?></button>
<?php
hien_suspense_end();
