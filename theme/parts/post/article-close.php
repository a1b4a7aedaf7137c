<?php
/**
 * Closes what article-open.php opened, or a post's last part.
 *
 * Twin: src/components/post/article.tsx
 */

declare(strict_types=1);

?>
</div>
</article>
