<?php
declare(strict_types=1);

namespace Hien\Chat;

use Hien\Module;

defined( 'ABSPATH' ) || exit;

/** The Site Health test that lists unfinished removals of conversations. */
final class Removal_Health implements Module {

	private const TEST = 'hien_chat_removals';

	public function register(): void {
		add_filter( 'site_status_tests', [ $this, 'add' ] );
	}

	/**
	 * @param array<string,array<string,array<string,mixed>>> $tests Tests of Site Health.
	 * @return array<string,array<string,array<string,mixed>>>
	 */
	public function add( array $tests ): array {
		$tests['direct'][ self::TEST ] = [
			'label' => __( 'Cuộc trò chuyện đã xóa', 'hien-core' ),
			'test'  => [ $this, 'result' ],
		];
		return $tests;
	}

	/** @return array<string,mixed> The result in Site Health's format. */
	public function result(): array {
		$waiting = Conversations::waiting();
		$items   = '';
		foreach ( $waiting as $id => $removal ) {
			$items .= sprintf( '<li>%s, %s. %s</li>', esc_html( Conversations::name( $id ) ), esc_html( (string) wp_date( 'd/m/Y H:i', $removal['since'] ) ), esc_html( $removal['error'] ) );
		}
		return [
			'test'        => self::TEST,
			'label'       => [] === $waiting ? __( 'Mọi cuộc trò chuyện bị xóa đã mất hẳn', 'hien-core' ) : __( 'Có cuộc trò chuyện đã xóa mà chưa mất hẳn', 'hien-core' ),
			'status'      => [] === $waiting ? 'good' : 'recommended',
			'badge'       => [
				'label' => __( 'Riêng tư', 'hien-core' ),
				'color' => 'blue',
			],
			'description' => sprintf( '<p>%s</p>', esc_html__( 'Xóa một cuộc trò chuyện hay một tài khoản thì tin nhắn trên Firebase và ảnh trên máy chủ cũng bị xóa. Chưa được thì trang tự thử lại mười phút một lần.', 'hien-core' ) ) . ( '' === $items ? '' : "<ul>$items</ul>" ),
			'actions'     => '',
		];
	}
}
