<?php
/**
 * Title: Dòng thời gian
 * Slug: hien/timeline
 * Categories: hien
 * Description: Những mốc đáng nhớ, mới trước cũ sau; hợp với trang về tác giả.
 * Keywords: hành trình, tiểu sử, cột mốc, tác giả
 * Post Types: page
 * Viewport Width: 720
 */

declare(strict_types=1);

?>
<!-- wp:heading -->
<h2 class="wp-block-heading"><?php esc_html_e( 'Hành trình', 'hien' ); ?></h2>
<!-- /wp:heading -->

<!-- wp:list {"className":"is-style-hien-timeline"} -->
<ul class="wp-block-list is-style-hien-timeline"><!-- wp:list-item -->
<li><strong>2026</strong><br><strong><?php esc_html_e( 'Mở trang này', 'hien' ); ?></strong><br><?php esc_html_e( 'Bạn viết ở đây cho ai, và vì sao.', 'hien' ); ?></li>
<!-- /wp:list-item -->

<!-- wp:list-item -->
<li><strong>2020</strong><br><strong><?php esc_html_e( 'Lớp học đầu tiên', 'hien' ); ?></strong><br><?php esc_html_e( 'Bạn đã dạy điều gì, ở đâu, có bao nhiêu người học.', 'hien' ); ?></li>
<!-- /wp:list-item -->

<!-- wp:list-item -->
<li><strong>2016</strong><br><strong><?php esc_html_e( 'Bước vào nghề', 'hien' ); ?></strong><br><?php esc_html_e( 'Công việc đầu tiên, và điều bạn còn nhớ đến bây giờ.', 'hien' ); ?></li>
<!-- /wp:list-item --></ul>
<!-- /wp:list -->
