<?php

declare(strict_types=1);

namespace Hien\Tests\Rest;

use Hien\Plugin;
use Hien\Tests\Support\TestCase;
use WP_REST_Controller;

final class ResourcesTest extends TestCase {

	public function test_every_resource_is_found_by_its_own_name(): void {
		$resources = Plugin::instance()->resources;
		self::assertContains( 'posts', $resources->names() );
		foreach ( $resources->names() as $name ) {
			self::assertSame(
				$name,
				( new \ReflectionProperty( WP_REST_Controller::class, 'rest_base' ) )->getValue( $resources->controller( $name ) )
			);
		}
		self::assertNull( $resources->controller( 'khong-co' ) );
	}

	public function test_a_page_makes_only_what_it_shows(): void {
		$resources = Plugin::instance()->resources;
		$made      = new \ReflectionProperty( $resources, 'controllers' );
		$made->setValue( $resources, [] );
		$this->page_at( home_url( '/' ) );
		self::assertArrayHasKey( 'featured', $made->getValue( $resources ) );
		self::assertArrayNotHasKey( 'search', $made->getValue( $resources ) );
	}
}
