<?php

declare(strict_types=1);

namespace Hien\Tests\Admin;

use Hien\Admin\Menu_Order;
use Hien\Tests\Support\TestCase;

final class MenuOrderTest extends TestCase {

	public function test_comments_stand_below_all_content_then_the_chat_then_the_messages(): void {
		$menu = [
			'index.php',
			'edit.php',
			'edit.php?post_type=page',
			'edit.php?post_type=hien_video',
			'edit-comments.php',
			'edit.php?post_type=hien_link',
			'edit.php?post_type=hien_message',
			'separator2',
			'themes.php',
			'hien-chat',
		];
		self::assertSame(
			[
				'index.php',
				'edit.php',
				'edit.php?post_type=page',
				'edit.php?post_type=hien_video',
				'edit.php?post_type=hien_link',
				'edit-comments.php',
				'hien-chat',
				'edit.php?post_type=hien_message',
				'separator2',
				'themes.php',
			],
			apply_filters( 'menu_order', $menu )
		);
		self::assertTrue( apply_filters( 'custom_menu_order', false ) );
	}

	public function test_a_menu_without_what_is_moved_or_without_content_stays_as_it_is(): void {
		foreach (
			[
				[ 'index.php', 'edit.php?post_type=hien_video' ],
				[ 'edit-comments.php', 'hien-chat', 'themes.php' ],
				[ 'edit.php?post_type=hien_video', 'edit-comments.php' ],
			] as $menu
		) {
			self::assertSame( $menu, ( new Menu_Order() )->arrange( $menu ) );
		}
	}
}
