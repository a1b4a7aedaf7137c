<?php
/**
 * Says that a post has a password, in place of its excerpt.
 *
 * Twin: src/components/ui/meta/locked.tsx
 */

declare(strict_types=1);

?>
<span class="hien-locked"><?php hien_icon( 'lock', 'is-small' ); ?><?php esc_html_e( 'Bài viết này có mật khẩu.', 'hien' ); ?></span>
