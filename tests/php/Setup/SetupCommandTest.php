<?php

declare(strict_types=1);

namespace Hien\Tests\Setup;

use Hien\Tests\Support\Wp_Cli;
use PHPUnit\Framework\TestCase;

/** `wp hien setup`, by the real WP-CLI; what it does is in SiteFileTest. */
final class SetupCommandTest extends TestCase {

	use Wp_Cli;

	public function test_a_file_is_applied_and_a_wrong_one_named_by_path_changes_nothing(): void {
		[ $status, $output ] = $this->setup_from( '{"description":"Học là vui","settings":{"contact":{"phone":"gọi tôi"}}}' );
		self::assertSame( 1, $status, $output );
		self::assertStringContainsString( 'settings.contact.phone: ', $output );
		foreach ( [ 'khong co dau ngoac', '' ] as $wrong ) {
			[ $status, $output ] = $this->setup_from( $wrong );
			self::assertSame( 1, $status, $output );
			self::assertStringContainsString( 'site.json', $output );
			self::assertStringNotContainsString( 'Trước: Học là vui', $output, 'Nothing was changed before.' );
		}
		[ $status, $output ] = $this->wp( 'hien', 'setup', "--from=$this->folder" );
		self::assertSame( [ 1, 1 ], [ $status, preg_match( '/^Error: Không đọc được JSON.*không có tệp/', $output ) ], $output );
		$right = '{"description":"Học là vui","settings":{"contact":{"phone":"0123 456 789"}}}';
		self::assertSame( 0, $this->setup_from( $right )[0] );
		[ $status, $output ] = $this->setup_from( $right );
		self::assertSame( 0, $status );
		self::assertStringContainsString( 'Trước: Học là vui', $output );
	}

	public function test_what_stops_it_half_way_is_said_in_a_sentence(): void {
		file_put_contents(
			"$this->folder/full.php",
			"<?php WP_CLI::add_wp_hook( 'pre_insert_term', static fn() => new WP_Error( 'full', 'Đĩa đầy.' ) );\n"
		);
		[ $status, $output ] = $this->setup_from( '{"menus":{"primary":{"name":"Chính","items":[]}}}', "--require=$this->folder/full.php" );
		self::assertSame( 1, $status, $output );
		self::assertStringContainsString( 'Error: Không nạp được “Chính”. Đĩa đầy.', $output );
		self::assertStringContainsString( 'chạy lại', $output );
	}

	public function test_a_menu_that_the_owner_has_edited_is_named(): void {
		file_put_contents(
			"$this->folder/made.php",
			"<?php WP_CLI::add_wp_hook( 'wp_loaded', static fn() => wp_create_nav_menu( 'Chính' ) );\n"
		);
		[ $status, $output ] = $this->setup_from( '{"menus":{"primary":{"name":"Chính","items":[]}}}', "--require=$this->folder/made.php" );
		self::assertSame( 0, $status, $output );
		self::assertMatchesRegularExpression( '/Warning: .*“Chính”/', $output );
	}

	/** @return array{int,string} Exit status and output, which begins with the site's tagline before. */
	private function setup_from( string $json, string ...$arguments ): array {
		file_put_contents( "$this->folder/site.json", $json );
		file_put_contents(
			"$this->folder/tell.php",
			"<?php WP_CLI::add_wp_hook( 'wp_loaded', static fn() => WP_CLI::log( 'Trước: ' . get_option( 'blogdescription' ) ) );\n"
		);
		return $this->wp( "--require=$this->folder/tell.php", 'hien', 'setup', "--from=$this->folder/site.json", ...$arguments );
	}
}
