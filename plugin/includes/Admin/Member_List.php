<?php
declare(strict_types=1);

namespace Hien\Admin;

use Hien\Accounts\Profile\Deletion;
use Hien\Accounts\Registration\Confirmation;
use Hien\Accounts\Sign_In\Last_Seen;
use Hien\Module;
use Hien\Writing_Ban;
use WP_User;
use WP_User_Query;

defined( 'ABSPATH' ) || exit;

/**
 * The list of users in wp-admin: members have a display name, and no first and last name, which core's column shows; the login name of
 * those who registered by our form is a random one. What can be done with one of them: Member_Actions.
 */
final class Member_List implements Module {

	private const NAME      = 'hien_name';
	private const JOINED    = 'hien_joined';
	private const CONFIRMED = 'hien_confirmed';
	private const SEEN      = 'hien_seen';
	private const DELETED   = 'hien_deleted';

	/** Column => keys of the user meta with the time by which it sorts => seconds that are added to it. */
	private const SORTED = [
		self::CONFIRMED => [ Confirmation::META => 0 ],
		self::SEEN      => [ Last_Seen::META => 0 ],
		self::DELETED   => [
			Deletion::META     => 0,
			Confirmation::META => Confirmation::DAYS * DAY_IN_SECONDS,
		],
	];

	public function register(): void {
		add_filter( 'manage_users_columns', [ $this, 'columns' ] );
		add_filter( 'manage_users_custom_column', [ $this, 'cell' ], 10, 3 );
		add_filter( 'manage_users_sortable_columns', [ $this, 'sortable_columns' ] );
		add_action( 'pre_user_query', [ $this, 'order' ] );
		add_action( 'admin_enqueue_scripts', [ $this, 'style' ] );
	}

	/**
	 * Leaves the width of a wide screen to the names, below which the actions stand. On narrower ones the number of posts and the
	 * role, by which the links above the list filter, make room; below 783 px WordPress shows the first column only.
	 *
	 * @param string $page Hook suffix of the screen.
	 */
	public function style( string $page ): void {
		if ( 'users.php' !== $page ) {
			return;
		}
		$times  = '.fixed .column-' . self::JOINED . ',.fixed .column-' . self::SEEN;
		$others = '.fixed .column-' . self::CONFIRMED . ',.fixed .column-' . self::DELETED;
		wp_add_inline_style(
			'list-tables',
			"@media(min-width:1300px){{$times},{$others}{width:100px}.fixed .column-username{width:18%}.fixed .column-email{width:14%}.fixed .column-role{width:8%}}"
			. "@media(min-width:783px) and (max-width:1299px){{$times}{width:104px}{$others}{width:56px}.fixed .column-username,.fixed .column-email{width:17%}}"
			. '@media(min-width:783px) and (max-width:1199px){.users-php .column-posts,.users-php .column-role{display:none}}'
		);
	}

	/**
	 * @param mixed $columns Key => heading; another plugin's filter may have returned anything.
	 * @return array<mixed>
	 */
	public function columns( mixed $columns ): array {
		$ours = [];
		foreach ( (array) $columns as $key => $heading ) {
			$ours += 'name' === $key ? [ self::NAME => __( 'Tên hiển thị', 'hien-core' ) ] : [ $key => $heading ];
		}
		return $ours + [
			self::JOINED    => __( 'Ngày tham gia', 'hien-core' ),
			self::CONFIRMED => __( 'Xác nhận email', 'hien-core' ),
			self::SEEN      => __( 'Vào trang gần nhất', 'hien-core' ),
			self::DELETED   => __( 'Sẽ bị xóa', 'hien-core' ),
		];
	}

	public function cell( mixed $output, string $column, int $user_id ): mixed {
		$user = get_userdata( $user_id );
		$date = static fn( ?int $time ): string => null === $time ? '—' : (string) wp_date( 'd/m/Y H:i', $time );
		return $user instanceof WP_User ? match ( $column ) {
			self::NAME      => esc_html( $user->display_name )
				. ( null === Writing_Ban::since( $user_id ) ? '' : ' <em>— ' . esc_html__( 'không được viết', 'hien-core' ) . '</em>' ),
			self::JOINED    => esc_html( get_date_from_gmt( $user->user_registered, 'd/m/Y H:i' ) ),
			self::CONFIRMED => Confirmation::is_confirmed( $user_id )
				? esc_html__( 'Đã xác nhận', 'hien-core' )
				: esc_html__( 'Chưa xác nhận', 'hien-core' ),
			self::SEEN      => esc_html( $date( Last_Seen::of( $user_id ) ) ),
			self::DELETED   => esc_html( $date( self::deletion( $user ) ) ),
			default         => $output,
		} : $output;
	}

	/**
	 * @param mixed $columns Key => what WP_User_Query orders by.
	 * @return array<mixed>
	 */
	public function sortable_columns( mixed $columns ): array {
		return [
			self::NAME      => 'display_name',
			self::JOINED    => [ 'registered', true ],
			self::CONFIRMED => [ self::CONFIRMED, true ],
			self::SEEN      => [ self::SEEN, true ],
			self::DELETED   => [ self::DELETED, true ],
		] + (array) $columns;
	}

	/** When an account is deleted: at the member's request, or unconfirmed (Confirmation); null for most. */
	public static function deletion( WP_User $user ): ?int {
		$registered = (int) get_user_meta( $user->ID, Confirmation::META, true );
		$unused     = 0 === $registered || $user->has_cap( 'edit_posts' )
			? null
			: $registered + Confirmation::DAYS * DAY_IN_SECONDS;
		return Deletion::time( $user->ID ) ?? $unused;
	}

	/** Sorts by a time of SORTED. Members without one come last or first; by the id at last. */
	public function order( WP_User_Query $query ): void {
		global $wpdb;
		$column = $query->get( 'orderby' );
		$column = is_array( $column ) ? array_key_first( $column ) : $column;
		if ( ! is_string( $column ) || ! isset( self::SORTED[ $column ] ) ) {
			return;
		}
		$direction = 'ASC' === strtoupper( (string) $query->get( 'order' ) ) ? 'ASC' : 'DESC';
		$times     = [];
		foreach ( self::SORTED[ $column ] as $key => $seconds ) {
			$times[] = $wpdb->prepare(
				"SELECT user_id, meta_value + %d AS time FROM {$wpdb->usermeta} WHERE meta_key = %s",
				$seconds,
				$key
			);
		}
		// Read once: a subquery for each user takes twice as long.
		$query->query_from   .= ' LEFT JOIN ( SELECT user_id, MAX(time) AS time FROM ( ' . implode( ' UNION ALL ', $times )
			. " ) AS times GROUP BY user_id ) AS sorted ON sorted.user_id = {$wpdb->users}.ID";
		$query->query_orderby = "ORDER BY COALESCE( sorted.time, 0 ) $direction, {$wpdb->users}.ID $direction";
	}
}
