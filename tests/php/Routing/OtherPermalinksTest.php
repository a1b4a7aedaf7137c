<?php

declare(strict_types=1);

namespace Hien\Tests\Routing;

use Hien\Tests\Support\TestCase;
use PHPUnit\Framework\Attributes\TestWith;

/** With a permalink structure of the owner's own, posts and categories are where WordPress puts them. */
final class OtherPermalinksTest extends TestCase {

	use Site;
	use Visits;

	#[TestWith( [ '/%postname%/' ] )]
	#[TestWith( [ '/%year%/%monthnum%/%postname%' ] )]
	#[TestWith( [ '/bai/%postname%' ] )]
	#[TestWith( [ '' ] )]
	public function test_links_lead_to_what_they_name( string $structure ): void {
		global $wp_rewrite;
		$wp_rewrite->set_permalink_structure( $structure );
		create_initial_taxonomies();
		$this->make_site();
		flush_rewrite_rules( false );
		foreach (
			[
				'category' => get_term_link( $this->id['wordpress'], 'category' ),
				'tag'      => get_term_link( 'rest-api', 'post_tag' ),
				'post'     => get_permalink( $this->id['bai-con'] ),
				'page'     => get_permalink( $this->id['doi-ngu'] ),
			] as $route => $link
		) {
			self::assertIsString( $link );
			$screen = $this->visit( substr( $link, strlen( home_url() ) ) );
			self::assertSame( [ $route, 200 ], [ $screen->route, $screen->status ], $link );
		}
		$child = (string) get_term_link( $this->id['lap-trinh-plugin'], 'category' );
		self::assertSame( 'lap-trinh-plugin', $this->visit( substr( $child, strlen( home_url() ) ) )->params['category'] );
		self::assertStringContainsString( '' === $structure ? '?cat=' : '/category/', $child );
	}
}
