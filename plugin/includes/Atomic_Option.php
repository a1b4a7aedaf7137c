<?php
/**
 * @package Hien
 */

declare(strict_types=1);

namespace Hien;

defined( 'ABSPATH' ) || exit;

/** Options that several requests may change at the same moment, of which only one may succeed. */
final class Atomic_Option {

	/**
	 * Stores a new value, unless another request has replaced the old one since this request read it.
	 *
	 * @param string $name      Name of the option.
	 * @param mixed  $old_value What get_option() gave; false for an option that does not exist.
	 * @param mixed  $value     The new value.
	 * @param bool   $autoload  Whether WordPress loads it with each request, where the option is new.
	 * @return bool Whether this request stored its value.
	 */
	public static function replace( string $name, mixed $old_value, mixed $value, bool $autoload ): bool {
		global $wpdb;
		// Compared and written in one statement, past WordPress's cache of options. add_option() would overwrite what another request has just added.
		$rows = false === $old_value
			? $wpdb->query( $wpdb->prepare( "INSERT IGNORE INTO {$wpdb->options} (option_name, option_value, autoload) VALUES (%s, %s, %s)", $name, maybe_serialize( $value ), $autoload ? 'on' : 'off' ) )
			: $wpdb->update(
				$wpdb->options,
				[ 'option_value' => maybe_serialize( $value ) ],
				[
					'option_name'  => $name,
					'option_value' => maybe_serialize( $old_value ),
				]
			);
		foreach ( [ $name, 'alloptions', 'notoptions' ] as $key ) {
			wp_cache_delete( $key, 'options' );
		}
		return 1 === $rows;
	}
}
