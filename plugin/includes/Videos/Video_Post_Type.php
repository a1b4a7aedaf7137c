<?php
declare(strict_types=1);

namespace Hien\Videos;

use Hien\Content\Field;
use Hien\Content\Labels;
use Hien\Content\Post_Filter;
use Hien\Content\Post_Table;
use Hien\Content\Post_Type;
use Hien\Content\Publish_Rule;
use Hien\Content\Terms;
use Hien\Rest\Field_Error;
use WP_Error;
use WP_Post;

defined( 'ABSPATH' ) || exit;

/** Videos on YouTube, Vimeo or in the media library, with the taxonomies series, topics and keywords. */
final class Video_Post_Type extends Post_Type {

	public const NAME = 'hien_video';

	public const URL      = 'hien_video_url';
	public const FILE     = 'hien_video_file';
	public const DURATION = 'hien_duration';

	/** Matches everything but URLs of other services. Invalid URLs are refused by the field's own validation. */
	private const NO_OTHER_SERVICE = '^(?!https?://(?!(?:[a-z]+\.)?(?:youtube\.com|youtube-nocookie\.com|youtu\.be|vimeo\.com)/))';

	public const SERIES   = 'hien_series';
	public const CATEGORY = 'hien_video_cat';
	public const KEYWORD  = 'hien_video_key';

	public const TAXONOMIES = [ self::SERIES, self::CATEGORY, self::KEYWORD ];

	/** Name in addresses (`/series/{slug}`) and in REST parameters (`videos?series=`) => taxonomy. */
	public const PUBLIC_NAMES = [
		'series'    => self::SERIES,
		'video_cat' => self::CATEGORY,
		'video_key' => self::KEYWORD,
	];

	protected function args(): array {
		return [
			'labels'      => Labels::of( __( 'Video', 'hien-core' ), __( 'video', 'hien-core' ) ),
			'description' => __( 'Video của tác giả, theo loạt bài và chủ đề.', 'hien-core' ),
			'menu_icon'   => 'dashicons-video-alt3',
			'supports'    => [
				'title',
				'editor',
				'author',
				'excerpt',
				'thumbnail',
				'comments',
				'revisions',
				'custom-fields',
				'page-attributes',
			],
		] + self::archive_at( 'videos' );
	}

	public function fields(): array {
		return [
			new Field(
				self::URL,
				Field::URL,
				__( 'Địa chỉ YouTube hoặc Vimeo', 'hien-core' ),
				__( 'Dán địa chỉ của video, dạng nào cũng được.', 'hien-core' )
			),
			new Field(
				self::FILE,
				Field::MEDIA,
				__( 'Tệp video', 'hien-core' ),
				__( 'Một tệp trong thư viện, thay cho địa chỉ ở trên.', 'hien-core' ),
				media: 'video'
			),
			new Field(
				self::DURATION,
				Field::TEXT,
				__( 'Thời lượng', 'hien-core' ),
				__( 'Như 14:05 hoặc 1:02:03. Để trống thì lấy từ tệp video.', 'hien-core' ),
				pattern: Video_Length::PATTERN
			),
		];
	}

	public function rules(): array {
		return [
			...parent::rules(),
			new Publish_Rule(
				Publish_Rule::ANY,
				__( 'Hãy điền địa chỉ YouTube, Vimeo hoặc chọn tệp video trước khi đăng.', 'hien-core' ),
				[ self::URL, self::FILE ]
			),
			new Publish_Rule( Publish_Rule::MATCH, self::no_video(), [ self::URL ], self::NO_OTHER_SERVICE ),
		];
	}

	/** The error message for an address that is not that of a video. */
	private static function no_video(): string {
		return __( 'Địa chỉ này không phải của một video trên YouTube hay Vimeo.', 'hien-core' );
	}

	/** Refuses addresses of YouTube and Vimeo that are not those of a video, such as of a channel. */
	protected function validate( array $values ): bool|WP_Error {
		$url = (string) $values[ self::URL ];
		if ( '' === $url || 'none' !== Video_Source::of_url( $url )->kind ) {
			return true;
		}
		return Field_Error::of( 'meta.' . self::URL, self::no_video(), 'rest_invalid_param' );
	}

	protected function register_taxonomies(): void {
		$this->register_taxonomy( self::SERIES, __( 'Loạt bài', 'hien-core' ), __( 'loạt bài', 'hien-core' ), false );
		$this->register_taxonomy( self::CATEGORY, __( 'Chủ đề video', 'hien-core' ), __( 'chủ đề video', 'hien-core' ), true );
		$this->register_taxonomy( self::KEYWORD, __( 'Từ khóa video', 'hien-core' ), __( 'từ khóa video', 'hien-core' ), false );
	}

	/**
	 * @param lowercase-string&non-empty-string $name     One of TAXONOMIES.
	 * @param string                            $label    The noun.
	 * @param string                            $singular The noun in the middle of a sentence.
	 * @param bool                              $listed   Whether the taxonomy is hierarchical; the editor then lists all terms, as with
	 *                                                    categories.
	 */
	private function register_taxonomy( string $name, string $label, string $singular, bool $listed ): void {
		register_taxonomy(
			$name,
			self::NAME,
			[
				'labels'            => [
					/* translators: %s: a kind of term */
					'new_item_name'              => sprintf( __( 'Tên %s mới', 'hien-core' ), $singular ),
					'separate_items_with_commas' => __( 'Cách nhau bằng dấu phẩy.', 'hien-core' ),
				] + Labels::of( $label, $singular ),
				'hierarchical'      => $listed,
				'show_in_rest'      => true,
				'show_admin_column' => self::SERIES === $name,
				'show_tagcloud'     => false,
				'rewrite'           => [
					'slug'       => (string) array_search( $name, self::PUBLIC_NAMES, true ),
					'with_front' => false,
				],
			]
		);
	}

	protected function columns(): array {
		return [
			'picture'  => __( 'Ảnh', 'hien-core' ),
			'duration' => __( 'Thời lượng', 'hien-core' ),
		];
	}

	protected function sorted(): array {
		return [ 'duration' => [ Video_Length::of( ... ), Post_Table::NUMBER ] ];
	}

	protected function print_column( string $column, WP_Post $post ): void {
		echo esc_html( Video_Length::format( Video_Length::of( $post ) ) );
	}

	protected function filters(): array {
		return [
			new Post_Filter(
				self::SERIES,
				__( 'Tất cả loạt bài', 'hien-core' ),
				array_column( Terms::all( [ 'taxonomy' => self::SERIES ] ), 'name', 'slug' )
			),
			Post_Filter::by_amount(
				'duration',
				__( 'Thời lượng: tất cả', 'hien-core' ),
				__( 'Chưa có thời lượng', 'hien-core' ),
				[ 10 * MINUTE_IN_SECONDS, 30 * MINUTE_IN_SECONDS ],
				/* translators: %d: number of minutes */
				static fn( int $seconds ): string => sprintf( __( '%d phút', 'hien-core' ), intdiv( $seconds, MINUTE_IN_SECONDS ) )
			),
		];
	}
}
