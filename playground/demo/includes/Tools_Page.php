<?php
declare(strict_types=1);

namespace Hien\Demo;

use RuntimeException;

/** wp-admin, Công cụ > Nội dung mẫu: the numbers of demo objects, and buttons to load and remove them. */
final class Tools_Page {

	private const SLUG       = 'hien-demo';
	private const CAPABILITY = 'manage_options';
	private const LOAD       = 'hien_demo_load';
	private const REMOVE     = 'hien_demo_remove';

	public static function register(): void {
		add_action( 'admin_menu', [ self::class, 'add' ] );
		add_action( 'admin_post_' . self::LOAD, [ self::class, 'handle_load' ] );
		add_action( 'admin_post_' . self::REMOVE, [ self::class, 'handle_remove' ] );
	}

	public static function add(): void {
		$title = __( 'Nội dung mẫu', 'hien-demo' );
		add_management_page( $title, $title, self::CAPABILITY, self::SLUG, [ self::class, 'render' ] );
	}

	public static function handle_load(): void {
		self::authorize( self::LOAD );
		try {
			Loader::load();
		} catch ( RuntimeException $error ) {
			wp_die( esc_html( $error->getMessage() ), '', [ 'back_link' => true ] );
		}
		self::redirect( 'loaded' );
	}

	public static function handle_remove(): void {
		self::authorize( self::REMOVE );
		Remover::remove();
		self::redirect( 'removed' );
	}

	public static function render(): void {
		$counts = self::counts();
		?>
		<div class="wrap">
			<h1><?php esc_html_e( 'Nội dung mẫu', 'hien-demo' ); ?></h1>
			<?php self::notice(); ?>
			<p><?php esc_html_e( 'Bài viết, trang, video, khóa học, bình luận, thành viên, menu và hình ảnh để xem thử trang. Nạp lại chỉ thêm những gì còn thiếu; nội dung bạn đã sửa được giữ nguyên.', 'hien-demo' ); ?></p>
			<table class="widefat striped" style="max-width: 30rem">
				<caption class="screen-reader-text"><?php esc_html_e( 'Nội dung mẫu hiện có', 'hien-demo' ); ?></caption>
				<tbody>
					<?php foreach ( $counts as $label => $count ) : ?>
						<tr>
							<th scope="row"><?php echo esc_html( $label ); ?></th>
							<td><?php echo esc_html( number_format_i18n( $count ) ); ?></td>
						</tr>
					<?php endforeach; ?>
				</tbody>
			</table>
			<?php
			self::button( self::LOAD, __( 'Nạp nội dung mẫu', 'hien-demo' ), 'primary' );
			if ( array_sum( $counts ) ) {
				self::button(
					self::REMOVE,
					__( 'Gỡ nội dung mẫu', 'hien-demo' ),
					'delete',
					__( 'Gỡ toàn bộ nội dung mẫu, kể cả những bài mẫu bạn đã sửa và bình luận dưới các bài ấy?', 'hien-demo' )
				);
			}
			?>
		</div>
		<?php
	}

	private static function button( string $action, string $label, string $type, string $question = '' ): void {
		$confirm = $question ? sprintf( 'return confirm(%s)', wp_json_encode( $question ) ) : '';
		?>
		<form action="<?php echo esc_url( admin_url( 'admin-post.php' ) ); ?>" method="post" onsubmit="<?php echo esc_attr( $confirm ); ?>">
			<input type="hidden" name="action" value="<?php echo esc_attr( $action ); ?>">
			<?php
			wp_nonce_field( $action );
			submit_button( $label, $type );
			?>
		</form>
		<?php
	}

	private static function notice(): void {
		// phpcs:ignore WordPress.Security.NonceVerification.Recommended -- Only chooses which of two fixed sentences to print.
		$done = sanitize_key( $_GET['done'] ?? '' );
		$text = match ( $done ) {
			'loaded'  => __( 'Đã nạp nội dung mẫu.', 'hien-demo' ),
			'removed' => __( 'Đã gỡ nội dung mẫu.', 'hien-demo' ),
			default   => '',
		};
		if ( $text ) {
			wp_admin_notice( $text, [ 'type' => 'success', 'dismissible' => true ] );
		}
	}

	/** @return array<string,int> How many there are of each kind that the site has. */
	private static function counts(): array {
		$keys  = array_keys( Registry::all( 'post' ) + Registry::all( 'term' ) );
		$count = static fn( string $kind ): int => count( array_filter( $keys, static fn( string $key ): bool => str_starts_with( $key, "$kind:" ) ) );
		$items = [];
		foreach ( array_filter( [ ...array_map( get_post_type_object( ... ), Items::TYPES ), ...array_map( get_taxonomy( ... ), Items::TAXONOMIES ) ] ) as $kind ) {
			$items[ (string) $kind->labels->name ] = $count( $kind->name );
		}

		return [
			__( 'Bài viết', 'hien-demo' )        => $count( 'post' ),
			__( 'Trang', 'hien-demo' )           => $count( 'page' ),
			__( 'Tệp phương tiện', 'hien-demo' ) => $count( 'media' ),
			__( 'Chuyên mục', 'hien-demo' )      => $count( 'category' ),
			__( 'Thẻ', 'hien-demo' )             => $count( 'post_tag' ),
			__( 'Menu', 'hien-demo' )            => $count( 'menu' ),
			...$items,
			__( 'Bình luận', 'hien-demo' )       => count( Registry::all( 'comment' ) ),
			__( 'Thành viên', 'hien-demo' )      => count( Registry::all( 'user' ) ),
		];
	}

	private static function authorize( string $action ): void {
		check_admin_referer( $action );
		if ( ! current_user_can( self::CAPABILITY ) ) {
			wp_die( esc_html__( 'Bạn không được phép làm việc này.', 'hien-demo' ), '', [ 'response' => 403 ] );
		}
	}

	private static function redirect( string $done ): never {
		wp_safe_redirect( add_query_arg( [ 'page' => self::SLUG, 'done' => $done ], admin_url( 'tools.php' ) ) );
		exit;
	}
}
