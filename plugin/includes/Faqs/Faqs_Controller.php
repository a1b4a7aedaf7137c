<?php
declare(strict_types=1);

namespace Hien\Faqs;

use Hien\Addresses\Paths;
use Hien\Content\Content_Repository;
use Hien\Head\Page_Language;
use Hien\List_Sizes;
use Hien\Posts\Post_Content;
use Hien\Posts\Post_Schema;
use Hien\Posts\Post_Summary;
use Hien\Rest\Resource_Controller;
use Hien\Rest\Schema;
use Hien\Settings\Settings;
use Hien\Text;
use Hien\Throttle\Limit;
use WP_Error;
use WP_Http;
use WP_Post;
use WP_REST_Request;

defined( 'ABSPATH' ) || exit;

/** `faqs`: questions with their answers, in the author's order. POST submits a question. */
final class Faqs_Controller extends Resource_Controller {

	/** Tags that search engines support in an answer of FAQPage. */
	private const ANSWER_TAGS = [ 'p', 'br', 'ul', 'ol', 'li', 'strong', 'em', 'b', 'i' ];

	protected const LIMIT = List_Sizes::FAQS;
	protected const IS_PUBLIC = true; // Contains published questions only.
	protected $rest_base = 'faqs';

	public function register_routes(): void {
		parent::register_routes();
		$text = Schema::string( default: '' );
		$this->add_route(
			'POST',
			'/faqs',
			static fn(): true|WP_Error => self::may_post( __( 'Vui lòng đăng nhập để đặt câu hỏi!', 'hien-core' ) ),
			$this->ask( ... ),
			self::sent_schema( ... ),
			[
				'question' => [ 'description' => __( 'Câu hỏi, một dòng.', 'hien-core' ) ] + $text,
				'details'  => [ 'description' => __( 'Lời kể thêm cho tác giả; không hiện trên trang.', 'hien-core' ) ] + $text,
			],
			new Limit( 'question', 5, HOUR_IN_SECONDS ),
			WP_Http::CREATED
		);
	}

	protected function read_list( array $params ): array {
		[ 'limit' => $limit, 'page' => $page ] = $params;

		[ 'posts' => $posts, 'total' => $total ] = Content_Repository::page( Faq_Post_Type::NAME, $limit, $page, Faq_Post_Type::LISTED );

		[ 'contents' => $answers, 'assets' => $assets ] = Post_Content::render_all( $posts );

		$faqs = [];
		foreach ( $posts as $index => $post ) {
			$faqs[] = [ 'number' => ( $page - 1 ) * $limit + $index + 1 ] + self::item( $post, $answers[ $post->ID ] );
		}
		return self::list_of( $faqs, $total, $params ) + compact( 'assets' );
	}

	/**
	 * @param string $answer HTML.
	 * @return array{id:int,question:string,answer:string,asked_by:string,date:string} A question of the list, without its number.
	 */
	public static function item( WP_Post $post, string $answer ): array {
		return [
			'id'       => $post->ID,
			'question' => Post_Summary::title( $post ),
			'answer'   => $answer,
			'asked_by' => (string) get_post_meta( $post->ID, Faq_Post_Type::ASKED_BY, true ),
			'date'     => Post_Summary::date( $post, 'date' ),
		];
	}

	/** The path of a question in its list, since it has no page of its own; the fragment is the id of its answer there. */
	public static function path( WP_Post $post ): string {
		$page = Content_Repository::page_number_of( $post, List_Sizes::FAQS, Faq_Post_Type::LISTED );
		return '/' . Paths::FAQS . Settings::handle() . ( $page > 1 ? "/page/$page" : '' ) . "#cau-hoi-$post->ID";
	}

	/** @return array<string,mixed>|WP_Error */
	private function ask( WP_REST_Request $request ): array|WP_Error {
		$submitted = Questions::ask( wp_get_current_user(), $request['question'], $request['details'] );
		return is_wp_error( $submitted )
			? $submitted
			: [ 'message' => __( 'Đã gửi câu hỏi. Khi tác giả trả lời, bạn sẽ nhận được email.', 'hien-core' ) ];
	}

	/** @return array<string,mixed> */
	private static function sent_schema(): array {
		return Schema::object( 'SentQuestion', [ 'message' => Schema::string( __( 'Lời báo cho người hỏi.', 'hien-core' ) ) ] );
	}

	public function json_ld( array $response ): array {
		$entities = array_filter(
			array_map( self::entity( ... ), $response['data'] ),
			static fn( array $question ): bool => ! Text::is_blank( Text::plain( $question['acceptedAnswer']['text'] ) )
		);
		return [] === $entities ? [] : [
			'@type'      => 'FAQPage',
			'inLanguage' => Page_Language::of_content(),
			'mainEntity' => array_values( $entities ),
		];
	}

	/**
	 * @param array<string,mixed> $faq A question with its answer.
	 * @return array<string,mixed> https://schema.org/Question
	 */
	private static function entity( array $faq ): array {
		return [
			'@type'          => 'Question',
			'name'           => $faq['question'],
			'acceptedAnswer' => [
				'@type' => 'Answer',
				'text'  => trim( wp_kses( $faq['answer'], array_fill_keys( self::ANSWER_TAGS, [] ) ) ),
			],
		];
	}

	public function get_list_schema(): array {
		$faq = Schema::object(
			'Faq',
			[
				'id'       => Schema::integer(),
				'number'   => Schema::integer( __( 'Câu thứ mấy trong tất cả, từ 1.', 'hien-core' ) ),
				'question' => Schema::string( __( 'Chữ thường, không HTML; không bao giờ rỗng.', 'hien-core' ) ),
				'answer'   => Schema::string( __( 'HTML.', 'hien-core' ) ),
				'asked_by' => Schema::string( __( 'Tên người hỏi; có thể rỗng.', 'hien-core' ) ),
				'date'     => Schema::date(),
			]
		);
		return Schema::list( 'FaqList', $faq, [ 'assets' => Post_Schema::assets() ] );
	}
}
