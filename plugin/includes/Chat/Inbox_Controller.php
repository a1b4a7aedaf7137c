<?php
declare(strict_types=1);

namespace Hien\Chat;

use Hien\Constants;
use Hien\Faqs\Faq_Post_Type;
use Hien\Rest\Controller;
use Hien\Rest\Field_Error;
use Hien\Rest\Schema;
use Hien\Settings\Settings;
use Hien\Text;
use Hien\Writing_Ban;
use WP_Error;
use WP_Http;
use WP_REST_Request;

defined( 'ABSPATH' ) || exit;

/** `chat/…` for users who answer: conversations and their removal, members and their blocks, saved replies, drafts of FAQs. */
final class Inbox_Controller extends Controller {

	public function register_routes(): void {
		$may    = Chat_Access::answerer( ... );
		$member = '/chat/members/(?P<slug>[1-9]\d*)';
		$reason = Schema::string( __( 'Vì sao chặn; thành viên chỉ thấy trong bản xuất dữ liệu cá nhân.', 'hien-core' ), default: '' );

		$this->add_route( 'GET', '/chat/conversations', $may, self::removals( ... ), self::removals_schema( ... ) );
		$this->add_route( 'DELETE', '/chat/conversations/(?P<slug>[1-9]\d*)', $may, $this->remove( ... ), self::removed_schema( ... ) );
		$this->add_route( 'GET', $member, $may, self::member( ... ), Chat_Member::schema( ... ) );
		$this->add_route( 'GET', '/chat/blocked', $may, self::blocked( ... ), self::blocked_schema( ... ) );
		$this->add_route( 'PUT', "$member/block", $may, $this->block( ... ), Chat_Member::schema( ... ), compact( 'reason' ) );
		$this->add_route( 'DELETE', "$member/block", $may, $this->unblock( ... ), Chat_Member::schema( ... ) );
		$this->add_route( 'GET', '/chat/replies', $may, Saved_Replies::all( ... ), Saved_Replies::schema( ... ) );
		$this->add_route(
			'PUT',
			'/chat/replies',
			$may,
			Saved_Replies::store( ... ),
			Saved_Replies::schema( ... ),
			Saved_Replies::params()
		);
		$this->add_route(
			'POST',
			'/chat/faqs',
			self::may_draft( ... ),
			$this->draft( ... ),
			Faq_Draft::schema( ... ),
			Faq_Draft::params(),
			status: WP_Http::CREATED
		);
	}

	/** @return array<string,mixed> The unfinished removals. */
	private static function removals(): array {
		$waiting = Conversations::waiting();
		return [
			'removals' => array_map(
				static fn( int $id, array $removal ): array => [
					'id'    => $id,
					'name'  => Conversations::name( $id ),
					'since' => (string) wp_date( DATE_ATOM, $removal['since'] ),
					'error' => $removal['error'],
				],
				array_keys( $waiting ),
				$waiting
			),
		];
	}

	/** @return array<string,mixed> */
	private static function removals_schema(): array {
		$removal = Schema::object(
			'ChatRemoval',
			[
				'id'    => Schema::integer( __( 'Mã thành viên của cuộc trò chuyện.', 'hien-core' ) ),
				'name'  => Schema::string(),
				'since' => Schema::date(),
				'error' => Schema::string( __( 'Vì sao lần thử gần nhất chưa được; trống khi chưa thử.', 'hien-core' ) ),
			]
		);
		return Schema::object( 'ChatRemovals', [ 'removals' => Schema::array_of( $removal ) ] );
	}

	/** @return array<string,mixed> */
	private function remove( WP_REST_Request $request ): array {
		$left = Conversations::remove( (int) self::id_of( $request ) );
		return [
			'removed' => '' === $left,
			'message' => '' === $left
				? __( 'Đã xóa cuộc trò chuyện.', 'hien-core' )
				: __( 'Cuộc trò chuyện chưa xóa hết được. Trang sẽ tự thử lại.', 'hien-core' ) . " $left",
		];
	}

