<?php
/**
 * Links to sign in with an account of another service. $args: return_path, from the root of the host.
 *
 * Twin: src/components/site/auth-card/social-logins.tsx
 */

declare(strict_types=1);

[ 'social' => $logins, 'registration' => $is_open, 'privacy' => $privacy ] = hien_shell()['options']['login'];
if ( [] === $logins ) {
	return;
}
?>
<p class="hien-auth__or"><?php esc_html_e( 'hoặc', 'hien' ); ?></p>
<?php foreach ( $logins as $login ) : ?>
	<?php
	$url = '' === $args['return_path']
		? $login['link']
		: add_query_arg( 'redirect_to', rawurlencode( $args['return_path'] ), $login['link'] );
	/* translators: %s: name of a service, such as Google. */
	$label = sprintf( __( 'Tiếp tục với %s', 'hien' ), $login['name'] );
	?>
	<a class="hien-button is-outline is-block" href="<?php echo esc_url( $url ); ?>" rel="nofollow" data-no-router="true"><?php echo hien_escape( $label ); ?></a>
<?php endforeach; ?>
<?php if ( $is_open && '' !== $privacy ) : ?>
	<p class="hien-auth__more">
		<?php
		echo hien_text_with_link(
			/* translators: <a>: link to the privacy policy. */
			__( 'Mở tài khoản bằng cách này là bạn đồng ý với <a>chính sách riêng tư</a>.', 'hien' ),
			$privacy,
			'hien-auth__link'
		);
		?>
	</p>
<?php endif; ?>
