<?php

declare(strict_types=1);

namespace Hien\Tests\Health;

use Hien\Checks\Check;
use Hien\Checks\Finding;
use Hien\Health\Checks;
use Hien\Modules;
use Hien\Tests\Support\TestCase;
use RuntimeException;

/** One list of checks, in Site Health and by REST; `wp hien doctor` is in DoctorTest. */
final class HealthTest extends TestCase {

	public function test_ids_are_words_with_hyphens_and_labels_say_what_is_looked_at(): void {
		self::assertNotSame( [], Checks::all() );
		foreach ( Checks::all() as $id => $check ) {
			self::assertMatchesRegularExpression( '/^[a-z]+(-[a-z]+)*$/', $id );
			self::assertNotSame( '', $check->label, $id );
		}
		// phpcs:ignore WordPress.NamingConventions.PrefixAllGlobals.DynamicHooknameFound -- Ours.
		self::assertCount( count( apply_filters( Modules::CHECKS, [] ) ), Checks::all(), 'No id is used twice.' );
	}

	public function test_site_health_runs_them_and_lists_them_in_its_information(): void {
		$check = new Check(
			'moon',
			'Mặt trăng',
			static fn(): Finding => Finding::critical(
				'Trăng <khuyết>',
				'Đợi rằm',
				[ 'https://example.org/?a=1&b=2' => 'Xem lịch' ],
				[ 'mồng <ba>' ]
			)
		);
		add_filter( Modules::CHECKS, static fn( array $checks ): array => [ ...$checks, $check ] );
		$test   = apply_filters( 'site_status_tests', [] )['direct']['hien_moon'];
		$result = $test['test']();
		self::assertSame( [ 'hien_moon', 'Trăng <khuyết>', 'critical' ], [ $result['test'], $result['label'], $result['status'] ] );
		self::assertSame( '<p>Đợi rằm</p><ul><li>mồng &lt;ba&gt;</li></ul>', $result['description'] );
		self::assertSame( '<p><a href="https://example.org/?a=1&#038;b=2">Xem lịch</a></p>', $result['actions'] );
		$field = apply_filters( 'debug_information', [] )['hien']['fields']['moon'];
		self::assertSame( [ 'Mặt trăng', 'Trăng <khuyết>: mồng <ba>', 'critical' ], array_values( $field ) );
	}

	public function test_a_check_that_throws_says_so_and_the_others_go_on(): void {
		$check = new Check( 'broken', 'Đèn', static fn(): Finding => throw new RuntimeException( 'Đứt dây' ) );
		$found = $check->run();
		self::assertSame( [ 'recommended', 'Chưa xem được: Đèn', 'Đứt dây' ], [ $found->status, $found->summary, $found->advice ] );
	}

	public function test_links_lead_only_where_the_administrator_may_go(): void {
		$links = [
			admin_url( 'update-core.php?force-check=1' ) => 'Cập nhật',
			admin_url( 'plugins.php' )                   => 'Plugin',
			admin_url( 'theme-install.php?upload' )      => 'Tải giao diện lên',
			admin_url( 'plugin-install.php?tab=upload' ) => 'Tải plugin lên',
			admin_url( 'options-permalink.php' )         => 'Đường dẫn tĩnh',
		];
		$shown = static fn(): array => array_values( Finding::critical( 'Hỏng', 'Hãy sửa', $links )->links );
		$this->as_user( 'administrator' );
		add_filter( 'file_mod_allowed', '__return_true' ); // The constant of the tests forbids it.
		self::assertSame( array_values( $links ), $shown() );
		add_filter( 'file_mod_allowed', '__return_false' ); // As DISALLOW_FILE_MODS.
		self::assertSame( [ 'Plugin', 'Đường dẫn tĩnh' ], $shown() );
		wp_set_current_user( 0 );
		self::assertSame( array_values( $links ), $shown(), 'wp hien doctor' );
	}

	public function test_administrators_read_one_by_rest(): void {
		self::assertSame( 401, $this->rest( 'GET', '/hien/v1/health/permalinks' )->get_status() );
		$this->as_user( 'editor' );
		self::assertSame( 403, $this->rest( 'GET', '/hien/v1/health/permalinks' )->get_status() );
		$this->as_user( 'administrator' );
		self::assertSame( 'good', $this->rest( 'GET', '/hien/v1/health/permalinks' )->get_data()['status'] );
		self::assertSame( 404, $this->rest( 'GET', '/hien/v1/health/moon' )->get_status() );
	}
}
