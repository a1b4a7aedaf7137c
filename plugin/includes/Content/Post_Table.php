<?php
declare(strict_types=1);

namespace Hien\Content;

use Closure;
use Hien\Module;
use WP_Post;
use WP_Query;

defined( 'ABSPATH' ) || exit;

/**
 * The list of one post type in wp-admin: columns of our own before the date, by which it is sorted, and menus that filter it. A page
 * of it takes the same number of queries however many rows it has: `$media` says which attachments the cells show.
 */
final class Post_Table implements Module {

	/** Kinds of values by which a list is sorted: those of a meta key. */
	public const NUMBER = 'number';
	public const TEXT   = 'text';

	/** The number in a column of the posts table, such as `menu_order`. */
	public const FIELD = 'field';

	/**
	 * @param string                              $type        Post type.
	 * @param Closure():array<string,string>      $columns     Key => heading, HTML.
	 * @param Closure(string,WP_Post):void        $cell        Prints a cell, except of `picture`, the featured image.
	 * @param array<string,array{string,self::*}> $sorted      Column => meta key (or field) by whose value the list is sorted, and its
	 *                                                         kind. Items without a value are sorted as 0 or ''.
	 * @param (Closure():list<Post_Filter>)|null  $filters     Asked when the list is shown.
	 * @param (Closure():list<string>)|null       $media       Meta keys with attachments that cells show.
	 */
	public function __construct(
		private readonly string $type,
		private readonly Closure $columns,
		private readonly Closure $cell,
		private readonly array $sorted = [],
		private readonly ?Closure $filters = null,
		private readonly ?Closure $media = null,
	) {}

	public function register(): void {
		add_filter( "manage_{$this->type}_posts_columns", [ $this, 'add_columns' ] );
		add_action( "manage_{$this->type}_posts_custom_column", [ $this, 'print_cell' ], 10, 2 );
		add_filter( "manage_edit-{$this->type}_sortable_columns", [ $this, 'add_sortable' ] );
		add_action( 'load-edit.php', [ $this, 'watch' ] );
	}

	/**
	 * @param mixed $columns Columns of core.
	 * @return array<string,string>
	 */
	public function add_columns( mixed $columns ): array {
		$columns = (array) $columns;
		$date    = array_intersect_key( $columns, [ 'date' => '' ] );
		return array_diff_key( $columns, $date ) + ( $this->columns )() + $date;
	}

	public function print_cell( string $column, int $id ): void {
		$post = get_post( $id );
		if ( ! $post instanceof WP_Post || ! isset( ( $this->columns )()[ $column ] ) ) {
			return;
		}
		if ( 'picture' === $column ) {
			echo get_the_post_thumbnail( $post, [ 60, 60 ] );
		} else {
			( $this->cell )( $column, $post );
		}
	}

	/**
	 * @param mixed $columns Column => what the list is sorted by.
	 * @return array<mixed>
	 */
	public function add_sortable( mixed $columns ): array {
		$ours = [];
		foreach ( $this->sorted as $column => [ , $kind ] ) {
			$ours[ $column ] = [ $column, self::NUMBER === $kind ]; // The largest number first.
		}
		return $ours + (array) $columns;
	}

	/** On `load-edit.php`: changes what the list of this type queries. */
	public function watch(): void {
		if ( "edit-{$this->type}" === get_current_screen()?->id ) {
			add_action( 'restrict_manage_posts', [ $this, 'print_filters' ], 10, 2 );
			add_action( 'pre_get_posts', [ $this, 'filter' ] );
			add_filter( 'posts_orderby', [ $this, 'order' ], 10, 2 );
			add_filter( 'the_posts', [ $this, 'prime' ], 10, 2 );
		}
	}

	/** @return list<Post_Filter> */
	private function filters(): array {
		return null === $this->filters ? [] : ( $this->filters )();
	}

	public function print_filters( string $type, string $place ): void {
		foreach ( 'top' === $place ? $this->filters() : [] as $filter ) {
			$filter->print();
		}
	}

	public function filter( WP_Query $query ): void {
		foreach ( $query->is_main_query() ? $this->filters() : [] as $filter ) {
			$filter->apply( $query );
		}
	}

	/** The ORDER BY of a list that is sorted by a column of ours. By the id at last, so that each item is on one page only. */
	public function order( mixed $order, WP_Query $query ): mixed {
		global $wpdb;
		$column = $query->get( 'orderby' );
		if ( ! $query->is_main_query() || ! is_string( $column ) || ! isset( $this->sorted[ $column ] ) ) {
			return $order;
		}
		[ $key, $kind ] = $this->sorted[ $column ];

		$value     = $wpdb->prepare(
			"( SELECT MIN(m.meta_value) FROM {$wpdb->postmeta} m WHERE m.post_id = {$wpdb->posts}.ID AND m.meta_key = %s )",
			$key
		);
		$direction = 'ASC' === strtoupper( (string) $query->get( 'order' ) ) ? 'ASC' : 'DESC';
		$sql       = match ( $kind ) {
			self::NUMBER => "COALESCE( $value, 0 ) + 0",
			self::TEXT   => "COALESCE( $value, '' )",
			self::FIELD  => "{$wpdb->posts}.$key + 0",
		};
		return "$sql $direction, {$wpdb->posts}.ID $direction";
	}

	/**
	 * Loads the attachments of all rows at once.
	 *
	 * @param mixed $posts The rows.
	 */
	public function prime( mixed $posts, WP_Query $query ): mixed {
		if ( is_array( $posts ) && $query->is_main_query() && null !== $this->media ) {
			$keys = [ '_thumbnail_id', ...( $this->media )() ];
			$ids  = [];
			foreach ( $posts as $post ) {
				foreach ( $keys as $key ) {
					$ids[] = (int) get_post_meta( $post->ID, $key, true );
				}
			}
			_prime_post_caches( array_filter( $ids ), false );
		}
		return $posts;
	}
}
