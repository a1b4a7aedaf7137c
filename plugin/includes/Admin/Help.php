<?php
declare(strict_types=1);

namespace Hien\Admin;

use Hien\Import\Import_Page;
use Hien\Module;
use Hien\Redirects\Redirects_Page;
use Hien\Setup\Tasks;
use WP_Screen;

defined( 'ABSPATH' ) || exit;

/** The tab "Hiên" in the help of wp-admin's screens that are ours, or on which something of ours is. */
final class Help implements Module {

	public function __construct( private readonly Tasks $tasks ) {}

	public function register(): void {
		add_action( 'current_screen', [ $this, 'add' ] );
	}

	public function add( WP_Screen $screen ): void {
		$texts = self::texts();
		// The first part of a page's id is its menu's name, which may be translated.
		$id = (string) preg_replace( '/^.*_page_/', '', $screen->id );
		if ( ! isset( $texts[ $id ] ) ) {
			// One item of a list, or the terms by which it is filtered: its words.
			$id = 'edit-' . ( get_taxonomy( $screen->taxonomy )->object_type[0] ?? $screen->post_type );
		}
		if ( ! isset( $texts[ $id ] ) ) {
			return;
		}
		$screen->add_help_tab(
			[
				'id'       => 'hien',
				'title'    => __( 'Hiên', 'hien-core' ),
				'callback' => function () use ( $texts, $id ): void {
					foreach ( $texts[ $id ] as $paragraph ) {
						printf( '<p>%s</p>', esc_html( $paragraph ) );
					}
					if ( Start_Page::SLUG === $id && $this->tasks->is_hidden() ) {
						Start_Page::print_button( 'show', __( 'Hiện lại danh sách việc cần làm', 'hien-core' ) );
					} elseif ( Start_Page::SLUG === $id ) {
						Start_Page::print_button( 'hide', __( 'Cất cả danh sách', 'hien-core' ) );
					}
				},
			]
		);
	}

	/** @return array<string,list<string>> Paragraphs by screen. */
	public static function texts(): array {
		return [
			Start_Page::SLUG     => [
				__( 'Trên cùng là những điều trang tự thấy chưa ổn. “Kiểm tra kỹ” mở thử vài trang của chính bạn như một người lạ, mất vài giây.', 'hien-core' ),
				__( 'Bên dưới là việc cần làm. Trang tự biết việc nào đã xong, bạn không phải đánh dấu; việc nào chưa muốn làm thì “Bỏ qua”, rồi “Đưa trở lại” lúc nào cũng được.', 'hien-core' ),
			],
			Settings_Page::SLUG  => [
				__( 'Mỗi thẻ là một phần của trang. Ô nào để trống thì Hiên dùng lời mặc định; sửa xong bấm “Lưu cài đặt”. Ô sai được chỉ ra ngay bên dưới ô, và những gì bạn nhập vẫn còn.', 'hien-core' ),
				__(
					'Tên trang, khẩu hiệu và múi giờ ở Cài đặt > Tổng quan; tên và lời giới thiệu của tác giả ở Thành viên > Hồ sơ.',
					'hien-core'
				),
			],
			Chat_Page::SLUG      => [
				__( 'Cuộc trò chuyện chờ trả lời đứng trên. Gõ / trong ô nhập để chèn câu trả lời có sẵn; nút ba chấm để đánh dấu chưa đọc, soạn câu hỏi đáp, chặn hay xóa.', 'hien-core' ),
				__(
					'Thành viên bị chặn vẫn đọc được nhưng không viết được. Trang này mở thì chuông trên danh sách báo khi có tin mới.',
					'hien-core'
				),
			],
			Redirects_Page::SLUG => [
				__( 'Đổi tên hay chuyển chỗ một bài thì địa chỉ cũ tự dẫn về chỗ mới, bạn không phải làm gì. Chỉ thêm chuyển hướng ở đây khi muốn dẫn một địa chỉ khác.', 'hien-core' ),
				__( 'Thẻ “Không tìm thấy” ghi những địa chỉ mà người đọc đã mở nhưng không có gì: nên tạo chuyển hướng cho địa chỉ được mở nhiều.', 'hien-core' ),
			],
			Import_Page::SLUG    => [
				__( 'Bài, trang, bình luận, chuyên mục, thẻ và ảnh của blog cũ được nhập từ một tệp của WordPress hay Blogger. Nhập lại cùng một tệp không tạo thêm bản nào.', 'hien-core' ),
				__( 'Chưa vừa ý thì gỡ những gì đã nhập; bài bạn đã sửa hoặc đã có bình luận mới được giữ lại.', 'hien-core' ),
			],
			'edit-hien_message'  => [
				__( 'Mỗi lời nhắn từ trang liên hệ và khung góp ý được giữ ở đây, cả khi thư báo cho bạn không gửi được. Mở một tin để đọc và trả lời bằng thư.', 'hien-core' ),
			],
			'edit-hien_video'    => [
				__( 'Video là liên kết YouTube, Vimeo hay tệp trong thư viện. Xếp vào một loạt bài thì các phần hiện cạnh nhau theo thứ tự.', 'hien-core' ),
			],
			'edit-hien_image'    => [
				__( 'Mỗi ảnh có một số, giữ mãi, nên bình luận không bao giờ chuyển sang ảnh khác. Ảnh mới hiện trước.', 'hien-core' ),
			],
			'edit-hien_course'   => [ __( 'Khóa học có giá, giá ưu đãi và ngày hết ưu đãi; hết ngày thì giá thường tự hiện lại. Thẻ của khóa mở lời giới thiệu; có liên kết thì ở đó có nút “Đăng ký học”.', 'hien-core' ) ],
			'edit-hien_download' => [
				__(
					'Tài nguyên là một tệp trong thư viện; chưa chọn tệp thì chưa đăng được. Trang đếm số lượt tải của mỗi tệp.',
					'hien-core'
				),
			],
			'edit-hien_faq'      => [
				__(
					'Câu hỏi của thành viên chờ ở đây, chưa ai thấy. Viết câu trả lời vào nội dung rồi đăng: người hỏi nhận được thư.',
					'hien-core'
				),
			],
			'edit-hien_friend'   => [ __( 'Bạn bè là những người và trang bạn muốn giới thiệu, xếp theo số thứ tự.', 'hien-core' ) ],
			'edit-hien_project'  => [
				__( 'Dự án hiện ở trang về tác giả, xếp theo số thứ tự. Những dự án ở cột bên và trong khung Dịch vụ ở đầu trang thì chọn ở Hiên > Cài đặt > Dịch vụ và dự án.', 'hien-core' ),
			],
			'edit-hien_link'     => [ __( 'Liên kết hiện trên trang menu, kèm một dòng mô tả.', 'hien-core' ) ],
			'users'              => [
				__( 'Thành viên phải mở liên kết trong thư để xác nhận email. Ai không nhận được thư thì bạn xác nhận giúp: “Xác nhận email” bên dưới tên.', 'hien-core' ),
				__(
					'Danh sách công khai chỉ hiện tên, ảnh đại diện và ngày tham gia, không bao giờ hiện email hay tên đăng nhập.',
					'hien-core'
				),
			],
		];
	}
}
