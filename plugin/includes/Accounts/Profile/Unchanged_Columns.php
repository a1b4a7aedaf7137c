<?php
declare(strict_types=1);

namespace Hien\Accounts\Profile;

use Hien\Module;
use WP_User;

defined( 'ABSPATH' ) || exit;

/**
 * Leaves out of each save of an account the columns that it does not change. WordPress writes all of them, as the request has read them:
 * over a password, an address or a name that another request has changed meanwhile. Who knows the former password could keep it so.
 */
final class Unchanged_Columns implements Module {

	/** A column that never changes: WordPress takes a save without any for an error. */
	private const CONSTANT = 'user_registered';

	/** @var array<int,array<string,mixed>> Id of an account that is being saved => its columns, as wp_update_user() has read them. */
	private array $read = [];

	public function register(): void {
		add_action( 'clean_user_cache', [ $this, 'remember' ], 10, 2 );
		add_filter( 'wp_pre_insert_user_data', [ $this, 'leave_out' ], PHP_INT_MAX, 3 );
		add_action( 'profile_update', [ $this, 'forget' ], 0 );
	}

	/** Runs when wp_update_user() has read the account, and has not saved it yet. */
	public function remember( int $id, WP_User $user ): void {
		$this->read[ $id ] = (array) $user->data;
	}

	/** After it was saved. */
	public function forget( int $id ): void {
		unset( $this->read[ $id ] );
	}

	/**
	 * @param mixed    $data      Columns of the account, without slashes; null if another plugin has cancelled the save.
	 * @param bool     $is_update Whether the account exists.
	 * @param int|null $id        Its id; null for a new account.
	 */
	public function leave_out( mixed $data, bool $is_update, ?int $id ): mixed {
		$read = $this->read[ (int) $id ] ?? [];
		return ! is_array( $data ) ? $data : array_filter(
			$data,
			static fn( mixed $value, string $column ): bool => self::CONSTANT === $column
				|| ! array_key_exists( $column, $read )
				|| $read[ $column ] !== $value,
			ARRAY_FILTER_USE_BOTH
		);
	}
}
