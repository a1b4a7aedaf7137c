<?php
declare(strict_types=1);

namespace Hien\Demo;

use Hien\Addresses\Paths;

defined( 'ABSPATH' ) || exit;

/**
 * Fills the placeholders of the content with ids and addresses of the site: `{{path:/tin-moi}}`, `{{post:slug}}`,
 * `{{category:slug}}`, `{{media:key:id}}` and `{{media:key:size}}`.
 */
final class Links {

	/** @param array<string,int> $ids Posts and media by their key, terms by `taxonomy:slug`. */
	public function __construct( private array $ids ) {}

	public function add( string $key, int $id ): void {
		$this->ids[ $key ] = $id;
	}

	public function id( string $key ): int {
		return $this->ids[ $key ] ?? 0;
	}

	/**
	 * @param list<string> $slugs
	 * @return list<int>
	 */
	public function terms( string $taxonomy, array $slugs ): array {
		return array_map( fn( string $slug ): int => $this->id( "$taxonomy:$slug" ), $slugs );
	}

	public function fill( string $content ): string {
		return (string) preg_replace_callback(
			'/\{\{(path|post|category|media):([a-z0-9\/-]+)(?::([a-z_]+))?\}\}/',
			function ( array $found ): string {
				[ , $type, $key, $what ] = $found + [ 3 => '' ];
				return match ( $type ) {
					'path'     => Paths::url( $key ),
					'media'    => $this->media( $key, $what ),
					'category' => (string) get_category_link( $this->id( "category:$key" ) ),
					default    => get_permalink( $this->id( "post:$key" ) ) ?: Paths::url( "/$key" ),
				};
			},
			$content
		);
	}

	private function media( string $key, string $what ): string {
		$id = $this->id( "media:$key" );
		return match ( true ) {
			'id' === $what               => (string) $id,
			wp_attachment_is_image( $id ) => (string) wp_get_attachment_image_url( $id, $what ),
			default                      => (string) wp_get_attachment_url( $id ),
		};
	}
}
