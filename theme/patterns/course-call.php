<?php
/**
 * Title: Lời mời vào khóa học
 * Slug: hien/course-call
 * Categories: hien
 * Description: Một khung với lời mời và nút dẫn đến các khóa học.
 * Keywords: khóa học, đăng ký, nút
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

<!-- wp:buttons -->
<div class="wp-block-buttons"><!-- wp:button -->
<div class="wp-block-button"><a class="wp-block-button__link wp-element-button" href="<?php echo esc_url( hien_url( '/khoa-hoc' ) ); ?>"><?php esc_html_e( 'Xem các khóa học', 'hien' ); ?></a></div>
<!-- /wp:button --></div>
<!-- /wp:buttons --></div>
<!-- /wp:group -->
