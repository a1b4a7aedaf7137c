<?php
declare(strict_types=1);

namespace Hien\Faqs;

use Hien\Addresses\Paths;
use Hien\Content\Content_Repository;
use Hien\Content\Field;
use Hien\Content\Labels;
use Hien\Content\Post_Filter;
use Hien\Content\Post_Table;
use Hien\Content\Post_Type;
use Hien\Settings\Settings;
use WP_Post;

defined( 'ABSPATH' ) || exit;

/** Questions (the title) with their answers (the content). */
final class Faq_Post_Type extends Post_Type {

	public const NAME = 'hien_faq';

	protected const HAS_PAGES = false;

	/** Questions without a password, in the author's order. */
	public const LISTED = [
		'orderby'      => Content_Repository::BY_ORDER,
		'has_password' => false,
	];

	public const ASKED_BY = 'hien_asked_by';

	protected function args(): array {
		return [
			'labels'             => [ 'menu_name' => __( 'Hỏi đáp', 'hien-core' ) ]
				+ Labels::of( __( 'Câu hỏi', 'hien-core' ), __( 'câu hỏi', 'hien-core' ) ),
			'description'        => __( 'Tiêu đề là câu hỏi, nội dung là câu trả lời.', 'hien-core' ),
			'menu_icon'          => 'dashicons-editor-help',
			'public'             => false,
			'show_ui'            => true,
			'supports'           => [ 'title', 'editor', 'revisions', 'custom-fields', 'page-attributes' ],
			// For the archive; see HAS_PAGES.
			'publicly_queryable' => true,
			'query_var'          => false,
		] + self::archive_at( Paths::FAQS . Settings::handle() );
	}

	public function fields(): array {
		return [
			new Field(
				self::ASKED_BY,
				Field::TEXT,
				__( 'Người hỏi', 'hien-core' ),
				__( 'Tên hiện dưới câu trả lời; có thể để trống.', 'hien-core' )
			),
		];
	}

	protected function columns(): array {
		return [ 'asked_by' => __( 'Người hỏi', 'hien-core' ) ];
	}

	protected function sorted(): array {
		return [ 'asked_by' => [ self::ASKED_BY, Post_Table::TEXT ] ];
	}

	protected function filters(): array {
		return [
			Question_List::filter(),
			Post_Filter::by_filled(
				'asked_by',
				__( 'Tên người hỏi: tất cả', 'hien-core' ),
				__( 'Có tên người hỏi', 'hien-core' ),
				__( 'Không có tên người hỏi', 'hien-core' )
			),
		];
	}

	protected function print_column( string $column, WP_Post $post ): void {
		echo esc_html( (string) get_post_meta( $post->ID, self::ASKED_BY, true ) );
	}
}
