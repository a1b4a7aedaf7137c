<?php
declare(strict_types=1);

namespace Hien_Demo;

use Hien\Demo\Content;
use Hien\Demo\Links;
use Hien\Demo\Registry;

defined( 'ABSPATH' ) || exit;

/** The owner's settings, section by section where the owner has not set one yet. */
final class Site {

	private const SETTINGS = 'hien_site';

	/** The sections that the demo wrote, as `before` and `ours`: key => former value, key => value of the demo. */
	private const WRITTEN = 'hien_demo_site';

	public static function load(): void {
		$data     = Content::data( 'site' );
		$defaults = (array) ( get_registered_settings()[ self::SETTINGS ]['default'] ?? [] );
		if ( [] === $data || false !== get_option( self::WRITTEN ) ) {
			return;
		}
		$json   = ( new Links( Registry::all( 'post' ) ) )->fill( (string) wp_json_encode( $data ) );
		$ours   = (array) json_decode( $json, true );
		$before = array_filter(
			array_intersect_key( self::stored() + $defaults, $ours ),
			static fn( mixed $value, string $key ): bool => $value === $defaults[ $key ],
			ARRAY_FILTER_USE_BOTH
		);
		update_option( self::SETTINGS, array_intersect_key( $ours, $before ) );
		add_option(
			self::WRITTEN,
			[
				'before' => $before,
				'ours'   => array_intersect_key( self::stored(), $before ),
			],
			'',
			false
		);
	}

	/** Restores the former sections, except those that the owner has changed since. */
	public static function remove(): void {
		$written = get_option( self::WRITTEN );
		if ( is_array( $written ) ) {
			$stored = self::stored();
			$same   = array_filter(
				$written['ours'],
				static fn( mixed $value, string $key ): bool => $value === $stored[ $key ],
				ARRAY_FILTER_USE_BOTH
			);
			update_option( self::SETTINGS, array_intersect_key( $written['before'], $same ) );
			delete_option( self::WRITTEN );
		}
	}

	/** @return array<string,mixed> */
	private static function stored(): array {
		return (array) get_option( self::SETTINGS, [] );
	}
}
