<?php
declare(strict_types=1);

namespace Hien\Import;

defined( 'ABSPATH' ) || exit;

/** The parts of Import_Page. */
final class Import_View {

	public function __construct( private readonly Import_State $state ) {}

	/** What the last import has done, and the form that takes a file. */
	public function print_start(): void {
		$counts = Import_Map::counts();
		if ( Import_State::DONE === $this->state->phase ) {
			$this->print_result( $counts );
		} elseif ( Import_State::UNDONE === $this->state->phase ) {
			$kept = array_sum( $counts[ Import_Item::POST ] ?? [] );
			wp_admin_notice(
				esc_html(
					0 === $kept
						? __( 'Đã gỡ hết những gì đã nhập.', 'hien-core' )
						: sprintf(
							/* translators: %s: number of posts */
							__( 'Đã gỡ những gì đã nhập. Giữ lại %s bài bạn đã sửa hoặc đã có bình luận mới.', 'hien-core' ),
							number_format_i18n( $kept )
						)
				),
				[ 'type' => 'success' ]
			);
		}
		echo '<h2>' . esc_html__( 'Nhập từ một tệp', 'hien-core' ) . '</h2>';
		echo '<p>' . esc_html__(
			'Bài viết, trang, bình luận, chuyên mục, thẻ và ảnh của blog cũ về đây. Nhập lại cùng một tệp không tạo thêm bản nào, và lúc nào cũng gỡ lại được.',
			'hien-core'
		) . '</p>';
		echo '<ul class="ul-disc"><li>'
			. esc_html__( 'WordPress: ở trang cũ, Công cụ > Xuất ra > Tất cả nội dung; bạn sẽ có một tệp .xml.', 'hien-core' ) . '</li>';
		echo '<li>' . esc_html__(
			'Blogger: ở takeout.google.com chọn Blogger; giải nén, rồi lấy tệp feed.atom trong thư mục của blog. Tệp .xml sao lưu kiểu cũ cũng được.',
			'hien-core'
		) . '</li></ul>';
		$this->open_form( true );
		printf(
			'<p><label for="hien-file">%s</label><br><input type="file" id="hien-file" name="file" accept=".xml,.atom" aria-describedby="hien-file-hint"></p><p class="description" id="hien-file-hint">%s</p>',
			esc_html__( 'Tệp .xml hoặc .atom', 'hien-core' ),
			/* translators: %s: a size, such as 8 MB */
			esc_html( sprintf( __( 'Máy chủ nhận tệp tới %s.', 'hien-core' ), size_format( wp_max_upload_size() ) ) )
		);
		$folder = str_replace( wp_normalize_path( ABSPATH ), '', wp_normalize_path( Import_Files::folder() ) );
		printf(
			'<p class="description">%s</p>',
			wp_kses(
				sprintf(
					/* translators: %s: a folder */
					__( 'Tệp lớn hơn thì chép vào thư mục %s trên máy chủ rồi mở lại trang này. Nhập xong, tệp ấy được xóa.', 'hien-core' ),
					'<code>' . esc_html( $folder ) . '</code>'
				),
				[ 'code' => [] ]
			)
		);
		$files = Import_Files::all();
		if ( [] !== $files ) {
			echo '<p><label for="hien-name">' . esc_html__( 'Tệp đã chép lên máy chủ', 'hien-core' )
				. '</label><br><select id="hien-name" name="name"><option value="">—</option>';
			foreach ( $files as $file ) {
				printf( '<option value="%s">%s</option>', esc_attr( $file ), esc_html( Import_Files::shown_name( $file ) ) );
			}
			echo '</select></p>';
		}
		self::close_form( 'choose', __( 'Đọc tệp', 'hien-core' ) );
		$this->print_undo( $counts );
	}

