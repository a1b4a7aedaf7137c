<?php
/**
 * The start of a page of the site on which the app does not run, up to its own content. $args: title, text, quote (see
 * parts/site/auth-card-open.php).
 *
 * Twin: none, the app does not run there.
 */

declare(strict_types=1);

?><!DOCTYPE html>
<html <?php language_attributes(); ?>>
<head>
<meta charset="<?php bloginfo( 'charset' ); ?>">
<meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover">
<?php hien_plain_page_head( $args['title'] ); ?>
</head>
<body>
<div id="root">
<a class="hien-skip-link" href="#noi-dung"><?php esc_html_e( 'Đến nội dung chính', 'hien' ); ?></a>
<?php get_template_part( 'parts/site/header' ); ?>
<main id="noi-dung" tabindex="-1">
<?php get_template_part( 'parts/site/auth-card-open', null, $args ); ?>
