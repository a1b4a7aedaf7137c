<?php
declare(strict_types=1);

namespace Hien\Views;

use Hien\Content\Post_Table;
use Hien\Module;
use WP_Post;

defined( 'ABSPATH' ) || exit;

/** Totals of views as meta, and in wp-admin's lists of what is counted. */
final class View_Totals implements Module {

	private const COLUMN = 'hien_views';

	public function register(): void {
		add_action( 'init', [ $this, 'register_meta' ] );
		add_action( Top_Views::EVENT, [ Top_Views::class, 'renew' ] );
		add_action( 'deleted_post', [ $this, 'delete' ], 10, 2 );
		foreach ( View_Counter::TYPES as $type ) {
			(
				new Post_Table(
					$type,
					self::column( ... ),
					self::print_total( ... ),
					[ self::COLUMN => [ View_Counter::META, Post_Table::NUMBER ] ]
				)
			)->register();
		}
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

	/** @return array<string,string> */
	private static function column(): array {
		return [
			self::COLUMN => sprintf(
				'<span title="%s">%s</span>',
				esc_attr__( 'Từ ngày đăng đến nay', 'hien-core' ),
				esc_html__( 'Lượt xem', 'hien-core' )
			),
		];
	}

	private static function print_total( string $column, WP_Post $post ): void {
		echo esc_html( number_format_i18n( View_Counter::total( $post->ID ) ) );
	}
}
