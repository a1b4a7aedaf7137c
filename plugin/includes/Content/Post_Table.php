<?php
declare(strict_types=1);

namespace Hien\Content;

use Closure;
use Hien\Memory;
use Hien\Module;
use WP_Post;
use WP_Query;

defined( 'ABSPATH' ) || exit;

/**
 * The list table of one post type in wp-admin: own columns before the date, by which the list can be sorted, and dropdowns that filter it.
 * The number of queries does not depend on the number of rows, since `$media` names the attachments that cells show, which are loaded
 * together. A list is sorted by a meta key, a column of the posts table, or computed values (`Sorting`: what, and its kind).
 *
 * @phpstan-type Kind    self::NUMBER|self::TEXT|self::POSTS_COLUMN
 * @phpstan-type Sorting array{string|(Closure(WP_Post):(int|string)),Kind}
 */
final class Post_Table implements Module {

	/** Kinds of values by which a list is sorted: numbers or texts of a meta key, or computed ones. */
	public const NUMBER = 'number';
	public const TEXT   = 'text';

	/** Numbers in a column of the posts table: `menu_order`, or `post_name` where the slugs are numbers. */
	public const POSTS_COLUMN = 'posts-column';

	/** Column of the featured image: sorted by its id, so that items without one come first or last. */
	private const PICTURE = 'picture';

	/** Column of the order that the author set (the editor's "Thứ tự"). */
	public const ORDER = 'order';

	/** Styles of a list with ORDER: they leave the titles room, and a narrow window without the author, who is mostly the same one. */
	private const STYLES = '@media(min-width:783px){.fixed .column-order,.fixed .column-picture{width:80px}}'
		. '@media(min-width:783px) and (max-width:1199px){.fixed .column-author{display:none}}';

	/** Posts that values() loads at once. */
	private const BATCH = 500;

	/**
	 * @param string                         $type    Post type.
	 * @param Closure():array<string,string> $columns Key => heading, HTML.
	 * @param Closure(string,WP_Post):void   $cell    Prints a cell, except of PICTURE and ORDER.
	 * @param array<string,Sorting>          $sorted  Column => what it sorts the list by. Items without a value are sorted as 0 or ''.
	 * @param Closure():list<Post_Filter>    $filters Called when the list is shown.
	 * @param (Closure():list<string>)|null  $media   Meta keys with attachments that cells show.
	 */
	public function __construct(
		private readonly string $type,
		private readonly Closure $columns,
		private readonly Closure $cell,
		private readonly array $sorted,
		private readonly Closure $filters,
		private readonly ?Closure $media = null,
	) {}

	public function register(): void {
		add_filter( "manage_{$this->type}_posts_columns", [ $this, 'add_columns' ] );
		add_action( "manage_{$this->type}_posts_custom_column", [ $this, 'print_cell' ], 10, 2 );
		add_filter( "manage_edit-{$this->type}_sortable_columns", [ $this, 'add_sortable' ] );
		add_action( 'load-edit.php', [ $this, 'change_list' ] );
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
		if ( self::PICTURE === $column ) {
			echo get_the_post_thumbnail( $post, [ 60, 60 ] );
		} elseif ( self::ORDER === $column ) {
			echo (int) $post->menu_order;
		} else {
			( $this->cell )( $column, $post );
		}
	}

	/**
	 * @param mixed $columns Core's sortable columns: column => value of `orderby`.
	 * @return array<mixed>
	 */
	public function add_sortable( mixed $columns ): array {
		$ours = [];
		foreach ( $this->sorted() as $column => [ , $kind ] ) {
			$ours[ $column ] = [ $column, self::NUMBER === $kind ]; // The largest number first.
		}
		return $ours + (array) $columns;
	}

	/** On `load-edit.php`: changes the query of the list of this type. */
	public function change_list(): void {
		if ( "edit-{$this->type}" === get_current_screen()?->id ) {
			add_action( 'restrict_manage_posts', [ $this, 'print_filters' ], 10, 2 );
			add_action( 'pre_get_posts', [ $this, 'filter_query' ] );
			add_filter( 'posts_clauses', [ $this, 'sort' ], 10, 2 );
			add_filter( 'the_posts', [ $this, 'load_media' ], 10, 2 );
			if ( isset( ( $this->columns )()[ self::ORDER ] ) ) {
				add_action( 'admin_enqueue_scripts', static fn() => wp_add_inline_style( 'list-tables', self::STYLES ) );
			}
		}
	}

