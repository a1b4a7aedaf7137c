<?php
/**
 * What the farm's bench needs beside the configuration of a host: uploads in the bucket of an S3 server on this machine, mailboxes that
 * are files, limits that its journeys do not reach, and a way to run without the plugin's care for replicas.
 */

declare(strict_types=1);

require_once getenv( 'HIEN_FARM_AWS' );
require_once getenv( 'HIEN_FARM_S3' ) . '/s3-uploads.php';
foreach ( glob( getenv( 'HIEN_FARM_S3' ) . '/inc/class-*.php' ) as $hien_file ) {
	str_contains( $hien_file, 'wp-cli' ) || str_contains( $hien_file, 'imagick' ) || require_once $hien_file;
}

add_filter(
	's3_uploads_s3_client_params',
	static fn( array $params ): array => [
		'endpoint'                => getenv( 'HIEN_FARM_BUCKET' ),
		'use_path_style_endpoint' => true,
	] + $params
);
add_filter(
	'pre_wp_mail',
	static fn( mixed $sent, array $mail ): bool => false !== file_put_contents(
		getenv( 'HIEN_FARM_MAILS' ) . "/{$mail['to']}",
		$mail['message'],
		FILE_APPEND
	),
	10,
	2
);
add_filter( 'wp_image_editors', static fn(): array => [ WP_Image_Editor_GD::class ], 20 );
add_filter( 'hien_limit', static fn( int $quota, string $name ): int => 'search' === $name ? 60 : 100000, 10, 2 );
if ( getenv( 'HIEN_FARM_UNPROTECTED' ) ) {
	add_filter( 'hien_primary_reads', '__return_null' );
}
