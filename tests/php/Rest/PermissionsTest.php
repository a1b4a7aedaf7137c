<?php

declare(strict_types=1);

namespace Hien\Tests\Rest;

use Hien\Plugin;
use Hien\Redirects\Former_Addresses;
use Hien\Rest\Resources;
use Hien\Routing\Main_Query;
use Hien\Routing\Route_Resolver;
use Hien\Routing\Screen;
use Hien\Search\Search_Repository;
use Hien\Tests\Support\TestCase;
use PHPUnit\Framework\Attributes\TestWith;
use WP_Error;
use WP_REST_Request;
use WP_REST_Response;

/** What every resource has from its base class: permissions, writes, and errors that keep their status. */
final class PermissionsTest extends TestCase {

	private Notes_Controller $notes;

	/** Name of the file that errors are logged to. */
	private string $log;

	private string $log_before;

	protected function setUp(): void {
		parent::setUp();
		$this->log        = (string) tempnam( sys_get_temp_dir(), 'hien' );
		$this->log_before = (string) ini_set( 'error_log', $this->log ); // phpcs:ignore WordPress.PHP.IniSet -- Restored by tearDown().
		$this->notes = new Notes_Controller();
		add_action( 'rest_api_init', [ $this->notes, 'register_routes' ] );
		update_option( 'notes', [ '1' => 'Một' ] );
	}

	protected function tearDown(): void {
		ini_set( 'error_log', $this->log_before ); // phpcs:ignore WordPress.PHP.IniSet
		unlink( $this->log );
		parent::tearDown();
	}

	public function test_a_note_is_created_changed_read_and_deleted(): void {
		$created = $this->rest( 'POST', '/hien/v1/notes', [ 'text' => 'Hai' ] );
		self::assertSame( [ 201, [ 'id' => '2', 'text' => 'Hai' ] ], [ $created->get_status(), $created->get_data() ] );
		foreach ( [ 'PUT', 'PATCH', 'POST' ] as $method ) {
			$changed = $this->rest( $method, '/hien/v1/notes/2', [ 'text' => "Hai, $method" ] );
			self::assertSame(
				[ 200, "Hai, $method" ],
				[ $changed->get_status(), $this->rest( 'GET', '/hien/v1/notes/2' )->get_data()['text'] ]
			);
		}
		$deleted = $this->rest( 'DELETE', '/hien/v1/notes/2' );
		self::assertSame( [ 200, [ 'deleted' => true ] ], [ $deleted->get_status(), $deleted->get_data() ] );
		self::assertSame( 404, $this->rest( 'GET', '/hien/v1/notes/2' )->get_status() );
		self::assertSame( 1, $this->rest( 'GET', '/hien/v1/notes' )->get_data()['count'] );
	}

	/** Hosts refuse PUT and DELETE, and the header X-HTTP-Method-Override (rule 920450 of OWASP's core rules). */
	public function test_every_put_and_delete_is_a_plain_post_too(): void {
		$routes = rest_get_server()->get_routes( 'hien/v1' );
		$writes = 0;
		foreach ( $routes as $path => $handlers ) {
			foreach ( $handlers as $handler ) {
				foreach ( array_intersect( [ 'PUT', 'DELETE' ], array_keys( $handler['methods'] ?? [] ) ) as $method ) {
					$same = static fn( array $other ): bool => isset( $other['methods']['POST'] )
						&& [
							$handler['callback'],
							$handler['permission_callback'],
						] === [ $other['callback'], $other['permission_callback'] ];
					self::assertCount(
						1,
						array_filter( $routes[ 'PUT' === $method ? $path : "$path/delete" ] ?? [], $same ),
						"$method $path"
					);
					++$writes;
				}
			}
		}
		self::assertGreaterThan( 10, $writes );
		self::assertSame( [ 'deleted' => true ], $this->rest( 'POST', '/hien/v1/notes/1/delete' )->get_data() );
		self::assertSame( [], get_option( 'notes' ) );
	}

	public function test_what_a_write_needs_is_asked_for_by_name(): void {
		foreach ( [ [ 'POST', '/notes' ], [ 'PUT', '/notes/1' ] ] as [ $method, $path ] ) {
			$response = $this->rest( $method, "/hien/v1$path" );
			self::assertSame( [ 400, [ 'text' ] ], [ $response->get_status(), $response->get_data()['data']['params'] ] );
		}
	}

	/** WordPress then asks the permission methods with a request without arguments, for the header `Allow`. */
	#[TestWith( [ null ] )]
	#[TestWith( [ 'subscriber' ] )]
	#[TestWith( [ 'administrator' ] )]
	public function test_every_route_says_which_methods_it_allows_without_a_warning( ?string $role ): void {
		if ( null !== $role ) {
			$this->as_user( $role );
		}
		$paths = array_keys( rest_get_server()->get_routes( 'hien/v1' ) );
		self::assertContains( '/hien/v1/chat/images', $paths );
		foreach ( $paths as $path ) {
			$response = new WP_REST_Response();
			$response->set_matched_route( $path );
			rest_send_allow_header( $response, rest_get_server(), new WP_REST_Request( 'OPTIONS', $path ) );
		}
	}