	/** @return array<string,Sorting> */
	private function sorted(): array {
		$common = [
			self::PICTURE => [ '_thumbnail_id', self::NUMBER ],
			self::ORDER   => [ 'menu_order', self::POSTS_COLUMN ],
		];
		return $this->sorted + array_intersect_key( $common, ( $this->columns )() );
	}

	/** @return list<Post_Filter> */
	private function filters(): array {
		$columns = ( $this->columns )();
		$filters = ( $this->filters )();
		$common  = [
			self::ORDER   => [ __( 'Đã xếp thứ tự', 'hien-core' ), __( 'Chưa xếp thứ tự', 'hien-core' ) ],
			self::PICTURE => [ __( 'Có ảnh', 'hien-core' ), __( 'Chưa có ảnh', 'hien-core' ) ],
		];
		foreach ( array_intersect_key( $common, $columns ) as $column => [ $filled, $blank ] ) {
			/* translators: %s: heading of a column, such as "Ảnh" */
			$label     = sprintf( __( '%s: tất cả', 'hien-core' ), $columns[ $column ] );
			$filters[] = Post_Filter::by_filled( $column, $label, $filled, $blank );
		}
		return $filters;
	}

	public function print_filters( string $type, string $place ): void {
		foreach ( 'top' === $place && $this->has_posts() ? $this->filters() : [] as $filter ) {
			$filter->print();
		}
	}

	/** Whether there is anything to filter, as WordPress decides for its dropdown of months: in the trash, or anywhere else. */
	private function has_posts(): bool {
		$counts = (array) wp_count_posts( $this->type );
		$trash  = [ 'trash' => 0 ];
		return 0 < array_sum(
			'trash' === get_query_var( 'post_status' )
				? array_intersect_key( $counts, $trash )
				: array_diff_key( $counts, $trash + [ 'auto-draft' => 0 ] )
		);
	}

	public function filter_query( WP_Query $query ): void {
		foreach ( $query->is_main_query() ? $this->filters() : [] as $filter ) {
			$filter->apply( $query );
			$range = $filter->range();
			if ( null !== $range ) {
				$narrow = fn( mixed $clauses, WP_Query $of ): mixed => is_array( $clauses ) && $of === $query
					? $this->narrow( $clauses, $filter->column, $range )
					: $clauses;
				add_filter( 'posts_clauses', $narrow, 9, 2 ); // Before what sorts by computed values, or chooses the most viewed.
			}
		}
	}

	/**
	 * Leaves the items whose value in a column is in a range: the value by which the column is sorted or, of a text, its length.
	 *
	 * @param array<string,string> $clauses Clauses of WP_Query.
	 * @return array<string,string>
	 */
	private function narrow( array $clauses, string $column, Number_Range $range ): array {
		global $wpdb;
		[ $value, $kind ] = $this->sorted()[ $column ];
		if ( $value instanceof Closure ) {
			$is_in     = static fn( int|string $value ): bool => $range->has( is_string( $value ) ? strlen( $value ) : $value );
			$ids       = array_keys( array_filter( $this->computed( $clauses, $value ), $is_in ) );
			$condition = "{$wpdb->posts}.ID IN ( " . implode( ', ', [ 0, ...$ids ] ) . ' )';
		} else {
			$sql       = self::stored( $value, $kind );
			$condition = $range->condition( self::TEXT === $kind ? "LENGTH( $sql )" : $sql );
		}
		return [ 'where' => "{$clauses['where']} AND $condition" ] + $clauses;
	}

	/** SQL: the value of a meta key or column. `+ 0` makes a number of a text: 9 comes before 10. */
	private static function stored( string $key, string $kind ): string {
		global $wpdb;
		$value = $wpdb->prepare(
			"( SELECT MIN(m.meta_value) FROM {$wpdb->postmeta} m WHERE m.post_id = {$wpdb->posts}.ID AND m.meta_key = %s )",
			$key
		);
		return match ( $kind ) {
			self::NUMBER => "COALESCE( $value, 0 ) + 0",
			self::TEXT   => "COALESCE( $value, '' )",
			default      => "{$wpdb->posts}.$key + 0",
		};
	}

