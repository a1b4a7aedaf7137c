<?php
declare(strict_types=1);

namespace Hien\Health;

use Hien\Checks\Check;
use Hien\Checks\Finding;

defined( 'ABSPATH' ) || exit;

/** Where the folder of uploads runs PHP, a hole in any plugin that lets somebody upload a file gives them the site. */
final class Upload_Php_Check extends Check {

	public const ID = 'uploads-php';

	/** A script, and what it prints if it is run. */
	private const SCRIPT = "<?php echo 'hien-', 6 * 7;";
	private const PRINTS = 'hien-42';

	public function __construct( private readonly Stranger $stranger ) {}

	public function label(): string {
		return __( 'PHP trong thư mục tải lên', 'hien-core' );
	}

	public function asks_the_site(): bool {
		return true;
	}

	public function run(): Finding {
		return self::PRINTS !== $this->answer()
			? Finding::good( __( 'Thư mục tải lên không chạy PHP', 'hien-core' ) )
			: Finding::recommended(
				__( 'Thư mục tải lên chạy được PHP', 'hien-core' ),
				__( 'Nếu một plugin có lỗ hổng, kẻ xấu có thể tải mã độc lên rồi chạy. Hãy nhờ nhà cung cấp máy chủ chặn PHP trong wp-content/uploads, hoặc bật mục ấy trong plugin bảo mật của bạn.', 'hien-core' )
			);
	}

	/** What the site prints for a script in the folder, which is there for this one request; '' if it cannot be learned. */
	private function answer(): string {
		[ 'basedir' => $folder, 'baseurl' => $url ] = wp_get_upload_dir();

		$name = 'hien-' . wp_generate_uuid4() . '.php';
		if ( ! wp_is_writable( $folder ) || false === file_put_contents( "$folder/$name", self::SCRIPT ) ) { // phpcs:ignore WordPress.WP.AlternativeFunctions -- WP_Filesystem may ask for a password.
			return '';
		}
		try {
			$answer = $this->stranger->file( "$url/$name" );
		} finally {
			wp_delete_file( "$folder/$name" );
		}
		return null === $answer ? '' : wp_remote_retrieve_body( $answer );
	}
}
