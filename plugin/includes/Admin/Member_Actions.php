<?php
declare(strict_types=1);

namespace Hien\Admin;

use Hien\Accounts\Account_Mails;
use Hien\Accounts\Registration\Confirmation;
use Hien\Admin_Action;
use Hien\Chat\Blocked_Members;
use Hien\Chat\Chat_Config;
use Hien\Module;
use Hien\Writing_Ban;
use WP_User;

defined( 'ABSPATH' ) || exit;

/**
 * What the owner can do with a member, or with several at once, in wp-admin's list of users: confirm an account whose mail did not arrive,
 * send that mail again (to one), and take from a member the right to write on the site, or give it back.
 */
final class Member_Actions implements Module {

	/** Actions of admin-post.php; with the user's id, of their nonces. */
	public const CONFIRM = 'hien_confirm_member';
	public const SEND    = 'hien_mail_member';
	public const SILENCE = 'hien_silence_member';
	public const ALLOW   = 'hien_allow_member';

	/** Action => capability for this user that it needs. A site of a network decides who writes on it. */
	private const CAPABILITIES = [
		self::CONFIRM => 'edit_user',
		self::SEND    => 'edit_user',
		self::SILENCE => 'promote_user',
		self::ALLOW   => 'promote_user',
	];

	/** Bulk actions. */
	private const IN_BULK = [ self::CONFIRM, self::SILENCE, self::ALLOW ];

	/** Query arguments of the list: the result of an action; how many members a bulk action has changed. */
	private const OUTCOME = 'hien-member';
	private const CHANGED = 'hien-changed';

	public function register(): void {
		add_filter( 'user_row_actions', [ $this, 'add_links' ], 10, 2 );
		foreach ( array_keys( self::CAPABILITIES ) as $action ) {
			add_action( "admin_post_$action", fn() => $this->run( $action ) );
		}
		add_filter( 'bulk_actions-users', [ $this, 'add_bulk_actions' ] );
		add_action( 'load-users.php', [ $this, 'run_for_all' ] ); // At core's filter for it the nonce is gone from the request.
		add_action( 'admin_notices', [ $this, 'show_outcome' ] );
		add_filter( 'removable_query_args', static fn( mixed $names ): array => [ ...(array) $names, self::OUTCOME, self::CHANGED ] );
	}

	/** @return array<string,string> Action => label. */
	private static function labels(): array {
		return [
			self::CONFIRM => __( 'Xác nhận email', 'hien-core' ),
			self::SEND    => __( 'Gửi lại thư xác nhận', 'hien-core' ),
			self::SILENCE => __( 'Không cho viết', 'hien-core' ),
			self::ALLOW   => __( 'Cho viết lại', 'hien-core' ),
		];
	}

	/**
	 * Adds ours, and removes the link to the archive of who may not write posts, which mostly is not found (Author_Slugs).
	 *
	 * @param mixed $actions Key => link.
	 * @return array<mixed>
	 */
	public function add_links( mixed $actions, WP_User $user ): array {
		$actions = (array) $actions;
		$links   = [];
		if ( ! $user->has_cap( 'edit_posts' ) ) {
			unset( $actions['view'] );
		}
		foreach ( self::labels() as $action => $label ) {
			if ( self::fits( $action, $user->ID ) && current_user_can( self::CAPABILITIES[ $action ], $user->ID ) ) {
				$url              = wp_nonce_url( admin_url( "admin-post.php?action=$action&user=$user->ID" ), $action . $user->ID );
				$links[ $action ] = sprintf( '<a href="%s">%s</a>', esc_url( $url ), esc_html( $label ) );
			}
		}
		return $actions + $links;
	}

	/** Whether an action would change something. */
	private static function fits( string $action, int $id ): bool {
		return match ( $action ) {
			self::SILENCE => null === Writing_Ban::since( $id ) && ! user_can( $id, 'manage_options' ),
			self::ALLOW   => null !== Writing_Ban::since( $id ),
			default       => ! Confirmation::is_confirmed( $id ),
		};
	}

	/** Does what was chosen, and redirects back to the list. */
	private function run( string $action ): void {
		$id = absint( $_GET['user'] ?? 0 );
		check_admin_referer( $action . $id );
		if (
			false === get_userdata( $id )
			|| ! current_user_can( self::CAPABILITIES[ $action ], $id )
			|| self::SILENCE === $action && user_can( $id, 'manage_options' )
		) {
			Admin_Action::forbid();
		}
		$outcome = match ( $action ) {
			self::CONFIRM => $this->confirm( $id ),
			self::SEND    => Confirmation::mail( $id ) ? 'sent' : 'not-sent',
			self::SILENCE => $this->set_writing( $id, false ),
			default       => $this->set_writing( $id, true ),
		};
		wp_safe_redirect( add_query_arg( self::OUTCOME, $outcome, wp_get_referer() ?: admin_url( 'users.php' ) ) );
		exit;
	}

	/** @param mixed $actions Key => label. */
	public function add_bulk_actions( mixed $actions ): mixed {
		$ours = array_filter(
			array_intersect_key( self::labels(), array_flip( self::IN_BULK ) ),
			static fn( string $action ): bool => current_user_can( self::CAPABILITIES[ $action ] . 's' ),
			ARRAY_FILTER_USE_KEY
		);
		return is_array( $actions ) ? $actions + $ours : $actions;
	}

