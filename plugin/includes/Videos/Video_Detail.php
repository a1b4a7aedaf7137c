<?php
declare(strict_types=1);

namespace Hien\Videos;

use Hien\Categories\Term_Response;
use Hien\Content\Crumbs;
use Hien\Content\Picture;
use Hien\Head\Head;
use Hien\Head\Head_Schema;
use Hien\List_Sizes;
use Hien\Posts\Article;
use Hien\Posts\Post_Detail;
use Hien\Posts\Post_Schema;
use Hien\Posts\Post_Summary;
use Hien\Rest\Schema;
use WP_Post;
use WP_Term;

defined( 'ABSPATH' ) || exit;

/** The response of a single video. */
final class Video_Detail {

	/**
	 * @param array<string,mixed> $article Result of Article::of().
	 * @return array<string,mixed> See schema().
	 */
	public static function of( WP_Post $video, array $article ): array {
		$source   = self::source( $video );
		$response = Video_Summary::of( $video ) + $article + self::in_series( $video ) + [
			'kind'          => $source->kind,
			'link'          => $source->link,
			'embed'         => $source->embed,
			'file'          => $source->file,
			'modified'      => Post_Summary::date( $video, 'modified' ),
			'author'        => Post_Detail::author( (int) $video->post_author ),
			'terms'         => [
				...Post_Detail::terms( $video, Video_Post_Type::CATEGORY ),
				...Post_Detail::terms( $video, Video_Post_Type::KEYWORD ),
			],
			'related'       => Picture::avoid_repeated_drawings(
				array_map( Video_Summary::of( ... ), Video_Repository::related( $video, List_Sizes::RELATED ) )
			),
			'comment_state' => Post_Detail::comment_state( $video ),
			'breadcrumbs'   => [ Crumbs::home(), self::list_crumb() ],
		];
		return $response + [ 'head' => self::head( $response, $video ) ];
	}

	/** @return array{name:string,path:string} The breadcrumb of the archive. */
	public static function list_crumb(): array {
		return Crumbs::of( __( 'Video', 'hien-core' ), '/videos' );
	}

	/** The source of a video; none while it needs its password. */
	private static function source( WP_Post $video ): Video_Source {
		if ( post_password_required( $video ) ) {
			return Video_Source::none();
		}
		$file = (int) get_post_meta( $video->ID, Video_Post_Type::FILE, true );
		return Video_Source::of(
			0 === $file ? '' : (string) wp_get_attachment_url( $file ),
			(string) get_post_meta( $video->ID, Video_Post_Type::URL, true )
		);
	}

	/** @return array<string,mixed> The videos of its series, and the previous and next one. */
	private static function in_series( WP_Post $video ): array {
		$series = self::series_items( Video_Summary::series( $video ), $video->ID );
		$items  = $series['series_items'];
		$place  = array_search( $video->ID, array_column( $items, 'id' ), true );
		return $series + [
			'previous' => false === $place ? null : self::link( $items[ $place - 1 ] ?? null ),
			'next'     => false === $place ? null : self::link( $items[ $place + 1 ] ?? null ),
		];
	}

	/**
	 * The videos of a series, as in schema().
	 *
	 * @param WP_Term|null $series Null for an empty list.
	 * @param int          $around Id of a video: of a long series, only those around it.
	 * @return array{series_items:list<array<string,mixed>>,series_first:int,series_total:int}
	 */
	public static function series_items( ?WP_Term $series, int $around ): array {
		$found = null === $series ? null : Video_Repository::series( $series, $around );
		return [
			'series_items' => array_map( Video_Summary::of( ... ), $found['posts'] ?? [] ),
			'series_first' => $found['first'] ?? 0,
			'series_total' => $found['total'] ?? 0,
		];
	}

	/**
	 * @param array<string,mixed>|null $video A summary.
	 * @return array{title:string,path:string}|null
	 */
	private static function link( ?array $video ): ?array {
		return null === $video ? null : [
			'title' => $video['title'],
			'path'  => $video['path'],
		];
	}

	/**
	 * @param array<string,mixed> $video The response without its head.
	 * @return array<string,mixed>
	 */
	private static function head( array $video, WP_Post $post ): array {
		$head       = Head::of_post( [ 'type' => Video_Post_Type::NAME ] + $video, $post );
		$head['og'] = [
			'type'  => 'video.other',
			'video' => ( '' !== $video['file'] ? $video['file'] : $video['embed'] ) ?: null,
		] + $head['og'];
		return $head;
	}

	/** @return array<string,mixed> */
	public static function schema(): array {
		return Schema::object(
			'Video',
			Video_Summary::properties() + Article::schema() + [
				'series_items'  => Schema::array_of( Video_Summary::schema() ),
				'series_first'  => Schema::integer(
					__( 'Video đầu tiên trong series_items là video thứ mấy của loạt bài, từ 1; 0 khi không có loạt bài.', 'hien-core' )
				),
				'series_total'  => Schema::integer( __( 'Số video của loạt bài.', 'hien-core' ) ),
				'previous'      => Schema::nullable( Post_Schema::link() ),
				'next'          => Schema::nullable( Post_Schema::link() ),
				'kind'          => Schema::string( enum: [ 'youtube', 'vimeo', 'file', 'none' ] ),
				'link'          => Schema::string( __( 'Trang của video trên YouTube hay Vimeo; rỗng khi không có.', 'hien-core' ) ),
				'embed'         => Schema::string( __( 'Địa chỉ trình phát; rỗng khi không có.', 'hien-core' ) ),
				'file'          => Schema::string( __( 'Địa chỉ tệp video; rỗng khi không có.', 'hien-core' ) ),
				'modified'      => Schema::date(),
				'author'        => Post_Schema::author(),
				'terms'         => Schema::array_of( Term_Response::ref_schema() ),
				'related'       => Schema::array_of( Video_Summary::schema() ),
				'comment_state' => Post_Schema::comment_state(),
				'breadcrumbs'   => Crumbs::schema(),
				'head'          => Head_Schema::of_response(),
			],
			[ 'head' ]
		);
	}
}
