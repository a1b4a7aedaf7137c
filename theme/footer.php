<?php
/**
 * Prints the end of <main>, the site's footer and the boot data.
 */

declare(strict_types=1);

?>
</main>
<?php
if ( 'admin' !== hien_current_screen()?->layout ) { // The inbox fills the window.
	get_template_part( null === hien_current_screen() ? 'fallback/footer' : 'parts/site/footer' );
}
?>
<?php hien_end_root(); ?>
</div>
<?php
hien_print_boot_data();
wp_footer();
?>
</body>
</html>
<?php hien_end_page(); ?>
