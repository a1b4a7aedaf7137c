<?php
declare(strict_types=1);

namespace Hien\Posts;

use Hien\Categories\Term_Response;
use Hien\Content\Crumbs;
use Hien\Content\Picture;
use Hien\Head\Head_Schema;
use Hien\Rest\Schema;

defined( 'ABSPATH' ) || exit;

/** JSON schemas of a post: the summary in lists, and the whole post. */
final class Post_Schema {

	/** Keys of posts that no screen shows; only other REST clients get them. */
	public const HIDDEN_KEYS = [ 'slug', 'modified', 'sticky', 'categories' ];

	/**
	 * @param string                            $title Name of the type in the app.
	 * @param array<string,array<string,mixed>> $more  Schemas of further keys.
	 * @return array<string,mixed>
	 */
	public static function summary( string $title = 'PostSummary', array $more = [] ): array {
		return Schema::object( $title, self::summary_properties() + [ 'author' => self::byline() ] + $more, self::HIDDEN_KEYS );
	}

	/** @return array<string,mixed> */
	public static function post(): array {
		return Schema::object(
			'Post',
			self::summary_properties() + Article::schema() + [
				'type'          => Schema::string( __( 'Loại nội dung: post, page…', 'hien-core' ) ),
				'author'        => self::author(),
				'tags'          => Schema::array_of( Term_Response::ref_schema() ),
				'categories'    => Schema::array_of( Term_Response::ref_schema() ),
				'breadcrumbs'   => Crumbs::schema(),
				'related'       => Schema::array_of( self::summary() ),
				'previous'      => Schema::nullable( self::link() ),
				'next'          => Schema::nullable( self::link() ),
				'comment_state' => self::comment_state(),
				'head'          => Head_Schema::of_response(),
			],
			[ ...self::HIDDEN_KEYS, 'head' ]
		);
	}

	/** @return array<string,mixed> The author on the page of a post. */
	public static function author(): array {
		return Schema::object(
			'PostAuthor',
			[
				'id'   => Schema::integer(),
				'name' => Schema::string(),
				'avt'  => Schema::string(),
				'bio'  => Schema::string(),
				'path' => Schema::nullable( Schema::string() ),
			]
		);
	}

	/** @return array<string,mixed> The previous or next post. */
	public static function link(): array {
		return Schema::object(
			'PostLink',
			[
				'title' => Schema::string(),
				'path'  => Schema::string(),
			]
		);
	}

	/** @return array<string,mixed> The headings of a text. */
	public static function toc(): array {
		return Schema::array_of(
			Schema::object(
				'TocEntry',
				[
					'id'    => Schema::string(),
					'text'  => Schema::string(),
					'level' => Schema::integer(),
				]
			)
		);
	}

	/** @return array<string,mixed> Styles of the content besides the theme's, and whether it needs scripts. */
	public static function assets(): array {
		return Schema::object(
			'PostAssets',
			[
				'styles'  => self::styles(),
				'scripts' => Schema::boolean( __( 'Nội dung cần tập lệnh của WordPress hay plugin khác.', 'hien-core' ) ),
			]
		);
	}

	/** @return array<string,mixed> Style sheets: their handles, and their addresses or texts. */
	public static function styles(): array {
		return Schema::array_of(
			Schema::object(
				'PostStyle',
				[
					'handle' => Schema::string(),
					'href'   => Schema::nullable( Schema::string() ),
					'css'    => Schema::string(),
				]
			)
		);
	}

	/** @return array<string,mixed> Whether comments are open, and their number. */
	public static function comment_state(): array {
		return Schema::object(
			'CommentState',
			[
				'open'  => Schema::boolean(),
				'count' => Schema::integer(),
			]
		);
	}

	/** @return array<string,mixed> */
	public static function byline(): array {
		return Schema::object(
			'Byline',
			[
				'name' => Schema::string(),
				'avt'  => Schema::string(),
			]
		);
	}

	/** @return array<string,array<string,mixed>> */
	private static function summary_properties(): array {
		return [
			'id'        => Schema::integer(),
			'slug'      => Schema::string(),
			'path'      => Schema::string( __( 'Đường dẫn dưới trang chủ.', 'hien-core' ) ),
			'title'     => Schema::string( __( 'Chữ thường, không HTML; không bao giờ rỗng.', 'hien-core' ) ),
			'date'      => Schema::date(),
			'modified'  => Schema::date(),
			'excerpt'   => Schema::string(),
			'minutes'   => Schema::integer( __( 'Số phút đọc.', 'hien-core' ) ),
			'category'  => Schema::nullable( Term_Response::ref_schema() ),
			'comments'  => Schema::integer( __( 'Số bình luận.', 'hien-core' ) ),
			'views'     => Schema::integer( __( 'Số lượt xem.', 'hien-core' ) ),
			'sticky'    => Schema::boolean(),
			'protected' => Schema::boolean( __( 'Còn cần mật khẩu.', 'hien-core' ) ),
		] + Picture::drawing_schema() + Picture::schema();
	}
}
