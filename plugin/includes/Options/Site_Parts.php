<?php
declare(strict_types=1);

namespace Hien\Options;

use Hien\Addresses\Paths;
use Hien\Content\Content_Repository;
use Hien\Content\Picture;
use Hien\Projects\Project_Post_Type;
use Hien\Projects\Project_Summary;
use Hien\Settings\Icons;
use Hien\Settings\Site_Option;
use Hien\Text;

defined( 'ABSPATH' ) || exit;

/** The owner's settings (Site_Option) for the response `options`. */
final class Site_Parts {

	private const FEATURED_PROJECTS = 8;

	public function __construct( private readonly Site_Option $site ) {
		// Loads all images with one query.
		_prime_post_caches( array_filter( [ (int) $site->fields( 'author' )['cover'], ...array_map( 'intval', array_column( $site->rows( 'banner' ), 'image' ) ) ] ), false );
	}

	/** @return list<array<string,mixed>> */
	public function services(): array {
		return array_map( static fn( array $row ): array => self::link( $row, '' === $row['icon'] ? null : $row['icon'] ), $this->site->rows( 'services' ) );
	}

	/** @return list<array<string,mixed>> */
	public function chat_links(): array {
		return array_map( static fn( array $row ): array => self::link( $row, '' === $row['kind'] ? null : 'brand-' . $row['kind'] ), $this->site->rows( 'chat_links' ) );
	}

	/** @return list<array<string,mixed>> */
	public function banner(): array {
		$rows = $this->site->rows( 'banner' );
		return array_map(
			static fn( array $row, int $place ): array => [
				'title'  => Text::decode( $row['title'] ),
				'text'   => Text::decode( $row['text'] ),
				'link'   => Paths::typed( $row['link'] ),
				'button' => Text::decode( $row['button'] ) ?: __( 'Xem thêm', 'hien-core' ),
				'tile'   => Picture::tile( $place ),
			] + Picture::of_attachment( (int) $row['image'] ),
			$rows,
			array_keys( $rows )
		);
	}

	/** @return list<array<string,mixed>> The projects that the owner chose, in that order; otherwise the first ones. */
	public function projects(): array {
		$chosen = array_map( 'intval', array_column( $this->site->rows( 'projects' ), 'project' ) );
		$order  = [] === $chosen ? [ 'orderby' => Content_Repository::BY_ORDER ] : [
			'post__in' => $chosen,
			'orderby'  => 'post__in',
		];
		$found  = Content_Repository::page( Project_Post_Type::NAME, self::FEATURED_PROJECTS, 1, $order + [ 'no_found_rows' => true ] );
		return array_map( Project_Summary::of( ... ), $found['posts'] );
	}

	/** @return array{cover:string|null,social:list<array{name:string,url:string,icon:string}>} */
	public function author(): array {
		return [
			'cover'  => wp_get_attachment_image_url( (int) $this->site->fields( 'author' )['cover'], 'medium_large' ) ?: null,
			'social' => array_map(
				static fn( array $row ): array => [
					'name' => Text::decode( $row['name'] ),
					'url'  => $row['url'],
					'icon' => $row['icon'] ?: Icons::OTHER_NETWORK,
				],
				$this->site->rows( 'social' )
			),
		];
	}

	/** @return array<string,mixed> */
	public function contact(): array {
		$fields = array_map( Text::decode( ... ), $this->site->fields( 'contact' ) );
		$point  = array_map( 'floatval', explode( ',', $fields['map'] ) );
		return [ 'map' => 2 === count( $point ) ? array_combine( [ 'lat', 'lng' ], $point ) : null ] + $fields;
	}

	/** @return array{about:string,copyright:string,note:string} */
	public function footer(): array {
		$fields = array_map( Text::decode( ... ), $this->site->fields( 'footer' ) );
		return [
			'about'     => $fields['about'] ?: Text::tagline(),
			/* translators: 1: year, 2: site name */
			'copyright' => $fields['copyright'] ?: sprintf( __( '© %1$s %2$s. Giữ bản quyền nội dung.', 'hien-core' ), wp_date( 'Y' ), Text::site_name() ),
			'note'      => $fields['note'],
		];
	}

	/**
	 * @param array<string,string> $row Fields of a row.
	 * @return array{title:string,text:string,link:string,icon:string|null}
	 */
	private static function link( array $row, ?string $icon ): array {
		return [
			'title' => Text::decode( $row['title'] ),
			'text'  => Text::decode( $row['text'] ),
			'link'  => Paths::typed( $row['link'] ),
			'icon'  => $icon,
		];
	}
}
