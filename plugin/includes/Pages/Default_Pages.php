<?php
declare(strict_types=1);

namespace Hien\Pages;

use Hien\Addresses\Paths;
use Hien\Module;
use Hien\Routing\Permalinks;
use Hien\Routing\Route_List;
use Hien\Settings\Settings;
use Hien\Theme;
use WP_Post;

defined( 'ABSPATH' ) || exit;

/**
 * Creates the WordPress pages in which the author edits title and text of routes, each once; renames those whose slug contains the site
 * handle.
 */
final class Default_Pages implements Module {

	/** Option: route name => true for every page that was created, so that a deleted one is not created again. */
	private const MADE_OPTION = 'hien_pages_made';

	/** The routes whose pages have nothing to say before the author has written them. */
	private const TO_WRITE = [ 'about', 'author' ];

	public function __construct( private readonly Route_List $routes ) {}

	public function register(): void {
		add_action( Permalinks::RULES_ACTION, [ $this, 'make_for_theme' ] );
		add_action( Settings::HANDLE_ACTION, [ $this, 'move' ], 10, 2 );
	}

	/** The line under the title of a route without a page, and the excerpt of its new page. */
	public static function text( string $route ): string {
		return match ( $route ) {
			'videos'    => __( 'Bài giảng ngắn, mỗi video một vấn đề.', 'hien-core' ),
			'images'    => __( 'Góc nhìn từ hiên nhà và những chuyến đi dạy.', 'hien-core' ),
			'courses'   => __( 'Học theo dự án thật, có người chấm mã và trả lời từng câu hỏi.', 'hien-core' ),
			'downloads' => __( 'Mã nguồn, bảng tra và tài liệu dùng trong các bài học. Tải về và dùng tự do.', 'hien-core' ),
			'friends'   => __( 'Những người bạn tin cậy và hay ghé hiên nhà.', 'hien-core' ),
			'faqs'      => __( 'Những câu hỏi thật từ lớp học.', 'hien-core' ),
			'contact'   => __( 'Mỗi lời nhắn đều được đọc và trả lời.', 'hien-core' ),
			default     => '',
		};
	}

	/** Creates the pages if the theme prints our screens. Activating such a theme makes the rewrite rules be written, which runs this. */
	public function make_for_theme(): void {
		if ( Theme::prints_screens() ) {
			$this->make();
		}
	}

	/** Creates the pages that were never created. Runs when rewrite rules are written, so also after an update. */
	public function make(): void {
		$made = (array) get_option( self::MADE_OPTION, [] );
		foreach ( $this->routes->all() as $route ) {
			$slug = $route->page_slug();
			if ( null === $slug || isset( $made[ $route->name ] ) ) {
				continue;
			}
			$made[ $route->name ] = true;
			if ( null === self::find_any( $slug, 'page' ) ) {
				self::rename_attachment( $slug );
				wp_insert_post(
					[
						'post_type'      => 'page',
						'post_author'    => Settings::author_id(),
						'post_status'    => 'publish',
						'post_title'     => $route->title,
						'post_name'      => $slug,
						'post_excerpt'   => self::text( $route->name ),
						'comment_status' => 'closed',
						'ping_status'    => 'closed',
					]
				);
			}
		}
		update_option( self::MADE_OPTION, $made, false );
	}

	/** The page with this slug while it is as it was made; null for none, and where somebody has written. */
	public function untouched( string $slug ): ?WP_Post {
		$page  = self::find( $slug );
		$route = $this->routes->of_page( $slug );
		return null !== $page
			&& null !== $route
			&& [ $route->title, self::text( $route->name ), '' ] === [ $page->post_title, $page->post_excerpt, trim( $page->post_content ) ]
			? $page
			: null;
	}

	/** @return array<string,WP_Post> By route, published pages that the author has yet to write. */
	public function unwritten(): array {
		$slugs = array_map( fn( string $name ): string => (string) $this->routes->get( $name )->page_slug(), self::TO_WRITE );
		$found = array_column(
			get_posts(
				[
					'post_type'              => 'page',
					'post_name__in'          => $slugs,
					'post_parent'            => 0,
					'has_password'           => false,
					'update_post_meta_cache' => false,
					'update_post_term_cache' => false,
				]
			),
			null,
			'post_name'
		);
		$pages = array_map( static fn( string $slug ): ?WP_Post => $found[ $slug ] ?? null, $slugs );
		return array_filter(
			array_combine( self::TO_WRITE, $pages ),
			static fn( ?WP_Post $page ): bool => null !== $page && '' === trim( $page->post_content )
		);
	}

	/** Renames the pages `ve-…` and `hoi-dap-…` after a change of the site handle. */
	public function move( string $old, string $value ): void {
		foreach ( Paths::HANDLE_PATHS as $prefix ) {
			$page = self::find_any( $prefix . $old, 'page' );
			if ( null !== $page ) {
				self::rename_attachment( $prefix . $value );
				self::rename( $page, $prefix . $value );
			}
		}
	}

	/** The published page with this slug and without a password; null for none. */
	public static function find( string $slug ): ?WP_Post {
		$page = get_page_by_path( $slug );
		return $page instanceof WP_Post && 'page' === $page->post_type && 'publish' === $page->post_status && '' === $page->post_password
			? $page
			: null;
	}

	/** The post of a type with this slug, of any status. The type is in an array, because core otherwise also finds attachments. */
	private static function find_any( string $slug, string $type ): ?WP_Post {
		return get_page_by_path( $slug, OBJECT, [ $type ] );
	}

	/** Renames an attachment that has the slug for a page. */
	private static function rename_attachment( string $slug ): void {
		$file = self::find_any( $slug, 'attachment' );
		if ( null !== $file ) {
			self::rename( $file, "$slug-$file->ID" );
		}
	}

	private static function rename( WP_Post $post, string $slug ): void {
		wp_update_post(
			[
				'ID'        => $post->ID,
				'post_name' => $slug,
			]
		);
	}
}
