<?php
declare(strict_types=1);

namespace Hien;

defined( 'ABSPATH' ) || exit;

/** Changes options by compare-and-set, where of several simultaneous requests only one may succeed. */
final class Atomic_Option {

	/**
	 * Stores a new value, unless another request has changed the option since this request read it.
	 *
	 * @param string $name      Name of the option.
	 * @param mixed  $old_value Result of get_option(); false for an option that does not exist.
	 * @param mixed  $value     The new value.
	 * @param bool   $autoload  Whether a new option is autoloaded.
	 * @return bool Whether this request stored its value.
	 */
	public static function replace( string $name, mixed $old_value, mixed $value, bool $autoload ): bool {
		global $wpdb;
		// One statement compares and writes, without WordPress's cache of options. add_option() would overwrite an option that another
		// request has just added.
		$rows = false === $old_value
			? $wpdb->query(
				$wpdb->prepare(
					"INSERT IGNORE INTO {$wpdb->options} (option_name, option_value, autoload) VALUES (%s, %s, %s)",
					$name,
					maybe_serialize( $value ),
					$autoload ? 'on' : 'off'
				)
			)
			: $wpdb->update(
				$wpdb->options,
				[ 'option_value' => maybe_serialize( $value ) ],
				[
					'option_name'  => $name,
					'option_value' => maybe_serialize( $old_value ),
				]
			);
		self::renew_cache( $name );
		return 1 === $rows;
	}

	/**
	 * Deletes an option, unless another request has changed it since this request read it.
	 *
	 * @param mixed $old_value Result of get_option().
	 * @return bool Whether this request deleted it.
	 */
	public static function delete( string $name, mixed $old_value ): bool {
		global $wpdb;
		$rows = $wpdb->delete(
			$wpdb->options,
			[
				'option_name'  => $name,
				'option_value' => maybe_serialize( $old_value ),
			]
		);
		wp_cache_delete( $name, 'options' );
		self::renew_cache( $name );
		return 1 === $rows;
	}

	/**
	 * Puts what is stored into WordPress's cache of options, as update_option() does. Also a value of another request, which this one may
	 * not know yet. An object cache is that of all servers: its list of autoloaded options is not emptied, since all would read it anew.
	 */
	public static function renew_cache( string $name ): void {
		global $wpdb;
		$stored  = $wpdb->get_row( $wpdb->prepare( "SELECT option_value, autoload FROM {$wpdb->options} WHERE option_name = %s", $name ) );
		$missing = wp_cache_get( 'notoptions', 'options' );
		if ( null === $stored ) {
			return; // Another request has deleted it.
		}
		if ( isset( $missing[ $name ] ) ) {
			unset( $missing[ $name ] );
			wp_cache_set( 'notoptions', $missing, 'options' );
		}
		if ( in_array( $stored->autoload, wp_autoload_values_to_autoload(), true ) ) {
			wp_cache_set( 'alloptions', [ $name => $stored->option_value ] + wp_load_alloptions( true ), 'options' );
		} else {
			wp_cache_set( $name, $stored->option_value, 'options' );
		}
	}
}
