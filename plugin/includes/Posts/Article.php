<?php
declare(strict_types=1);

namespace Hien\Posts;

use Hien\Addresses\Paths;
use Hien\Content\Visibility;
use Hien\Rest\Schema;
use Hien\Text;
use WP_Post;

defined( 'ABSPATH' ) || exit;

/** The content of a post, page, course or video, under the same keys in every response. */
final class Article {

	/**
	 * @param int $part Part of the content, from 1.
	 * @return array<string,mixed>|null See schema(); null if there is no such part.
	 */
	public static function of( WP_Post $post, int $part ): ?array {
		$rendered = Post_Content::render( $post, $part );
		if ( $part > max( 1, $rendered['parts'] ) ) {
			return null;
		}
		$open = ! post_password_required( $post );
		return [
			'content'        => $rendered['content'],
			'protected'      => ! $open,
			'password_error' => ! $open && self::has_wrong_password( $post ),
			'lead'           => $open ? Text::plain( $post->post_excerpt ) : '',
			'toc'            => $rendered['toc'],
			'part'           => $part,
			'parts'          => $rendered['parts'],
			'assets'         => $rendered['assets'],
		];
	}

	/**
	 * Whether a wrong password was sent from this post's form. The cookie alone does not say so, since it may contain the password of
	 * another post; the referrer must be this post.
	 */
	public static function has_wrong_password( WP_Post $post ): bool {
		$referrer = (string) wp_get_raw_referer();
		$path     = (string) wp_parse_url( $referrer, PHP_URL_PATH );
		return Visibility::has_given_password()
			&& ( Paths::are_same( wp_basename( $path ), $post->post_name ) || url_to_postid( $referrer ) === $post->ID );
	}

	/** @return array<string,array<string,mixed>> JSON schemas of the keys. */
	public static function schema(): array {
		return [
			'content'        => Schema::string( __( 'HTML; rỗng khi còn cần mật khẩu.', 'hien-core' ) ),
			'protected'      => Schema::boolean( __( 'Còn cần mật khẩu.', 'hien-core' ) ),
			'password_error' => Schema::boolean( __( 'Mật khẩu vừa nhập không đúng.', 'hien-core' ) ),
			'lead'           => Schema::string( __( 'Tóm tắt do tác giả viết.', 'hien-core' ) ),
			'toc'            => Post_Schema::toc(),
			'part'           => Schema::integer( __( 'Phần này của bài nhiều phần, từ 1.', 'hien-core' ) ),
			'parts'          => Schema::integer( __( 'Số phần.', 'hien-core' ) ),
			'assets'         => Post_Schema::assets(),
		];
	}
}
