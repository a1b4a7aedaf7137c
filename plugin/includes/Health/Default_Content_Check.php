<?php
declare(strict_types=1);

namespace Hien\Health;

use Hien\Checks\Check;
use Hien\Checks\Finding;
use Hien\Text;
use WP_Comment;
use WP_Post;

defined( 'ABSPATH' ) || exit;

/** The post, the page and the comment that WordPress's installer makes, if they are public and nobody has changed them. */
final class Default_Content_Check extends Check {

	public const ID = 'default-content';

	/** Ids that the installer gives. */
	private const POSTS   = [ 1, 2 ];
	private const COMMENT = 1;

	/** Address of the comment's author. */
	private const WAPUU = 'wapuu@wordpress.example';

	public function label(): string {
		return __( 'Nội dung mẫu của WordPress', 'hien-core' );
	}

	public function run(): Finding {
		$posts   = array_filter( array_map( 'get_post', self::POSTS ), static fn( ?WP_Post $post ): bool => null !== $post && self::is_untouched( $post ) );
		$comment = get_comment( self::COMMENT );
		$links   = [];
		foreach ( $posts as $post ) {
			/* translators: %s: title of a post */
			$links[ admin_url( "post.php?post=$post->ID&action=edit" ) ] = sprintf( __( 'Mở “%s”', 'hien-core' ), Text::plain( $post->post_title ) );
		}
		if ( $comment instanceof WP_Comment && self::WAPUU === $comment->comment_author_email && '1' === $comment->comment_approved ) {
			$links[ admin_url( 'edit-comments.php' ) ] = __( 'Mở danh sách bình luận', 'hien-core' );
		}
		return [] === $links
			? Finding::good( __( 'Không còn nội dung mẫu của WordPress', 'hien-core' ) )
			: Finding::recommended(
				__( 'Bài, trang hay bình luận mẫu của WordPress vẫn đang hiện', 'hien-core' ),
				__( 'Người đọc thấy chúng như bài của bạn. Hãy bỏ vào thùng rác, hoặc viết lại thành của mình.', 'hien-core' ),
				$links
			);
	}

	private static function is_untouched( WP_Post $post ): bool {
		return 'publish' === $post->post_status && in_array( $post->post_type, [ 'post', 'page' ], true ) && $post->post_date === $post->post_modified;
	}
}
