<?php
declare(strict_types=1);

namespace Hien\Health;

use Hien\Checks\Check;
use Hien\Checks\Finding;
use Hien\Theme;

defined( 'ABSPATH' ) || exit;

/** A page that a cache has kept since before an update names files of a build that is gone. */
final class Old_Page_Check extends Check {

	public const ID = 'old-pages';

	/** A file of the theme's build in a page; its name contains a hash of its content. In JSON, slashes may have a backslash. */
	private const FILE = '~/build\\\\?/([\w-]+\.[0-9a-f]{6,}\.(?:js|css))\b~';

	public function __construct( private readonly Stranger $stranger ) {}

	public function label(): string {
		return __( 'Trang cũ trong bộ nhớ đệm', 'hien-core' );
	}

	public function asks_the_site(): bool {
		return true;
	}

	public function run(): Finding {
		$home = Theme::prints_screens() ? $this->stranger->home() : null;
		preg_match_all( self::FILE, null === $home ? '' : wp_remote_retrieve_body( $home ), $found );
		$gone = array_filter( array_unique( $found[1] ), static fn( string $file ): bool => ! is_readable( get_theme_file_path( "build/$file" ) ) );
		return [] === $gone
			? Finding::good( __( 'Khách nhận trang của bản Hiên đang dùng', 'hien-core' ) )
			: Finding::critical(
				__( 'Khách còn nhận trang cũ, từ trước khi Hiên được cập nhật', 'hien-core' ),
				__( 'Trang cũ gọi những tệp không còn nữa, nên hiện sai và không bấm được. Hãy bấm “Xóa bộ nhớ đệm” trong plugin bộ nhớ đệm, ở bảng điều khiển của máy chủ và của CDN nếu có.', 'hien-core' ),
				[],
				array_values( $gone )
			);
	}
}