	/** @return array<string,mixed> */
	private static function removed_schema(): array {
		return Schema::object(
			'RemovedConversation',
			[
				'removed' => Schema::boolean( __( 'Đã xóa hết; không thì trang sẽ tự thử lại.', 'hien-core' ) ),
				'message' => Schema::string(),
			]
		);
	}

	/** @return array<string,mixed>|WP_Error */
	private static function member( WP_REST_Request $request ): array|WP_Error {
		$user = Chat_Member::find( (int) self::id_of( $request ) );
		return is_wp_error( $user ) ? $user : Chat_Member::of( $user );
	}

	/** @return array<string,mixed> The user ids of those who may not write in the chat, whose conversations the inbox marks. */
	private static function blocked(): array {
		$ids = get_users(
			[
				// phpcs:ignore WordPress.DB.SlowDBQuery.slow_db_query_meta_query -- WordPress has an index of the keys.
				'meta_query' => [
					'relation' => 'OR',
					[ 'key' => Blocked_Members::meta_key() ],
					[ 'key' => Writing_Ban::meta_key() ],
				],
				'fields'     => 'ID',
				'orderby'    => 'ID',
			]
		);
		return [ 'members' => array_map( 'intval', $ids ) ];
	}

	/** @return array<string,mixed> */
	private static function blocked_schema(): array {
		return Schema::object( 'BlockedMembers', [ 'members' => Schema::array_of( Schema::integer() ) ] );
	}

	/** @return array<string,mixed>|WP_Error */
	private function block( WP_REST_Request $request ): array|WP_Error {
		$reason  = Text::typed_line( $request['reason'] );
		$problem = '' === $reason
			? __( 'Bạn ghi lý do chặn nhé.', 'hien-core' )
			: Field_Error::too_long( $reason, Constants::BLOCK_REASON_LENGTH );
		return match ( true ) {
			'' !== $problem => Field_Error::of( 'reason', $problem ),
			Chat_Member::answers( (int) self::id_of( $request ) ) => new WP_Error(
				'hien_chat_not_blockable',
				__( 'Người này trả lời trò chuyện nên không chặn được.', 'hien-core' ),
				[ 'status' => WP_Http::FORBIDDEN ]
			),
			default => self::changed( $request, fn( int $id ) => Blocked_Members::block( $id, $reason ) ),
		};
	}

	/** @return array<string,mixed>|WP_Error */
	private function unblock( WP_REST_Request $request ): array|WP_Error {
		$member = self::changed( $request, Blocked_Members::unblock( ... ) );
		return is_array( $member ) && null !== Writing_Ban::since( (int) self::id_of( $request ) ) ? new WP_Error(
			'hien_chat_banned',
			__( 'Người này không được viết ở đâu trên trang. Bạn cho viết lại trong wp-admin, danh sách Thành viên nhé.', 'hien-core' ),
			[ 'status' => WP_Http::CONFLICT ]
		) : $member;
	}

	/**
	 * @param callable(int):void $change Blocks or unblocks a user by id. Throws a Database_Error.
	 * @return array<string,mixed>|WP_Error The member after the change.
	 */
	private static function changed( WP_REST_Request $request, callable $change ): array|WP_Error {
		$user = Chat_Member::find( (int) self::id_of( $request ) );
		if ( is_wp_error( $user ) ) {
			return $user;
		}
		try {
			$change( $user->ID );
		} catch ( Database_Error $error ) {
			return new WP_Error( "hien_chat_$error->kind", $error->getMessage(), [ 'status' => WP_Http::BAD_GATEWAY ] );
		}
		return Chat_Member::of( $user );
	}

	/** Users who may also create FAQs. */
	private static function may_draft(): true|WP_Error {
		$allowed = Chat_Access::answerer();
		return true === $allowed && ! current_user_can( (string) get_post_type_object( Faq_Post_Type::NAME )?->cap->create_posts )
			? self::forbidden()
			: $allowed;
	}

	/** @return array<string,mixed>|WP_Error */
	private function draft( WP_REST_Request $request ): array|WP_Error {
		$people = array_map( get_userdata( ... ), [ $request['member'], Settings::author_id(), get_current_user_id() ] );
		return Faq_Draft::make( $request['title'], $request['messages'], array_values( array_filter( $people ) ) );
	}
}
