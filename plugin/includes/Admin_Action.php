<?php
declare(strict_types=1);

namespace Hien;

defined( 'ABSPATH' ) || exit;

/** What a form or link of wp-admin asks for by admin-post.php: an action, whose name is also that of its nonce. */
final class Admin_Action {

	/** The address of a link. */
	public static function url( string $name ): string {
		return add_query_arg( [ 'action' => $name, '_wpnonce' => wp_create_nonce( $name ) ], admin_url( 'admin-post.php' ) );
	}

	/**
	 * Prints the beginning of a form. Its fields have no ids, as a page may have many forms.
	 *
	 * @param string|null $nonce Name of the nonce where it is not that of the action.
	 */
	public static function open_form( string $name, ?string $nonce = null, string $css_class = '' ): void {
		printf(
			'<form method="post" action="%s" class="%s"><input type="hidden" name="action" value="%s"><input type="hidden" name="_wpnonce" value="%s">',
			esc_url( admin_url( 'admin-post.php' ) ),
			esc_attr( $css_class ),
			esc_attr( $name ),
			esc_attr( wp_create_nonce( $nonce ?? $name ) )
		);
		wp_referer_field();
	}

	/** Ends the request of a user without a capability. */
	public static function require_capability( string $capability ): void {
		if ( ! current_user_can( $capability ) ) {
			self::forbid();
		}
	}

	/** Ends a request of a user who may not do this. */
	public static function forbid(): never {
		self::stop( __( 'Bạn không có quyền làm việc này.', 'hien-core' ), 403 );
	}

	/** Ends a request that names no button of the form. */
	public static function refuse_button(): never {
		self::stop( __( 'Trang không hiểu nút này. Hãy tải lại trang rồi thử lần nữa.', 'hien-core' ), 400 );
	}

	/** Ends the request with a page that says why, and leads back. */
	public static function stop( string $message, int $status ): never {
		// phpcs:ignore WordPress.Security.EscapeOutput.OutputNotEscaped -- An integer.
		wp_die( esc_html( $message ), '', [ 'response' => $status, 'back_link' => true ] );
	}
}
