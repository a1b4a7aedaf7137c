<?php
declare(strict_types=1);

namespace Hien\Tests\Support;

use RuntimeException;
use WP_Error;

/** Creates content for tests, with defaults for missing arguments. */
final class Factory {

	private int $count = 0;

	/** @param array<string,mixed> $args Arguments of wp_insert_post(), without slashes. */
	public function post( array $args = [] ): int {
		$number = ++$this->count;
		return $this->id(
			wp_insert_post(
				wp_slash(
					$args + [
						'post_title'   => "Post $number",
						'post_content' => "Content $number",
						'post_status'  => 'publish',
						'post_author'  => 1,
					]
				),
				true
			)
		);
	}

	/** @param array<string,mixed> $args Arguments of wp_insert_post(), without slashes. */
	public function page( array $args = [] ): int {
		return $this->post( [ 'post_type' => 'page' ] + $args );
	}

	/** A picture of the media library: 1200 by 900, with a size of 300 by 225. Its files are not there. */
	public function picture( string $name = 'anh', string $alt = '' ): int {
		$id = $this->post(
			[
				'post_type'      => 'attachment',
				'post_status'    => 'inherit',
				'post_mime_type' => 'image/jpeg',
				'post_title'     => $name,
			]
		);
		update_post_meta( $id, '_wp_attached_file', "2024/01/$name.jpg" );
		update_post_meta( $id, '_wp_attachment_image_alt', $alt );
		wp_update_attachment_metadata(
			$id,
			[
				'file'   => "2024/01/$name.jpg",
				'width'  => 1200,
				'height' => 900,
				'sizes'  => [
					'medium' => [
						'file'      => "$name-300x225.jpg",
						'width'     => 300,
						'height'    => 225,
						'mime-type' => 'image/jpeg',
					],
				],
			]
		);
		return $id;
	}

	/** An attachment whose file is one of the disk. */
	public function file( string $path = __FILE__ ): int {
		$id = $this->post(
			[
				'post_type'   => 'attachment',
				'post_status' => 'inherit',
			]
		);
		update_post_meta( $id, '_wp_attached_file', $path );
		return $id;
	}

	/** @param array<string,mixed> $args Arguments of wp_insert_user(). */
	public function user( string $role = 'subscriber', array $args = [] ): int {
		$number = ++$this->count;
		return $this->id(
			wp_insert_user(
				$args + [
					'user_login' => "user$number",
					'user_pass'  => 'password',
					'user_email' => "user$number@example.org",
					'role'       => $role,
				]
			)
		);
	}

	/** @param array<string,mixed> $args `name`, and arguments of wp_insert_term(). */
	public function term( string $taxonomy, array $args = [] ): int {
		$number = ++$this->count;
		$term   = wp_insert_term( (string) ( $args['name'] ?? "Term $number" ), $taxonomy, $args );
		return $this->id( is_wp_error( $term ) ? $term : $term['term_id'] );
	}

	/** @param array<string,mixed> $args As of term(). */
	public function category( array $args = [] ): int {
		return $this->term( 'category', $args );
	}

	/** @param array<string,mixed> $args As of term(). */
	public function tag( array $args = [] ): int {
		return $this->term( 'post_tag', $args );
	}

	/** @param array<string,mixed> $args Arguments of wp_insert_comment(). */
	public function comment( int $post_id, array $args = [] ): int {
		$number = ++$this->count;
		return $this->id(
			wp_insert_comment(
				$args + [
					'comment_post_ID'      => $post_id,
					'comment_author'       => "Commenter $number",
					'comment_author_email' => "commenter$number@example.org",
					'comment_content'      => "Comment $number",
					'comment_approved'     => '1',
				]
			)
		);
	}

	private function id( int|false|WP_Error $made ): int {
		if ( ! is_int( $made ) || 0 === $made ) {
			throw new RuntimeException( $made instanceof WP_Error ? $made->get_error_message() : 'Nothing was made.' );
		}
		return $made;
	}
}
