<?php
declare(strict_types=1);

namespace Hien;

use Generator;

defined( 'ABSPATH' ) || exit;

/** A list of wp-admin as a CSV file: the button above the list, and the file. */
abstract class Csv_Export implements Module {

	/** Name of the action in admin-post.php, and of its nonce; and what it needs. */
	public const ACTION        = '';
	protected const CAPABILITY = '';

	/** Id of the list's screen. */
	protected const SCREEN = '';

	/** Name of the file, without its date and extension. */
	protected const FILE = '';

	/** Query arguments of the list that choose what it shows: the file has the same. */
	protected const ARGUMENTS = [];

	/** Rows that are loaded at once. */
	protected const BATCH = 200;

	/** @return list<string> */
	abstract protected function headings(): array;

	/**
	 * @param int $page From 1.
	 * @return list<list<string>> The next BATCH rows, plain text; fewer at the end.
	 */
	abstract protected function batch( int $page ): array;

	final public function register(): void {
		add_action( 'manage_posts_extra_tablenav', [ $this, 'print_button' ] );
		add_action( 'manage_users_extra_tablenav', [ $this, 'print_button' ] );
		add_action( 'admin_post_' . static::ACTION, [ $this, 'send' ] );
	}

	final public function print_button( string $place ): void {
		if ( 'top' === $place && static::SCREEN === get_current_screen()?->id && current_user_can( static::CAPABILITY ) ) {
			printf(
				'<div class="alignleft actions"><a class="button" href="%s">%s</a></div>',
				esc_url( add_query_arg( array_map( rawurlencode( ... ), self::asked() ), Admin_Action::url( static::ACTION ) ) ),
				esc_html__( 'Tải tệp CSV', 'hien-core' )
			);
		}
	}

	/** @return array<string,string> Those of ARGUMENTS that this request has, which is for the list or for the file. */
	final protected static function asked(): array {
		// phpcs:ignore WordPress.Security.NonceVerification -- Chooses what is shown; send() has checked the nonce.
		return wp_unslash( array_filter( array_intersect_key( $_GET, array_flip( static::ARGUMENTS ) ), 'is_string' ) );
	}

	final public function send(): void {
		check_admin_referer( static::ACTION );
		Admin_Action::require_capability( static::CAPABILITY );
		Csv::send( static::FILE, $this->rows() );
	}

	/** @return Generator<int,list<string>> */
	final public function rows(): Generator {
		yield $this->headings();
		$page = 0;
		do {
			$rows = $this->batch( ++$page );
			yield from $rows;
			Memory::free();
		} while ( isset( $rows[ self::BATCH - 1 ] ) );
	}
}
