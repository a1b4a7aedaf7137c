<?php
/**
 * Closes what parts/plain-page-open.php opens.
 *
 * Twin: none, the app does not run there.
 *
 * @package Hien
 */

declare(strict_types=1);

get_template_part( 'parts/auth-close' );
?>
</main>
<?php get_template_part( 'parts/footer' ); ?>
</div>
</body>
</html>
