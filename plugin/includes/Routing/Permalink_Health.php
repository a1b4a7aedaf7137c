<?php
declare(strict_types=1);

namespace Hien\Routing;

use Hien\Module;

defined( 'ABSPATH' ) || exit;

/** The Site Health test for permalinks: with plain ones all pages work, but each click on an article loads a document. */
final class Permalink_Health implements Module {

	private const TEST = 'hien_permalinks';

	public function register(): void {
		add_filter( 'site_status_tests', [ $this, 'add' ] );
	}

	/**
	 * @param array<string,array<string,array<string,mixed>>> $tests Tests of Site Health.
	 * @return array<string,array<string,array<string,mixed>>>
	 */
	public function add( array $tests ): array {
		$tests['direct'][ self::TEST ] = [
			'label' => __( 'Đường dẫn tĩnh', 'hien-core' ),
			'test'  => [ $this, 'result' ],
		];
		return $tests;
	}

	/** @return array<string,mixed> The result in Site Health's format. */
	public function result(): array {
		$is_plain = '' === get_option( 'permalink_structure' );
		return [
			'test'        => self::TEST,
			'label'       => $is_plain ? __( 'Đường dẫn tĩnh đang ở dạng đơn giản (?p=123)', 'hien-core' ) : __( 'Đường dẫn tĩnh đã bật', 'hien-core' ),
			'status'      => $is_plain ? 'recommended' : 'good',
			'badge'       => [
				'label' => __( 'Hiệu suất', 'hien-core' ),
				'color' => 'blue',
			],
			'description' => sprintf(
				'<p>%s</p>',
				$is_plain
					? esc_html__( 'Trang vẫn chạy, nhưng mỗi lần bấm vào bài viết là tải lại cả trang, và địa chỉ không cho biết bài nói về gì. Hãy chọn một dạng khác; nếu máy chủ không viết lại được địa chỉ, hãy chọn dạng bắt đầu bằng /index.php/.', 'hien-core' )
					: esc_html__( 'Địa chỉ của bài viết đọc được, và bài mở ngay trong trang.', 'hien-core' )
			),
			'actions'     => $is_plain ? sprintf( '<p><a href="%s">%s</a></p>', esc_url( admin_url( 'options-permalink.php' ) ), esc_html__( 'Mở cài đặt Đường dẫn tĩnh', 'hien-core' ) ) : '',
		];
	}
}
