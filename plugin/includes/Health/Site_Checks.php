<?php
declare(strict_types=1);

namespace Hien\Health;

use Closure;
use Hien\Checks\Finding;
use Hien\Routing\Path_Conflicts;
use Hien\Settings\Settings;
use Hien\Setup\Sample_Content;
use Hien\Text;
use Hien\Theme;
use ReflectionFunction;
use WP_Comment;

defined( 'ABSPATH' ) || exit;

/** Checks of settings, content and other plugins. */
final class Site_Checks {

	/** Text domain of our theme; another theme that prints screens has versions of its own. */
	private const THEME = 'hien';

	/** The comment's id, and the address of its author. */
	private const COMMENT = 1;
	private const WAPUU   = 'wapuu@wordpress.example';

	/** With plain permalinks all pages work, but each click on an article loads a document. */
	public static function permalinks(): Finding {
		if ( '' !== get_option( 'permalink_structure' ) ) {
			return Finding::good( __( 'Địa chỉ của bài viết đọc được, và bài mở ngay trong trang', 'hien-core' ) );
		}
		return Finding::recommended(
			__( 'Đường dẫn tĩnh đang ở dạng đơn giản (?p=123)', 'hien-core' ),
			__( 'Trang vẫn chạy, nhưng mỗi lần bấm vào bài viết là tải lại cả trang, và địa chỉ không cho biết bài nói về gì. Hãy chọn một dạng khác; nếu máy chủ không viết lại được địa chỉ, hãy chọn dạng bắt đầu bằng /index.php/.', 'hien-core' ),
			[ admin_url( 'options-permalink.php' ) => __( 'Mở Cài đặt > Đường dẫn tĩnh', 'hien-core' ) ]
		);
	}

	/** Theme and plugin are released together, and their screens must be of one version. */
	public static function versions(): Finding {
		$theme   = wp_get_theme( get_template() ); // Not a child theme, which has its own version.
		$version = (string) $theme->get( 'Version' );
		if ( self::THEME !== $theme->get( 'TextDomain' ) || ! Theme::prints_screens() || HIEN_CORE_VERSION === $version ) {
			return Finding::good( __( 'Giao diện Hiên và plugin Hiên Core cùng phiên bản', 'hien-core' ) );
		}
		$older = version_compare( $version, HIEN_CORE_VERSION, '<' ) ? __( 'giao diện', 'hien-core' ) : __( 'plugin', 'hien-core' );
		return Finding::critical(
			/* translators: 1: version of the theme, 2: version of the plugin */
			sprintf( __( 'Giao diện Hiên (%1$s) và plugin Hiên Core (%2$s) khác phiên bản', 'hien-core' ), $version, HIEN_CORE_VERSION ),
			sprintf(
				/* translators: %s: "giao diện" (the theme) or "plugin" */
				__( 'Trang có thể hiện sai hoặc hỏng. Hãy cập nhật %s lên cùng phiên bản, rồi xóa bộ nhớ đệm nếu trang có.', 'hien-core' ),
				$older
			),
			[ admin_url( 'update-core.php' ) => __( 'Mở trang Cập nhật', 'hien-core' ) ]
		);
	}

	/** Two plugins that sign the same members in get in each other's way. */
	public static function rivals(): Finding {
		$rivals = Other_Plugins::rivals();
		return [] === $rivals
			? Finding::good( __( 'Không có plugin nào khác làm việc đăng nhập của Hiên', 'hien-core' ) )
			: Finding::recommended(
				__( 'Có plugin khác cũng làm việc đăng nhập (JWT, OpenID)', 'hien-core' ),
				__( 'Hiên đã có mã đăng nhập (JWT) và đăng nhập bằng Google hay dịch vụ OpenID khác. Hai plugin cùng làm thì thành viên có thể bị đăng xuất, hoặc có hai nút giống nhau. Hãy ngừng dùng plugin kia, rồi cài đặt ở Hiên > Cài đặt > Đăng nhập.', 'hien-core' ),
				[ admin_url( 'plugins.php' ) => __( 'Mở danh sách plugin', 'hien-core' ) ],
				$rivals
			);
	}

