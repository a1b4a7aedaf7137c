<?php
declare(strict_types=1);

namespace Hien\Setup;

use Hien\Accounts\Profile\Portrait_Files;
use Hien\Accounts\Sign_In\Login_Urls;
use Hien\Addresses\Paths;
use Hien\Admin\Demo_Section;
use Hien\Admin\Settings_Page;
use Hien\Chat\Chat_Config;
use Hien\Content\Public_Name;
use Hien\Demo\Registry;
use Hien\Mail\Test_Mail;
use Hien\Pages\Default_Pages;
use Hien\Settings\Sections;
use Hien\Settings\Settings;
use Hien\Theme;
use WP_User;

defined( 'ABSPATH' ) || exit;

/**
 * The tasks that make a new site ready (Hiên > Bắt đầu). Whether a task is done is found out each time. Stored is only which tasks the
 * owner has put away, and whether the whole list is hidden.
 */
final class Tasks {

	/** Id of the task that asks the question of Site_Defaults. */
	public const DEFAULTS = 'defaults';

	/** Id of the task whose button calls Sample_Content::trash(). */
	public const SAMPLES = 'samples';

	/** Option, absent on a new site: `away`, ids of the tasks that are put away; `is_hidden`, whether the list is hidden. */
	public const OPTION = 'hien_start';

	public function __construct( private readonly Default_Pages $pages ) {}

	/** @return array<string,Task> By id, in the order in which they are best done. */
	public function all(): array {
		$tasks = [
			$this->theme(),
			$this->defaults(),
			$this->name(),
			$this->handle(),
			...$this->author(),
			$this->words(),
			$this->menu(),
			$this->mail(),
			...$this->services(),
			...$this->content(),
		];
		return array_column( $tasks, null, 'id' );
	}

	/** @return array<string,Task> Those that are neither done nor put away. */
	public function open(): array {
		$away = $this->away();
		return array_filter( $this->all(), static fn( Task $task ): bool => ! $task->is_done && ! in_array( $task->id, $away, true ) );
	}

	/** @return list<string> Ids of the tasks that were put away. */
	public function away(): array {
		return $this->stored()['away'];
	}

	public function put_away( string $id ): void {
		$this->store( [ 'away' => array_values( array_unique( [ ...$this->away(), $id ] ) ) ] );
	}

	public function bring_back( string $id ): void {
		$this->store( [ 'away' => array_values( array_diff( $this->away(), [ $id ] ) ) ] );
	}

	/** Whether the owner has put the whole list away. */
	public function is_hidden(): bool {
		return $this->stored()['is_hidden'];
	}

	public function hide( bool $is_hidden ): void {
		$this->store( [ 'is_hidden' => $is_hidden ] );
	}

	private function theme(): Task {
		return new Task(
			'theme',
			__( 'Bật giao diện Hiên', 'hien-core' ),
			__( 'Plugin giữ nội dung và quy tắc; giao diện là thứ người đọc nhìn thấy.', 'hien-core' ),
			1,
			Theme::prints_screens(),
			__( 'Mở Giao diện', 'hien-core' ),
			admin_url( wp_get_theme( 'hien' )->exists() ? 'themes.php' : 'theme-install.php' ),
		);
	}

	private function defaults(): Task {
		return new Task(
			self::DEFAULTS,
			__( 'Chọn dạng địa chỉ và cách trang chạy', 'hien-core' ),
			Theme::prints_screens()
				? __( 'Địa chỉ đọc được giúp người đọc và máy tìm kiếm; chọn một lần, trước khi có nhiều bài.', 'hien-core' )
				: __( 'Chọn được sau khi bật giao diện Hiên.', 'hien-core' ),
			1,
			Theme::prints_screens() && ! Site_Defaults::is_unanswered(),
			__( 'Xem Đường dẫn tĩnh', 'hien-core' ),
			admin_url( 'options-permalink.php' ),
		);
	}

