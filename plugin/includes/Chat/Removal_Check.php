<?php
declare(strict_types=1);

namespace Hien\Chat;

use Hien\Checks\Check;
use Hien\Checks\Finding;

defined( 'ABSPATH' ) || exit;

/** Removals of conversations that have not been finished. */
final class Removal_Check extends Check {

	public const ID = 'chat-removals';

	public function label(): string {
		return __( 'Cuộc trò chuyện đã xóa', 'hien-core' );
	}

	public function run(): Finding {
		$waiting = Conversations::waiting();
		if ( [] === $waiting ) {
			return Finding::good( __( 'Mọi cuộc trò chuyện bị xóa đã mất hẳn', 'hien-core' ) );
		}
		return Finding::recommended(
			__( 'Có cuộc trò chuyện đã xóa mà chưa mất hẳn', 'hien-core' ),
			__( 'Xóa một cuộc trò chuyện hay một tài khoản thì tin nhắn trên Firebase và ảnh trên máy chủ cũng bị xóa. Chưa được thì trang tự thử lại mười phút một lần.', 'hien-core' ),
			[],
			array_map(
				static fn( int $id, array $removal ): string => sprintf( '%s, %s. %s', Conversations::name( $id ), wp_date( 'd/m/Y H:i', $removal['since'] ), $removal['error'] ),
				array_keys( $waiting ),
				$waiting
			)
		);
	}
}
