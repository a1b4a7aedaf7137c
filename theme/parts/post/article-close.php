<?php
/**
 * Closes what article-open.php opened.
 *
 * Twin: src/components/post/article.tsx
 */

declare(strict_types=1);

?>
</div>
</article>
