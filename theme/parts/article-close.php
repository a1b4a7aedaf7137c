<?php
/**
 * Closes what article-open.php opened.
 *
 * @package Hien
 */

declare(strict_types=1);

?>
</div>
</article>
