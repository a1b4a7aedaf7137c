<?php
declare(strict_types=1);

namespace Hien\Redirects;

use Hien\Admin\Settings_Page;
use Hien\Module;
use WP_Error;

defined( 'ABSPATH' ) || exit;

/** wp-admin, Hiên > Địa chỉ: the owner's redirects, and the addresses that readers have not found. */
final class Redirects_Page implements Module {

	public const SLUG = 'hien-redirects';

	private const CAPABILITY = 'manage_options';

	/** Nonce of the form. */
	private const SAVE = 'hien_save_redirect';

	private ?Redirect_List $list = null;

	private ?WP_Error $error = null;

	public function register(): void {
		add_action( 'admin_menu', [ $this, 'add' ], 11 ); // After Hiên's own menu.
		add_filter(
			'set_screen_option_' . Redirect_List::PER_PAGE,
			static fn( mixed $kept, string $option, mixed $value ): int => max( 1, min( 200, (int) $value ) ),
			10,
			3
		);
	}

	public function add(): void {
		$page = add_submenu_page(
			Settings_Page::SLUG,
			__( 'Địa chỉ', 'hien-core' ),
			__( 'Địa chỉ', 'hien-core' ),
			self::CAPABILITY,
			self::SLUG,
			[ $this, 'render' ]
		);
		add_action( "load-$page", [ $this, 'load' ] );
	}

	/** URL of the page, with query arguments. */
	public static function url( string|int ...$args ): string {
		return add_query_arg(
			array_map( 'rawurlencode', array_map( 'strval', [ 'page' => self::SLUG ] + $args ) ),
			admin_url( 'admin.php' )
		);
	}

	/** Does what was asked, and redirects; after an error the page shows what was typed. */
	public function load(): void {
		add_filter( 'removable_query_args', static fn( mixed $names ): array => [ ...(array) $names, 'done' ] );
		$this->list = new Redirect_List( 'missing' === self::argument( 'tab' ) );
		add_screen_option(
			'per_page',
			[
				'default' => Redirect_List::DEFAULT_PER_PAGE,
				'option'  => Redirect_List::PER_PAGE,
			]
		);
		if ( isset( $_POST['from'], $_POST['to'] ) ) {
			check_admin_referer( self::SAVE );
			$saved = Owner_Redirects::save( self::posted( 'from' ), self::posted( 'to' ), (int) self::posted( 'id' ) );
			if ( is_wp_error( $saved ) ) {
				$this->error = $saved;
				return;
			}
			self::go( 'saved' );
		}
		$done = $this->list->do_action();
		if ( null !== $done ) {
			self::go( $done );
		}
	}

	private static function go( string $done ): never {
		wp_safe_redirect(
			self::url( ...( 'missing' === self::argument( 'tab' ) && 'saved' !== $done ? [ 'tab' => 'missing' ] : [] ), done: $done )
		);
		exit;
	}

	public function render(): void {
		$is_missing = 'missing' === self::argument( 'tab' );
		echo '<div class="wrap"><h1>' . esc_html__( 'Địa chỉ', 'hien-core' ) . '</h1>';
		echo '<p>' . esc_html__(
			'Khi bạn đổi tên, chuyển chỗ hay đổi cấu trúc đường dẫn, địa chỉ cũ của bài, trang, chuyên mục, thẻ và loạt bài tự dẫn về chỗ mới. Ở đây bạn thêm những chuyển hướng khác, và xem người đọc đã tìm gì mà không thấy.',
			'hien-core'
		) . '</p>';
		self::print_done();
		echo '<nav class="nav-tab-wrapper">';
		foreach ( [ '' => __( 'Chuyển hướng', 'hien-core' ), 'missing' => __( 'Không tìm thấy', 'hien-core' ) ] as $tab => $label ) {
			$is_current = ( 'missing' === $tab ) === $is_missing;
			$mark = $is_current ? 'class="nav-tab nav-tab-active" aria-current="page"' : 'class="nav-tab"';
			printf(
				'<a %s href="%s">%s</a>',
				// phpcs:ignore WordPress.Security.EscapeOutput.OutputNotEscaped -- One of two texts above.
				$mark,
				esc_url( self::url( ...( '' === $tab ? [] : [ 'tab' => $tab ] ) ) ),
				esc_html( $label )
			);
		}
		echo '</nav>';
		if ( $is_missing ) {
			echo '<p>' . esc_html(
				sprintf(
					/* translators: %d: number of days */
					__( 'Địa chỉ mà người đọc mở nhưng không có gì, trong %d ngày qua. Hiên không ghi ai đã mở, và bỏ qua các công cụ dò tìm.', 'hien-core' ),
					Not_Found_Log::DAYS
				)
			) . '</p>';
		} else {
			$this->print_form();
		}
		$this->list?->prepare_items();
		echo '<form method="get"><input type="hidden" name="page" value="' . esc_attr( self::SLUG ) . '">'
			. ( $is_missing ? '<input type="hidden" name="tab" value="missing">' : '' );
		$this->list?->search_box( __( 'Tìm địa chỉ', 'hien-core' ), 'hien-address' );
		$this->list?->display();
		echo '</form></div>';
	}

