<?php
declare(strict_types=1);

namespace Hien\Health;

use Hien\Checks\Check;
use Hien\Checks\Finding;
use Hien\Routing\Shadowed_Paths;

defined( 'ABSPATH' ) || exit;

/** Pages, posts and categories that cannot be reached, since another thing has their path. */
final class Path_Check extends Check {

	public const ID = 'taken-paths';

	public function __construct( private readonly Shadowed_Paths $paths ) {}

	public function label(): string {
		return __( 'Đường dẫn trùng nhau', 'hien-core' );
	}

	public function run(): Finding {
		$warnings = $this->paths->warnings();
		return [] === $warnings
			? Finding::good( __( 'Mỗi trang, bài và chuyên mục có đường dẫn riêng', 'hien-core' ) )
			: Finding::recommended(
				__( 'Có trang, bài hay chuyên mục không mở được vì trùng đường dẫn', 'hien-core' ),
				__( 'Hãy đổi đường dẫn của một trong hai:', 'hien-core' ),
				[
					admin_url( 'edit.php?post_type=page' ) => __( 'Mở danh sách trang', 'hien-core' ),
					admin_url( 'edit-tags.php?taxonomy=category' ) => __( 'Mở danh sách chuyên mục', 'hien-core' ),
				],
				$warnings
			);
	}
}
