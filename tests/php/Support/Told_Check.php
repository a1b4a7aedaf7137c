<?php
declare(strict_types=1);

namespace Hien\Tests\Support;

use Hien\Checks\Check;
use Hien\Checks\Finding;

/** A check that finds what it was told. */
abstract class Told_Check extends Check {
	public function __construct( private readonly Finding $found, private readonly bool $asks ) {}

	public function label(): string {
		return 'Trời';
	}

	public function run(): Finding {
		return $this->found;
	}

	public function asks_the_site(): bool {
		return $this->asks;
	}
}
