<?php
declare(strict_types=1);

namespace Hien\Head;

use Hien\Addresses\Paths;
use Hien\Content\Picture;
use Hien\Text;
use WP_Post;

defined( 'ABSPATH' ) || exit;

/** The parts of a page's head that responses and screens make: description, canonical URL, Open Graph and structured data. */
final class Head {

	private const DESCRIPTION_WORDS = 40;

	/** @return array<string,mixed> A head with a canonical URL, null for none, and a description; see Head_Schema. */
	public static function of( ?string $canonical, string $description ): array {
		// Plain text may contain what looks like tags.
		$description = Text::decode( wp_trim_words( htmlspecialchars( $description ), self::DESCRIPTION_WORDS, '…' ) );
		return [
			'description' => $description,
			'canonical'   => $canonical,
			'robots'      => '',
			'og'          => [
				'type'         => 'website',
				'title'        => '',
				'description'  => $description,
				'url'          => $canonical ?? '',
				'image'        => null,
				'image_alt'    => '',
				'image_width'  => null,
				'image_height' => null,
				'video'        => null,
			],
			'json_ld'     => [],
			'prev'        => null,
			'next'        => null,
		];
	}

	/**
	 * The head of one post or page.
	 *
	 * @param array<string,mixed> $response Without its head.
	 * @return array<string,mixed> See Head_Schema::of_response().
	 */
	public static function of_post( array $response, WP_Post $object ): array {
		$bare    = '' === $object->post_password ? '' : self::bare_title( $object );
		$post    = ( '' === $bare ? [] : [ 'title' => $bare ] ) + $response;
		$url     = Paths::url( $post['path'] );
		$lead    = '' !== $post['lead'] ? $post['lead'] : $post['excerpt'];
		$is_shut = 'post' === $post['type'] && post_password_required( $object );
		$head    = self::of( $url, $is_shut ? __( 'Bài viết này có mật khẩu.', 'hien-core' ) : $lead );
		$preview = Picture::link_preview( null === $post['image'] ? 0 : (int) get_post_thumbnail_id( $object ) );

		$head['og'] = [
			'type'      => 'article',
			'title'     => $post['title'],
			'image_alt' => null === $preview ? '' : ( $preview['image_alt'] ?: $post['title'] ),
		] + ( $preview ?? [] ) + $head['og'];
		if ( 'post' === $post['type'] ) {
			$head['json_ld'][] = array_filter(
				[
					'@context'         => 'https://schema.org',
					'@type'            => 'BlogPosting',
					'headline'         => $post['title'],
					'description'      => $head['description'],
					'url'              => $url,
					'mainEntityOfPage' => $url,
					'image'            => $preview['image'] ?? null,
					'datePublished'    => $post['date'],
					'dateModified'     => $post['modified'],
					'inLanguage'       => Page_Language::of_content(),
					'author'           => [
						'@type' => 'Person',
						'name'  => $post['author']['name'],
					],
					'commentCount'     => $post['comments'],
				],
				static fn( mixed $value ): bool => null !== $value && '' !== $value
			);
		}
		$head['json_ld'][] = self::breadcrumbs(
			[
				...$post['breadcrumbs'],
				[
					'name' => $post['title'],
					'path' => $post['path'],
				],
			]
		);
		return $head;
	}

	/** The title without what WordPress puts before that of a post with a password. */
	private static function bare_title( WP_Post $post ): string {
		$bare = static fn(): string => '%s';
		add_filter( 'protected_title_format', $bare, PHP_INT_MAX );
		$title = Text::plain( get_the_title( $post ) );
		remove_filter( 'protected_title_format', $bare, PHP_INT_MAX );
		return $title;
	}

	/**
	 * @param array<array<string,mixed>> $crumbs `name` and `path`, from the home page down.
	 * @return array<string,mixed> https://schema.org/BreadcrumbList
	 */
	public static function breadcrumbs( array $crumbs ): array {
		return [
			'@context'        => 'https://schema.org',
			'@type'           => 'BreadcrumbList',
			'itemListElement' => array_map(
				static fn( array $crumb, int $index ): array => [
					'@type'    => 'ListItem',
					'position' => $index + 1,
					'name'     => $crumb['name'],
					'item'     => Paths::url( (string) $crumb['path'] ),
				],
				$crumbs,
				array_keys( $crumbs )
			),
		];
	}
}
