<?php

declare(strict_types=1);

namespace Hien\Tests\Images;

/** Makes images for tests. */
trait Gallery {

	private int $minute = 0;

	/**
	 * An image with a picture, a minute newer than the one before.
	 *
	 * @param array<string,mixed> $args Arguments of wp_insert_post(), without slashes.
	 */
	protected function image( string $title, array $args = [] ): int {
		return $this->make->post(
			$args + [
				'post_type'    => 'hien_image',
				'post_title'   => $title,
				'post_content' => "Kể về $title.",
				'post_date'    => gmdate( 'Y-m-d H:i:s', 1700000000 + 60 * ++$this->minute ),
				'meta_input'   => [ '_thumbnail_id' => $this->make->picture( 'anh-' . $this->minute, "Thấy $title" ) ],
			]
		);
	}

	protected static function slug( int $id ): string {
		return (string) get_post_field( 'post_name', $id );
	}
}
