<?php
declare(strict_types=1);

namespace Hien\Views;

use Hien\List_Sizes;
use Hien\Posts\Post_Repository;
use Hien\Posts\Post_Schema;
use Hien\Posts\Post_Summary;
use Hien\Rest\Resource_Controller;
use Hien\Rest\Schema;

defined( 'ABSPATH' ) || exit;

/** `top-view`: the posts that were viewed most in the last TOP_VIEW_DAYS. */
final class Top_View_Controller extends Resource_Controller {

	protected const LIMIT = List_Sizes::TOP_VIEW;
	protected const IS_PUBLIC = true; // Contains published posts only.
	protected $rest_base = 'top-view';

	protected function read_list( array $params ): array {
		$views = Top_Views::all();
		$found = Post_Repository::page_of_ids( array_keys( $views ), $params['limit'], $params['page'] );
		$data  = [];
		foreach ( $found['posts'] as $post ) {
			// A plugin may have found a translation instead.
			$data[] = Post_Summary::of( $post ) + [ 'recent_views' => $views[ $post->ID ] ?? 0 ];
		}
		return self::list_of( $data, $found['total'], $params );
	}

	public function get_list_schema(): array {
		return Schema::list(
			'TopViewList',
			Post_Schema::summary(
				'TopViewPost',
				[ 'recent_views' => Schema::integer( __( 'Lượt xem của những ngày gần đây.', 'hien-core' ) ) ]
			)
		);
	}
}
