<?php
declare(strict_types=1);

namespace Hien\Import;

use Hien\Admin_Action;
use Hien\Module;
use Hien\Visitors\Request;
use WP_Error;

defined( 'ABSPATH' ) || exit;

/** wp-admin, Công cụ > Chuyển nhà về Hiên: choose a file and authors, watch the import, read what could not be imported, undo it. */
final class Import_Page implements Module {

	public const SLUG = 'hien-import';

	/** Name of the forms' action in admin-post.php, and of their nonce. */
	public const ACTION = 'hien_import';

	private const CAPABILITY = 'import';

	/** Transient with the error that is shown next; the user's id follows. */
	private const ERROR = 'hien_import_error_';

	/** Authors of a file for each of whom an account can be chosen. */
	private const AUTHORS = 50;

	public function __construct( private readonly Import_Run $run ) {}

	public function register(): void {
		add_action( 'admin_menu', [ $this, 'add' ] );
		add_action( 'admin_init', [ $this, 'add_importer' ] );
		// That address has neither the page's script nor its help.
		add_action( 'load-importer-' . self::SLUG, static fn() => self::go_back() );
		add_action( 'admin_post_' . self::ACTION, [ $this, 'handle' ] );
	}

	public function add(): void {
		$page = add_management_page(
			__( 'Chuyển nhà về Hiên', 'hien-core' ),
			__( 'Chuyển nhà về Hiên', 'hien-core' ),
			self::CAPABILITY,
			self::SLUG,
			[ $this, 'render' ]
		);
		add_action(
			"load-$page",
			static fn() => wp_enqueue_script(
				'hien-import',
				plugins_url( 'assets/import.js', HIEN_CORE_FILE ),
				[],
				(string) filemtime( dirname( HIEN_CORE_FILE ) . '/assets/import.js' ),
				true
			)
		);
	}

	/** Adds a line to Công cụ > Nhập dữ liệu. */
	public function add_importer(): void {
		register_importer(
			self::SLUG,
			'Hiên',
			__( 'Nhập bài viết, bình luận và ảnh từ WordPress hay Blogger.', 'hien-core' ),
			[ $this, 'render' ]
		);
	}

	private static function url(): string {
		return add_query_arg( 'page', self::SLUG, admin_url( 'tools.php' ) );
	}

	/** Redirects to the page, which shows the error, if there is one, once. */
	private static function go_back( string $error = '' ): never {
		if ( '' !== $error ) {
			set_transient( self::ERROR . get_current_user_id(), $error, HOUR_IN_SECONDS );
		}
		wp_safe_redirect( self::url() );
		exit;
	}

	/** Does what a form asks for, and redirects to the page. */
	public function handle(): void {
		Admin_Action::require_capability( self::CAPABILITY );
		if ( [] === $_POST && (int) Request::server( 'CONTENT_LENGTH' ) > 0 ) {
			self::go_back( self::no_file() );
		}
		check_admin_referer( self::ACTION );
		$state = Import_State::load();
		$done  = match ( sanitize_key( $_POST['do'] ?? '' ) ) {
			'choose' => $state->is_running() ? true : $this->choose(),
			'start'  => $this->start( $state ),
			'go'     => $this->run->batch(),
			'retry'  => $this->retry( $state ),
			'undo'   => $this->undo( $state ),
			'leave'  => $this->leave( $state ),
			default  => Admin_Action::refuse_button(),
		};
		self::go_back( is_wp_error( $done ) ? $done->get_error_message() : '' );
	}

	private static function no_file(): string {
		return __(
			'Chưa nhận được tệp nào. Bạn chọn tệp rồi thử lại nhé; tệp lớn quá mức máy chủ cho phép thì chép vào thư mục nói bên dưới.',
			'hien-core'
		);
	}

