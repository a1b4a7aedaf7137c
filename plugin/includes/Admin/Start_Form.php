<?php
declare(strict_types=1);

namespace Hien\Admin;

use Hien\Admin_Action;
use Hien\Content\Public_Name;
use Hien\Module;
use Hien\Pages\Default_Pages;
use Hien\Settings\Settings;
use Hien\Setup\Sample_Content;
use Hien\Setup\Site_File;
use Hien\Setup\Tasks;
use Hien\Theme;
use WP_User;

defined( 'ABSPATH' ) || exit;

/**
 * One form at Hiên > Bắt đầu for what several tasks ask for in words. It has the fields of the tasks that are open; an empty field changes
 * nothing.
 */
final class Start_Form implements Module {

	/** Name of the form's action in admin-post.php, and of its nonce. */
	public const ACTION = 'hien_start_form';

	/** Field => the task that it does, or a part of it. */
	private const TASKS = [
		'name'         => 'name',
		'description'  => 'name',
		'display_name' => 'author',
		'biography'    => 'author',
		'about'        => 'pages',
		'author'       => 'pages',
		'registration' => 'registration',
		'samples'      => Tasks::SAMPLES,
	];

	public function __construct(
		private readonly Tasks $tasks,
		private readonly Default_Pages $pages,
		private readonly Site_File $file,
	) {}

	public function register(): void {
		add_action( 'admin_post_' . self::ACTION, [ $this, 'save' ] );
	}

	public function print(): void {
		$fields = $this->fields();
		if ( [] === $fields ) {
			return;
		}
		Admin_Action::open_form( self::ACTION, css_class: 'hien-task' );
		?>
			<h2><?php esc_html_e( 'Điền một lần cho nhanh', 'hien-core' ); ?></h2>
			<p><?php esc_html_e( 'Ô nào chưa muốn điền thì để nguyên; sau này sửa ở đâu, các việc bên dưới sẽ chỉ cho bạn.', 'hien-core' ); ?></p>
			<?php
			foreach ( $fields as $name => [ $label, $value ] ) {
				self::print_field( $name, $label, $value );
			}
			?>
			<button class="button button-primary"><?php esc_html_e( 'Lưu', 'hien-core' ); ?></button>
		</form>
		<?php
	}

	/** Stores what was filled in, and redirects back. */
	public function save(): void {
		check_admin_referer( self::ACTION );
		Admin_Action::require_capability( Start_Page::CAPABILITY );
		$names  = array_keys( $this->fields() );
		$filled = array_filter(
			array_combine( $names, array_map( self::posted( ... ), $names ) ),
			static fn( string $text ): bool => '' !== $text
		);
		$author = $this->author();
		if (
			isset( $filled['display_name'] )
			&& null !== $author
			&& Public_Name::is_private( $filled['display_name'], [ $author->user_login, $author->user_email ] )
		) {
			Admin_Action::stop(
				__( 'Tên của bạn không thể là tên đăng nhập hay địa chỉ email, vì ai cũng thấy tên ấy. Bạn quay lại và ghi tên khác nhé; những gì bạn đã điền ở các ô khác vẫn còn.', 'hien-core' ),
				400
			);
		}
		$this->file->apply( self::as_file( $filled ) );
		if ( isset( $filled['samples'] ) ) {
			Sample_Content::trash();
		}
		wp_safe_redirect( add_query_arg( Start_Page::SAVED, '1', Start_Page::url() ) );
		exit;
	}

