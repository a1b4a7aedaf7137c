<?php
/**
 * Title: Mở đầu bài học
 * Slug: hien/lesson-opening
 * Categories: hien
 * Description: Người đọc sẽ làm được gì, cần biết trước điều gì, mất bao lâu.
 * Keywords: bài học, mục tiêu, tóm tắt
 * Viewport Width: 720
 */

declare(strict_types=1);

?>
<!-- wp:group {"backgroundColor":"accent-soft"} -->
<div class="wp-block-group has-accent-soft-background-color has-background"><!-- wp:paragraph -->
<p><strong><?php esc_html_e( 'Sau bài này bạn sẽ', 'hien' ); ?></strong></p>
<!-- /wp:paragraph -->

<!-- wp:list -->
<ul class="wp-block-list"><!-- wp:list-item -->
<li><?php esc_html_e( 'hiểu được điều gì;', 'hien' ); ?></li>
<!-- /wp:list-item -->

<!-- wp:list-item -->
<li><?php esc_html_e( 'tự tay làm được việc gì;', 'hien' ); ?></li>
<!-- /wp:list-item -->

<!-- wp:list-item -->
<li><?php esc_html_e( 'tránh được lỗi nào.', 'hien' ); ?></li>
<!-- /wp:list-item --></ul>
<!-- /wp:list -->

<!-- wp:paragraph {"fontSize":"small"} -->
<p class="has-small-font-size"><?php esc_html_e( 'Cần biết trước: HTML cơ bản. Thời gian: khoảng … phút.', 'hien' ); ?></p>
<!-- /wp:paragraph --></div>
<!-- /wp:group -->
