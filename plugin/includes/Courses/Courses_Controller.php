<?php
declare(strict_types=1);

namespace Hien\Courses;

use Hien\Addresses\Paths;
use Hien\Content\Crumbs;
use Hien\Head\Head;
use Hien\Head\Head_Schema;
use Hien\Head\Page_Language;
use Hien\List_Sizes;
use Hien\Posts\Article;
use Hien\Posts\Post_Repository;
use Hien\Rest\Resource_Controller;
use Hien\Rest\Schema;
use Hien\Text;
use WP_Error;

defined( 'ABSPATH' ) || exit;

/** `courses` and `courses/{slug}`: the courses in the author's order, and a single course with its text. */
final class Courses_Controller extends Resource_Controller {

	protected const LIMIT = List_Sizes::COURSES;
	protected const HAS_ITEMS = true;
	protected const IS_PUBLIC = true; // Lists contain published courses only; an item that the reader may not open answers 404.
	protected $rest_base = 'courses';

	protected function read_list( array $params ): array {
		return self::list_of_type( Course_Post_Type::class, Course_Summary::of( ... ), $params );
	}

	protected function read_item( string $slug, array $params ): array|WP_Error {
		$post    = Post_Repository::find( $slug, Course_Post_Type::NAME, $params['id'] );
		$article = null === $post ? null : Article::of( $post, $params['page'] );
		if ( null === $article ) {
			return new WP_Error( 'hien_course_not_found', __( 'Không tìm thấy khóa học này.', 'hien-core' ), [ 'status' => 404 ] );
		}
		$course = Course_Summary::of( $post ) + $article + [
			'breadcrumbs' => [ Crumbs::home(), Crumbs::of( __( 'Khóa học', 'hien-core' ), '/khoa-hoc' ) ],
		];
		$named  = [
			'title' => $course['text'],
			'type'  => Course_Post_Type::NAME,
		];
		return $course + [ 'head' => Head::of_post( $course + $named, $post ) ];
	}

	public function json_ld( array $response ): array {
		if ( ! isset( $response['data'] ) ) {
			return $this->entity( $response );
		}
		$elements = [];
		foreach ( $response['data'] as $index => $course ) {
			$elements[] = [
				'@type'    => 'ListItem',
				'position' => $index + 1,
				'item'     => $this->entity( $course ),
			];
		}
		return [] === $elements ? [] : [
			'@type'           => 'ItemList',
			'itemListElement' => $elements,
		];
	}

	/**
	 * The structured data of a course.
	 *
	 * @param array<string,mixed> $course A summary.
	 * @return array<string,mixed> An entity of https://schema.org/Course
	 */
	private function entity( array $course ): array {
		$url = Paths::url( $course['path'] );
		return array_filter(
			[
				'@type'       => 'Course',
				'name'        => $course['text'],
				'description' => '' === $course['excerpt'] ? $course['text'] : $course['excerpt'], // Search engines require one.
				'image'       => $course['avt'],
				'url'         => $url,
				'inLanguage'  => Page_Language::of_content(),
				'provider'    => [
					'@type' => 'Organization',
					'name'  => Text::site_name(),
					'url'   => home_url( '/' ),
				],
				'offers'      => array_filter(
					[
						'@type'           => 'Offer',
						'category'        => 0 === $course['price'] ? 'Free' : 'Paid',
						'price'           => (string) ( $course['price_sale'] ?? $course['price'] ),
						'priceCurrency'   => 'VND',
						'priceValidUntil' => $course['sale_end'],
						'url'             => $course['link'] ?? $url,
					],
					self::is_given( ... )
				),
			],
			self::is_given( ... )
		);
	}

	/** Whether a value is not empty; empty ones are left out of structured data. */
	private static function is_given( mixed $value ): bool {
		return null !== $value && '' !== $value;
	}

	public function get_list_schema(): array {
		return Schema::list( 'CourseList', Course_Summary::schema() );
	}

	/** @return array<string,mixed> */
	public function get_item_schema(): array {
		return Schema::object(
			'Course',
			Course_Summary::properties() + Article::schema() + [
				'breadcrumbs' => Crumbs::schema(),
				'head'        => Head_Schema::of_response(),
			],
			[ 'head' ]
		);
	}

	protected function get_item_params(): array {
		return [
			'id'   => self::id_param( __( 'Mã khóa học, khi bản nháp chưa có đường dẫn.', 'hien-core' ) ),
			'page' => $this->page_param(),
		];
	}
}
