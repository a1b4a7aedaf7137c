<?php
declare(strict_types=1);

namespace Hien\Admin;

use Hien\Accounts\Profile\Deletion;
use Hien\Accounts\Registration\Confirmation;
use Hien\Accounts\Sign_In\Last_Seen;
use Hien\Content\Post_Filter;
use Hien\Module;
use Hien\Writing_Ban;
use WP_User_Query;

defined( 'ABSPATH' ) || exit;

/**
 * In wp-admin's list of users, beside the roles: only members who have not confirmed their e-mail, who leave, or who may not write. Above
 * the list, dropdowns that filter by when members joined and were last seen.
 */
final class Member_Filter implements Module {

	/** Query arguments of the list: for the views beside the roles, and of the dropdowns. */
	private const ARGUMENT = 'hien-members';
	private const JOINED   = 'hien_joined';
	private const SEEN     = 'hien_seen';
	public const ARGUMENTS = [ self::ARGUMENT, self::JOINED, self::SEEN ];

	private const UNCONFIRMED = 'unconfirmed';
	private const LEAVING     = 'leaving';
	private const SILENCED    = 'silenced';

	/** Values of the dropdowns: days until now; days that are over, with BEFORE; NEVER. */
	private const BEFORE = 'before-';
	private const NEVER  = 'never';

	public function register(): void {
		add_filter( 'views_users', [ $this, 'add' ] );
		add_filter( 'users_list_table_query_args', [ $this, 'filter' ] );
		add_action( 'manage_users_extra_tablenav', [ $this, 'print_dropdowns' ], 9 ); // Before the button of Member_Csv.
	}

	private static function joined(): Post_Filter {
		/* translators: %d: number of days */
		$since = __( 'Tham gia trong %d ngày qua', 'hien-core' );
		/* translators: %d: number of days */
		$before  = __( 'Tham gia hơn %d ngày trước', 'hien-core' );
		$choices = self::days( $since, [ 7, 30 ], $before, [ 365 ] );
		return new Post_Filter( self::JOINED, __( 'Ngày tham gia: tất cả', 'hien-core' ), $choices );
	}

	private static function seen(): Post_Filter {
		/* translators: %d: number of days */
		$since = __( 'Vào trang trong %d ngày qua', 'hien-core' );
		/* translators: %d: number of days */
		$before  = __( 'Vào trang lần cuối hơn %d ngày trước', 'hien-core' );
		$choices = self::days( $since, [ 7, 30 ], $before, [ 30, 365 ] ) + [ self::NEVER => __( 'Chưa vào trang lần nào', 'hien-core' ) ];
		return new Post_Filter( self::SEEN, __( 'Lần cuối vào trang: tất cả', 'hien-core' ), $choices );
	}

	/**
	 * @param list<int> $new Days until now.
	 * @param list<int> $old Days that are over.
	 * @return array<int|string,string> Choices of a dropdown.
	 */
	private static function days( string $since, array $new, string $before, array $old ): array {
		$choices = [];
		foreach ( $new as $days ) {
			$choices[ $days ] = sprintf( $since, $days );
		}
		foreach ( $old as $days ) {
			$choices[ self::BEFORE . $days ] = sprintf( $before, $days );
		}
		return $choices;
	}

	/** @param string $place `top` or `bottom`. */
	public function print_dropdowns( string $place ): void {
		if ( 'top' !== $place || 'users' !== get_current_screen()?->id ) {
			return;
		}
		echo '<div class="alignleft actions">';
		if ( '' !== self::asked() ) {
			printf( '<input type="hidden" name="%s" value="%s">', esc_attr( self::ARGUMENT ), esc_attr( self::asked() ) );
		}
		self::joined()->print();
		self::seen()->print();
		submit_button( __( 'Lọc', 'hien-core' ), '', 'filter_action', false );
		echo '</div>';
	}

