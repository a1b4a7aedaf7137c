<?php

declare(strict_types=1);

namespace Hien\Tests\Videos;

/** Makes videos, and asks the site about them. */
trait Videos {

	/** @param array<string,mixed> $args Arguments of wp_insert_post(); `series`, `video_cat`, `video_key`: ids of terms. */
	protected function video( string $title, array $args = [] ): int {
		$id = $this->make->post(
			array_diff_key( $args, array_flip( [ 'series', 'video_cat', 'video_key' ] ) ) + [
				'post_type'    => 'hien_video',
				'post_title'   => $title,
				'post_excerpt' => "Tóm tắt $title.",
				'post_content' => "Nội dung $title.",
				'meta_input'   => [ 'hien_video_url' => 'https://youtu.be/a1B2-c3_D4e' ],
			]
		);
		foreach ( [ 'series', 'video_cat', 'video_key' ] as $name ) {
			wp_set_object_terms( $id, (array) ( $args[ $name ] ?? [] ), "hien_$name" );
		}
		return $id;
	}

	/** @param string $kind `series`, `video_cat` or `video_key`. */
	protected function term( string $kind, string $name ): int {
		return $this->make->term( "hien_$kind", [ 'name' => $name ] );
	}

	/** A film of the media library, 75 seconds long. Its file is not there. */
	protected function film(): int {
		$id = $this->make->post(
			[
				'post_type'      => 'attachment',
				'post_status'    => 'inherit',
				'post_mime_type' => 'video/mp4',
				'post_title'     => 'phim',
			]
		);
		update_post_meta( $id, '_wp_attached_file', "2024/01/phim-$id.mp4" );
		wp_update_attachment_metadata( $id, [ 'length' => 75 ] );
		return $id;
	}

	/**
	 * @param array<string,mixed> $params
	 * @return list<string> Titles of a list.
	 */
	protected function titles( array $params = [] ): array {
		return array_column( $this->rest_data( '/videos', $params )['data'], 'title' );
	}
}
