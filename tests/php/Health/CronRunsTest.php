<?php

declare(strict_types=1);

namespace Hien\Tests\Health;

use Hien\Health\Checks;
use Hien\Health\Cron_Runs;
use Hien\Tests\Support\TestCase;
use PHPUnit\Framework\Attributes\PreserveGlobalState;
use PHPUnit\Framework\Attributes\RunInSeparateProcess;
use PHPUnit\Framework\Attributes\TestWith;

/** When each job of Hiên has run last, and which are late. */
final class CronRunsTest extends TestCase {

	use GoodSite;

	public function test_a_visit_does_not_prepare_for_it(): void {
		( new Cron_Runs() )->listen();
		do_action( 'hien_daily' );
		self::assertSame( [], Cron_Runs::last() );
	}

	#[RunInSeparateProcess]
	#[PreserveGlobalState( false )]
	#[TestWith( [ 'WP_CLI' ] )]
	#[TestWith( [ 'ALTERNATE_WP_CRON' ] )]
	public function test_what_a_command_or_the_request_of_a_visitor_runs_counts( string $constant ): void {
		define( $constant, true );
		( new Cron_Runs() )->listen();
		do_action( 'hien_daily' );
		self::assertSame( [ 'hien_daily' ], array_keys( Cron_Runs::last() ) );
	}

	public function test_a_late_job_is_named_with_its_last_run(): void {
		$this->make_good();
		add_filter( 'wp_doing_cron', '__return_true' );
		( new Cron_Runs() )->listen();
		update_option( 'hien_cron_runs', [ 'hien_renew_top_views' => 7 ] );
		do_action( 'hien_daily' );
		self::assertSame( [ 'hien_daily', 'hien_renew_top_views' ], array_keys( Cron_Runs::last() ), 'Runs of other jobs stay.' );
		self::assertEqualsWithDelta( time(), Cron_Runs::last()['hien_daily'], 5 );

		$ran  = (int) strtotime( '2026-11-20 00:10 +0700' );
		$next = (int) strtotime( '2026-11-21 00:10 +0700' );
		update_option( 'hien_cron_runs', [ 'hien_daily' => $ran ] );
		wp_clear_scheduled_hook( 'hien_daily' );
		wp_schedule_event( $next, 'daily', 'hien_daily' );
		wp_schedule_single_event( $next, 'hien_renew_top_views' );
		self::assertSame(
			[
				'Dọn dẹp hằng ngày: lẽ ra chạy 21/11/2026 00:10, lần gần nhất 20/11/2026 00:10',
				'Danh sách xem nhiều nhất: lẽ ra chạy 21/11/2026 00:10, lần gần nhất chưa có',
			],
			Checks::problems()['cron-jobs']->details
		);
	}
}
