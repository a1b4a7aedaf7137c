<?php
declare(strict_types=1);

namespace Hien\Redirects;

use Hien\Addresses\Paths;
use Hien\Content\Post_Filter;
use stdClass;
use WP_List_Table;

defined( 'ABSPATH' ) || exit;

require_once ABSPATH . 'wp-admin/includes/class-wp-list-table.php';

/** The list at Hiên > Địa chỉ: of the owner's redirects, or of the addresses that were not found. */
final class Redirect_List extends WP_List_Table {

	/** Screen option: rows on a page. */
	public const PER_PAGE         = 'hien_redirects_per_page';
	public const DEFAULT_PER_PAGE = 50;

	/** Field with the chosen rows: ids of redirects, or hashes of paths. Whole paths would make a URL longer than servers take. */
	private const CHOSEN = 'chosen';

	public function __construct( private readonly bool $is_missing ) {
		parent::__construct(
			[
				'singular' => 'hien-address',
				'plural'   => 'hien-addresses',
				'ajax'     => false,
			]
		);
	}

	/**
	 * Deletes redirects, or forgets addresses, if that was asked for.
	 *
	 * @return string|null What was done: 'deleted', 'forgotten'; null for nothing.
	 */
	public function do_action(): ?string {
		if ( 'delete' !== $this->current_action() ) {
			return null;
		}
		check_admin_referer( 'bulk-' . $this->_args['plural'] );
		// phpcs:ignore WordPress.Security.ValidatedSanitizedInput -- Ids, or hashes that are only compared.
		$chosen = array_filter( (array) wp_unslash( $_REQUEST[ self::CHOSEN ] ?? [] ), 'is_string' );
		if ( $this->is_missing ) {
			array_map( Not_Found_Log::forget_hash( ... ), $chosen );
		} else {
			Owner_Redirects::delete( array_map( 'intval', array_values( $chosen ) ) );
		}
		return $this->is_missing ? 'forgotten' : 'deleted';
	}

	/** @return array<string,string> */
	public function get_columns(): array {
		return [ 'cb' => '<input type="checkbox">' ] + ( $this->is_missing ? [
			'path' => __( 'Địa chỉ', 'hien-core' ),
			'hits' => __( 'Số lần', 'hien-core' ),
			'day'  => __( 'Lần cuối', 'hien-core' ),
		] : [
			'name'   => __( 'Địa chỉ cũ', 'hien-core' ),
			'target' => __( 'Chuyển hướng tới', 'hien-core' ),
			'hits'   => __( 'Số lần', 'hien-core' ),
		] );
	}

	/** @return array<string,array{string,bool}> */
	protected function get_sortable_columns(): array {
		return [
			'path'   => [ 'path', false ],
			'name'   => [ 'name', false ],
			'target' => [ 'target', false ],
			'hits'   => [ 'hits', true ],
			'day'    => [ 'day', true ],
		];
	}

	/** @return array<string,string> */
	protected function get_bulk_actions(): array {
		return [ 'delete' => $this->is_missing ? __( 'Bỏ khỏi danh sách', 'hien-core' ) : __( 'Xóa', 'hien-core' ) ];
	}

	private function by_hits(): Post_Filter {
		return Post_Filter::by_count(
			'hits',
			__( 'Số lần: tất cả', 'hien-core' ),
			$this->is_missing ? '' : __( 'Chưa lần nào', 'hien-core' ),
			/* translators: 1: the least number, 2: the largest */
			__( '%1$s–%2$s lần', 'hien-core' ),
			/* translators: %s: the least number */
			__( 'Từ %s lần', 'hien-core' ),
			[ 1, 10, 100 ]
		);
	}

	private static function by_day(): Post_Filter {
		/* translators: %d: number of days */
		$week = sprintf( __( 'Trong %d ngày qua', 'hien-core' ), 7 );
		return new Post_Filter( 'hien_day', __( 'Lần cuối: tất cả', 'hien-core' ), [ 1 => __( 'Hôm nay', 'hien-core' ), 7 => $week ] );
	}

	/** @param string $which 'top' or 'bottom'. */
	protected function extra_tablenav( $which ): void {
		if ( 'top' !== $which || ( ! $this->has_items() && ! $this->is_filtered() ) ) {
			return;
		}
		echo '<div class="alignleft actions">';
		$this->by_hits()->print();
		if ( $this->is_missing ) {
			self::by_day()->print();
		}
		submit_button( __( 'Lọc', 'hien-core' ), '', 'filter_action', false );
		echo '</div>';
	}

