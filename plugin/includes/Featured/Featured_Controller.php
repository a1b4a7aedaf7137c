<?php
/**
 * @package Hien
 */

declare(strict_types=1);

namespace Hien\Featured;

use Hien\Categories\Term_Response;
use Hien\Categories\Term_Schema;
use Hien\Constants;
use Hien\Posts\Post_Repository;
use Hien\Posts\Post_Schema;
use Hien\Posts\Post_Summary;
use Hien\Rest\Resource_Controller;
use Hien\Rest\Schema;
use Hien\Settings\Settings;
use WP_Term;

defined( 'ABSPATH' ) || exit;

/** `featured`: what the home page shows; sticky posts as its banner, then the newest posts of each top category. */
final class Featured_Controller extends Resource_Controller {

	private const BANNER_LIMIT   = 5;
	private const SECTIONS_LIMIT = 6;

	public function __construct(
		Settings $settings,
		private readonly Post_Repository $posts,
	) {
		parent::__construct( $settings );
	}

	public function resource(): string {
		return 'featured';
	}

	protected function read( ?string $id, array $params ): array {
		$terms    = get_terms(
			[
				'taxonomy'   => 'category',
				'parent'     => 0,
				'hide_empty' => true,
				'pad_counts' => true,
			]
		);
		$terms    = is_array( $terms ) ? array_filter( $terms, static fn( mixed $term ): bool => $term instanceof WP_Term ) : [];
		$terms    = array_slice( wp_list_sort( $terms, 'count', 'DESC' ), 0, self::SECTIONS_LIMIT );
		$posts    = $this->posts->featured( array_values( array_map( static fn( WP_Term $term ): int => $term->term_id, $terms ) ), Constants::FEATURED_LIMIT, self::BANNER_LIMIT );
		$sections = [];
		foreach ( $terms as $term ) {
			if ( isset( $posts[ $term->term_id ] ) ) {
				$sections[] = [
					'category' => Term_Response::term( $term ),
					'data'     => Post_Summary::of_all( $posts[ $term->term_id ] ),
				];
			}
		}
		return [
			'banner'   => Post_Summary::of_all( $posts[0] ?? [] ),
			'sections' => $sections,
		];
	}

	public function get_list_schema(): array {
		$posts = Schema::array_of( Post_Schema::summary() );
		return Schema::object(
			'Featured',
			[
				'banner'   => $posts,
				'sections' => Schema::array_of(
					Schema::object(
						'FeaturedSection',
						[
							'category' => Term_Schema::term(),
							'data'     => $posts,
						]
					)
				),
			]
		);
	}

	public function get_collection_params(): array {
		return [];
	}
}
