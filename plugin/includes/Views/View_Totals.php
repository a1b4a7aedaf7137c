<?php
declare(strict_types=1);

namespace Hien\Views;

use Hien\Cache\Count_Cache;
use Hien\Content\Post_Filter;
use Hien\Content\Post_Table;
use Hien\Module;
use WP_Post;
use WP_Query;

defined( 'ABSPATH' ) || exit;

/** Totals of views as meta, and as a column in wp-admin's lists. */
final class View_Totals implements Module {

	private const COLUMN = 'hien_views';

	public function register(): void {
		add_action( 'init', [ $this, 'register_meta' ] );
		add_action( Top_Views::EVENT, [ Top_Views::class, 'renew' ] );
		add_action( 'deleted_post', [ $this, 'delete' ], 10, 2 );
		add_action( 'load-edit.php', [ $this, 'watch' ] );
		foreach ( View_Counter::TYPES as $type ) {
			(
				new Post_Table(
					$type,
					self::column( ... ),
					self::print_total( ... ),
					[ self::COLUMN => [ View_Counter::META, Post_Table::NUMBER ] ],
					self::filters( ... )
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

	/** On `load-edit.php`: changes what wp-admin's lists of a large site query. */
	public function watch(): void {
		if ( Count_Cache::is_large_site() ) {
			add_filter( 'posts_clauses', [ $this, 'choose' ], 11, 2 ); // After Post_Table.
		}
	}

	/**
	 * A page of a list whose most viewed come first: chosen from the stored list of these, by their totals of now, so that the totals of
	 * all content need not be read. Where that list ends, they are, as Post_Table sorts by other numbers.
	 *
	 * @param mixed $clauses Clauses of WP_Query.
	 */
	public function choose( mixed $clauses, WP_Query $query ): mixed {
		global $wpdb;
		$most = implode( ',', Top_Views::ever() );
		$size = (int) $query->get( 'posts_per_page' );
		if (
			! is_array( $clauses )
			|| ! $query->is_main_query()
			|| self::COLUMN !== $query->get( 'orderby' )
			|| 'ASC' === strtoupper( (string) $query->get( 'order' ) )
			|| '' === $most
			|| $size < 1
		) {
			return $clauses;
		}
		$key = View_Counter::META;
		$sql = "SELECT {$wpdb->posts}.ID FROM {$wpdb->posts} {$clauses['join']}
			INNER JOIN {$wpdb->postmeta} hien_total ON hien_total.post_id = {$wpdb->posts}.ID AND hien_total.meta_key = '$key'
			WHERE {$wpdb->posts}.ID IN ( $most ) {$clauses['where']} GROUP BY {$wpdb->posts}.ID
			ORDER BY MIN( hien_total.meta_value + 0 ) DESC, {$wpdb->posts}.ID DESC {$clauses['limits']}";
		$ids = $wpdb->get_col( $sql ); // phpcs:ignore WordPress.DB -- The clauses are WordPress's, $most are numbers.
		return count( $ids ) < $size ? $clauses : [
			'orderby' => "FIELD( {$wpdb->posts}.ID, " . implode( ',', array_reverse( $ids ) ) . ' ) DESC',
			'limits'  => "LIMIT $size",
		] + $clauses;
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

	/** @return list<Post_Filter> */
	private static function filters(): array {
		return [
			Post_Filter::by_count(
				self::COLUMN,
				__( 'Lượt xem: tất cả', 'hien-core' ),
				__( 'Chưa có lượt xem', 'hien-core' ),
				/* translators: 1: least, 2: greatest number of views */
				__( '%1$s–%2$s lượt xem', 'hien-core' ),
				/* translators: %s: number of views */
				__( 'Từ %s lượt xem', 'hien-core' )
			),
		];
	}

	private static function print_total( string $column, WP_Post $post ): void {
		echo esc_html( number_format_i18n( View_Counter::total( $post->ID ) ) );
	}
}