	/**
	 * @param mixed $views Key => link.
	 * @return array<mixed>
	 */
	public function add( mixed $views ): array {
		$labels = [
			/* translators: %s: number of members */
			self::UNCONFIRMED => __( 'Chưa xác nhận email (%s)', 'hien-core' ),
			/* translators: %s: number of members */
			self::LEAVING     => __( 'Đã xin xóa tài khoản (%s)', 'hien-core' ),
			/* translators: %s: number of members */
			self::SILENCED    => __( 'Không được viết (%s)', 'hien-core' ),
		];
		$links  = [];
		foreach ( $labels as $name => $label ) {
			$count = self::count( $name );
			if ( $count > 0 ) {
				$current        = self::asked() === $name ? ' class="current" aria-current="page"' : '';
				$links[ $name ] = sprintf(
					'<a href="%s"%s>%s</a>',
					esc_url( add_query_arg( self::ARGUMENT, $name, admin_url( 'users.php' ) ) ),
					$current,
					esc_html( sprintf( $label, number_format_i18n( $count ) ) )
				);
			}
		}
		return (array) $views + $links;
	}

	/**
	 * @param mixed $query Arguments of WP_User_Query.
	 * @return array<mixed>
	 */
	public function filter( mixed $query ): array {
		$query  = (array) $query;
		$args   = self::condition( self::asked() );
		$joined = self::joined()->chosen();
		$seen   = self::seen()->chosen();
		if ( '' !== $joined ) {
			[ $is_before, $time ] = self::time( $joined );
			$args['date_query']   = [
				...self::others( $query, 'date_query' ),
				[ $is_before ? 'before' : 'after' => gmdate( 'Y-m-d H:i:s', $time ) ],
			];
		}
		if ( '' !== $seen ) {
			[ $is_before, $time ] = self::time( $seen );
			$args['meta_query']   = [ // phpcs:ignore WordPress.DB.SlowDBQuery.slow_db_query_meta_query -- In wp-admin.
				...self::others( $query, 'meta_query' ),
				self::NEVER === $seen
					? [
						'key'     => Last_Seen::META,
						'compare' => 'NOT EXISTS',
					]
					: [
						'key'     => Last_Seen::META,
						'value'   => $time,
						'compare' => $is_before ? '<' : '>=',
						'type'    => 'NUMERIC',
					],
			];
		}
		return $args + $query;
	}

	/**
	 * The condition of another plugin, which counts as well.
	 *
	 * @param array<mixed> $query Arguments of WP_User_Query.
	 * @return list<mixed>
	 */
	private static function others( array $query, string $name ): array {
		return empty( $query[ $name ] ) ? [] : [ $query[ $name ] ];
	}

	/** @return array{bool,int} Whether a choice is of what was before a time, and that time. */
	private static function time( string $choice ): array {
		$days = (int) str_replace( self::BEFORE, '', $choice );
		return [ str_starts_with( $choice, self::BEFORE ), time() - $days * DAY_IN_SECONDS ];
	}

	private static function asked(): string {
		// phpcs:ignore WordPress.Security -- Chooses what is shown.
		return sanitize_key( is_string( $_GET[ self::ARGUMENT ] ?? null ) ? $_GET[ self::ARGUMENT ] : '' );
	}

	private static function count( string $name ): int {
		$query = [
			'fields' => 'ID',
			'number' => 1,
		];
		return ( new WP_User_Query( $query + self::condition( $name ) ) )->get_total();
	}

	/** @return array<string,mixed> Arguments of WP_User_Query. */
	private static function condition( string $name ): array {
		global $wpdb;
		$key = match ( $name ) {
			self::UNCONFIRMED => Confirmation::META,
			self::LEAVING     => Deletion::META,
			self::SILENCED    => $wpdb->get_blog_prefix() . Writing_Ban::META,
			default           => '',
		};
		return '' === $key ? [] : [
			'meta_key'     => $key, // phpcs:ignore WordPress.DB.SlowDBQuery.slow_db_query_meta_key -- In wp-admin.
			'meta_compare' => 'EXISTS',
		];
	}
}
