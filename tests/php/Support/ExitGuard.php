<?php
declare(strict_types=1);

namespace Hien\Tests\Support;

use PHPUnit\Event\TestRunner\ExecutionFinished;
use PHPUnit\Event\TestRunner\ExecutionFinishedSubscriber;
use PHPUnit\Runner\Extension\Extension;
use PHPUnit\Runner\Extension\Facade;
use PHPUnit\Runner\Extension\ParameterCollection;
use PHPUnit\TextUI\Configuration\Configuration;

/** A bare exit in the code under test would end PHPUnit with status 0 and no summary: makes it a failure. */
final class ExitGuard implements Extension, ExecutionFinishedSubscriber {

	private bool $finished = false;

	public function bootstrap( Configuration $configuration, Facade $facade, ParameterCollection $parameters ): void {
		$facade->registerSubscriber( $this );
		$process = getmypid();
		register_shutdown_function(
			function () use ( $process ): void {
				if ( ! $this->finished && getmypid() === $process ) {
					fwrite( STDERR, "\nThe test run was ended by exit in " . ( TestCase::$current ?? 'no test' ) . "\n" );
					exit( 255 );
				}
			}
		);
	}

	public function notify( ExecutionFinished $event ): void {
		$this->finished = true;
	}
}
