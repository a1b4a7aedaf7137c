<?php
declare(strict_types=1);

namespace Hien\Downloads;

use Hien\Content\Content_Repository;
use Hien\Content\Field;
use Hien\Content\Labels;
use Hien\Content\Post_Filter;
use Hien\Content\Post_Table;
use Hien\Content\Post_Type;
use Hien\Content\Publish_Rule;
use WP_Post;
use WP_Query;
use WP_User;

defined( 'ABSPATH' ) || exit;

/** Downloads: a title and a file of the media library. */
final class Download_Post_Type extends Post_Type {

	public const NAME = 'hien_download';

	protected const HAS_PAGES = false;

	public const FILE = 'hien_file';

	/** Meta key of the number of times that the file was downloaded. */
	public const DOWNLOADS = '_hien_downloads';

	/** Downloads with a file and without a password, in the author's order. */
	public const LISTED = [
		'orderby'      => Content_Repository::BY_ORDER,
		'has_password' => false,
		'meta_key'     => self::FILE, // phpcs:ignore WordPress.DB.SlowDBQuery -- The index on post types leaves few rows.
		'meta_value'   => '0', // phpcs:ignore WordPress.DB.SlowDBQuery
		'meta_compare' => '!=',
	];

	/** Text files of lessons whose types WordPress does not allow by default. Servers do not execute them. */
	private const TEXT_FILES = [
		'json' => 'application/json',
		'conf' => 'text/plain',
		'sh'   => 'text/x-shellscript',
	];

	/** Value of the filter by types: downloads whose file is missing. Sorted before all types. */
	private const MISSING = '-';

	/** Capability to upload TEXT_FILES, some of which readers may execute. */
	private const UPLOAD_CAPABILITY = 'edit_others_posts';

	public function register(): void {
		parent::register();
		add_filter( 'upload_mimes', [ $this, 'allow_text_files' ], 9, 2 ); // Before a network's own list of types (check_upload_mimes).
	}

	/**
	 * @param mixed                $types Extensions => MIME type.
	 * @param int|WP_User|null     $user  The uploader; null for the current user.
	 */
	public function allow_text_files( mixed $types, int|WP_User|null $user = null ): mixed {
		$may = null === $user ? current_user_can( self::UPLOAD_CAPABILITY ) : user_can( $user, self::UPLOAD_CAPABILITY );
		return $may ? (array) $types + self::TEXT_FILES : $types;
	}

	protected function args(): array {
		return [
			'labels'             => Labels::of( __( 'Tài nguyên', 'hien-core' ), __( 'tài nguyên', 'hien-core' ) ),
			'description'        => __( 'Tệp để người đọc tải về.', 'hien-core' ),
			'menu_icon'          => 'dashicons-download',
			'public'             => false,
			'show_ui'            => true,
			// For the archive; see HAS_PAGES.
			'publicly_queryable' => true,
			'query_var'          => false,
		] + self::archive_at( 'tai-nguyen' );
	}

	public function fields(): array {
		return [
			new Field(
				self::FILE,
				Field::MEDIA,
				__( 'Tệp để tải về', 'hien-core' ),
				__( 'Loại và dung lượng lấy từ chính tệp này.', 'hien-core' )
			),
		];
	}

	public function rules(): array {
		return [
			...parent::rules(),
			new Publish_Rule( Publish_Rule::ANY, __( 'Hãy chọn tệp để tải về trước khi đăng.', 'hien-core' ), [ self::FILE ] ),
		];
	}

	protected function columns(): array {
		return [
			'type'      => __( 'Loại', 'hien-core' ),
			'size'      => __( 'Dung lượng', 'hien-core' ),
			'downloads' => __( 'Lượt tải', 'hien-core' ),
		];
	}

