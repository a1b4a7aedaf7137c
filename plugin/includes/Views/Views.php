<?php
declare(strict_types=1);

namespace Hien\Views;

use Hien\Module;
use WP_Post;

defined( 'ABSPATH' ) || exit;

/** Connects the view counter with WordPress: its meta, its cleanup, and totals in the list table of posts. */
final class Views implements Module {

	private const COLUMN = 'hien_views';

	public function register(): void {
		add_action( 'init', [ $this, 'register_meta' ] );
		add_action( Top_Views::EVENT, [ Top_Views::class, 'renew' ] );
		add_action( 'deleted_post', [ $this, 'delete' ], 10, 2 );
		add_filter( 'manage_post_posts_columns', [ $this, 'add_column' ] );
		add_action( 'manage_post_posts_custom_column', [ $this, 'print_column' ], 10, 2 );
	}

	/** A total cannot be edited by hand. */
	public function register_meta(): void {
		foreach ( View_Counter::TYPES as $type ) {
			register_post_meta(
				$type,
				View_Counter::META,
				[
					'type'          => 'integer',
					'single'        => true,
					'default'       => 0,
					'auth_callback' => '__return_false',
				]
			);
		}
	}

	public function delete( int $id, WP_Post $post ): void {
		if ( in_array( $post->post_type, View_Counter::TYPES, true ) ) {
			View_Counter::delete( $id );
		}
	}

	/**
	 * @param mixed $columns Columns of core.
	 * @return array<string,string>
	 */
	public function add_column( mixed $columns ): array {
		$columns = (array) $columns;
		$date    = array_intersect_key( $columns, [ 'date' => '' ] );
		return array_diff_key( $columns, $date ) + [ self::COLUMN => __( 'Lượt xem', 'hien-core' ) ] + $date;
	}

	public function print_column( string $column, int $id ): void {
		if ( self::COLUMN === $column ) {
			echo esc_html( number_format_i18n( View_Counter::total( $id ) ) );
		}
	}
}
