<?php
declare(strict_types=1);

namespace Hien\Health;

use Hien\Checks\Check;
use Hien\Checks\Finding;
use Hien\Modules;

defined( 'ABSPATH' ) || exit;

/** All checks of the site. */
final class Checks {

	/** @return array<string,Check> By id. */
	public static function all(): array {
		/**
		 * Filters the checks that Site Health, Hiên > Bắt đầu and `wp hien doctor` run.
		 *
		 * @param list<Check> $checks Checks of the plugin's folders.
		 */
		// phpcs:ignore WordPress.NamingConventions.PrefixAllGlobals.DynamicHooknameFound -- Ours.
		$checks = apply_filters( Modules::CHECKS, [] );
		return array_column( $checks, null, 'id' );
	}

	/**
	 * Runs all.
	 *
	 * @param bool $asks Whether also those that ask the site, which takes three seconds at most on a slow server (Loopback_Visitor).
	 * @return array<string,Finding> By id.
	 */
	public static function findings( bool $asks = true ): array {
		return array_map(
			static fn( Check $check ): Finding => $check->run(),
			array_filter( self::all(), static fn( Check $check ): bool => $asks || ! $check->asks_the_site )
		);
	}

	/**
	 * Critical problems, for each visit of the dashboard: without checks that send requests to the site.
	 *
	 * @return array<string,Finding> By id.
	 */
	public static function critical(): array {
		$checks = array_filter( self::all(), static fn( Check $check ): bool => ! $check->asks_the_site && ! $check->is_minor );
		return array_filter(
			array_map( static fn( Check $check ): Finding => $check->run(), $checks ),
			static fn( Finding $finding ): bool => 'critical' === $finding->status
		);
	}

	/** @return array<string,Finding> As findings(), without what is good; the critical ones first. */
	public static function problems( bool $asks = true ): array {
		$problems = array_filter( self::findings( $asks ), static fn( Finding $finding ): bool => ! $finding->is_good() );
		uasort( $problems, static fn( Finding $one, Finding $other ): int => strcmp( $one->status, $other->status ) );
		return $problems;
	}
}