	/** Whether only some of the rows were asked for. */
	private function is_filtered(): bool {
		return '' !== self::search() . $this->by_hits()->chosen() . self::by_day()->chosen();
	}

	private static function search(): string {
		// phpcs:ignore WordPress.Security.NonceVerification.Recommended -- Which rows are shown.
		return sanitize_text_field( wp_unslash( is_string( $_GET['s'] ?? null ) ? $_GET['s'] : '' ) );
	}

	public function prepare_items(): void {
		$search = self::search();
		// phpcs:disable WordPress.Security.NonceVerification.Recommended -- Which rows are shown.
		$order  = sanitize_key( $_GET['orderby'] ?? '' );
		$is_up  = 'asc' === sanitize_key( $_GET['order'] ?? '' );
		// phpcs:enable
		$limit  = $this->get_items_per_page( self::PER_PAGE, self::DEFAULT_PER_PAGE );
		$offset = ( $this->get_pagenum() - 1 ) * $limit;
		$found  = $this->is_missing
			? Not_Found_Log::page( $search, $order, $is_up, $limit, $offset, $this->by_hits()->range(), (int) self::by_day()->chosen() )
			: Owner_Redirects::page( $search, $order, $is_up, $limit, $offset, $this->by_hits()->range() );

		$this->items = $found['rows'];
		$this->set_pagination_args(
			[
				'total_items' => $found['total'],
				'per_page'    => $limit,
			]
		);
	}

	public function no_items(): void {
		$text = match ( true ) {
			$this->is_filtered() => __( 'Không tìm thấy địa chỉ nào.', 'hien-core' ),
			$this->is_missing    => __( 'Chưa ai mở phải địa chỉ không có gì.', 'hien-core' ),
			default              => __( 'Bạn chưa thêm chuyển hướng nào.', 'hien-core' ),
		};
		echo esc_html( $text );
	}

	/** @param stdClass $item Row of the list. */
	protected function column_cb( $item ): string {
		/* translators: %s: an address */
		$label = sprintf( __( 'Chọn %s', 'hien-core' ), $item->path ?? $item->name );
		return sprintf(
			'<input type="checkbox" name="%s[]" value="%s" aria-label="%s">',
			esc_attr( self::CHOSEN ),
			esc_attr( $item->id ?? $item->hash ),
			esc_attr( $label )
		);
	}

	/**
	 * @param stdClass $item        Row of the list.
	 * @param string $column_name Column.
	 */
	protected function column_default( $item, $column_name ): string {
		return match ( $column_name ) {
			'hits'   => esc_html( number_format_i18n( (int) $item->hits ) ),
			'day'    => esc_html( (string) mysql2date( 'd/m/Y', $item->day ) ),
			'target' => sprintf( '<a href="%s">%s</a>', esc_url( Paths::typed( $item->target ) ), esc_html( $item->target ) ),
			default  => '',
		};
	}

	/** @param stdClass $item A redirect. */
	protected function column_name( $item ): string {
		$edit = Redirects_Page::url( edit: $item->id );
		return sprintf( '<strong><a class="row-title" href="%s">%s</a></strong>', esc_url( $edit ), esc_html( $item->name ) )
			. $this->row_actions(
				[
					'edit'   => sprintf( '<a href="%s">%s</a>', esc_url( $edit ), esc_html__( 'Sửa', 'hien-core' ) ),
					'delete' => $this->delete_link( $item->id, __( 'Xóa', 'hien-core' ) ),
				],
				true
			);
	}

	/** @param stdClass $item An address that was not found. */
	protected function column_path( $item ): string {
		return sprintf( '<strong>%s</strong>', esc_html( $item->path ) ) . $this->row_actions(
			[
				'edit'   => sprintf(
					'<a href="%s">%s</a>',
					esc_url( Redirects_Page::url( from: $item->path ) ),
					esc_html__( 'Chuyển hướng tới…', 'hien-core' )
				),
				'delete' => $this->delete_link( $item->hash, __( 'Bỏ khỏi danh sách', 'hien-core' ) ),
			],
			true
		);
	}

	private function delete_link( string $chosen, string $label ): string {
		$args = [ 'action' => 'delete' ] + ( $this->is_missing ? [ 'tab' => 'missing' ] : [] );
		$url  = add_query_arg( [ self::CHOSEN => [ $chosen ] ], Redirects_Page::url( ...$args ) );
		return sprintf(
			'<a class="submitdelete" href="%s">%s</a>',
			esc_url( wp_nonce_url( $url, 'bulk-' . $this->_args['plural'] ) ),
			esc_html( $label )
		);
	}
}
