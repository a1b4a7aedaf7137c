<?php
declare(strict_types=1);

namespace Hien\Search;

use Hien\Module;

defined( 'ABSPATH' ) || exit;

/** The Site Health test for the search: where WP-Cron does not run, its index is never completed. */
final class Search_Health implements Module {

	private const TEST = 'hien_search';

	public function register(): void {
		add_filter( 'site_status_tests', [ $this, 'add' ] );
	}

	/**
	 * @param array<string,array<string,array<string,mixed>>> $tests Tests of Site Health.
	 * @return array<string,array<string,array<string,mixed>>>
	 */
	public function add( array $tests ): array {
		$tests['direct'][ self::TEST ] = [
			'label' => __( 'Chỉ mục tìm kiếm', 'hien-core' ),
			'test'  => [ $this, 'result' ],
		];
		return $tests;
	}

	/** @return array<string,mixed> The result in Site Health's format. */
	public function result(): array {
		$progress = Search_Rebuild::progress();
		$is_late  = Search_Rebuild::is_late();
		return [
			'test'        => self::TEST,
			'label'       => $is_late ? __( 'Chỉ mục tìm kiếm chưa lập xong', 'hien-core' ) : __( 'Tìm kiếm hoạt động', 'hien-core' ),
			'status'      => $is_late ? 'recommended' : 'good',
			'badge'       => [
				'label' => __( 'Hiệu suất', 'hien-core' ),
				'color' => 'blue',
			],
			'description' => sprintf(
				'<p>%s</p>',
				$is_late
					? esc_html(
						sprintf(
							/* translators: 1: number of indexed items, 2: number of all items */
							__( 'Mới có %1$d trên %2$d nội dung trong chỉ mục, phần còn lại tìm không ra: WP-Cron không chạy. Hãy hỏi nhà cung cấp máy chủ, hoặc bấm “Lập lại chỉ mục” trong Hiên > Cài đặt.', 'hien-core' ),
							$progress['done'],
							$progress['total']
						)
					)
					: esc_html__( 'Chỉ mục tự cập nhật mỗi khi bạn đăng hay sửa bài.', 'hien-core' )
			),
			'actions'     => '',
		];
	}
}
