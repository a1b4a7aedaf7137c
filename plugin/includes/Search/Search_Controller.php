<?php
declare(strict_types=1);

namespace Hien\Search;

use Hien\Constants;
use Hien\Rest\Resource_Controller;
use Hien\Rest\Schema;
use Hien\Throttle\Limit;
use WP_Post;

defined( 'ABSPATH' ) || exit;

/** `search`: posts, pages, videos, courses, downloads and questions that contain all words of `s`. */
final class Search_Controller extends Resource_Controller {

	public function __construct( private readonly Search_Repository $repository ) {}

	protected const LIMIT = Constants::SEARCH_LIMIT;
	protected const IS_PUBLIC = true; // The index contains published content without a password only.
	protected $rest_base = 'search';

	protected function read_list( array $params ): array {
		$found = $this->repository->page( (string) $params['s'], $params['limit'], $params['page'] );
		return self::list_of(
			array_map(
				static fn( WP_Post $post ): array => Search_Result::of( $post, $found['words'], $found['prose'][ $post->ID ] ?? '' ),
				$found['posts']
			),
			$found['total'],
			$params
		);
	}

	/** Several times what one person can type, since a classroom may share one IP address. */
	protected function read_limit( array $params ): Limit {
		return new Limit( 'search', 300 );
	}

	public function get_list_schema(): array {
		return Schema::list( 'SearchResults', Search_Result::schema() );
	}

	public function get_collection_params(): array {
		return parent::get_collection_params() + [
			's' => Schema::string(
				__( 'Từ khóa, có dấu hay không dấu; câu quá dài thì chỉ tìm phần đầu.', 'hien-core' ),
				default: ''
			),
		];
	}
}
