<?php
/**
 * The footer when the plugin is missing, with a message for administrators.
 */

declare(strict_types=1);

?>
<footer class="hien-footer">
	<div class="hien-footer__grid">
		<div>
			<p><?php bloginfo( 'name' ); ?></p>
			<p class="hien-footer__about"><?php bloginfo( 'description' ); ?></p>
		</div>
		<?php
		wp_nav_menu(
			[
				'theme_location'  => 'footer',
				'container'       => '',
				'hien_link_class' => 'hien-footer__link',
				'fallback_cb'     => false,
			]
		);
		?>
	</div>
	<?php if ( '' !== hien_missing_requirement() && current_user_can( 'activate_plugins' ) ) : ?>
		<div class="hien-footer__copy"><p class="hien-footer__copy-inner"><?php echo esc_html( hien_missing_requirement() ); ?></p></div>
	<?php endif; ?>
</footer>
