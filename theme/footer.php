<?php
/**
 * Prints the end of <main>, the site's footer, and what the first view does not wait for: styles, pictures drawn by them, scripts.
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
hien_print_drawings();
hien_print_boot_data();
hien_print_start_script();
hien_print_deferred_styles();
wp_footer();
?>
</body>
</html>
