<?php
/**
 * An arrow, and words for screen readers, at the end of a link that leaves the site.
 *
 * Twin: src/components/ui/link/external-mark.tsx
 */

declare(strict_types=1);

?>
<span class="hien-visually-hidden"><?php esc_html_e( '(trang ngoài)', 'hien' ); ?></span><?php hien_icon( 'arrow-up-right', 'is-small' ); ?>
