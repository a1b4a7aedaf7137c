<?php
declare(strict_types=1);

namespace Hien\Accounts\Profile;

use Hien\Module;
use WP_User;

defined( 'ABSPATH' ) || exit;

/**
 * Leaves out of what wp_update_user() saves the columns that it does not change. WordPress writes all of them, as the request has read
 * them: over a password, an address or a name that another request has changed meanwhile, so that the former password is back.
 */
final class Unchanged_Columns implements Module {

	/** A column that never changes: WordPress takes a save without any for an error. */
	private const CONSTANT = [ 'user_registered' => true ];

	/** The account as wp_update_user() has read it. */
	private ?WP_User $read = null;

	public function register(): void {
		add_action( 'clean_user_cache', [ $this, 'remember' ], 10, 2 );
		add_filter( 'wp_pre_insert_user_data', [ $this, 'leave_out' ], PHP_INT_MAX, 4 );
		add_action( 'profile_update', [ $this, 'forget' ], 0 );
	}

	/** Runs when wp_update_user() has read the account, and has not saved it yet. Others empty the cache too, see leave_out(). */
	public function remember( int $id, WP_User $user ): void {
		$this->read = $user;
	}

	/** After a save, which has emptied the cache again. */
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
