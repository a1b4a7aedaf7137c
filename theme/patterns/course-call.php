<?php
/**
 * Title: Lời mời vào khóa học
 * Slug: hien/course-call
 * Categories: hien
 * Description: Một khung với lời mời và một khóa học, với học phí của lúc người đọc mở trang.
 * Keywords: khóa học, đăng ký, học phí
 * Viewport Width: 720
 */

declare(strict_types=1);

?>
<!-- wp:group {"backgroundColor":"sun-soft"} -->
<div class="wp-block-group has-sun-soft-background-color has-background"><!-- wp:paragraph {"fontSize":"large"} -->
<p class="has-large-font-size"><strong><?php esc_html_e( 'Học tiếp, có người kèm', 'hien' ); ?></strong></p>
<!-- /wp:paragraph -->

<!-- wp:paragraph -->
<p><?php esc_html_e( 'Bài này là một buổi trong khóa học. Vào lớp, bạn làm dự án thật, được chấm mã và hỏi bất cứ lúc nào.', 'hien' ); ?></p>
<!-- /wp:paragraph -->

<!-- wp:hien/course /--></div>
<!-- /wp:group -->
