<?php

declare(strict_types=1);

namespace Hien\Tests\Routing;

use Hien\Plugin;
use Hien\Redirects\Former_Addresses;
use Hien\Routing\Current_Screen;
use Hien\Routing\Main_Query;
use Hien\Routing\Permalinks;
use Hien\Routing\Route_List;
use Hien\Routing\Route_Resolver;
use Hien\Routing\Screen_Json;
use Hien\Search\Search_Repository;
use Hien\Tests\Support\RedirectException;
use Hien\Tests\Support\TestCase;

/** Who may see a route: the page and its JSON obey alike. */
final class AccessTest extends TestCase {

	private Current_Screen $current_screen;

	protected function setUp(): void {
		parent::setUp();
		$plugin = Plugin::instance();
		$routes = new Route_List( __DIR__ . '/access-routes.php' );
		$query  = new Main_Query( $routes, new Search_Repository(), Plugin::instance()->resources );
		$json   = new Screen_Json( Plugin::instance()->shell );

		$this->current_screen = new Current_Screen(
			new Route_Resolver(
				$routes,
				$query,
				$plugin->resources,
				new Former_Addresses( $routes )
			),
			$json,
			$plugin->shell
		);
		$permalinks     = new Permalinks( $routes );
		remove_all_filters( 'template_redirect', 11 );
		array_map( 'remove_all_filters', [ 'request', 'do_parse_request', 'wp_redirect', 'template_include' ] );
		add_filter(
			'wp_redirect',
			static fn( string $location, int $status ): never => throw new RedirectException( $location, $status ),
			PHP_INT_MAX,
			2
		);
		foreach ( [ $permalinks, $json, $this->current_screen ] as $module ) {
			$module->register();
		}
		$permalinks->add_rules();
		flush_rewrite_rules( false );
	}

	public function test_a_visitor_sees_what_is_for_everybody_and_for_guests(): void {
		self::assertSame( [ 200, 'public' ], $this->answer_of( '/cho-moi-nguoi' ) );
		self::assertSame( [ 200, 'guests' ], $this->answer_of( '/cho-khach' ) );
		foreach ( [ '/cho-thanh-vien', '/cho-quan-tri' ] as $path ) {
			self::assertSame( [ 302, wp_login_url( home_url( $path ) ) ], $this->answer_of( $path ) );
			self::assertSame( [ 401, 'error' ], $this->answer_of( "$path?hien-screen=1" ) );
		}
	}

	public function test_a_member_sees_what_is_for_members(): void {
		$member = $this->as_user( 'subscriber' );
		foreach ( [ '', '?hien-screen=1' ] as $query ) {
			wp_set_current_user( $member );
			self::assertSame( [ 200, 'public' ], $this->answer_of( "/cho-moi-nguoi$query" ) );
			self::assertSame( [ 200, 'members' ], $this->answer_of( "/cho-thanh-vien$query" ) );
			self::assertSame( [ 302, home_url( "/$query" ) ], $this->answer_of( "/cho-khach$query" ) );
			self::assertSame( [ 403, 'error' ], $this->answer_of( "/cho-quan-tri$query" ) );
		}
	}

	public function test_a_capability_opens_its_route(): void {
		$admin = $this->as_user( 'administrator' );
		foreach ( [ '', '?hien-screen=1' ] as $query ) {
			wp_set_current_user( $admin );
			self::assertSame( [ 200, 'admins' ], $this->answer_of( "/cho-quan-tri$query" ) );
			self::assertSame( [ 200, 'members' ], $this->answer_of( "/cho-thanh-vien$query" ) );
		}
	}

	public function test_what_is_refused_shows_nothing_of_the_route(): void {
		$this->as_user( 'subscriber' );
		$this->answer_of( '/cho-quan-tri' );
		$screen = $this->current_screen->screen();
		self::assertSame( [ [], [], null, null ], [ $screen->data, $screen->params, $screen->edit_url, $screen->head['canonical'] ] );
		self::assertStringStartsWith( 'Trang lỗi', $screen->title );
		self::assertTrue( is_404(), 'WordPress and other plugins print nothing of its page either.' );
	}

	public function test_every_route_names_an_access_that_is_known(): void {
		foreach ( Plugin::instance()->routes->all() as $route ) {
			self::assertContains(
				$route->access,
				[ 'public', 'guest', 'member', ...array_keys( wp_roles()->get_role( 'administrator' )->capabilities ) ],
				$route->name
			);
		}
	}

	/** @return array{int,string} Status, and the route; with a redirect, where it leads. */
	private function answer_of( string $path ): array {
		$status = 200;
		self::watch_status( $status );
		try {
			$this->go_to( home_url( $path ) );
			ob_start();
			do_action( 'template_redirect' );
			apply_filters( 'template_include', get_index_template() );
		} catch ( RedirectException $redirect ) {
			return [ $redirect->getCode(), $redirect->location ];
		} finally {
			$printed = (string) ob_get_clean();
		}
		$screen = $this->current_screen->screen();
		self::assertNotNull( $screen );
		self::assertSame( $screen->status, $status );
		self::assertSame( str_contains( $path, '?' ) ? $screen->route : null, json_decode( $printed, true )['route'] ?? null, $path );
		return [ $status, $screen->route ];
	}
}