	private static function print_done(): void {
		$text = match ( self::argument( 'done' ) ) {
			'saved'     => __( 'Đã lưu chuyển hướng.', 'hien-core' ),
			'deleted'   => __( 'Đã xóa chuyển hướng.', 'hien-core' ),
			'forgotten' => __( 'Đã bỏ khỏi danh sách.', 'hien-core' ),
			default     => '',
		};
		if ( '' !== $text ) {
			wp_admin_notice(
				esc_html( $text ),
				[
					'type'        => 'success',
					'dismissible' => true,
				]
			);
		}
	}

	/** The form for a new redirect, or for the one that is edited; after an error with what was typed. */
	private function print_form(): void {
		$id       = null === $this->error ? (int) self::argument( 'edit' ) : (int) self::posted( 'id' );
		$edited   = Owner_Redirects::get( $id );
		$values   = null === $this->error ? [
			'from' => $edited->name ?? self::argument( 'from' ),
			'to'   => $edited->target ?? '',
		] : [
			'from' => self::posted( 'from' ),
			'to'   => self::posted( 'to' ),
		];
		$problems = (array) ( $this->error?->get_error_data()['params'] ?? [] );
		$first    = array_key_first( $problems );
		if ( null !== $this->error ) {
			wp_admin_notice( esc_html( $this->error->get_error_message() ), [ 'type' => 'error' ] );
		}
		echo '<h2>' . esc_html( null === $edited ? __( 'Thêm chuyển hướng', 'hien-core' ) : __( 'Sửa chuyển hướng', 'hien-core' ) )
			. '</h2>';
		echo '<form method="post" action="' . esc_url( self::url() ) . '" novalidate>';
		wp_nonce_field( self::SAVE );
		echo '<input type="hidden" name="id" value="' . esc_attr( (string) ( $edited->id ?? 0 ) )
			. '"><table class="form-table" role="presentation">';
		self::print_field(
			'from',
			__( 'Địa chỉ cũ', 'hien-core' ),
			$values['from'],
			__( 'Trong trang này, như /bai-cu hay /tin/bai-cu.html.', 'hien-core' ),
			$problems['from'] ?? '',
			'from' === $first
		);
		self::print_field(
			'to',
			__( 'Chuyển hướng tới', 'hien-core' ),
			$values['to'],
			__( 'Một địa chỉ trong trang, như /tin-moi, hoặc của trang khác, như https://example.com/.', 'hien-core' ),
			$problems['to'] ?? '',
			'to' === $first
		);
		echo '</table><p class="submit">';
		submit_button( __( 'Lưu chuyển hướng', 'hien-core' ), 'primary', 'submit', false );
		if ( null !== $edited ) {
			printf( ' <a class="button" href="%s">%s</a>', esc_url( self::url() ), esc_html__( 'Thôi', 'hien-core' ) );
		}
		echo '</p></form>';
	}

	private static function print_field(
		string $name,
		string $label,
		string $value,
		string $hint,
		string $problem,
		bool $is_first_problem
	): void {
		printf( '<tr><th scope="row"><label for="hien-%1$s">%2$s</label></th><td>', esc_attr( $name ), esc_html( $label ) );
		$described = '' === $problem ? "hien-$name-hint" : "hien-$name-hint hien-$name-problem";
		printf(
			'<input class="regular-text code" id="hien-%1$s" name="%1$s" type="text" value="%2$s" aria-describedby="%3$s"',
			esc_attr( $name ),
			esc_attr( $value ),
			esc_attr( $described )
		);
		echo ( '' === $problem ? '' : ' aria-invalid="true"' ) . ( $is_first_problem ? ' autofocus>' : '>' );
		if ( '' !== $problem ) {
			printf( '<p class="notice notice-error inline" id="hien-%s-problem">%s</p>', esc_attr( $name ), esc_html( $problem ) );
		}
		printf( '<p class="description" id="hien-%s-hint">%s</p></td></tr>', esc_attr( $name ), esc_html( $hint ) );
	}

	private static function argument( string $name ): string {
		// phpcs:ignore WordPress.Security.NonceVerification.Recommended -- Only shown.
		return sanitize_text_field( wp_unslash( is_string( $_GET[ $name ] ?? null ) ? $_GET[ $name ] : '' ) );
	}

	/** A field of the form as it was typed. */
	private static function posted( string $name ): string {
		// phpcs:ignore WordPress.Security.NonceVerification.Missing, WordPress.Security.ValidatedSanitizedInput -- load() checks the nonce, Owner_Redirects the text.
		return wp_unslash( is_string( $_POST[ $name ] ?? null ) ? $_POST[ $name ] : '' );
	}
}
