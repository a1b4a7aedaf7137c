<?php
/**
 * @package Hien
 */

declare(strict_types=1);

namespace Hien\Videos;

use Hien\Content\Field;
use Hien\Content\Post_Type;
use Hien\Views\View_Counter;
use WP_Error;
use WP_Post;

defined( 'ABSPATH' ) || exit;

/** Videos: at YouTube or Vimeo, or a file of the media library; in series, under topics, with keywords. */
final class Video_Post_Type extends Post_Type {

	public const NAME = 'hien_video';

	public const URL      = 'hien_video_url';
	public const FILE     = 'hien_video_file';
	public const DURATION = 'hien_duration';

	public const SERIES   = 'series';
	public const CATEGORY = 'video_cat';
	public const KEYWORD  = 'video_key';

	public const TAXONOMIES = [ self::SERIES, self::CATEGORY, self::KEYWORD ];

	public function name(): string {
		return self::NAME;
	}

	protected function args(): array {
		return [
			'labels'      => self::labels( __( 'Video', 'hien-core' ), __( 'video', 'hien-core' ) ),
			'description' => __( 'Video của tác giả, theo loạt bài và chủ đề.', 'hien-core' ),
			'menu_icon'   => 'dashicons-video-alt3',
			'supports'    => [ 'title', 'editor', 'author', 'excerpt', 'thumbnail', 'comments', 'revisions', 'custom-fields', 'page-attributes' ],
			'rewrite'     => [
				'slug'       => 'videos',
				'with_front' => false,
			],
			'has_archive' => true,
		];
	}

	public function fields(): array {
		return [
			new Field( self::URL, Field::URL, __( 'Địa chỉ YouTube hoặc Vimeo', 'hien-core' ), __( 'Dán địa chỉ của video, dạng nào cũng được.', 'hien-core' ) ),
			new Field( self::FILE, Field::MEDIA, __( 'Tệp video', 'hien-core' ), __( 'Một tệp trong thư viện, thay cho địa chỉ ở trên.', 'hien-core' ), media: 'video' ),
			new Field( self::DURATION, Field::TEXT, __( 'Thời lượng', 'hien-core' ), __( 'Như 14:05 hoặc 1:02:03. Để trống thì lấy từ tệp video.', 'hien-core' ), pattern: Video_Length::PATTERN ),
		];
	}

	/** An address must be one that plays. */
	protected function validate( array $values ): bool|WP_Error {
		$url = (string) $values[ self::URL ];
		if ( '' === $url || 'none' !== Video_Source::of_url( $url )->kind ) {
			return true;
		}
		$problem = __( 'Địa chỉ này không phải của một video trên YouTube hay Vimeo.', 'hien-core' );
		return new WP_Error(
			'rest_invalid_param',
			$problem,
			[
				'status' => 400,
				'params' => [ 'meta.' . self::URL => $problem ],
			]
		);
	}

	protected function register_more(): void {
		$this->register_taxonomy( self::SERIES, __( 'Loạt bài', 'hien-core' ), __( 'loạt bài', 'hien-core' ), false );
		$this->register_taxonomy( self::CATEGORY, __( 'Chủ đề video', 'hien-core' ), __( 'chủ đề video', 'hien-core' ), true );
		$this->register_taxonomy( self::KEYWORD, __( 'Từ khóa video', 'hien-core' ), __( 'từ khóa video', 'hien-core' ), false );
	}

	/**
	 * @param lowercase-string&non-empty-string $name     Name of the taxonomy, and what its addresses begin with.
	 * @param string                            $label    The noun.
	 * @param string                            $singular The noun in the middle of a sentence.
	 * @param bool                              $listed   Whether the editor lists the terms to tick, as with categories.
	 */
	private function register_taxonomy( string $name, string $label, string $singular, bool $listed ): void {
		register_taxonomy(
			$name,
			self::NAME,
			[
				'labels'            => [
					'name'                       => $label,
					'singular_name'              => $label,
					/* translators: %s: a kind of term, in the middle of a sentence */
					'all_items'                  => sprintf( __( 'Tất cả %s', 'hien-core' ), $singular ),
					/* translators: %s: a kind of term */
					'edit_item'                  => sprintf( __( 'Sửa %s', 'hien-core' ), $singular ),
					/* translators: %s: a kind of term */
					'view_item'                  => sprintf( __( 'Xem %s', 'hien-core' ), $singular ),
					/* translators: %s: a kind of term */
					'add_new_item'               => sprintf( __( 'Thêm %s', 'hien-core' ), $singular ),
					/* translators: %s: a kind of term */
					'new_item_name'              => sprintf( __( 'Tên %s mới', 'hien-core' ), $singular ),
					/* translators: %s: a kind of term */
					'search_items'               => sprintf( __( 'Tìm %s', 'hien-core' ), $singular ),
					/* translators: %s: a kind of term */
					'not_found'                  => sprintf( __( 'Chưa có %s nào.', 'hien-core' ), $singular ),
					'separate_items_with_commas' => __( 'Cách nhau bằng dấu phẩy.', 'hien-core' ),
				],
				'hierarchical'      => $listed,
				'show_in_rest'      => true,
				'show_admin_column' => self::SERIES === $name,
				'show_tagcloud'     => false,
				'rewrite'           => [ 'with_front' => false ],
			]
		);
	}

	protected function columns(): array {
		return [
			'picture'  => __( 'Ảnh', 'hien-core' ),
			'duration' => __( 'Thời lượng', 'hien-core' ),
			'views'    => __( 'Lượt xem', 'hien-core' ),
		];
	}

	protected function print_column( string $column, WP_Post $post ): void {
		if ( 'picture' === $column ) {
			echo get_the_post_thumbnail( $post, [ 60, 60 ] );
		} else {
			echo esc_html( 'duration' === $column ? Video_Length::format( Video_Length::of( $post ) ) : number_format_i18n( View_Counter::total( $post->ID ) ) );
		}
	}
}
