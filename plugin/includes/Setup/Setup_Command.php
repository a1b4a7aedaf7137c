<?php
declare(strict_types=1);

namespace Hien\Setup;

use Hien\Module;
use RuntimeException;
use WP_CLI;

defined( 'ABSPATH' ) || exit;

/** `wp hien setup`: what Hiên > Bắt đầu asks for, without questions. */
final class Setup_Command implements Module {

	public function __construct( private readonly Site_File $file ) {}

	public function register(): void {
		if ( defined( 'WP_CLI' ) && WP_CLI ) {
			WP_CLI::add_command( 'hien setup', [ $this, 'run' ] );
		}
	}

	/**
	 * Sets the site up as a file describes it. What the file does not name stays; if anything in it is wrong, nothing changes. A second run
	 * changes nothing.
	 *
	 * ## OPTIONS
	 *
	 * --from=<file>
	 * : A JSON file; all keys are optional: name, description, timezone, handle, registration (true or false), permalinks ("hien" or
	 * "keep"), author (login, first_name, last_name, nickname, display_name, description), settings (sections by key, as `wp option get
	 * hien_site --format=json` shows them), pages (title, excerpt, content by route, such as "about"), menus (name and items by place; an
	 * item has a title and a path, category or page, and may have items), demo (true or false).
	 *
	 * ## EXAMPLES
	 *
	 *     wp hien setup --from=site.json
	 *
	 * @param list<string>         $args    None.
	 * @param array<string,string> $options Options.
	 */
	public function run( array $args, array $options ): void {
		// phpcs:ignore WordPress.WP.AlternativeFunctions -- A file of who runs the command.
		$json = is_file( $options['from'] ) && is_readable( $options['from'] ) ? (string) file_get_contents( $options['from'] ) : '';
		$data = json_decode( $json, true );
		if ( null === $data ) {
			WP_CLI::error(
				sprintf(
					/* translators: 1: a file, 2: reason */
					__( 'Không đọc được JSON trong %1$s: %2$s', 'hien-core' ),
					$options['from'],
					'' === $json ? __( 'không có tệp, hoặc tệp trống', 'hien-core' ) : json_last_error_msg()
				)
			);
		}
		$problems = $this->file->problems( $data );
		if ( [] !== $problems ) {
			WP_CLI::error_multi_line(
				array_map( static fn( string $path, string $problem ): string => "$path: $problem", array_keys( $problems ), $problems )
			);
			WP_CLI::halt( 1 );
		}
		kses_remove_filters(); // Who runs commands may write what they like, as an administrator.
		try {
			foreach ( $this->file->apply( $data ) as $menu ) {
				WP_CLI::warning(
					sprintf(
						/* translators: %s: name of a menu */
						__( 'Menu “%s” đã được tạo hoặc sửa bằng tay nên được giữ nguyên. Muốn viết lại theo tệp thì xóa menu ấy rồi chạy lại.', 'hien-core' ),
						$menu
					)
				);
			}
		} catch ( RuntimeException $error ) {
			WP_CLI::error(
				$error->getMessage() . ' ' . __( 'Trang mới đúng một phần như tệp; sửa xong, hãy chạy lại lệnh này.', 'hien-core' )
			);
		}
		WP_CLI::success( __( 'Trang đã đúng như tệp.', 'hien-core' ) );
	}
}
