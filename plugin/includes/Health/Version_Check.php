<?php
declare(strict_types=1);

namespace Hien\Health;

use Hien\Checks\Check;
use Hien\Checks\Finding;
use Hien\Theme;

defined( 'ABSPATH' ) || exit;

/** Theme and plugin are released together, and their screens must be of one version. */
final class Version_Check extends Check {

	public const ID = 'versions';

	/** Text domain of our theme; another theme that prints screens has versions of its own. */
	private const THEME = 'hien';

	public function label(): string {
		return __( 'Phiên bản của giao diện và plugin', 'hien-core' );
	}

	public function run(): Finding {
		$theme   = wp_get_theme( get_template() ); // Not a child theme, which has its own version.
		$version = (string) $theme->get( 'Version' );
		if ( self::THEME !== $theme->get( 'TextDomain' ) || ! Theme::prints_screens() || HIEN_CORE_VERSION === $version ) {
			return Finding::good( __( 'Giao diện Hiên và plugin Hiên Core cùng phiên bản', 'hien-core' ) );
		}
		$older = version_compare( $version, HIEN_CORE_VERSION, '<' ) ? __( 'giao diện', 'hien-core' ) : __( 'plugin', 'hien-core' );
		return Finding::critical(
			/* translators: 1: version of the theme, 2: version of the plugin */
			sprintf( __( 'Giao diện Hiên (%1$s) và plugin Hiên Core (%2$s) khác phiên bản', 'hien-core' ), $version, HIEN_CORE_VERSION ),
			/* translators: %s: "giao diện" (the theme) or "plugin" */
			sprintf( __( 'Trang có thể hiện sai hoặc hỏng. Hãy cập nhật %s lên cùng phiên bản, rồi xóa bộ nhớ đệm nếu trang có.', 'hien-core' ), $older ),
			[ admin_url( 'update-core.php' ) => __( 'Mở trang Cập nhật', 'hien-core' ) ]
		);
	}
}
