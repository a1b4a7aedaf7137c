<?php
declare(strict_types=1);

namespace Hien\Health;

use Hien\Module;
use WP_CLI;

defined( 'ABSPATH' ) || exit;

/** `wp hien doctor`: the checks on the command line. */
final class Doctor implements Module {

	public function register(): void {
		if ( defined( 'WP_CLI' ) && WP_CLI ) {
			WP_CLI::add_command( 'hien doctor', [ $this, 'run' ] );
		}
	}

	/**
	 * Checks the site. Exits with 1 if something critical was found.
	 *
	 * ## OPTIONS
	 *
	 * [--format=<format>]
	 * : How the result is printed.
	 * ---
	 * default: table
	 * options:
	 *   - table
	 *   - json
	 *   - csv
	 * ---
	 *
	 * [--spotlight]
	 * : Prints only what is not good.
	 *
	 * @param list<string>         $args    None.
	 * @param array<string,string> $options Options.
	 */
	public function run( array $args, array $options ): void {
		$rows = self::rows( isset( $options['spotlight'] ) );
		WP_CLI\Utils\format_items( $options['format'] ?? 'table', $rows, [ 'id', 'status', 'found', 'advice' ] );
		if ( in_array( 'critical', array_column( $rows, 'status' ), true ) ) {
			WP_CLI::halt( 1 );
		}
	}

	/**
	 * @param bool $is_spotlight Whether only what is not good.
	 * @return list<array{id:string,status:string,found:string,advice:string}>
	 */
	public static function rows( bool $is_spotlight ): array {
		$rows = [];
		foreach ( $is_spotlight ? Checks::problems() : Checks::findings() as $id => $finding ) {
			$rows[] = [
				'id'     => $id,
				'status' => $finding->status,
				'found'  => $finding->text(),
				'advice' => implode( ' ', array_filter( [ $finding->advice, ...array_keys( $finding->links ) ] ) ),
			];
		}
		return $rows;
	}
}
