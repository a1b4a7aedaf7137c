<?php
/**
 * Everything that a theme may call.
 *
 * @package Hien
 */

declare(strict_types=1);

defined( 'ABSPATH' ) || exit;

/**
 * The screen that the current address asks for.
 *
 * @return Hien\Routing\Screen|null Null where the request is not a page (a feed, an embed, wp-admin).
 */
function hien_screen(): ?Hien\Routing\Screen {
	return Hien\Plugin::instance()->document->screen();
}

/**
 * The responses that the header, the footer and the side columns of every screen show.
 *
 * @return array<string,array<string,mixed>> REST path => response.
 */
function hien_shell(): array {
	return Hien\Plugin::instance()->shell->responses();
}

/**
 * Who is signed in.
 *
 * @return array{id:int,name:string,avatar_urls:array<int,string>,scope:list<string>}|null Null for a visitor.
 */
function hien_user(): ?array {
	return Hien\Routing\Boot_Data::user();
}

/**
 * What the app needs to start: addresses, the visitor, the shell's responses and the screen.
 *
 * @return array<string,mixed> See Hien\Routing\Boot_Data::schema(). Empty without a screen.
 */
function hien_boot_data(): array {
	$screen = hien_screen();
	return null === $screen ? [] : Hien\Plugin::instance()->boot_data->for_screen( $screen );
}
