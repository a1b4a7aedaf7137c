<?php

declare(strict_types=1);

namespace Hien\Tests\Routing;

use Hien\Tests\Support\ScreenRequests;
use Hien\Tests\Support\TestCase;

/** A static front page and a page for posts (Cài đặt > Đọc), and sticky posts in lists. */
final class FrontPageTest extends TestCase {

	use Site;
	use ScreenRequests;

	protected function setUp(): void {
		parent::setUp();
		$this->copy_site();
	}

	public function test_a_sticky_post_keeps_its_place_in_lists(): void {
		$this->post( 'bai-cu', 'WordPress', [ 'post_date' => '2020-01-01 00:00:00' ] );
		stick_post( (int) get_page_by_path( 'bai-cu', OBJECT, 'post' )->ID );
		$slugs = array_column( array_values( $this->visit( '/tin-moi' )->data )[0]['data'], 'slug' );
		self::assertSame( 'bai-cu', end( $slugs ) );
		self::assertCount( 3, $slugs );
	}

	public function test_a_static_front_page_is_a_page_at_home(): void {
		$this->set_front_page();
		$screen = $this->visit( '/' );
		self::assertSame(
			[ 'page', 200, $this->id['quy-tac'], home_url( '/' ) ],
			[ $screen->route, $screen->status, $screen->params['id'], $screen->head['canonical'] ]
		);
		self::assertSame( '/', $this->redirect_of( '/quy-tac' ) );
		self::assertSame( 'page', $this->screen_json( '/' )['route'] );
		self::assertSame( 200, $this->status_of( '/tin-moi' ) );
	}

	public function test_a_static_front_page_has_parts(): void {
		wp_update_post(
			[
				'ID'           => $this->id['quy-tac'],
				'post_content' => 'Một<!--nextpage-->Hai',
			]
		);
		$this->set_front_page();
		$screen = $this->visit( '/page/2' );
		self::assertSame( [ 'page', 200, 2 ], [ $screen->route, $screen->status, $screen->params['part'] ] );
		self::assertStringContainsString( 'Hai', array_values( $screen->data )[0]['content'] );
		self::assertSame( 404, $this->status_of( '/page/3' ) );
	}

	public function test_the_page_for_posts_lists_the_new_posts(): void {
		$blog = $this->page( 'bai-viet' );
		$this->set_front_page( $blog );
		$this->fill( 'WordPress', 15 );
		$screen = $this->visit( '/bai-viet' );
		self::assertSame( [ 'latest', 200 ], [ $screen->route, $screen->status ] );
		self::assertCount( 15, $screen->data['posts']['data'] );
		self::assertSame( 200, $this->status_of( '/bai-viet/page/2' ) );
		self::assertSame( 404, $this->status_of( '/bai-viet/page/3' ) );
	}

	private function set_front_page( int $posts_page = 0 ): void {
		update_option( 'show_on_front', 'page' );
		update_option( 'page_on_front', $this->id['quy-tac'] );
		update_option( 'page_for_posts', $posts_page );
	}
}
