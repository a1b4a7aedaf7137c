<?php
declare(strict_types=1);

namespace Hien\Accounts\Profile;

use Hien\Module;
use WP_User;

defined( 'ABSPATH' ) || exit;

/**
 * Makes wp_update_user() write only the columns that it changes. WordPress writes all columns, with the values that the request has read:
 * if another request has changed the password, address or name meanwhile, the old one would be back.
 */
final class Unchanged_Columns implements Module {

	/** A column that never changes, and is always written: to WordPress, a save without columns is an error. */
	private const CONSTANT = [ 'user_registered' => true ];

	/** The account as wp_update_user() has read it. */
	private ?WP_User $read = null;

	public function register(): void {
		add_action( 'clean_user_cache', [ $this, 'remember' ], 10, 2 );
		add_filter( 'wp_pre_insert_user_data', [ $this, 'leave_out' ], PHP_INT_MAX, 4 );
		add_action( 'profile_update', [ $this, 'forget' ], 0 );
	}

	/** Runs after wp_update_user() has read the account, before it saves. It also runs for others, which leave_out() tells apart. */
	public function remember( int $id, WP_User $user ): void {
		$this->read = $user;
	}

	/** Runs after the save. */
	public function forget(): void {
		$this->read = null;
	}

	/**
	 * @param mixed               $data      Columns of the account, without slashes; null if another plugin has cancelled the save.
	 * @param bool                $is_update Whether the account exists.
	 * @param int|null            $id        Its id; null for a new account.
	 * @param array<string,mixed> $given     What wp_insert_user() was given. From wp_update_user() it has all columns, also `user_status`,
	 *                                       which cannot be saved; from others those that they want to save.
	 */
	public function leave_out( mixed $data, bool $is_update, ?int $id, array $given ): mixed {
		$read = $this->read;
		return is_array( $data ) && null !== $read && $id === $read->ID && isset( $given['user_status'] )
			? array_diff_assoc( $data, (array) $read->data ) + array_intersect_key( $data, self::CONSTANT )
			: $data;
	}
}
