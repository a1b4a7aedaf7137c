<?php
/**
 * The end of what parts/auth-open.php begins.
 *
 * Twin: src/components/site/auth-card/auth-card.tsx
 *
 * @package Hien
 */

declare(strict_types=1);

?>
	</div>
</div></div>