	/** @param array<string,array<int,int>> $counts Of Import_Map. */
	private function print_result( array $counts ): void {
		$failed = $counts[ Import_Item::FILE ][ Import_Map::FAILED ] ?? 0;
		$there  = array_sum( array_map( 'array_sum', $counts ) );
		if ( $there !== $this->state->before ) {
			wp_admin_notice(
				esc_html( __( 'Đã nhập xong.', 'hien-core' ) . ' ' . self::summary( $counts ) ),
				[ 'type' => [] === $this->state->errors && 0 === $failed ? 'success' : 'warning' ]
			);
		} elseif ( ! isset( $this->state->errors['file'] ) ) {
			wp_admin_notice( esc_html__( 'Không có gì mới: mọi thứ trong tệp đã được nhập từ trước.', 'hien-core' ), [ 'type' => 'info' ] );
		}
		if ( [] !== $this->state->errors ) {
			echo '<h2>' . esc_html__( 'Chưa nhập được', 'hien-core' ) . '</h2><ul class="ul-disc">';
			foreach ( $this->state->errors as $error ) {
				echo '<li>' . esc_html( $error ) . '</li>';
			}
			echo '</ul>';
		}
		if ( $failed > 0 ) {
			/* translators: %s: number of pictures */
			echo '<h2>' . esc_html( sprintf( __( '%s ảnh chưa tải về được', 'hien-core' ), number_format_i18n( $failed ) ) ) . '</h2><p>'
				. esc_html__( 'Trong bài, các ảnh này vẫn trỏ về máy chủ cũ.', 'hien-core' ) . '</p><ul class="ul-disc">';
			foreach ( Import_Map::next( Import_Item::FILE, Import_Map::FAILED, 100 ) as $row ) {
				$data = Import_Map::data( $row );
				printf(
					'<li><code style="overflow-wrap: anywhere">%s</code>: %s</li>',
					esc_html( $data['url'] ?? '' ),
					esc_html( $data['error'] ?? '' )
				);
			}
			echo '</ul>';
			$this->open_form();
			self::close_form( 'retry', __( 'Thử lại', 'hien-core' ), 'secondary' );
		}
	}

	/** @param array<string,array<int,int>> $counts Of Import_Map. */
	private static function summary( array $counts ): string {
		// phpcs:ignore WordPress.Arrays.ArrayDeclarationSpacing -- Short.
		$done  = static fn( string $kind ): string => number_format_i18n(
			array_sum( array_diff_key( $counts[ $kind ] ?? [], [ Import_Map::RESERVED => 0, Import_Map::FAILED => 0 ] ) )
		);
		return sprintf(
			/* translators: 1: number of posts and pages, 2: of comments, 3: of pictures, 4: of categories and tags */
			__( 'Có %1$s bài và trang, %2$s bình luận, %3$s ảnh, %4$s chuyên mục và thẻ.', 'hien-core' ),
			$done( Import_Item::POST ),
			$done( Import_Item::COMMENT ),
			$done( Import_Item::FILE ),
			$done( Import_Item::TERM )
		);
	}

	/** @param array<string,array<int,int>> $counts Of Import_Map. */
	private function print_undo( array $counts ): void {
		if ( 0 === array_sum( array_map( 'array_sum', $counts ) ) ) {
			return;
		}
		$changed = Import_Undo::changed();
		echo '<h2>' . esc_html__( 'Gỡ lại', 'hien-core' ) . '</h2><p>' . esc_html( self::summary( $counts ) );
		echo ' ' . esc_html__( 'Nút dưới đây xóa hẳn tất cả những gì đã nhập, không đụng đến nội dung khác.', 'hien-core' );
		if ( $changed > 0 ) {
			echo ' ' . esc_html(
				sprintf(
					/* translators: %s: number of posts */
					__( 'Riêng %s bài bạn đã sửa hoặc đã có bình luận mới thì được giữ, cùng bình luận và ảnh của chúng.', 'hien-core' ),
					number_format_i18n( $changed )
				)
			);
		}
		echo '</p>';
		$this->open_form();
		printf(
			'<p><label><input type="checkbox" required> %s</label></p>',
			esc_html__( 'Tôi muốn gỡ, và biết là không lấy lại được.', 'hien-core' )
		);
		self::close_form( 'undo', __( 'Gỡ những gì đã nhập', 'hien-core' ), 'secondary' );
	}

	/** Whose posts they will be. */
	public function print_authors(): void {
		echo '<p>' . esc_html(
			sprintf(
				/* translators: 1: name of a file, 2: number of entries */
				__( 'Tệp %1$s có %2$s mục. Bài của ai thì đứng tên ai ở đây?', 'hien-core' ),
				$this->state->name,
				number_format_i18n( $this->state->total )
			)
		) . '</p>';
		$this->open_form();
		echo '<table class="form-table" role="presentation">';
		self::print_author( 'author', 'hien-author', __( 'Tác giả', 'hien-core' ), $this->state->author );
		foreach ( array_values( $this->state->names ) as $place => $name ) {
			self::print_author(
				'authors[]',
				"hien-author-$place",
				/* translators: %s: name of an author */
				sprintf( __( 'Bài của %s', 'hien-core' ), $name ),
				$this->state->author
			);
		}
		echo '</table>';
		self::close_form( 'start', __( 'Bắt đầu nhập', 'hien-core' ) );
		$this->open_form();
		self::close_form( 'leave', __( 'Thôi', 'hien-core' ), 'secondary' );
	}

	private static function print_author( string $name, string $id, string $label, int $selected ): void {
		printf( '<tr><th scope="row"><label for="%s">%s</label></th><td>', esc_attr( $id ), esc_html( $label ) );
		wp_dropdown_users(
			[
				'capability' => 'edit_posts',
				'name'       => $name,
				'id'         => $id,
				'selected'   => $selected,
			]
		);
		echo '</td></tr>';
	}

