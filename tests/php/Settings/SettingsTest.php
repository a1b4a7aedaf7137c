<?php

declare(strict_types=1);

namespace Hien\Tests\Settings;

use Hien\Plugin;
use Hien\Routing\Permalinks;
use Hien\Settings\Settings;
use Hien\Tests\Support\TestCase;

final class SettingsTest extends TestCase {

	public function test_a_handle_is_short_lower_case_and_not_taken(): void {
		foreach ( [ 'hien', 'an', 'a', 'nguyen-van-an', 'an2', str_repeat( 'a', 32 ) ] as $good ) {
			self::assertTrue( Settings::validate_handle( $good ), $good );
		}
		foreach (
			[
				'',
				'-an',
				'an-',
				'a--n',
				'2an',
				'An',
				'hiên',
				'an an',
				'an/v1',
				"an\n",
				str_repeat( 'a', 33 ),
				'wp',
				'wp-abilities',
				'oembed',
				'jwt-auth',
				7,
				null,
				[ 'an' ],
			] as $bad
		) {
			self::assertWPErrorOf400( Settings::validate_handle( $bad ) );
		}
	}

	public function test_a_bad_handle_leaves_the_old_one(): void {
		update_option( Settings::HANDLE_OPTION, 'an' );
		update_option( Settings::HANDLE_OPTION, 'Không được' );
		self::assertSame( 'an', get_option( Settings::HANDLE_OPTION ) );
	}

	public function test_a_broken_value_in_the_database_is_not_used(): void {
		add_filter( 'option_' . Settings::HANDLE_OPTION, static fn(): string => '../x' );
		self::assertSame( 'hien/v1', Settings::rest_namespace() );
	}

	public function test_a_new_handle_moves_the_calls_at_once(): void {
		self::assertSame( 200, $this->rest( 'GET', '/hien/v1/options' )->get_status() );
		update_option( Settings::HANDLE_OPTION, 'an' );
		unset( $GLOBALS['wp_rest_server'] );
		self::assertSame( 404, $this->rest( 'GET', '/hien/v1/options' )->get_status() );
		$options = $this->rest( 'GET', '/an/v1/options' );
		self::assertSame( [ 200, 'an' ], [ $options->get_status(), $options->get_data()['handle'] ] );
		$this->go_to( home_url( '/' ) );
		do_action( 'template_redirect' );
		self::assertSame( 'an/v1', hien_boot_data()['namespace'] );
	}

	public function test_a_new_handle_has_the_rules_written_at_the_next_request(): void {
		$next_request = new Permalinks( Plugin::instance()->routes );
		foreach ( [ 'an', 'binh' ] as $handle ) {
			update_option( 'rewrite_rules', [ 'cu' => 'cu' ] );
			update_option( Settings::HANDLE_OPTION, $handle );
			self::assertSame( [ 'cu' => 'cu' ], get_option( 'rewrite_rules' ), 'Not in the middle of a request.' );
			$next_request->maybe_flush();
			self::assertArrayHasKey( 'tin-moi/?$', get_option( 'rewrite_rules' ), $handle );
		}
	}

	public function test_the_first_choice_is_a_change_too(): void {
		delete_option( Settings::HANDLE_OPTION );
		$page = $this->make->page( [ 'post_name' => 've-hien' ] );
		update_option( Settings::HANDLE_OPTION, 'an' );
		self::assertSame( [ 'hien' ], Settings::former_handles() );
		self::assertSame( 've-an', get_post( $page )->post_name );
	}

	public function test_an_administrator_changes_it_through_the_settings_route(): void {
		$this->as_user( 'administrator' );
		self::assertSame( 200, $this->rest( 'POST', '/wp/v2/settings', [], [ 'hien_handle' => 'an' ] )->get_status() );
		self::assertSame( 'an', Settings::handle() );

		foreach ( [ 'Không được', 'wp', 'jwt-auth', str_repeat( 'a', 33 ) ] as $bad ) {
			$refused = $this->rest( 'POST', '/wp/v2/settings', [], [ 'hien_handle' => $bad ] );
			self::assertSame(
				[ 400, [ 'hien_handle' ] ],
				[ $refused->get_status(), array_keys( $refused->get_data()['data']['params'] ) ],
				$bad
			);
			self::assertSame( 'an', Settings::handle() );
		}
	}

	public function test_others_neither_read_nor_change_it_there(): void {
		foreach ( [ null, 'subscriber', 'editor' ] as $role ) {
			if ( null !== $role ) {
				$this->as_user( $role );
			}
			self::assertContains( $this->rest( 'GET', '/wp/v2/settings' )->get_status(), [ 401, 403 ] );
			self::assertContains( $this->rest( 'POST', '/wp/v2/settings', [], [ 'hien_handle' => 'an' ] )->get_status(), [ 401, 403 ] );
		}
		self::assertSame( 'hien', Settings::handle() );
	}

	public function test_who_may_not_save_learns_nothing_of_the_library(): void {
		$body = [ 'hien_site' => [ 'author' => [ 'cover' => $this->make->picture() ] ] ];
		foreach ( [ $body, [ 'hien_site' => [ 'author' => [ 'cover' => 999999 ] ] ] ] as $sent ) {
			self::assertSame( 401, $this->rest( 'POST', '/wp/v2/settings', [], $sent )->get_status() );
		}
	}

	private static function assertWPErrorOf400( mixed $value ): void {
		self::assertInstanceOf( \WP_Error::class, $value );
		self::assertSame( 400, $value->get_error_data()['status'] );
	}
}
