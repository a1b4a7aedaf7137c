<?php
declare(strict_types=1);

namespace Hien\Chat;

use Hien\Accounts\Sign_In\Capabilities;
use Hien\Constants;
use Hien\Rest\Controller;
use Hien\Rest\Field_Error;
use Hien\Settings\Settings;
use Hien\Text;
use WP_Error;
use WP_Http;

defined( 'ABSPATH' ) || exit;

/** `chat/members/{id}/block`: PUT blocks a member with a reason, DELETE unblocks. Both respond with the member. */
final class Blocks_Controller extends Controller {

	protected $rest_base = 'chat/members';

	public function __construct(
		Settings $settings,
		private readonly Blocks $blocks,
	) {
		parent::__construct( $settings );
	}

	public function register_routes(): void {
		$this->register_update_route();
		$this->register_delete_route();
	}

	/** @return non-falsy-string */
	protected function item_path(): string {
		return '/' . $this->rest_base . '/(?P<slug>[1-9]\d*)/block';
	}

	protected function may_update( string $id, array $params ): true|WP_Error {
		return Chat_Access::answerer();
	}

	protected function may_delete( string $id ): true|WP_Error {
		return Chat_Access::answerer();
	}

	protected function update( string $id, array $params ): array|WP_Error {
		$reason = Text::typed_line( $params['reason'] );
		return match ( true ) {
			'' === $reason                              => Field_Error::of( 'reason', __( 'Bạn ghi lý do chặn nhé.', 'hien-core' ) ),
			/* translators: %d: number of characters */
			mb_strlen( $reason ) > Constants::BLOCK_REASON_LENGTH => Field_Error::of( 'reason', sprintf( __( 'Dài nhất %d ký tự. Bạn viết ngắn lại nhé.', 'hien-core' ), Constants::BLOCK_REASON_LENGTH ) ),
			user_can( (int) $id, Capabilities::ANSWER_CHAT )   => new WP_Error( 'hien_chat_not_blockable', __( 'Người này trả lời trò chuyện nên không chặn được.', 'hien-core' ), [ 'status' => WP_Http::FORBIDDEN ] ),
			default                                     => $this->change( $id, fn( int $user ) => $this->blocks->block( $user, $reason ) ),
		};
	}

	protected function delete( string $id ): array|WP_Error {
		return $this->change( $id, $this->blocks->unblock( ... ) );
	}

	/**
	 * @param callable(int):void $change Blocks or unblocks a user by id. Throws a Database_Error.
	 * @return array<string,mixed>|WP_Error
	 */
	private function change( string $id, callable $change ): array|WP_Error {
		$user = Chat_Members_Controller::find( $id );
		if ( null === $user ) {
			return Chat_Members_Controller::not_found();
		}
		try {
			$change( $user->ID );
		} catch ( Database_Error $error ) {
			return Chat_Access::failed( $error );
		}
		return Chat_Members_Controller::member( $user );
	}

	protected function get_update_params(): array {
		return [
			'reason' => [
				'description' => __( 'Vì sao chặn; thành viên chỉ thấy trong bản xuất dữ liệu cá nhân.', 'hien-core' ),
				'type'        => 'string',
				'default'     => '',
			],
		];
	}

	/** @return array<string,mixed> */
	public function get_item_schema(): array {
		return Chat_Members_Controller::schema();
	}
}