	/**
	 * The values of all that a query finds.
	 *
	 * @param array<string,string>          $clauses Clauses of WP_Query.
	 * @param Closure(WP_Post):(int|string) $value   Computes the value of a post.
	 * @return array<int,int|string> Id => value, in the order of the ids.
	 */
	private function computed( array $clauses, Closure $value ): array {
		global $wpdb;
		$posts = $wpdb->posts;
		$sql   = "SELECT DISTINCT $posts.ID FROM $posts {$clauses['join']} WHERE 1=1 {$clauses['where']}";
		$found = array_map( 'intval', $wpdb->get_col( $sql ) ); // phpcs:ignore WordPress.DB -- The clauses are WordPress's.
		sort( $found );
		return self::values( $found, $value, null === $this->media ? [] : ( $this->media )() );
	}

	/**
	 * Sorts a list, by id where values are equal, so that each item is on one page only. Computed values are computed for all items that
	 * the list finds, and the query then finds those of the page: they need not be stored, and the order agrees with what cells show.
	 *
	 * @param mixed $clauses Clauses of WP_Query.
	 */
	public function sort( mixed $clauses, WP_Query $query ): mixed {
		global $wpdb;
		$column           = $query->get( 'orderby' );
		$sorted           = $query->is_main_query() && is_string( $column ) ? $this->sorted()[ $column ] ?? null : null;
		[ $value, $kind ] = $sorted ?? [ null, self::TEXT ];
		if ( ! is_array( $clauses ) || null === $value ) {
			return $clauses;
		}
		$direction = 'ASC' === strtoupper( (string) $query->get( 'order' ) ) ? 'ASC' : 'DESC';
		if ( is_string( $value ) ) {
			return [ 'orderby' => self::stored( $value, $kind ) . " $direction, {$wpdb->posts}.ID $direction" ] + $clauses;
		}
		$values = $this->computed( $clauses, $value );
		asort( $values, self::NUMBER === $kind ? SORT_NUMERIC : SORT_STRING );
		$ids  = 'ASC' === $direction ? array_keys( $values ) : array_reverse( array_keys( $values ) );
		$size = (int) $query->get( 'posts_per_page' );
		$page = $size < 1 ? $ids : array_slice( $ids, ( max( 1, (int) $query->get( 'paged' ) ) - 1 ) * $size, $size );
		if ( [] === $page ) {
			return $clauses;
		}
		$place = '';
		foreach ( $page as $number => $id ) {
			$place .= " WHEN $id THEN $number";
		}
		return [
			'orderby' => "CASE {$wpdb->posts}.ID $place ELSE " . count( $page ) . ' END',
			'limits'  => 'LIMIT ' . count( $page ),
		] + $clauses;
	}

	/**
	 * @param array<int>                    $ids   Posts.
	 * @param Closure(WP_Post):(int|string) $value Computes the value of a post.
	 * @param list<string>                  $media Meta keys with attachments that it reads.
	 * @return array<int,int|string> Id => value.
	 */
	public static function values( array $ids, Closure $value, array $media = [] ): array {
		$values = [];
		foreach ( array_chunk( $ids, self::BATCH ) as $number => $batch ) {
			if ( $number > 0 ) {
				Memory::free();
			}
			_prime_post_caches( $batch, false );
			$posts = array_filter( array_map( get_post( ... ), $batch ) );
			Content_Repository::prime_files( $posts, $media );
			foreach ( $posts as $post ) {
				$values[ $post->ID ] = $value( $post );
			}
		}
		return $values;
	}

	/**
	 * Loads the attachments of all rows at once.
	 *
	 * @param mixed $posts The rows.
	 */
	public function load_media( mixed $posts, WP_Query $query ): mixed {
		if ( is_array( $posts ) && $query->is_main_query() && null !== $this->media ) {
			Content_Repository::prime_files( $posts, [ '_thumbnail_id', ...( $this->media )() ] );
		}
		return $posts;
	}
}
