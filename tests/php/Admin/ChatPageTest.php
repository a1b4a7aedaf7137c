<?php

declare(strict_types=1);

namespace Hien\Tests\Admin;

use Hien\Admin\Chat_Page;
use Hien\Plugin;
use Hien\Tests\Support\TestCase;

final class ChatPageTest extends TestCase {

	public function test_the_page_is_for_who_answers_the_chat(): void {
		foreach ( [ 'administrator' => true, 'editor' => false, 'subscriber' => false ] as $role => $may ) {
			$this->as_user( $role );
			$GLOBALS['menu']               = [];
			$GLOBALS['_wp_submenu_nopriv'] = [];
			$this->chat_page()->add();
			$entry = array_values( $GLOBALS['menu'] )[0];
			self::assertSame( [ Chat_Page::SLUG, $may ], [ $entry[2], current_user_can( $entry[1] ) ], $role );
		}
	}

	public function test_it_prints_what_the_app_starts_from(): void {
		$user = $this->as_user( 'administrator' );
		$html = self::printed_by( $this->chat_page()->render( ... ) );
		self::assertMatchesRegularExpression( '#<noscript>.*JavaScript#s', $html );
		self::assertSame( 1, preg_match( '#<script [^>]*id="hien-boot"[^>]*>\s*(.*?)\s*</script>#s', $html, $found ) );
		$boot = json_decode( $found[1], true, 512, JSON_THROW_ON_ERROR );
		self::assertSame( [ $user, rest_url() ], [ $boot['user']['id'], $boot['rest'] ] );
		self::assertContains( 'hien_answer_chat', $boot['user']['scope'] );
		self::assertNotEmpty( $boot['nonce'] );
	}

	private function chat_page(): Chat_Page {
		return new Chat_Page( Plugin::instance()->boot_data );
	}
}