	#[TestWith( [ null, 401 ] )]
	#[TestWith( [ 'administrator', 403 ] )]
	public function test_a_resource_that_declares_nothing_refuses_everybody_everything( ?string $role, int $status ): void {
		$this->notes->permission = null;
		if ( null !== $role ) {
			$this->as_user( $role );
		}
		foreach (
			[
				[ 'GET', '/notes' ],
				[ 'GET', '/notes/1' ],
				[ 'POST', '/notes' ],
				[ 'PUT', '/notes/1' ],
				[ 'DELETE', '/notes/1' ],
				[ 'POST', '/notes/1/delete' ],
			] as [ $method, $path ]
		) {
			$response = $this->rest( $method, "/hien/v1$path", 'GET' === $method ? [] : [ 'text' => 'x' ] );
			self::assertSame(
				[ $status, 'Bạn không có quyền làm việc này.' ],
				[ $response->get_status(), $response->get_data()['message'] ],
				"$method $path"
			);
		}
		foreach ( [ 'notes', 'notes/1' ] as $path ) {
			$response = ( new Resources( [ 'notes' => fn() => $this->notes ] ) )->respond( $path );
			self::assertInstanceOf( WP_Error::class, $response );
			self::assertSame( $status, $response->get_error_data()['status'] );
		}
		self::assertSame( [ '1' => 'Một' ], get_option( 'notes' ) );
	}

	public function test_an_item_is_the_one_that_the_path_names(): void {
		update_option( 'notes', [ 'a+b' => 'Một', '2' => 'Hai' ] );
		self::assertSame( 'a+b', $this->rest( 'GET', '/hien/v1/notes/a+b', [ 'slug' => '2' ] )->get_data()['id'] );
		self::assertSame( 'a+b', $this->rest( 'GET', '/hien/v1/notes/a%2Bb' )->get_data()['id'] );
		self::assertSame( 'a+b', $this->rest( 'PUT', '/hien/v1/notes/a+b', json: [ 'slug' => '2', 'text' => 'Mới' ] )->get_data()['id'] );
		$this->rest( 'DELETE', '/hien/v1/notes/a+b', [ 'slug' => '2' ] );
		self::assertSame( [ '2' ], array_map( 'strval', array_keys( get_option( 'notes' ) ) ) );
	}

	public function test_a_screen_shows_nothing_that_rest_refuses(): void {
		$screen = $this->screen_of_members(
			permission: new WP_Error( 'hien_members_only', 'Chỉ dành cho thành viên.', [ 'status' => 403 ] )
		);
		self::assertSame( [ 'error', 403, [], null ], [ $screen->route, $screen->status, $screen->data, $screen->redirect ] );
		self::assertStringStartsWith( 'Trang lỗi', $screen->title );
	}

	#[TestWith( [ [ 'status' => 401 ], 401 ] )]
	#[TestWith( [ [ 'status' => 403 ], 403 ] )]
	#[TestWith( [ [ 'status' => 404 ], 404 ] )]
	#[TestWith( [ [ 'status' => 410 ], 410 ] )]
	#[TestWith( [ [ 'status' => 429, 'retry_after' => 7 ], 429, 7 ] )]
	#[TestWith( [ [ 'status' => 500 ], 500 ] )]
	#[TestWith( [ [ 'status' => 503, 'retry_after' => 60 ], 503, 60 ] )]
	#[TestWith( [ '', 500 ] )] // An error of a plugin that names no status.
	#[TestWith( [ [ 'status' => 400 ], 404 ] )] // An address with such parameters names no page.
	public function test_a_screen_has_the_status_of_the_error( mixed $data, int $status, ?int $retry_after = null ): void {
		$screen = $this->screen_of_members( failure: new WP_Error( 'loi', 'Hỏng.', $data ) );
		self::assertSame(
			[ 'error', $status, $retry_after, [] ],
			[ $screen->route, $screen->status, $screen->retry_after, $screen->data ]
		);
		self::assertFalse( is_singular() || is_archive() );
	}

	public function test_an_error_of_the_server_is_logged_and_a_refusal_is_not(): void {
		$this->screen_of_members( failure: new WP_Error( 'loi', 'Hỏng.', [ 'status' => 500 ] ) );
		self::assertStringContainsString( 'users?limit=50&page=1: Hỏng.', (string) file_get_contents( $this->log ) );
		file_put_contents( $this->log, '' );
		$this->screen_of_members( failure: new WP_Error( 'loi', 'Cấm.', [ 'status' => 403 ] ) );
		self::assertSame( '', file_get_contents( $this->log ) );
	}

	public function test_an_error_page_is_printed_with_its_status_and_words(): void {
		add_filter( 'hien_visitor_address', static fn(): string => '203.0.113.9' );
		$wrong = $this->page_at( '/tin-moi/page/100001' );
		self::assertSame( [ 404, 'Trang không tồn tại' ], [ $wrong->status, $wrong->text( '//h1' ) ] );
		add_filter( 'hien_limit', static fn(): int => 1 );
		$this->page_at( '/?s=bai' );
		$busy = $this->page_at( '/?s=bai' );
		self::assertSame( [ 429, 'Đã sảy ra lỗi vui lòng về: Trang chủ' ], [ $busy->status, $busy->text( '//h1' ) ] );
	}

	/** The members' screen, where its resource answers this. */
	private function screen_of_members( true|WP_Error $permission = true, ?WP_Error $failure = null ): Screen {
		$users = new Notes_Controller( 'users' );

		$users->permission = $permission;
		$users->failure    = $failure;
		$query    = new Main_Query( Plugin::instance()->routes, new Search_Repository(), Plugin::instance()->resources );
		$resolver = new Route_Resolver(
			Plugin::instance()->routes,
			$query,
			new Resources( [ 'users' => static fn() => $users ] ),
			new Former_Addresses( Plugin::instance()->routes )
		);
		$this->go_to( home_url( '/thanh-vien' ) );
		return $resolver->resolve( '/thanh-vien' );
	}
}
