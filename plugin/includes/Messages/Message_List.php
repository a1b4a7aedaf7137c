<?php
declare(strict_types=1);

namespace Hien\Messages;

use Hien\Content\Post_Filter;
use Hien\Content\Post_Table;
use Hien\Module;
use Hien\Text;
use WP_Post;
use WP_Query;

defined( 'ABSPATH' ) || exit;

/** The list of messages in wp-admin: columns, search, bulk actions, and the number of unread messages in the menu. */
final class Message_List implements Module {

	private const SCREEN = 'edit-' . Message_Post_Type::NAME;

	/** Query argument of the dropdown of kinds. */
	public const KIND = 'hien_kind';

	/** Width of a message's preview in the list, in characters. */
	private const PREVIEW = 100;

	public function register(): void {
		add_filter( 'manage_' . Message_Post_Type::NAME . '_posts_columns', [ $this, 'columns' ], 11 ); // After Post_Table's.
		add_filter( 'manage_' . self::SCREEN . '_sortable_columns', [ $this, 'sortable_columns' ] );
		(
			new Post_Table(
				Message_Post_Type::NAME,
				self::headings( ... ),
				$this->print_cell( ... ),
				[
					'kind'  => [ Message::TYPE_META, Post_Table::TEXT ],
					'words' => [ static fn( WP_Post $post ): string => Message::of( $post )->content, Post_Table::TEXT ],
					'state' => [ static fn( WP_Post $post ): string => Message_Post_Type::label( $post->post_status ), Post_Table::TEXT ],
				],
				self::filters( ... )
			)
		)->register();
		add_filter( 'list_table_primary_column', [ $this, 'primary_column' ], 10, 2 );
		add_filter( 'post_row_actions', [ $this, 'row_actions' ], 10, 2 );
		add_filter( 'bulk_actions-' . self::SCREEN, [ $this, 'bulk_actions' ] );
		add_filter( 'handle_bulk_actions-' . self::SCREEN, [ $this, 'handle_bulk_action' ], 10, 3 );
		add_action( 'load-edit.php', fn() => add_action( 'pre_get_posts', [ $this, 'search' ] ) );
		add_action( 'admin_menu', [ $this, 'count_in_menu' ], 20 );
	}

	/**
	 * Messages have no title and no date of publishing.
	 *
	 * @param mixed $columns Columns of core, and ours.
	 * @return array<string,string>
	 */
	public function columns( mixed $columns ): array {
		return array_diff_key( (array) $columns, [ 'title' => '', 'date' => '' ] );
	}

	/** @return array<string,string> Column => heading. */
	private static function headings(): array {
		return [
			'from'     => __( 'Người gửi', 'hien-core' ),
			'kind'     => __( 'Loại', 'hien-core' ),
			'words'    => __( 'Nội dung', 'hien-core' ),
			'state'    => __( 'Trạng thái', 'hien-core' ),
			'received' => __( 'Nhận lúc', 'hien-core' ),
		];
	}

	/**
	 * @param mixed $columns Column => what the list is sorted by.
	 * @return array<mixed>
	 */
	public function sortable_columns( mixed $columns ): array {
		return [
			'from'     => 'title',
			'received' => [ 'date', true ],
		] + array_diff_key( (array) $columns, [ 'title' => '', 'date' => '' ] );
	}

	/** @return list<Post_Filter> */
	private static function filters(): array {
		$apply = static fn( WP_Query $query, string $kind ) => $query->set(
			'meta_query',
			[ [ 'key' => Message::TYPE_META, 'value' => $kind ] ]
		);
		return [
			new Post_Filter( self::KIND, __( 'Tất cả các loại', 'hien-core' ), array_combine( Message::TYPES, Message::TYPES ), $apply ),
		];
	}

	public function primary_column( mixed $column, string $screen ): mixed {
		return self::SCREEN === $screen ? 'from' : $column;
	}