	private function name(): Task {
		return new Task(
			'name',
			__( 'Đặt tên và khẩu hiệu cho trang', 'hien-core' ),
			__( 'Tên đứng ở đầu mọi trang và trên Google; khẩu hiệu là dòng dưới tên. Xem luôn múi giờ ở cùng chỗ.', 'hien-core' ),
			2,
			'' !== trim( (string) get_option( 'blogname' ) ) && '' !== trim( (string) get_option( 'blogdescription' ) ),
			__( 'Mở Cài đặt > Tổng quan', 'hien-core' ),
			admin_url( 'options-general.php' ),
		);
	}

	private function handle(): Task {
		return new Task(
			'handle',
			__( 'Chọn tên ngắn', 'hien-core' ),
			sprintf(
				/* translators: %1$s: the site handle */
				__(
					'Tên ngắn nằm trong địa chỉ /ve-%1$s và /hoi-dap-%1$s; đổi sau này thì địa chỉ cũ tự chuyển sang địa chỉ mới.',
					'hien-core'
				),
				Settings::handle()
			),
			1,
			Settings::DEFAULT_HANDLE !== Settings::handle(),
			__( 'Mở Hiên > Cài đặt', 'hien-core' ),
			Settings_Page::url( 'site' ),
			is_optional: true,
		);
	}

	/** @return list<Task> Only the author can change their portrait, at their own account. */
	private function author(): array {
		$id     = Settings::author_id();
		$author = get_userdata( $id );
		$tasks  = [
			new Task(
				'author',
				__( 'Viết tên và vài dòng về bạn', 'hien-core' ),
				__( 'Người đọc muốn biết ai đang viết; khi tên còn là tên đăng nhập thì trang hiện tên của trang thay vào.', 'hien-core' ),
				3,
				$author instanceof WP_User && Public_Name::has( $author ) && '' !== trim( $author->description ),
				__( 'Mở hồ sơ', 'hien-core' ),
				get_edit_user_link( $id ) ?: admin_url( 'users.php' ), // On a network they may not be allowed to edit the account.
			),
			new Task(
				'portrait',
				__( 'Thay chân dung vẽ sẵn bằng ảnh của bạn', 'hien-core' ),
				__( 'Một gương mặt thật làm người đọc tin hơn; chưa có ảnh thì trang dùng bức vẽ.', 'hien-core' ),
				1,
				null !== Portrait_Files::url( $id, 0 ),
				__( 'Mở trang tài khoản', 'hien-core' ),
				Paths::url( Login_Urls::ACCOUNT ),
				is_optional: true,
			),
		];
		return get_current_user_id() === $id ? $tasks : array_slice( $tasks, 0, 1 );
	}

	private function words(): Task {
		$pages = $this->pages->unwritten();
		return new Task(
			'pages',
			__( 'Viết các trang giới thiệu', 'hien-core' ),
			match ( true ) {
				[] !== $pages           => sprintf(
					/* translators: %s: titles of pages */
					__( 'Hiên đã tạo sẵn trang, còn trống: %s.', 'hien-core' ),
					implode( ', ', array_column( $pages, 'post_title' ) )
				),
				Theme::prints_screens() => __( 'Các trang này đã có lời của bạn.', 'hien-core' ),
				default                 => __( 'Các trang có sau khi bật giao diện Hiên.', 'hien-core' ),
			},
			10,
			Theme::prints_screens() && [] === $pages,
			__( 'Viết', 'hien-core' ),
			( [] === $pages ? '' : (string) get_edit_post_link( reset( $pages ), 'raw' ) ) ?: admin_url( 'edit.php?post_type=page' ),
		);
	}

	private function menu(): Task {
		return new Task(
			'menu',
			__( 'Xếp menu', 'hien-core' ),
			__( 'Chưa có menu thì đầu trang hiện trang chủ, bài mới và các chuyên mục.', 'hien-core' ),
			3,
			has_nav_menu( 'primary' ),
			__( 'Mở Giao diện > Menu', 'hien-core' ),
			admin_url( 'nav-menus.php' ),
			is_optional: true,
		);
	}

	private function mail(): Task {
		$found = Test_Mail::check();
		return new Task(
			'mail',
			__( 'Thử gửi thư', 'hien-core' ),
			__(
				'Thành viên xác nhận tài khoản và lấy lại mật khẩu bằng thư; hãy gửi cho mình một thư và bấm liên kết trong đó.',
				'hien-core'
			),
			5,
			$found->is_good(),
			__( 'Gửi thư thử cho tôi', 'hien-core' ),
			(string) array_key_first( $found->links + [ admin_url( 'site-health.php' ) => '' ] ),
		);
	}

