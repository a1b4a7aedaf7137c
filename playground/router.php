<?php
/**
 * For PHP's own server: files that exist are served, everything else is WordPress's.
 */

declare(strict_types=1);

// The site has one address: from another name of this machine, browsers would refuse its scripts and calls.
$hien_home = (string) getenv( 'HIEN_HOME' );
if ( 'localhost' === strtok( $_SERVER['HTTP_HOST'], ':' ) && 'localhost' !== parse_url( $hien_home, PHP_URL_HOST ) ) {
	header(
		'Location: http://' . parse_url( $hien_home, PHP_URL_HOST ) . ':' . parse_url( $hien_home, PHP_URL_PORT ) . $_SERVER['REQUEST_URI'],
		true,
		307
	);
	return true;
}

// Hosts compress texts. By zlib.output_compression, WordPress would log a notice for each page.
$hien_compresses = '1' === getenv( 'HIEN_COMPRESS' );

$hien_path = rawurldecode( (string) parse_url( $_SERVER['REQUEST_URI'], PHP_URL_PATH ) );
$hien_file = $_SERVER['DOCUMENT_ROOT'] . $hien_path;

// The path of WordPress's own index.
$hien_index = (string) getenv( 'HIEN_INDEX' );

if ( str_contains( $hien_path, '/uploads/' ) && str_ends_with( $hien_path, '.php' ) ) {
	http_response_code( 403 ); // As on hosts that run no PHP there.
	return true;
}
// The site's own index is below.
if ( is_dir( $hien_file ) && is_file( "$hien_file/index.php" ) && "{$hien_path}index.php" !== $hien_index ) {
	if ( ! str_ends_with( $hien_path, '/' ) ) {
		header( "Location: $hien_path/", true, 301 );
		return true;
	}
	return false;
}
if ( is_file( $hien_file ) && ! str_contains( $hien_path, '/.' ) ) {
	// Scripts and styles whose address changes with their content are kept by browsers, as on hosts.
	$hien_extension = pathinfo( $hien_file, PATHINFO_EXTENSION );
	$hien_type      = [
		'css'   => 'text/css; charset=UTF-8',
		'js'    => 'text/javascript; charset=UTF-8',
		'woff2' => 'font/woff2',
	][ $hien_extension ] ?? null;
	if ( null === $hien_type || ( ! isset( $_GET['ver'] ) && 1 !== preg_match( '#/build/.+\.[0-9a-f]{6,}\.\w+$#', $hien_path ) ) ) {
		return false;
	}
	header( "Content-Type: $hien_type" );
	if ( $hien_compresses && 'woff2' !== $hien_extension ) {
		ob_start( 'ob_gzhandler' );
	}
	header( 'Cache-Control: public, max-age=31536000, immutable' );
	readfile( $hien_file ); // phpcs:ignore WordPress.WP.AlternativeFunctions.file_system_operations_readfile -- WordPress is not loaded.
	return true;
}

if ( $hien_compresses ) {
	ob_start( 'ob_gzhandler' );
}

// The server has put the asked path where WordPress expects the name of its own index.
$_SERVER['SCRIPT_NAME']     = $hien_index;
$_SERVER['PHP_SELF']        = $hien_index;
$_SERVER['SCRIPT_FILENAME'] = $_SERVER['DOCUMENT_ROOT'] . $hien_index;
unset( $_SERVER['PATH_INFO'] );
chdir( dirname( $_SERVER['SCRIPT_FILENAME'] ) );
require $_SERVER['SCRIPT_FILENAME'];
return true;
