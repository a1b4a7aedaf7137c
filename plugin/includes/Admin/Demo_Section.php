<?php
declare(strict_types=1);

namespace Hien\Admin;

use Hien\Admin_Action;
use Hien\Demo\Loader;
use Hien\Demo\Registry;
use Hien\Demo\Remover;
use Hien\Lock;
use Hien\Module;
use RuntimeException;

defined( 'ABSPATH' ) || exit;

/** The demo content at Hiên > Bắt đầu: a button that loads it, and one that removes it. */
final class Demo_Section implements Module {

	/** Name of the forms' action in admin-post.php, and of their nonce. */
	public const ACTION = 'hien_demo';

	/** Where the section is on the page. */
	public const ID = 'hien-demo';

	/** Longer than a slow server takes to make all pictures. */
	private const SECONDS = 2 * MINUTE_IN_SECONDS;

	public function register(): void {
		add_action( 'admin_post_' . self::ACTION, [ $this, 'save' ] );
	}

	public static function print(): void {
		$posts = count( Registry::all( 'post' ) );
		$kept  = 0 === $posts ? 0 : count( Remover::kept() );
		?>
		<h2 id="<?php echo esc_attr( self::ID ); ?>"><?php esc_html_e( 'Nội dung mẫu', 'hien-core' ); ?></h2>
		<p>
			<?php
			esc_html_e( 'Vài bài viết, một video, ảnh, khóa học và câu hỏi để xem trang trông thế nào khi đã đầy. Mọi người đều thấy chúng, nên hãy gỡ trước khi mời người đọc.', 'hien-core' );
			if ( 0 < $posts ) {
				echo ' ';
				$text = 0 === $kept
					/* translators: %1$d: number of posts and files */
					? __( 'Trang đang có %1$d mục mẫu. Gỡ thì chúng bị xóa hẳn, trừ ảnh đang dùng ở nơi khác.', 'hien-core' )
					/* translators: 1: number of posts and files, 2: how many of them the owner has changed */
					: __( 'Trang đang có %1$d mục mẫu, trong đó %2$d mục bạn đã sửa hoặc có bình luận của người khác. Gỡ thì các mục ấy ở lại, thành của bạn, cùng ảnh đang dùng ở nơi khác; những mục còn lại bị xóa hẳn.', 'hien-core' );
				echo esc_html( sprintf( $text, $posts, $kept ) );
			}
			?>
		</p>
		<?php Admin_Action::open_form( self::ACTION ); ?>
			<button class="button" name="do" value="load"><?php echo esc_html( 0 < $posts ? __( 'Nạp lại những mục đã xóa', 'hien-core' ) : __( 'Nạp nội dung mẫu', 'hien-core' ) ); ?></button>
			<?php if ( 0 < $posts ) : ?>
				<button class="button button-link-delete" name="do" value="remove"><?php esc_html_e( 'Gỡ nội dung mẫu', 'hien-core' ); ?></button>
			<?php endif; ?>
		</form>
		<?php
	}

	/**
	 * Loads or removes it, and redirects back. A load that the server has cut short goes on from there when the button is pressed again.
	 */
	public function save(): void {
		check_admin_referer( self::ACTION );
		Admin_Action::require_capability( Start_Page::CAPABILITY );
		$work = match ( sanitize_key( $_POST['do'] ?? '' ) ) {
			'load'   => Loader::load( ... ),
			'remove' => Remover::remove( ... ),
			default  => Admin_Action::refuse_button(),
		};
		wp_raise_memory_limit( 'image' );
		$is_done = false;
		try {
			$is_done = Lock::wait( 'hien_demo', self::SECONDS, $work ); // Two clicks at once would load everything twice.
		} catch ( RuntimeException $error ) {
			Admin_Action::stop( $error->getMessage(), 500 );
		}
		if ( ! $is_done ) {
			Admin_Action::stop(
				__( 'Nội dung mẫu đang được nạp hoặc gỡ từ lần bấm trước. Vài phút nữa bạn bấm lại nhé.', 'hien-core' ),
				503
			);
		}
		wp_safe_redirect( Start_Page::url() . '#' . self::ID );
		exit;
	}
}
