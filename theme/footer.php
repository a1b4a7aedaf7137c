<?php
/**
 * Prints the end of <main>, the site's footer and the boot data.
 *
 * @package Hien
 */

declare(strict_types=1);

?>
</main>
<?php get_template_part( null === hien_current_screen() ? 'fallback/footer' : 'parts/footer' ); ?>
</div>
<?php
if ( null !== hien_current_screen() ) {
	wp_print_inline_script_tag( hien_boot_json(), [ 'type' => 'application/json', 'id' => 'hien-boot' ] );
}
wp_footer();
?>
</body>
</html>
