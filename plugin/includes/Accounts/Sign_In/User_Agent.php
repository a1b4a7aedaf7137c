<?php
declare(strict_types=1);

namespace Hien\Accounts\Sign_In;

defined( 'ABSPATH' ) || exit;

/** Names of device and browser from a User-Agent header, for members to recognise their sessions. */
final class User_Agent {

	/** Substring of the header => name. The first match counts. */
	private const DEVICES = [
		'iPad'      => 'iPad',
		'iPhone'    => 'iPhone',
		'Android'   => 'Android',
		'Windows'   => 'Windows',
		'CrOS'      => 'Chromebook',
		'Macintosh' => 'Mac',
		'Linux'     => 'Linux',
	];

	/** As DEVICES. Chrome and Safari come last, since many other browsers name them too. */
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