	/** Takes a file, uploaded or from the folder. */
	private function choose(): true|WP_Error {
		// phpcs:ignore WordPress.Security -- handle() checks the nonce, path() that there is such a file.
		$name   = wp_unslash( is_string( $_POST['name'] ?? null ) ? $_POST['name'] : '' );
		// phpcs:ignore WordPress.Security -- As above; Import_Files checks the file.
		$upload = is_string( $_FILES['file']['name'] ?? null ) ? $_FILES['file'] : []; // Not where the field's name is a list.
		$path   = Import_Files::path( $name );
		if ( null === $path ) {
			if ( UPLOAD_ERR_NO_FILE === ( $upload['error'] ?? UPLOAD_ERR_NO_FILE ) ) {
				return new WP_Error( 'hien_no_file', self::no_file() );
			}
			$name = sanitize_file_name( (string) ( $upload['name'] ?? '' ) );
			$path = Import_Files::store( $upload );
			if ( is_wp_error( $path ) ) {
				return $path;
			}
		} else {
			$name = Import_Files::shown_name( $name );
			$path = Import_Files::hide( $path );
		}
		try {
			$source = Xml_Source::of( $path );
			$state  = new Import_State();
			$first  = [];
			foreach ( $source->entries( -1 ) as $first ) { // Reads the head of the file, which names the authors.
				if ( [] !== $first ) {
					break;
				}
			}
			if ( [] === $first ) {
				throw new Broken_File(
					esc_html__(
						'Tệp này đúng loại nhưng không có bài viết, bình luận hay ảnh nào để nhập. Bạn xuất lại ở trang cũ, chọn tất cả nội dung, rồi thử lại nhé.',
						'hien-core'
					)
				);
			}
			$state->phase   = Import_State::READY;
			$state->file    = $path;
			$state->name    = $name;
			$state->total   = $source->count();
			$state->user    = get_current_user_id();
			$state->author  = $state->user;
			$state->names   = array_slice( $source->authors(), 0, self::AUTHORS, true );
			$state->authors = array_fill_keys( array_keys( $state->names ), $state->user );
			$state->save();
		} catch ( Broken_File $error ) {
			Import_Files::discard( $path );
			return new WP_Error( 'hien_broken_file', $error->getMessage() );
		}
		return true;
	}

	private function start( Import_State $state ): true {
		if ( Import_State::READY === $state->phase ) {
			// phpcs:ignore WordPress.Security -- handle() checks the nonce; an id.
			$state->author = self::user( $_POST['author'] ?? '', $state->author );
			// phpcs:ignore WordPress.Security -- As above.
			$chosen        = is_array( $_POST['authors'] ?? null ) ? array_values( $_POST['authors'] ) : [];
			foreach ( array_keys( $state->authors ) as $place => $name ) {
				$state->authors[ $name ] = self::user( $chosen[ $place ] ?? '', $state->author );
			}
			$state->user   = get_current_user_id();
			$state->before = array_sum( array_map( 'array_sum', Import_Map::counts() ) );
			$state->enter( Import_State::POSTS );
			$state->save();
			// This file may contain what posts of an earlier file link to.
			Import_Map::change( Import_Item::POST, Import_Map::DONE, Import_Map::MADE );
			$this->run->batch( 1 );
		}
		return true;
	}

	/** A user who may write, or another one. */
	private static function user( mixed $id, int $other ): int {
		return is_scalar( $id ) && user_can( (int) $id, 'edit_posts' ) && ( ! is_multisite() || is_user_member_of_blog( (int) $id ) )
			? (int) $id
			: $other;
	}

	/** Tries again to fetch the pictures that could not be fetched. */
	private function retry( Import_State $state ): true {
		if ( Import_State::DONE === $state->phase ) {
			Import_Map::change( Import_Item::FILE, Import_Map::FAILED, Import_Map::RESERVED );
			Import_Map::change( Import_Item::POST, Import_Map::DONE, Import_Map::MADE );
			$state->enter( Import_State::FILES );
			$state->save();
		}
		return true;
	}

	private function undo( Import_State $state ): true {
		if ( ! $state->is_running() ) {
			$state->errors = [];
			$state->enter( Import_State::UNDO );
			$state->save();
			$this->run->batch( 1 );
		}
		return true;
	}

	/** Drops the chosen file, or ends the import early; what is imported already stays. */
	private function leave( Import_State $state ): true {
		if ( $state->is_running() ) {
			Import_State::ask_to_stop();
			$this->run->batch(); // Stops the import now, unless another request is working at it: that one stops by itself.
		} elseif ( Import_State::READY === $state->phase ) {
			$state->stop( Import_State::NONE );
		}
		return true;
	}

	public function render(): void {
		$state = Import_State::load();
		$name  = self::ERROR . get_current_user_id();
		$error = get_transient( $name );
		echo '<div class="wrap" id="hien-import"><h1>' . esc_html__( 'Chuyển nhà về Hiên', 'hien-core' ) . '</h1>';
		if ( is_string( $error ) ) {
			delete_transient( $name );
			wp_admin_notice( esc_html( $error ), [ 'type' => 'error' ] );
		}
		Import_Files::prepare();
		$view = new Import_View( $state );
		match ( true ) {
			Import_State::READY === $state->phase => $view->print_authors(),
			$state->is_running()                  => $view->print_progress(),
			default                               => $view->print_start(),
		};
		echo '</div>';
	}
}
