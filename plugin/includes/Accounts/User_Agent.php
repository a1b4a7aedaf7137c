<?php
/**
 * @package Hien
 */

declare(strict_types=1);

namespace Hien\Accounts;

defined( 'ABSPATH' ) || exit;

/** Device and browser as a User-Agent header names them: enough for members to recognise their own sessions. */
final class User_Agent {

	/** Part of the header => name; the first that is found. */
	private const DEVICES = [
		'iPad'      => 'iPad',
		'iPhone'    => 'iPhone',
		'Android'   => 'Android',
		'Windows'   => 'Windows',
		'CrOS'      => 'Chromebook',
		'Macintosh' => 'Mac',
		'Linux'     => 'Linux',
	];

	/** As above. Many browsers name Chrome and Safari as well, so these come last. */
	private const BROWSERS = [
		'coc_coc'        => 'Cốc Cốc',
		'Edg'            => 'Edge',
		'OPR/'           => 'Opera',
		'SamsungBrowser' => 'Samsung Internet',
		'Firefox'        => 'Firefox',
		'FxiOS'          => 'Firefox',
		'CriOS'          => 'Chrome',
		'Chrome'         => 'Chrome',
		'Safari'         => 'Safari',
	];

	public static function device( string $header ): string {
		return self::find( self::DEVICES, $header ) ?? __( 'Thiết bị khác', 'hien-core' );
	}

	public static function browser( string $header ): string {
		return self::find( self::BROWSERS, $header ) ?? __( 'Trình duyệt khác', 'hien-core' );
	}

	/** @param array<string,string> $names Part => name. */
	private static function find( array $names, string $header ): ?string {
		foreach ( $names as $part => $name ) {
			if ( str_contains( $header, $part ) ) {
				return $name;
			}
		}
		return null;
	}
}
