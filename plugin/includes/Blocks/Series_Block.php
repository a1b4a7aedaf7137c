<?php
declare(strict_types=1);

namespace Hien\Blocks;

use Hien\Addresses\Paths;
use Hien\Categories\Term_Response;
use Hien\Videos\Video_Detail;
use Hien\Videos\Video_Post_Type;
use Hien\Videos\Video_Summary;
use WP_Block_Type;
use WP_Post;
use WP_Term;

defined( 'ABSPATH' ) || exit;

/** The videos of a series, of which the one that contains the block is marked. Without an id, the series of that video. */
final class Series_Block extends Dynamic_Block {

	public function register(): void {
		parent::register();
		add_filter( 'get_block_type_variations', [ $this, 'without_terms_of_videos' ], 10, 2 );
	}

	/**
	 * Takes the taxonomies of videos from core's block of a post's terms: posts have none, and its “Loạt bài” looks like this block.
	 *
	 * @param array<array<string,mixed>> $variations Variations of the block.
	 * @return array<array<string,mixed>>
	 */
	public function without_terms_of_videos( array $variations, WP_Block_Type $type ): array {
		return 'core/post-terms' !== $type->name ? $variations : array_values(
			array_filter(
				$variations,
				static fn( array $variation ): bool => ! in_array( $variation['name'] ?? '', Video_Post_Type::TAXONOMIES, true )
			)
		);
	}

	protected function name(): string {
		return 'series';
	}

	protected function data( int $id, int $post_id ): ?array {
		$post   = get_post( $post_id );
		$series = match ( true ) {
			0 !== $id                => get_term( $id, Video_Post_Type::SERIES ),
			$post instanceof WP_Post => Video_Summary::series( $post ),
			default                  => null,
		};
		if ( ! $series instanceof WP_Term ) {
			return null;
		}
		$videos = Video_Detail::series_items( $series, $post_id );
		return [] === $videos['series_items'] ? null : [
			'id'     => $post_id,
			'series' => Term_Response::ref( $series ),
		] + $videos;
	}

	protected function plain( array $data ): string {
		$items = '';
		foreach ( $data['series_items'] as $video ) {
			$link   = self::link( Paths::url( $video['path'] ), $video['title'] );
			$items .= $video['id'] === $data['id']
				? '<li aria-current="true"><strong>' . esc_html( $video['title'] ) . '</strong></li>'
				: "<li>$link</li>";
		}
		return sprintf(
			'<p>%s</p><ol start="%d">%s</ol>',
			/* translators: %s: name of a series */
			self::link( Paths::url( $data['series']['path'] ), sprintf( __( 'Loạt bài: %s', 'hien-core' ), $data['series']['name'] ) ),
			$data['series_first'],
			$items
		);
	}
}
