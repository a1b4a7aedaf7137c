<?php
/** Erases the personal data of all members with WordPress's erasers; prints what they say is left. */

declare(strict_types=1);

require dirname( __DIR__, 2 ) . '/playground/setup/wordpress.php';

$hien_left = [];
// phpcs:ignore WordPress.NamingConventions.PrefixAllGlobals.NonPrefixedHooknameFound -- Core's.
$hien_erasers = apply_filters( 'wp_privacy_personal_data_erasers', [] );
foreach ( get_users( [ 'role' => 'subscriber' ] ) as $hien_user ) {
	foreach ( [ 'hien-account', 'hien-chat' ] as $hien_kind ) {
		$hien_page = 0;
		do {
			$hien_result = $hien_erasers[ $hien_kind ]['callback']( $hien_user->user_email, ++$hien_page );
			array_push( $hien_left, ...$hien_result['messages'] );
		} while ( ! $hien_result['done'] );
	}
}
echo json_encode( $hien_left );
