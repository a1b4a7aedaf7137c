<?php
declare(strict_types=1);

namespace Hien\Admin;

use Hien\Chat\Database_Rules;
use Hien\Module;
use Hien\Settings\Section;
use Hien\Settings\Sections;

defined( 'ABSPATH' ) || exit;

/** wp-admin, Hiên > Cài đặt: the screen of src/admin/settings, which saves through core's `wp/v2/settings`. */
final class Settings_Page implements Module {

	public const SLUG = 'hien';

	private const CAPABILITY = 'manage_options';

	/** The arch of Hiên's logo. wp-admin's menu changes its colour. */
	private const ICON = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 20 20"><path fill="black" d="M2 18V10a8 8 0 0 1 16 0v8h-4v-8a4 4 0 0 0-8 0v8Z"/></svg>';

	public function register(): void {
		add_action( 'admin_menu', [ $this, 'add' ] );
	}

	/** @param string $section Key of the section to show, or `site` for the handle; '' for the first tab. */
	public static function url( string $section = '' ): string {
		return admin_url( 'admin.php?page=' . self::SLUG . ( '' === $section ? '' : "#$section" ) );
	}

	public function add(): void {
		// phpcs:ignore WordPress.PHP.DiscouragedPHPFunctions.obfuscation_base64_encode -- As add_menu_page() requires.
		$icon = 'data:image/svg+xml;base64,' . base64_encode( self::ICON );
		add_menu_page( __( 'Hiên', 'hien-core' ), __( 'Hiên', 'hien-core' ), self::CAPABILITY, self::SLUG, [ $this, 'render' ], $icon, 3 );
		$page = add_submenu_page(
			self::SLUG,
			__( 'Cài đặt Hiên', 'hien-core' ),
			__( 'Cài đặt', 'hien-core' ),
			self::CAPABILITY,
			self::SLUG,
			[ $this, 'render' ]
		);
		add_action( "load-$page", fn() => add_action( 'admin_enqueue_scripts', [ $this, 'enqueue' ] ) );
	}

	public function enqueue(): void {
		wp_enqueue_media();
		Bundle::enqueue(
			'settings',
			'hienSettings',
			[
				'home'     => home_url(),
				'sections' => array_map( static fn( Section $section ): array => $section->to_screen(), array_values( Sections::all() ) ),
				'chat'     => [
					'rules'     => Database_Rules::text(),
					'state'     => Database_Rules::state(),
					'constants' => array_values( array_filter( [ 'HIEN_CHAT_CONFIG', 'HIEN_CHAT_SERVICE_ACCOUNT' ], 'defined' ) ),
				],
			]
		);
	}

	public function render(): void {
		?>
		<div class="wrap">
			<h1><?php esc_html_e( 'Cài đặt Hiên', 'hien-core' ); ?></h1>
			<div id="hien-settings">
				<noscript><?php wp_admin_notice( esc_html__( 'Trang này cần JavaScript.', 'hien-core' ), [ 'type' => 'error' ] ); ?></noscript>
			</div>
		</div>
		<?php
	}
}