	private function print_cell( string $column, WP_Post $post ): void {
		$message = Message::of( $post );
		if ( 'from' === $column ) {
			self::print_sender( $post, $message );
			return;
		}
		$text = match ( $column ) {
			'kind'     => $message->type,
			'words'    => mb_strimwidth( Text::typed_line( $message->content ), 0, self::PREVIEW, '…' ),
			'state'    => Message_Post_Type::label( $post->post_status ),
			'received' => (string) get_the_date( 'd/m/Y H:i', $post ),
			default    => '',
		};
		echo esc_html( Text::encode( $text ) );
	}

	private static function print_sender( WP_Post $post, Message $message ): void {
		$link = get_edit_post_link( $post );
		$text = esc_html( Text::encode( $message->shown_name() ) );
		$name = null === $link ? $text : sprintf( '<a href="%s">%s</a>', esc_url( $link ), $text );
		// phpcs:ignore WordPress.Security.EscapeOutput.OutputNotEscaped -- Escaped above.
		echo Message_Post_Type::UNREAD === $post->post_status ? "<strong>$name</strong>" : $name;
		echo '<br>' . esc_html( $message->email );
	}

	/** @param mixed $actions Key => link. */
	public function row_actions( mixed $actions, WP_Post $post ): mixed {
		if ( ! is_array( $actions ) || Message_Post_Type::NAME !== $post->post_type ) {
			return $actions;
		}
		unset( $actions['inline hide-if-no-js'], $actions['view'] );
		if ( isset( $actions['edit'] ) ) {
			$actions['edit'] = sprintf(
				'<a href="%s">%s</a>',
				esc_url( (string) get_edit_post_link( $post ) ),
				esc_html__( 'Mở', 'hien-core' )
			);
		}
		return $actions;
	}

	/** @param mixed $actions Key => label. */
	public function bulk_actions( mixed $actions ): mixed {
		if ( ! is_array( $actions ) ) {
			return $actions;
		}
		unset( $actions['edit'] );
		return isset( $actions['untrash'] ) ? $actions : Message_Screen::states() + $actions;
	}

	/**
	 * Changes the status of the chosen messages. Core has checked the nonce.
	 *
	 * @param mixed            $back   URL of the list.
	 * @param string           $action A status.
	 * @param list<int|string> $ids    Messages.
	 */
	public function handle_bulk_action( mixed $back, string $action, array $ids ): mixed {
		foreach ( isset( Message_Screen::states()[ $action ] ) ? $ids : [] as $id ) {
			Message_Screen::set_status( (int) $id, $action );
		}
		return $back;
	}

	/** Searches names, addresses and texts without regard to accents. */
	public function search( WP_Query $query ): void {
		if ( $query->is_main_query() && Message_Post_Type::NAME === $query->get( 'post_type' ) ) {
			self::search_in( $query, wp_unslash( (string) $query->get( 's' ) ) );
		}
	}

	private static function search_in( WP_Query $query, string $words ): void {
		if ( '' !== $words ) {
			$query->set( 's', Message_Store::search_text( $words ) );
			$query->set( 'search_columns', [ 'post_excerpt' ] );
			add_filter( 'wp_search_stopwords', '__return_empty_array' ); // The English stop word "an" is a Vietnamese name.
		}
	}

	/** @return array<string,mixed> Arguments of WP_Query for the same search, and for what is chosen in the dropdown. */
	public static function query( string $words ): array {
		$query = new WP_Query();
		self::search_in( $query, $words );
		foreach ( self::filters() as $filter ) {
			$filter->apply( $query );
		}
		return (array) $query->query_vars;
	}

	/** Adds the number of unread messages to the menu, as core does for comments. */
	public function count_in_menu(): void {
		global $menu;
		$unread = current_user_can( Message_Post_Type::CAPABILITY ) ? Message_Store::unread() : 0;
		foreach ( $unread > 0 ? (array) $menu : [] as $place => $item ) {
			if ( 'edit.php?post_type=' . Message_Post_Type::NAME === $item[2] ) {
				// phpcs:ignore WordPress.WP.GlobalVariablesOverride -- No function of core changes the label.
				$menu[ $place ][0] .= sprintf(
					' <span class="awaiting-mod"><span class="pending-count">%s</span></span>',
					number_format_i18n( $unread )
				);
			}
		}
	}
}
