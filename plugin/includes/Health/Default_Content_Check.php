<?php
declare(strict_types=1);

namespace Hien\Health;

use Hien\Checks\Check;
use Hien\Checks\Finding;
use Hien\Setup\Sample_Content;
use Hien\Text;
use WP_Comment;

defined( 'ABSPATH' ) || exit;

/** The post, the page and the comment that WordPress's installer makes, if they are public and nobody has changed them. */
final class Default_Content_Check extends Check {

	public const ID = 'default-content';

	/** The comment's id, and the address of its author. */
	private const COMMENT = 1;
	private const WAPUU   = 'wapuu@wordpress.example';

	public function label(): string {
		return __( 'Bài có sẵn của WordPress', 'hien-core' );
	}

	public function run(): Finding {
		$comment = get_comment( self::COMMENT );
		$links   = [];
		foreach ( Sample_Content::ids() as $id ) {
			/* translators: %s: title of a post */
			$links[ admin_url( "post.php?post=$id&action=edit" ) ] = sprintf( __( 'Mở “%s”', 'hien-core' ), Text::plain( get_the_title( $id ) ) );
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
