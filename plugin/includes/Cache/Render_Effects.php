<?php
/**
 * @package Hien
 */

declare(strict_types=1);

namespace Hien\Cache;

use _WP_Dependency;
use WP_Style_Engine_CSS_Rule;
use WP_Style_Engine_CSS_Rules_Store;

defined( 'ABSPATH' ) || exit;

/**
 * Records what the rendering of content adds to the rest of the page. Added styles can be restored on a later page; other
 * additions (scripts, markup at the end of the page) cannot.
 *
 * @phpstan-type Styles array{handles:list<string>,rules:list<array{selector:string,group:string,declarations:array<string,string>}>}
 */
final class Render_Effects {

	/** Actions with which blocks print markup elsewhere on the page. */
	private const ACTIONS = [ 'wp_enqueue_scripts', 'wp_head', 'wp_footer', 'wp_print_footer_scripts' ];

	/** Core's store for layout rules of blocks, which are printed at the end of the page. */
	private const STORE = 'block-supports';

	/** @var list<string> Handles of the style sheets that were enqueued before rendering. */
	private readonly array $handles;

	private readonly string $others;

	/** Records the state before rendering. */
	public function __construct() {
		$this->handles = array_values( wp_styles()->queue );
		$this->others  = self::others();
	}

	/** @return Styles|null The styles that were added since construction; null if more than styles was added. */
	public function styles(): ?array {
		return self::others() !== $this->others ? null : [
			'handles' => array_values( array_diff( wp_styles()->queue, $this->handles ) ),
			'rules'   => array_values(
				array_map(
					static fn( WP_Style_Engine_CSS_Rule $rule ): array => [
						'selector'     => $rule->get_selector(),
						'group'        => (string) $rule->get_rules_group(),
						'declarations' => $rule->get_declarations()->get_declarations(),
					],
					WP_Style_Engine_CSS_Rules_Store::get_store( self::STORE )?->get_all_rules() ?? []
				)
			),
		];
	}

	/**
	 * Adds recorded styles to the page.
	 *
	 * @param Styles $styles Result of styles().
	 */
	public static function restore( array $styles ): void {
		array_map( wp_styles()->enqueue( ... ), $styles['handles'] );
		foreach ( $styles['rules'] as $rule ) {
			WP_Style_Engine_CSS_Rules_Store::get_store( self::STORE )?->add_rule( $rule['selector'], $rule['group'] )?->add_declarations( $rule['declarations'] );
		}
	}

	/** The state of scripts, inline styles and actions, as a string to compare. */
	private static function others(): string {
		/** @var \WP_Scripts|null $wp_scripts */
		global $wp_filter, $wp_scripts; // Without $wp_scripts, no script is enqueued; wp_scripts() would register all scripts of WordPress.
		$actions = array_map( static fn( string $action ): array => array_map( 'count', $wp_filter[ $action ]->callbacks ?? [] ), self::ACTIONS );
		$inline  = array_map( static fn( _WP_Dependency $style ): int => count( (array) ( $style->extra['after'] ?? [] ) ), wp_styles()->registered );
		return (string) wp_json_encode( [ $actions, array_filter( $inline ), $wp_scripts->queue ?? [] ] );
	}
}