	/** Where the import stands; assets/import.js presses the button. */
	public function print_progress(): void {
		[ $sentence, $done, $total ] = $this->progress();
		printf(
			'<p role="status">%s</p><p><progress value="%d" max="%d" style="width: 100%%; max-width: 40rem" aria-label="%s"></progress></p>',
			esc_html( $sentence ),
			esc_attr( (string) min( $done, $total ) ),
			esc_attr( (string) max( 1, $total ) ),
			esc_attr__( 'Tiến độ', 'hien-core' )
		);
		$wait = Import_Run::wait();
		if ( $wait > 0 ) {
			printf(
				'<p>%s</p>',
				esc_html(
					sprintf(
						/* translators: %d: number of seconds */
						_n(
							'Một lượt khác đang làm việc này, ở một thẻ khác hay ở phía máy chủ. Nếu lượt ấy đã bị máy chủ ngắt giữa chừng thì sau %d giây nữa trang tự làm tiếp; bạn không phải làm gì.',
							'Một lượt khác đang làm việc này, ở một thẻ khác hay ở phía máy chủ. Nếu lượt ấy đã bị máy chủ ngắt giữa chừng thì sau %d giây nữa trang tự làm tiếp; bạn không phải làm gì.',
							$wait,
							'hien-core'
						),
						$wait
					)
				)
			);
		}
		echo '<p>' . esc_html__( 'Bạn có thể đóng trang này: việc vẫn chạy tiếp, chậm hơn một chút.', 'hien-core' ) . '</p>';
		$this->open_form( false, 'hien-import-next' );
		self::close_form( 'go', __( 'Làm tiếp', 'hien-core' ) );
		if ( Import_State::UNDO !== $this->state->phase ) {
			$this->open_form();
			self::close_form( 'leave', __( 'Dừng ở đây', 'hien-core' ), 'secondary' );
		}
	}

	/** @return array{string,int,int} Sentence, what is done, and the whole. */
	private function progress(): array {
		if ( Import_State::is_to_stop() ) {
			return [ __( 'Đang dừng.', 'hien-core' ), 0, 1 ];
		}
		$counts = Import_Map::counts();
		$files  = $counts[ Import_Item::FILE ] ?? [];
		$posts  = $counts[ Import_Item::POST ] ?? [];
		$entry  = max( 0, $this->state->entry );
		$loaded = array_sum( $files ) - ( $files[ Import_Map::RESERVED ] ?? 0 );

		[ $sentence, $done, $total ] = match ( $this->state->phase ) {
			/* translators: 1: entries that are done, 2: all */
			Import_State::POSTS    => [ __( 'Đang nhập bài: mục %1$s trong %2$s.', 'hien-core' ), $entry, $this->state->total ],
			/* translators: 1: entries that are done, 2: all */
			Import_State::COMMENTS => [ __( 'Đang nhập bình luận: mục %1$s trong %2$s.', 'hien-core' ), $entry, $this->state->total ],
			/* translators: 1: pictures that are there, 2: all */
			Import_State::FILES    => [ __( 'Đang tải ảnh: %1$s trong %2$s.', 'hien-core' ), $loaded, array_sum( $files ) ],
			Import_State::LINKS    => [
				/* translators: 1: posts that are done, 2: all */
				__( 'Đang đặt ảnh và liên kết vào bài: %1$s trong %2$s.', 'hien-core' ),
				$posts[ Import_Map::DONE ] ?? 0,
				array_sum( $posts ),
			],
			/* translators: 2: number of objects */
			Import_State::UNDO     => [ __( 'Đang gỡ: còn %2$s mục.', 'hien-core' ), 0, array_sum( array_map( 'array_sum', $counts ) ) ],
			default                => [ __( 'Đang hoàn tất.', 'hien-core' ), 1, 1 ],
		};
		return [ sprintf( $sentence, number_format_i18n( $done ), number_format_i18n( $total ) ), $done, $total ];
	}

	private function open_form( bool $has_file = false, string $name = 'hien-import-form' ): void {
		printf(
			'<form method="post" action="%s" enctype="%s" class="%s">',
			// In the address too: of a file that is too large for the server, nothing of the form arrives.
			esc_url( admin_url( 'admin-post.php?action=' . Import_Page::ACTION ) ),
			esc_attr( $has_file ? 'multipart/form-data' : 'application/x-www-form-urlencoded' ),
			esc_attr( $name )
		);
		wp_nonce_field( Import_Page::ACTION, '_wpnonce', false );
	}

	private static function close_form( string $action, string $label, string $kind = 'primary' ): void {
		printf(
			'<p><button class="button button-%s" name="do" value="%s">%s</button></p></form>',
			esc_attr( $kind ),
			esc_attr( $action ),
			esc_html( $label )
		);
	}
}
