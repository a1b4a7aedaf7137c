<?php
/**
 * Closes what parts/plain-page-open.php opens. $args: has_scripts (whether scripts of other plugins run there; false by default).
 *
 * Twin: none, the app does not run there.
 */

declare(strict_types=1);

get_template_part( 'parts/site/auth-card-close' );
?>
</main>
<?php get_template_part( 'parts/site/footer' ); ?>
</div>
<?php
if ( ! empty( $args['has_scripts'] ) ) {
	hien_plain_page_scripts();
}
?>
</body>
</html>
