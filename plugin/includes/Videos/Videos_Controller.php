<?php
declare(strict_types=1);

namespace Hien\Videos;

use Hien\Addresses\Paths;
use Hien\Categories\Term_Response;
use Hien\Content\Crumbs;
use Hien\Content\Picture;
use Hien\Content\Terms;
use Hien\Head\Page_Language;
use Hien\List_Sizes;
use Hien\Posts\Article;
use Hien\Posts\Post_Repository;
use Hien\Rest\Resource_Controller;
use Hien\Rest\Schema;
use WP_Error;

defined( 'ABSPATH' ) || exit;

/** `videos` and `videos/{slug}`: all videos or those of a series, topic or keyword; and a single video. */
final class Videos_Controller extends Resource_Controller {

	protected const LIMIT = List_Sizes::VIDEOS;
	protected const HAS_ITEMS = true;
	protected const IS_PUBLIC = true; // Lists contain published videos only; an item that the reader may not open answers 404.
	protected $rest_base = 'videos';

	protected function read_list( array $params ): array|WP_Error {
		$terms = [];
		foreach ( array_filter( array_intersect_key( $params, Video_Post_Type::PUBLIC_NAMES ) ) as $name => $slug ) {
			$term = Terms::find( $slug, Video_Post_Type::PUBLIC_NAMES[ $name ] );
			if ( null === $term ) {
				return new WP_Error( 'hien_term_not_found', __( 'Không tìm thấy danh sách video này.', 'hien-core' ), [ 'status' => 404 ] );
			}
			$terms[] = $term;
		}
		$term  = $terms[0] ?? null;
		$found = Video_Repository::page( $terms, $params['limit'], $params['page'] );
		return [
			'term'    => null === $term ? null : Term_Response::term( $term ),
			'parents' => null === $term ? [] : [
				Video_Detail::list_crumb(),
				...array_map(
					static fn( array $above ): array => Crumbs::of( $above['name'], $above['path'] ),
					Term_Response::ancestors( $term )
				),
			],
			'filters' => array_map( Term_Response::term( ... ), Terms::fullest( Video_Post_Type::CATEGORY ) ),
		] + self::list_of( array_map( Video_Summary::of( ... ), $found['posts'] ), $found['total'], $params );
	}

	protected function read_item( string $slug, array $params ): array|WP_Error {
		$video   = Post_Repository::find( $slug, Video_Post_Type::NAME, $params['id'] );
		$article = null === $video ? null : Article::of( $video, $params['page'] );
		if ( null === $article ) {
			return new WP_Error( 'hien_video_not_found', __( 'Không tìm thấy video này.', 'hien-core' ), [ 'status' => 404 ] );
		}
		return Video_Detail::of( $video, $article );
	}

	public function json_ld( array $response ): array {
		if ( ! isset( $response['head'] ) || 'none' === $response['kind'] ) {
			return [];
		}
		$picture = Picture::url( $response['image'] ) ?: Video_Source::picture( $response['embed'] );
		if ( '' === $picture ) {
			return []; // Search engines refuse a video without a picture.
		}
		return [
			'@type'                => 'VideoObject',
			'name'                 => $response['title'],
			'description'          => $response['head']['description'],
			'url'                  => Paths::url( $response['path'] ),
			'thumbnailUrl'         => $picture,
			'uploadDate'           => $response['date'],
			'dateModified'         => $response['modified'],
			'duration'             => Video_Length::iso( Video_Length::parse( $response['duration'] ) ),
			'contentUrl'           => $response['file'],
			'embedUrl'             => $response['embed'],
			'inLanguage'           => Page_Language::of_content(),
			'author'               => [
				'@type' => 'Person',
				'name'  => $response['author']['name'],
			],
			'interactionStatistic' => [
				'@type'                => 'InteractionCounter',
				'interactionType'      => [ '@type' => 'WatchAction' ],
				'userInteractionCount' => $response['views'],
			],
			'commentCount'         => $response['comment_state']['count'],
		];
	}

	public function get_list_schema(): array {
		return Schema::list(
			'VideoList',
			Video_Summary::schema(),
			[
				'term'    => Schema::nullable( Term_Response::term_schema() ),
				'parents' => Crumbs::schema(),
				'filters' => Schema::array_of( Term_Response::term_schema() ),
			]
		);
	}

	/** @return array<string,mixed> */
	public function get_item_schema(): array {
		return Video_Detail::schema();
	}

	public function get_collection_params(): array {
		$slug = static fn( string $description ): array => Schema::string( $description, maxLength: 200 );
		return parent::get_collection_params() + [
			'series'    => $slug( __( 'Loạt bài, theo đường dẫn.', 'hien-core' ) ),
			'video_cat' => $slug( __( 'Chủ đề video, theo đường dẫn.', 'hien-core' ) ),
			'video_key' => $slug( __( 'Từ khóa video, theo đường dẫn.', 'hien-core' ) ),
		];
	}

	protected function get_item_params(): array {
		return [
			'id'   => self::id_param( __( 'Mã video, khi bản nháp chưa có đường dẫn.', 'hien-core' ) ),
			'page' => $this->page_param(),
		];
	}
}