	/** Another plugin that answers the same REST calls, because its namespace is the handle of the site. */
	public static function handle(): Finding {
		$taken = array_keys( array_filter( rest_get_server()->get_routes( Settings::rest_namespace() ), self::is_shared( ... ) ) );
		return [] === $taken
			? Finding::good( __( 'Không plugin nào khác dùng tên ngắn của trang', 'hien-core' ) )
			: Finding::critical(
				/* translators: %s: the site's handle */
				sprintf( __( 'Một plugin khác cũng dùng tên ngắn “%s” của trang', 'hien-core' ), Settings::handle() ),
				__( 'Hai plugin trả lời cùng một địa chỉ REST, nên có thứ không chạy. Hãy đổi tên ngắn ở Hiên > Cài đặt > Chung; địa chỉ cũ tự chuyển sang mới.', 'hien-core' ),
				[ admin_url( 'admin.php?page=hien#site' ) => __( 'Mở cài đặt của Hiên', 'hien-core' ) ],
				$taken
			);
	}

	/** Pages, posts and categories that cannot be reached, since another thing has their path. */
	public static function path_conflicts( Path_Conflicts $conflicts ): Finding {
		$warnings = $conflicts->warnings();
		return [] === $warnings
			? Finding::good( __( 'Mỗi trang, bài và chuyên mục có đường dẫn riêng', 'hien-core' ) )
			: Finding::recommended(
				__( 'Có trang, bài hay chuyên mục không mở được vì trùng đường dẫn', 'hien-core' ),
				__( 'Hãy đổi đường dẫn của một trong hai:', 'hien-core' ),
				[
					admin_url( 'edit.php?post_type=page' ) => __( 'Mở danh sách trang', 'hien-core' ),
					admin_url( 'edit-tags.php?taxonomy=category' ) => __( 'Mở danh sách chuyên mục', 'hien-core' ),
				],
				$warnings
			);
	}

	/** @param list<array<string,mixed>> $handlers Of one route. Whether some are ours and others are not. */
	private static function is_shared( array $handlers ): bool {
		$ours = array_filter(
			$handlers,
			static fn( array $handler ): bool => $handler['callback'] instanceof Closure
				&& str_starts_with( (string) ( new ReflectionFunction( $handler['callback'] ) )->getClosureScopeClass()?->name, 'Hien\\' )
		);
		return [] !== $ours && count( $ours ) < count( $handlers );
	}

	/** Categories are in the addresses of posts and in the menu of a new site, so one alone is not enough. */
	public static function categories(): Finding {
		$count = wp_count_terms(
			[
				'taxonomy'   => 'category',
				'hide_empty' => false,
			]
		);
		return is_numeric( $count ) && (int) $count > 1
			? Finding::good( __( 'Bài viết có chuyên mục để chia', 'hien-core' ) )
			: Finding::recommended(
				__( 'Trang chỉ có chuyên mục mặc định', 'hien-core' ),
				__( 'Chuyên mục nằm trong địa chỉ của bài và trong menu. Hãy tạo vài chuyên mục trước khi đăng bài, để sau này khỏi phải đổi địa chỉ.', 'hien-core' ),
				[ admin_url( 'edit-tags.php?taxonomy=category' ) => __( 'Tạo chuyên mục', 'hien-core' ) ]
			);
	}

	/** The post, the page and the comment that WordPress's installer makes, if they are public and nobody has changed them. */
	public static function default_content(): Finding {
		$comment = get_comment( self::COMMENT );
		$links   = [];
		foreach ( Sample_Content::ids() as $id ) {
			$links[ admin_url( "post.php?post=$id&action=edit" ) ] = sprintf(
				/* translators: %s: title of a post */
				__( 'Mở “%s”', 'hien-core' ),
				Text::plain( get_the_title( $id ) )
			);
		}
		if ( $comment instanceof WP_Comment && self::WAPUU === $comment->comment_author_email && '1' === $comment->comment_approved ) {
			$links[ admin_url( 'edit-comments.php' ) ] = __( 'Mở danh sách bình luận', 'hien-core' );
		}
		return [] === $links
			? Finding::good( __( 'Không còn bài có sẵn của WordPress', 'hien-core' ) )
			: Finding::recommended(
				__( 'Bài, trang hay bình luận có sẵn của WordPress vẫn đang hiện', 'hien-core' ),
				__( 'Người đọc thấy chúng như bài của bạn. Hãy bỏ vào thùng rác, hoặc viết lại thành của mình.', 'hien-core' ),
				$links
			);
	}
}
