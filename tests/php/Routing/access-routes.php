<?php
/**
 * Routes for AccessTest: one for each kind of access.
 */

declare(strict_types=1);

use Hien\Routing\Access;
use Hien\Routing\Route;

return static fn(): array => [
	new Route( 'home', patterns: [ '/' ] ),
	new Route( 'public', patterns: [ '/cho-moi-nguoi' ], fixed: true ),
	new Route( 'guests', patterns: [ '/cho-khach' ], fixed: true, access: Access::GUESTS ),
	new Route( 'members', patterns: [ '/cho-thanh-vien' ], fixed: true, access: Access::MEMBERS ),
	new Route( 'admins', patterns: [ '/cho-quan-tri' ], fixed: true, access: 'manage_options' ),
	new Route( 'error', title: 'Trang lỗi' ),
];
