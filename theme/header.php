<?php
/**
 * Prints <head>, the site's header and the opening of <main>.
 */

declare(strict_types=1);

?>
<!DOCTYPE html>
<html <?php language_attributes(); ?>>
<head>
<meta charset="<?php bloginfo( 'charset' ); ?>">
<meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover">
<?php wp_head(); ?>
</head>
<body <?php body_class(); ?>>
<?php wp_body_open(); ?>
<div id="root"><?php hien_start_root(); ?>
<a class="hien-skip-link" href="#noi-dung"><?php esc_html_e( 'Đến nội dung chính', 'hien' ); ?></a>
<?php
get_template_part(
	match ( hien_current_screen()?->layout ) {
		null    => 'fallback/header',
		'admin' => 'parts/layouts/admin-layout-header',
		default => 'parts/site/header',
	}
);
?>
<main id="noi-dung" tabindex="-1">
