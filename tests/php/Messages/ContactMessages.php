<?php

declare(strict_types=1);

namespace Hien\Tests\Messages;

use Hien\Messages\Message_Post_Type;
use Hien\Messages\Message_Store;
use WP_Post;
use WP_REST_Response;

/** Messages for tests: sent as the app sends them, read as they are stored. */
trait ContactMessages {

	/** @param array<string,mixed> $params Parameters that differ from those of a visitor's valid message. */
	private function write( array $params = [] ): WP_REST_Response {
		return $this->rest(
			'POST',
			'/hien/v1/contact',
			[],
			$params + [
				'type'    => 'Liên hệ',
				'content' => 'Chào anh.',
				'name'    => 'Nguyễn An',
				'email'   => 'an@example.org',
				'seconds' => 9,
			]
		);
	}

	/** @param array<string,mixed> $params As write(). */
	private function written( array $params = [] ): WP_Post {
		self::assertSame( 201, $this->write( $params )->get_status() );
		return self::messages()[ array_key_last( self::messages() ) ];
	}

	/** @return list<WP_Post> All messages, oldest first. */
	private static function messages(): array {
		return Message_Store::find( [ 'posts_per_page' => -1 ] );
	}

	/** @return array<int,string> Id => status. */
	private static function statuses(): array {
		return array_column( self::messages(), 'post_status', 'ID' );
	}

	private static function list_screen(): void {
		set_current_screen( 'edit-' . Message_Post_Type::NAME );
	}
}
