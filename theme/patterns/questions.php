<?php
/**
 * Title: Hỏi và đáp
 * Slug: hien/questions
 * Categories: hien
 * Description: Những câu hỏi hay gặp; bấm vào câu hỏi thì câu trả lời mở ra.
 * Keywords: hỏi đáp, câu hỏi, faq
 * Viewport Width: 720
 */

declare(strict_types=1);

?>
<!-- wp:heading -->
<h2 class="wp-block-heading"><?php esc_html_e( 'Hỏi và đáp', 'hien' ); ?></h2>
<!-- /wp:heading -->

<!-- wp:details {"showContent":true} -->
<details class="wp-block-details" open><summary><?php esc_html_e( 'Bạn đọc hay hỏi điều gì nhất?', 'hien' ); ?></summary><!-- wp:paragraph -->
<p><?php esc_html_e( 'Trả lời thẳng vào câu hỏi trong một hai câu, rồi mới giải thích.', 'hien' ); ?></p>
<!-- /wp:paragraph --></details>
<!-- /wp:details -->

<!-- wp:details -->
<details class="wp-block-details"><summary><?php esc_html_e( 'Nếu làm theo mà không được thì sao?', 'hien' ); ?></summary><!-- wp:paragraph -->
<p><?php esc_html_e( 'Chỉ ra chỗ hay sai và cách kiểm tra từng bước.', 'hien' ); ?></p>
<!-- /wp:paragraph --></details>
<!-- /wp:details -->

<!-- wp:details -->
<details class="wp-block-details"><summary><?php esc_html_e( 'Học tiếp ở đâu?', 'hien' ); ?></summary><!-- wp:paragraph -->
<p><?php esc_html_e( 'Dẫn đến bài kế tiếp hoặc một khóa học.', 'hien' ); ?></p>
<!-- /wp:paragraph --></details>
<!-- /wp:details -->
