<?php
/**
 * Title: Ghi chú
 * Slug: hien/note
 * Categories: hien
 * Description: Một đoạn ngắn trong khung, cho điều người đọc không nên bỏ qua.
 * Keywords: lưu ý, ghi chú, cảnh báo
 * Viewport Width: 720
 */

declare(strict_types=1);

?>
<!-- wp:paragraph {"backgroundColor":"surface-strong"} -->
<p class="has-surface-strong-background-color has-background"><strong><?php esc_html_e( 'Lưu ý.', 'hien' ); ?></strong> <?php esc_html_e( 'Sao lưu trước khi thử, và thử trên một bản sao của trang.', 'hien' ); ?></p>
<!-- /wp:paragraph -->
