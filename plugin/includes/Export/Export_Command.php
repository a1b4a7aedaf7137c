<?php
declare(strict_types=1);

namespace Hien\Export;

use Hien\Module;
use Hien\Routing\Current_Screen;
use Hien\Routing\Route_List;
use RuntimeException;
use WP_CLI;

defined( 'ABSPATH' ) || exit;

/** `wp hien export`: the site as files that any file server serves. */
final class Export_Command implements Module {

	public function __construct( private readonly Route_List $routes ) {}

	public function register(): void {
		if ( defined( 'WP_CLI' ) && WP_CLI ) {
			WP_CLI::add_command( 'hien export', [ $this, 'run' ] );
		}
	}

	/**
	 * Writes every public page, with what it needs, into a folder that a plain file server can serve: for an archive, or a copy to read.
	 *
	 * Pages are asked for as a visitor gets them, so the site must answer at its own address. What is read works without scripts; search
	 * has one of its own. What writes (comments, forms, signing in) says where the live site is. A run that was ended goes on where it was;
	 * a run after a complete one writes only what has changed, and removes what is gone (404 or 410). Where the server answers 429 or 5xx,
	 * the run ends; where it refuses an address otherwise, as with 403, nothing is removed. What lies below an address that ends in .html,
	 * as `/bai.html/2`, is beside its file: `/bai-html/2/`.
	 *
	 * ## OPTIONS
	 *
	 * <dir>
	 * : A folder that is empty, new, or has an earlier export.
	 *
	 * [--url=<url>]
	 * : The address that the files will have, such as https://example.org/ban-sao. Without it, that of the site.
	 *
	 * ## EXAMPLES
	 *
	 *     wp hien export /tmp/ban-sao --url=https://ban-sao.example.org
	 *
	 * @param array{string} $args The folder.
	 */
	public function run( array $args ): void {
		if ( '' === (string) get_option( 'permalink_structure' ) ) {
			WP_CLI::error(
				__( 'Bản sao cần địa chỉ có tên (Cài đặt > Đường dẫn tĩnh): tệp không thể khác nhau ở phần sau dấu hỏi.', 'hien-core' )
			);
		}
		$url       = WP_CLI::get_config( 'url' ); // WP-CLI's own option, so it is not among those of the command.
		$private   = array_merge(
			...array_map( fn( string $name ): array => $this->routes->get( $name )->patterns, Current_Screen::NOT_INDEXED )
		);
		$addresses = new Export_Addresses( $private, untrailingslashit( is_string( $url ) && ! is_multisite() ? $url : home_url() ) );
		try {
			$files    = new Export_Folder( $args[0], $addresses->target );
			$exporter = new Exporter( $addresses, $files );
			$missing  = $exporter->run( static fn( string $path ) => WP_CLI::debug( $path, 'hien' ) );
			$files->write( Export_Addresses::INDEX, Search_File::of( $exporter->paths() ) );
			$files->finish( Exporter::are_gone( $missing ) );
		} catch ( RuntimeException $error ) {
			WP_CLI::error(
				/* translators: %s: what is wrong */
				sprintf( __( '%s Sửa xong, chạy lại lệnh này: nó làm tiếp từ chỗ đang dở.', 'hien-core' ), $error->getMessage() )
			);
			return; // error() has ended the process.
		}
		foreach ( $missing as $path => $status ) {
			WP_CLI::warning( "$path: HTTP $status" );
		}
		WP_CLI::success(
			sprintf(
				/* translators: 1: number of files, 2: number of files that were written, 3: number of files that were removed */
				__( '%1$d tệp, trong đó %2$d tệp mới hoặc đã đổi; đã xóa %3$d tệp không còn.', 'hien-core' ),
				$files->count(),
				$files->written,
				$files->removed
			)
		);
	}
}
