<?php
/**
 * Closes what parts/site/auth-card-open.php opens.
 *
 * Twin: src/components/site/auth-card/auth-card.tsx
 */

declare(strict_types=1);

?>
	</div>
</div></div>
