<?php
declare(strict_types=1);

namespace Hien\Links;

use Hien\Content\Content_Repository;
use Hien\Content\Field;
use Hien\Content\Post_Filter;
use Hien\Content\Post_Table;
use Hien\Content\Post_Type;
use WP_Post;

defined( 'ABSPATH' ) || exit;

/**
 * Links to other sites, without pages: a title, a URL, and a line of text as the excerpt. The editor's template is
 * locked, since content is not shown anywhere.
 */
abstract class External_Post_Type extends Post_Type {

	public const LISTED = [ 'orderby' => Content_Repository::BY_ORDER ];

	/** Meta key of the address. */
	public const LINK = 'hien_link';

	protected function args(): array {
		return [
			'public'        => false,
			'show_ui'       => true,
			'template'      => [],
			'template_lock' => 'all',
		];
	}

	public function fields(): array {
		return [
			new Field( self::LINK, Field::URL, __( 'Địa chỉ', 'hien-core' ), __( 'Địa chỉ của trang, như https://vi-du.vn', 'hien-core' ) ),
		];
	}

	protected function columns(): array {
		return [ 'link' => __( 'Địa chỉ', 'hien-core' ) ];
	}

	protected function sorted(): array {
		return [ 'link' => [ self::LINK, Post_Table::TEXT ] ];
	}

	protected function filters(): array {
		return [
			Post_Filter::by_filled(
				'link',
				__( 'Địa chỉ: tất cả', 'hien-core' ),
				__( 'Có địa chỉ', 'hien-core' ),
				__( 'Chưa có địa chỉ', 'hien-core' )
			),
		];
	}

	protected function print_column( string $column, WP_Post $post ): void {
		self::print_link( $post, self::LINK, true );
	}
}