	/** @return array<string,array{string,string|bool}> Name => label, and the present text or whether a box is ticked. */
	private function fields(): array {
		if ( ! Theme::prints_screens() ) {
			return []; // The pages come with the theme: one form asks for all.
		}
		$author   = $this->author();
		$has_name = null !== $author && Public_Name::has( $author );
		$fields   = [
			'name'         => [ __( 'Tên trang', 'hien-core' ), (string) get_option( 'blogname' ) ],
			'description'  => [ __( 'Khẩu hiệu, một dòng dưới tên', 'hien-core' ), (string) get_option( 'blogdescription' ) ],
			'display_name' => [ __( 'Tên của bạn, như người đọc thấy', 'hien-core' ), $has_name ? $author->display_name : '' ],
			'biography'    => [ __( 'Vài dòng về bạn', 'hien-core' ), (string) $author?->description ],
			'about'        => [ __( 'Lời của trang Giới thiệu: trang này viết về gì, cho ai', 'hien-core' ), '' ],
			'author'       => [ __( 'Lời của trang về tác giả: bạn là ai, đã làm gì', 'hien-core' ), '' ],
			'registration' => [ __( 'Mở đăng ký thành viên', 'hien-core' ), false ],
			'samples'      => [ __( 'Bỏ bài mẫu của WordPress vào thùng rác', 'hien-core' ), true ],
		];
		$open   = $this->tasks->open();
		$pages  = $this->pages->unwritten();
		$fields = array_filter(
			$fields,
			static fn( string $name ): bool => isset( $open[ self::TASKS[ $name ] ] )
				&& ( 'registration' !== $name || ! is_multisite() ) // It is the network's.
				&& ( 'author' !== self::TASKS[ $name ] || null !== $author )
				&& ( 'pages' !== self::TASKS[ $name ] || isset( $pages[ $name ] ) ),
			ARRAY_FILTER_USE_KEY
		);
		// A box alone is no form: its task has a button.
		return [] === array_filter( array_column( $fields, 1 ), 'is_string' ) ? [] : $fields;
	}

	/** The author's account, if whoever is signed in may edit it. */
	private function author(): ?WP_User {
		$id = Settings::author_id();
		return current_user_can( 'edit_user', $id ) ? ( get_userdata( $id ) ?: null ) : null;
	}

	/** A field of the request as plain text. What stores it escapes or filters it, as WordPress's own forms do. */
	private static function posted( string $name ): string {
		$value = $_POST[ $name ] ?? ''; // phpcs:ignore WordPress.Security -- save() checks the nonce.
		return is_string( $value ) ? trim( wp_check_invalid_utf8( wp_unslash( $value ) ) ) : '';
	}

	/**
	 * @param array<string,string> $filled
	 * @return array<string,mixed> As Site_File::apply() takes it.
	 */
	private static function as_file( array $filled ): array {
		$author = array_filter(
			[
				'display_name' => $filled['display_name'] ?? '',
				'description'  => $filled['biography'] ?? '',
			]
		);
		return array_filter(
			[
				'author'       => $author,
				'pages'        => array_map(
					static fn( string $text ): array => [ 'content' => self::paragraphs( $text ) ],
					array_intersect_key( $filled, array_flip( [ 'about', 'author' ] ) )
				),
				'registration' => isset( $filled['registration'] ),
			]
		) + array_intersect_key( $filled, array_flip( [ 'name', 'description' ] ) );
	}

	/** A text as paragraphs of the block editor; blank lines part them. */
	private static function paragraphs( string $text ): string {
		$paragraphs = preg_split( '/\n\s*\n/', str_replace( "\r", '', $text ) ) ?: [];
		return implode(
			"\n\n",
			array_map(
				static fn( string $each ): string => "<!-- wp:paragraph -->\n<p>" . nl2br( esc_html( trim( $each ) ), false )
					. "</p>\n<!-- /wp:paragraph -->",
				$paragraphs
			)
		);
	}

	private static function print_field( string $name, string $label, string|bool $value ): void {
		$id = "hien-start-$name";
		if ( is_bool( $value ) ) {
			printf(
				'<p><label><input type="checkbox" name="%s" value="1"%s> %s</label></p>',
				esc_attr( $name ),
				checked( $value, true, false ),
				esc_html( $label )
			);
		} elseif ( in_array( $name, [ 'name', 'description', 'display_name' ], true ) ) {
			printf(
				'<p><label for="%1$s">%2$s</label><br><input class="large-text" id="%1$s" name="%3$s" value="%4$s"></p>',
				esc_attr( $id ),
				esc_html( $label ),
				esc_attr( $name ),
				esc_attr( $value )
			);
		} else {
			printf(
				'<p><label for="%1$s">%2$s</label><br><textarea class="large-text" id="%1$s" name="%3$s" rows="4">%4$s</textarea></p>',
				esc_attr( $id ),
				esc_html( $label ),
				esc_attr( $name ),
				esc_textarea( $value )
			);
		}
	}
}