	protected function sorted(): array {
		return [
			'type'      => [ self::type( ... ), Post_Table::TEXT ],
			'size'      => [ static fn( WP_Post $post ): int => Download_File::of( $post )['size'] ?? 0, Post_Table::NUMBER ],
			'downloads' => [ self::DOWNLOADS, Post_Table::NUMBER ],
		];
	}

	protected function filters(): array {
		return [
			new Post_Filter( 'hien_type', __( 'Tất cả các loại', 'hien-core' ), self::types(), self::filter_by_type( ... ) ),
			Post_Filter::by_amount(
				'size',
				__( 'Dung lượng: tất cả', 'hien-core' ),
				__( 'Không rõ dung lượng', 'hien-core' ),
				[ MB_IN_BYTES, 10 * MB_IN_BYTES ],
				static fn( int $bytes ): string => (string) size_format( $bytes )
			),
			Post_Filter::by_count(
				'downloads',
				__( 'Lượt tải: tất cả', 'hien-core' ),
				__( 'Chưa có lượt tải', 'hien-core' ),
				/* translators: 1: least, 2: greatest number of downloads */
				__( '%1$s–%2$s lượt tải', 'hien-core' ),
				/* translators: %s: number of downloads */
				__( 'Từ %s lượt tải', 'hien-core' )
			),
		];
	}

	/** The number of times that the file of a download was downloaded. */
	public static function downloads( int $download ): int {
		return (int) get_post_meta( $download, self::DOWNLOADS, true );
	}

	/** `.zip`; `.` for a file without an extension, MISSING for none: a value of the filter. */
	private static function type( WP_Post $post ): string {
		$file = Download_File::of( $post );
		return null === $file ? self::MISSING : '.' . strtolower( $file['type'] );
	}

	/** @return array<string,string> Types of all files that were chosen => text. */
	private static function types(): array {
		global $wpdb;
		$paths = $wpdb->get_col(
			$wpdb->prepare(
				"SELECT DISTINCT file.meta_value FROM {$wpdb->posts} download
				INNER JOIN {$wpdb->postmeta} chosen ON chosen.post_id = download.ID AND chosen.meta_key = %s
				INNER JOIN {$wpdb->postmeta} file ON file.post_id = CAST( chosen.meta_value AS UNSIGNED ) AND file.meta_key = '_wp_attached_file'
				WHERE download.post_type = %s",
				self::FILE,
				self::NAME
			)
		);
		$types = [];
		foreach ( $paths as $path ) {
			$extension = strtolower( pathinfo( (string) $path, PATHINFO_EXTENSION ) );

			$types[ ".$extension" ] = '' === $extension ? __( 'Không có đuôi', 'hien-core' ) : strtoupper( $extension );
		}
		ksort( $types );
		return $types + [ self::MISSING => __( 'Thiếu tệp', 'hien-core' ) ];
	}

	private static function filter_by_type( WP_Query $query, string $choice ): void {
		$all   = get_posts(
			[
				'post_type'      => self::NAME,
				'post_status'    => get_post_stati(), // Those in the trash have a list too.
				'posts_per_page' => -1,
				'fields'         => 'ids',
			]
		);
		$types = Post_Table::values( $all, self::type( ... ), [ self::FILE ] );
		$query->set( 'post__in', [ 0, ...array_keys( $types, $choice, true ) ] ); // Without any id, WordPress would filter nothing.
	}

	protected function print_column( string $column, WP_Post $post ): void {
		$file = Download_File::of( $post );
		if ( null === $file && 'type' === $column ) {
			printf(
				'<span class="dashicons dashicons-warning" aria-hidden="true"></span> %s',
				esc_html__( 'Thiếu tệp, nên chưa tải được', 'hien-core' )
			);
			return;
		}
		$text = match ( $column ) {
			'type'  => $file['type'] ?? '',
			'size'  => isset( $file['size'] ) ? (string) size_format( $file['size'], 1 ) : '',
			default => number_format_i18n( self::downloads( $post->ID ) ),
		};
		echo esc_html( $text );
	}
}
