<?php
declare(strict_types=1);

namespace Hien\Visitors;

use Hien\Settings\Sections;

defined( 'ABSPATH' ) || exit;

/** The network address of a visitor. */
final class Address {

	/** Headers in which proxies name their client. */
	private const FORWARDING = [ 'X-Forwarded-For', 'X-Real-IP', 'CF-Connecting-IP', 'True-Client-IP' ];

	/** The first 12 bytes of an IPv4-mapped IPv6 address. */
	private const MAPPED = "\0\0\0\0\0\0\0\0\0\0\xff\xff";

	/**
	 * The address that the request comes from. A proxy's header is used only if the owner's settings name both the header and
	 * the proxy's address, since any client can send such a header.
	 *
	 * @return string '' for none, as in WP-CLI.
	 */
	public static function current(): string {
		$address = self::plain( Request::server( 'REMOTE_ADDR' ) );

		[ 'header' => $header, 'addresses' => $addresses ] = self::proxy();
		if ( '' !== $header ) {
			$proxies = preg_split( '/[\s,]+/', $addresses, -1, PREG_SPLIT_NO_EMPTY ) ?: [];
			// Each proxy appends the address of its client, so the last one that is not a proxy's is the visitor's.
			$hops = array_reverse( self::hops( $header ) );
			while ( [] !== $hops && self::is_one_of( $address, $proxies ) && false !== filter_var( $hops[0], FILTER_VALIDATE_IP ) ) {
				$address = array_shift( $hops );
			}
		}
		/**
		 * Filters the address of the visitor, for servers that provide it in another way. It is only hashed, never stored.
		 *
		 * @param string $address Address according to the server and the settings.
		 */
		return (string) apply_filters( 'hien_visitor_address', $address );
	}

	/**
	 * The header in which a proxy that the settings do not name passes on another client's address; '' if there is none. A client
	 * may invent it. A server that has replaced REMOTE_ADDR itself (mod_remoteip, realip) has the client in both.
	 */
	public static function unnamed_proxy(): string {
		return self::foreign_headers()[0] ?? '';
	}

	/** @return list<string> All such headers. */
	private static function foreign_headers(): array {
		$address = self::current();
		$headers = self::plain( Request::server( 'REMOTE_ADDR' ) ) === $address ? self::FORWARDING : [];
		return array_values(
			array_filter(
				$headers,
				static fn( string $header ): bool => '' !== Request::header( $header )
					&& ! in_array( $address, self::hops( $header ), true )
			)
		);
	}

	/**
	 * Whether many visitors may have this address, because it is private or that of a proxy which the settings do not name, but through
	 * which the owner came too (Detected_Proxy). On a developer's machine, its own address is that of one visitor.
	 */
	public static function is_shared(): bool {
		$reserved   = 'local' === wp_get_environment_type() ? 0 : FILTER_FLAG_NO_RES_RANGE; // 127.0.0.1 and ::1 are among them.
		$is_private = false === filter_var( self::current(), FILTER_VALIDATE_IP, FILTER_FLAG_NO_PRIV_RANGE | $reserved );
		$headers    = self::foreign_headers();
		return $is_private || [] !== $headers && in_array( Detected_Proxy::header(), $headers, true );
	}

	/** The address; of an IPv6 address only the network, its first 64 bits in hex, since devices change the rest (RFC 8981). */
	public static function network(): string {
		$address = self::current();
		return false === filter_var( $address, FILTER_VALIDATE_IP, FILTER_FLAG_IPV6 )
			? $address
			: bin2hex( substr( (string) inet_pton( $address ), 0, 8 ) );
	}

	/** @return list<string> The addresses in a header, from the client to the last proxy. */
	private static function hops( string $header ): array {
		return array_map( self::plain( ... ), explode( ',', Request::header( $header ) ) );
	}

	/**
	 * The address without brackets and port, as in [2001:db8::1]:443. An IPv4-mapped IPv6 address, such as ::ffff:203.0.113.9,
	 * becomes IPv4 (RFC 4291, 2.5.5.2).
	 */
	private static function plain( string $address ): string {
		$address = (string) preg_replace( '/^(?:\[([0-9a-f:.]+)\]|(\d+(?:\.\d+){3}))(?::\d+)?$/Di', '$1$2', trim( $address ) );
		$bytes   = false === filter_var( $address, FILTER_VALIDATE_IP, FILTER_FLAG_IPV6 ) ? '' : (string) inet_pton( $address );
		return str_starts_with( $bytes, self::MAPPED ) ? (string) inet_ntop( substr( $bytes, strlen( self::MAPPED ) ) ) : $address;
	}

	/** @return array{header:string,addresses:string} The owner's settings (Site_Sections). */
	private static function proxy(): array {
		$proxy = get_option( Sections::NAME, [] )['proxy'] ?? [];
		return [
			'header'    => is_string( $proxy['header'] ?? null ) ? $proxy['header'] : '',
			'addresses' => is_string( $proxy['addresses'] ?? null ) ? $proxy['addresses'] : '',
		];
	}

	/** @param list<string> $ranges Addresses, or CIDR ranges such as 10.0.0.0/8. */
	private static function is_one_of( string $address, array $ranges ): bool {
		foreach ( $ranges as $range ) {
			if ( self::is_within( $address, $range ) ) {
				return true;
			}
		}
		return false;
	}

	private static function is_within( string $address, string $range ): bool {
		[ $network, $length ] = explode( '/', $range, 2 ) + [ 1 => '128' ];
		if ( false === filter_var( $address, FILTER_VALIDATE_IP ) || false === filter_var( $network, FILTER_VALIDATE_IP ) ) {
			return false;
		}
		$bits = static fn( string $ip ): string => implode(
			array_map( static fn( string $byte ): string => sprintf( '%08b', ord( $byte ) ), str_split( (string) inet_pton( $ip ) ) )
		);
		$a    = $bits( $address );
		$b    = $bits( $network );
		return strlen( $a ) === strlen( $b ) && 0 === strncmp( $a, $b, (int) $length );
	}
}
