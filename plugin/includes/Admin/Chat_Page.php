<?php
declare(strict_types=1);

namespace Hien\Admin;

use Hien\Accounts\Sign_In\Capabilities;
use Hien\Module;
use Hien\Routing\Boot_Data;
use Hien\Routing\Screen;

defined( 'ABSPATH' ) || exit;

/** The page "Trò chuyện" in wp-admin, with the inbox of src/admin/chat. The site shows the same inbox at /admin. */
final class Chat_Page implements Module {

	public const SLUG = 'hien-chat';

	public function __construct( private readonly Boot_Data $boot_data ) {}

	public function register(): void {
		add_action( 'admin_menu', [ $this, 'add' ] );
	}

	/** Adds the page. Menu_Order sets its position in the menu. */
	public function add(): void {
		$title = __( 'Trò chuyện', 'hien-core' );
		$page  = add_menu_page( $title, $title, Capabilities::ANSWER_CHAT, self::SLUG, [ $this, 'render' ], 'dashicons-format-chat' );
		add_action( "load-$page", fn() => add_action( 'admin_enqueue_scripts', [ $this, 'enqueue' ] ) );
	}

	public function enqueue(): void {
		Bundle::enqueue( 'chat' );
	}

	public function render(): void {
		?>
		<div id="hien-chat" class="hien-inbox-screen">
			<h1 class="screen-reader-text"><?php esc_html_e( 'Trò chuyện', 'hien-core' ); ?></h1>
			<noscript><?php wp_admin_notice( esc_html__( 'Trang này cần JavaScript.', 'hien-core' ), [ 'type' => 'error' ] ); ?></noscript>
			<div id="hien-chat-root"></div>
		</div>
		<?php
		wp_print_inline_script_tag(
			(string) wp_json_encode( $this->boot(), JSON_HEX_TAG | JSON_HEX_AMP | JSON_UNESCAPED_SLASHES | JSON_UNESCAPED_UNICODE ),
			[
				'type' => 'application/json',
				'id'   => 'hien-boot',
			]
		);
	}

	/** @return array<string,mixed> The site's boot data, with empty values for what the theme adds. */
	private function boot(): array {
		$screen = new Screen( 'admin', '/admin', [], 'admin', 200, __( 'Trò chuyện', 'hien-core' ), [], [] );
		return [
			'assets'   => '',
			'messages' => (object) [],
			'icons'    => (object) [],
		] + $this->boot_data->for_screen( $screen );
	}
}
