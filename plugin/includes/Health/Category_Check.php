<?php
declare(strict_types=1);

namespace Hien\Health;

use Hien\Checks\Check;
use Hien\Checks\Finding;

defined( 'ABSPATH' ) || exit;

/** Categories are in the addresses of posts and in the menu of a new site, so one alone is not enough. */
final class Category_Check extends Check {

	public const ID = 'categories';

	public function label(): string {
		return __( 'Chuyên mục', 'hien-core' );
	}

	public function run(): Finding {
		$count = wp_count_terms(
			[
				'taxonomy'   => 'category',
				'hide_empty' => false,
			]
		);
		return is_numeric( $count ) && (int) $count > 1
			? Finding::good( __( 'Bài viết có chuyên mục để chia', 'hien-core' ) )
			: Finding::recommended(
				__( 'Trang chỉ có chuyên mục mặc định', 'hien-core' ),
				__( 'Chuyên mục nằm trong địa chỉ của bài và trong menu. Hãy tạo vài chuyên mục trước khi đăng bài, để sau này khỏi phải đổi địa chỉ.', 'hien-core' ),
				[ admin_url( 'edit-tags.php?taxonomy=category' ) => __( 'Tạo chuyên mục', 'hien-core' ) ]
			);
	}
}
