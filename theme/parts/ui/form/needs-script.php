<?php
/**
 * The message in place of a form in browsers without JavaScript.
 *
 * Twin: src/components/ui/form/needs-script.tsx
 */

declare(strict_types=1);

?>
<p class="hien-needs-script"><?php esc_html_e( 'Biểu mẫu này cần JavaScript. Nếu trang Liên hệ có email hay số điện thoại, bạn cũng có thể báo cho tác giả.', 'hien' ); ?></p>