	/** @return list<Task> In a network, only for its administrators: registration is opened for all sites together. */
	private function registration(): array {
		if ( is_multisite() && ! current_user_can( 'manage_network_options' ) ) {
			return [];
		}
		return [
			new Task(
				'registration',
				__( 'Mở đăng ký thành viên', 'hien-core' ),
				is_multisite()
					? __( 'Chỉ thành viên mới bình luận và trò chuyện được. Đăng ký mở chung cho mọi trang của mạng.', 'hien-core' )
					: __( 'Chỉ thành viên mới bình luận và trò chuyện được; hãy mở khi thư đã gửi được.', 'hien-core' ),
				1,
				(bool) get_option( 'users_can_register' ),
				is_multisite() ? __( 'Mở cài đặt của mạng', 'hien-core' ) : __( 'Mở Cài đặt > Tổng quan', 'hien-core' ),
				is_multisite() ? network_admin_url( 'settings.php' ) : admin_url( 'options-general.php' ),
			),
		];
	}

	/** @return list<Task> */
	private function services(): array {
		return [
			...$this->registration(),
			new Task(
				'google',
				__( 'Đăng nhập bằng Google', 'hien-core' ),
				__( 'Thành viên vào bằng tài khoản Google, không cần thêm mật khẩu.', 'hien-core' ),
				15,
				'' !== Sections::fields( 'google' )['client_id'],
				__( 'Mở Hiên > Cài đặt', 'hien-core' ),
				Settings_Page::url( 'google' ),
				is_optional: true,
			),
			new Task(
				'chat',
				__( 'Trò chuyện trực tiếp', 'hien-core' ),
				__(
					'Chưa làm gì thì thành viên để lại lời nhắn; với Firebase, miễn phí cho trang nhỏ, hai bên nói chuyện ngay.',
					'hien-core'
				),
				15,
				Chat_Config::is_ready(),
				__( 'Mở Hiên > Cài đặt', 'hien-core' ),
				Settings_Page::url( 'firebase' ),
				is_optional: true,
			),
		];
	}

	/** @return list<Task> */
	private function content(): array {
		$has_post = Sample_Content::has_own_post();
		return [
			new Task(
				'demo',
				__( 'Xem thử với nội dung mẫu, rồi gỡ ra', 'hien-core' ),
				__( 'Trang trống khó hình dung; nội dung mẫu nạp và gỡ đều bằng một nút, không đụng gì đến bài của bạn.', 'hien-core' ),
				2,
				$has_post && [] === Registry::all( 'post' ),
				__( 'Xem nội dung mẫu', 'hien-core' ),
				'#' . Demo_Section::ID,
				is_optional: true,
			),
			new Task(
				self::SAMPLES,
				__( 'Dọn bài mẫu của WordPress', 'hien-core' ),
				__(
					'Bài, trang và bình luận mà WordPress tạo sẵn đang hiện với mọi người; chúng vào thùng rác, lấy lại được.',
					'hien-core'
				),
				1,
				[] === Sample_Content::ids(),
				__( 'Bỏ vào thùng rác', 'hien-core' ),
			),
			new Task(
				'first-post',
				__( 'Viết bài đầu tiên', 'hien-core' ),
				__( 'Chọn chuyên mục trước khi đăng, vì tên chuyên mục nằm trong địa chỉ của bài.', 'hien-core' ),
				20,
				$has_post,
				__( 'Viết bài', 'hien-core' ),
				admin_url( 'post-new.php' ),
			),
		];
	}

	/** @return array{away:list<string>,is_hidden:bool} */
	private function stored(): array {
		$stored = (array) get_option( self::OPTION, [] );
		return [
			'away'      => array_values( array_filter( (array) ( $stored['away'] ?? [] ), 'is_string' ) ),
			'is_hidden' => (bool) ( $stored['is_hidden'] ?? false ),
		];
	}

	/** @param array{away?:list<string>,is_hidden?:bool} $changes */
	private function store( array $changes ): void {
		update_option( self::OPTION, $changes + $this->stored(), false );
	}
}
