<?php
declare(strict_types=1);

namespace Hien\Health;

use Hien\Checks\Check;
use Hien\Checks\Finding;
use Hien\Module;
use Hien\Settings\Settings;
use Hien\Settings\Sections;

defined( 'ABSPATH' ) || exit;

/** The checks in Công cụ > Tình trạng website: as tests, and the results of those that request nothing in its information. */
final class Site_Health implements Module {

	private const PREFIX = 'hien_';

	public function register(): void {
		add_filter( 'site_status_tests', [ $this, 'add_tests' ] );
		add_filter( 'debug_information', [ $this, 'add_information' ] );
	}

	/**
	 * @param mixed $tests Tests of Site Health.
	 * @return array<string,array<string,array<string,mixed>>>
	 */
	public function add_tests( mixed $tests ): array {
		$tests = (array) $tests;
		foreach ( Checks::all() as $id => $check ) {
			$result = static fn(): array => self::result( $check );
			$test   = [ 'label' => $check->label ];
			// Where REST is closed, core runs an asynchronous test by `async_direct_test` in WP-Cron only.
			$tests[ $check->asks_the_site ? 'async' : 'direct' ][ self::PREFIX . $id ] = $check->asks_the_site
				? $test + [
					'test'              => rest_url( Settings::rest_namespace() . "/health/$id" ),
					'has_rest'          => true,
					'async_direct_test' => $result,
				]
				: $test + [ 'test' => $result ];
		}
		return $tests;
	}

	/**
	 * @param mixed $information Sections of Site Health's information.
	 * @return array<string,array<string,mixed>>
	 */
	public function add_information( mixed $information ): array {
		$fields = [
			'version' => [
				'label' => __( 'Phiên bản', 'hien-core' ),
				'value' => HIEN_CORE_VERSION,
			],
		];
		$checks = Checks::all();
		foreach ( Checks::findings( false ) as $id => $finding ) {
			$fields[ $id ] = [
				'label' => $checks[ $id ]->label,
				'value' => $finding->text(),
				'debug' => $finding->status,
			];
		}
		$information['hien'] = [
			'label'  => 'Hiên',
			'fields' => $fields,
		];
		return $information;
	}

	/** @return array<string,mixed> What a check has found, in Site Health's format. */
	public static function result( Check $check ): array {
		$finding = $check->run();
		return [
			'test'        => self::PREFIX . $check->id,
			'label'       => $finding->summary,
			'status'      => $finding->status,
			'badge'       => [
				'label' => 'Hiên',
				'color' => 'blue',
			],
			'description' => sprintf( '<p>%s</p>', esc_html( '' === $finding->advice ? $check->label : $finding->advice ) )
				. self::details( $finding ),
			'actions'     => self::links( $finding ),
		];
	}

	private static function details( Finding $finding ): string {
		$items = array_map( static fn( string $detail ): string => sprintf( '<li>%s</li>', esc_html( $detail ) ), $finding->details );
		return [] === $items ? '' : sprintf( '<ul>%s</ul>', implode( $items ) );
	}

	private static function links( Finding $finding ): string {
		$links = array_map(
			static fn( string $url, string $label ): string => sprintf( '<a href="%s">%s</a>', esc_url( $url ), esc_html( $label ) ),
			array_keys( $finding->links ),
			$finding->links
		);
		return [] === $links ? '' : sprintf( '<p>%s</p>', implode( ' · ', $links ) );
	}
}
