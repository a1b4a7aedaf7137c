<?php

declare(strict_types=1);

namespace Hien\Tests\Privacy;

use Hien\Privacy\Outside_Services;
use Hien\Tests\Support\TestCase;
use WP_Privacy_Policy_Content;

final class OutsideServicesTest extends TestCase {

	public function test_the_privacy_policy_guide_names_the_services_that_a_click_asks(): void {
		set_current_screen( 'dashboard' ); // As in wp-admin.
		$GLOBALS['wp_actions']['admin_init'] = 1;
		( new Outside_Services() )->add_policy();
		$texts = implode( array_column( WP_Privacy_Policy_Content::get_suggested_policy_text(), 'policy_text' ) );
		foreach ( [ 'OpenStreetMap', 'YouTube', 'Vimeo' ] as $service ) {
			self::assertStringContainsString( $service, $texts );
		}
	}
}