	/**
	 * Does a bulk action with those of the chosen members whom it changes, and redirects back. WP-Cron tells the chat: its server may need
	 * seconds for each of them.
	 */
	public function run_for_all(): void {
		// phpcs:disable WordPress.Security.NonceVerification.Recommended -- Checked below.
		$action          = sanitize_key( $_REQUEST['action'] ?? '' );
		$ids             = array_map( 'intval', (array) ( $_REQUEST['users'] ?? [] ) );
		$is_other_button = isset( $_REQUEST['filter_action'] ) || isset( $_REQUEST['changeit'] ); // Of the same form.
		// phpcs:enable
		if ( 'users' !== get_current_screen()?->id || ! in_array( $action, self::IN_BULK, true ) || $is_other_button || [] === $ids ) {
			return;
		}
		check_admin_referer( 'bulk-users' );
		$changed = [];
		foreach ( $ids as $id ) {
			if (
				false === get_userdata( $id )
				|| ! current_user_can( self::CAPABILITIES[ $action ], $id )
				|| ! self::fits( $action, $id )
			) {
				continue;
			}
			if ( self::CONFIRM === $action ) {
				Confirmation::confirm( $id );
			} else {
				Writing_Ban::set( $id, self::ALLOW === $action );
			}
			$changed[] = $id;
		}
		$is_later = self::CONFIRM !== $action && [] !== $changed && Chat_Config::is_set_up();
		if ( $is_later ) {
			wp_schedule_single_event( time(), Blocked_Members::EVENT, [ $changed, time() ] );
		}
		$outcome = [
			self::CHANGED => count( $changed ),
			self::OUTCOME => $is_later ? 'chat-later' : false,
		];
		wp_safe_redirect( add_query_arg( $outcome, wp_get_referer() ?: admin_url( 'users.php' ) ) );
		exit;
	}

	private function confirm( int $id ): string {
		Confirmation::confirm( $id );
		return 'confirmed';
	}

	private function set_writing( int $id, bool $may ): string {
		Writing_Ban::set( $id, $may );
		$is_known = Blocked_Members::announce_until_stored( $id );
		return ( $may ? 'allowed' : 'silenced' ) . ( $is_known ? '' : '-later' );
	}

	public function show_outcome(): void {
		if ( 'users' !== get_current_screen()?->id ) {
			return;
		}
		// phpcs:ignore WordPress.Security.NonceVerification.Recommended -- Only a number that is shown.
		$changed = isset( $_GET[ self::CHANGED ] ) ? absint( $_GET[ self::CHANGED ] ) : null;
		if ( null !== $changed ) {
			$text = 0 === $changed
				? __( 'Không thành viên nào trong số đã chọn cần đổi.', 'hien-core' )
				/* translators: %d: number of members */
				: sprintf( _n( 'Đã áp dụng cho %d thành viên.', 'Đã áp dụng cho %d thành viên.', $changed, 'hien-core' ), $changed );
			wp_admin_notice( esc_html( $text ), [ 'type' => 0 === $changed ? 'warning' : 'success' ] );
		}
		// phpcs:ignore WordPress.Security.NonceVerification.Recommended -- Chooses a sentence.
		[ $type, $text ] = match ( sanitize_key( $_GET[ self::OUTCOME ] ?? '' ) ) {
			'confirmed'      => [ 'success', __( 'Đã xác nhận email của thành viên.', 'hien-core' ) ],
			'sent'           => [ 'success', __( 'Đã gửi lại thư xác nhận.', 'hien-core' ) ],
			'not-sent'       => [
				'error',
				sprintf(
					/* translators: %d: number of mails */
					__( 'Chưa gửi được thư: máy chủ thư không nhận, hoặc địa chỉ này đã nhận đủ %d thư trong giờ qua.', 'hien-core' ),
					Account_Mails::MOST_AN_HOUR
				),
			],
			'silenced'       => [
				'success',
				__( 'Thành viên này không còn viết được bình luận, câu hỏi, tin nhắn và trò chuyện.', 'hien-core' ),
			],
			'silenced-later' => [
				'warning',
				__( 'Thành viên này không còn viết được bình luận, câu hỏi và tin nhắn. Máy chủ trò chuyện chưa trả lời, nên trong trò chuyện còn viết được nhiều nhất một giờ.', 'hien-core' ),
			],
			'chat-later'     => [ 'info', __( 'Trong trò chuyện, thay đổi này có hiệu lực sau ít phút.', 'hien-core' ) ],
			'allowed'        => [ 'success', __( 'Thành viên này viết lại được rồi.', 'hien-core' ) ],
			'allowed-later'  => [
				'warning',
				__(
					'Thành viên này viết lại được rồi. Máy chủ trò chuyện chưa trả lời, nên trong trò chuyện phải đợi đến khi trang thử lại được.',
					'hien-core'
				),
			],
			default          => [ '', '' ],
		};
		if ( '' !== $text ) {
			wp_admin_notice( esc_html( $text ), compact( 'type' ) );
		}
	}
}
