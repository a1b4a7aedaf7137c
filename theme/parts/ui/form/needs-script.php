<?php
/**
 * The message in place of a form in browsers without JavaScript.
 *
 * Twin: src/components/ui/form/needs-script.tsx
 */

declare(strict_types=1);

?>
<p class="hien-needs-script"><?php esc_html_e( 'Biểu mẫu này cần JavaScript. Bạn cũng có thể viết thư cho tác giả theo địa chỉ ở trang Liên hệ.', 'hien' ); ?></p>
