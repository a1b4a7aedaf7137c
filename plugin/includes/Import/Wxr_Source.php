<?php
declare(strict_types=1);

namespace Hien\Import;

// phpcs:disable WordPress.NamingConventions.ValidVariableName.UsedPropertyNotSnakeCase -- Properties of PHP's classes.

use DOMElement;
use Hien\Addresses\Paths;

defined( 'ABSPATH' ) || exit;

/** WXR, the export of WordPress (Công cụ > Xuất ra). */
final class Wxr_Source extends Xml_Source {

	protected const ENTRY = 'item';
	protected const DEPTH = 2;

	private const TERMS = [
		'wp:category' => [ 'category_nicename', 'cat_name', 'category_parent', 'category_description' ],
		'wp:tag'      => [ 'tag_slug', 'tag_name', '', 'tag_description' ],
		'wp:term'     => [ 'term_slug', 'term_name', 'term_parent', 'term_description' ],
	];

	/** Home URL of the site without its scheme: the beginning of all sources. */
	private string $site = '';

	/** @var array<string,string> */
	private array $authors = [];

	/** @var list<string> */
	private array $hosts = [];

	public function authors(): array {
		return $this->authors;
	}

	public function hosts(): array {
		return $this->hosts;
	}

	protected function read_head( array $elements ): array {
		$terms = [];
		$urls  = [];
		foreach ( $elements as $element ) {
			if ( in_array( $element->nodeName, [ 'link', 'wp:base_site_url', 'wp:base_blog_url' ], true ) ) {
				$urls[ $element->nodeName ] = trim( $element->textContent );
			} elseif ( 'wp:author' === $element->nodeName ) {
				$login                   = self::text( $element, 'wp:author_login' );
				$this->authors[ $login ] = self::text( $element, 'wp:author_display_name' ) ?: $login;
			}
		}
		$this->hosts = array_values(
			array_unique( array_filter( array_map( Paths::host( ... ), $urls ) ) )
		);
		$this->site  = strtolower(
			untrailingslashit( (string) preg_replace( '~^https?://~i', '', $urls['wp:base_blog_url'] ?? $urls['link'] ?? '' ) )
		);
		foreach ( $elements as $element ) {
			$names = self::TERMS[ $element->nodeName ] ?? null;
			if ( null !== $names ) {
				[ $slug, $name, $parent, $description ] = array_map(
					static fn( string $name ): string => '' === $name ? '' : self::text( $element, "wp:$name" ),
					$names
				);

				$terms[] = $this->term(
					'wp:tag' === $element->nodeName ? 'post_tag' : ( self::text( $element, 'wp:term_taxonomy' ) ?: 'category' ),
					$slug,
					$name,
					$parent,
					$description,
					self::text( $element, 'wp:term_id' )
				);
			}
		}
		return $terms;
	}

	private function term( string $taxonomy, string $slug, string $name, string $parent, string $description, string $id ): Import_Item {
		return new Import_Item(
			Import_Item::TERM,
			"$this->site|$taxonomy|$slug",
			compact( 'taxonomy', 'slug', 'name', 'parent', 'description' ) + [
				'id'     => $id,
				'id_row' => '' === $id ? '' : $this->source( "term $id" ),
			]
		);
	}

	protected function read_entry( DOMElement $entry ): array {
		$type   = self::text( $entry, 'wp:post_type' ) ?: 'post';
		$source = $this->source( self::text( $entry, 'wp:post_id' ) ?: self::text( $entry, 'guid' ) );
		$meta   = array_map(
			static fn( DOMElement $one ): array => [
				self::text( $one, 'wp:meta_key' ),
				self::children( $one, 'wp:meta_value' )[0]->textContent ?? '',
			],
			self::children( $entry, 'wp:postmeta' )
		);
		$values = array_column( $meta, 1, 0 );
		$fields = [
			'id'             => self::text( $entry, 'wp:post_id' ),
			'type'           => $type,
			'title'          => self::text( $entry, 'title' ),
			'content'        => self::children( $entry, 'content:encoded' )[0]->textContent ?? '',
			'excerpt'        => self::text( $entry, 'excerpt:encoded' ),
			'date'           => self::text( $entry, 'wp:post_date' ),
			'date_gmt'       => self::text( $entry, 'wp:post_date_gmt' ),
			'modified_gmt'   => self::text( $entry, 'wp:post_modified_gmt' ),
			'slug'           => self::text( $entry, 'wp:post_name' ),
			'status'         => self::text( $entry, 'wp:status' ),
			'parent'         => $this->source( self::text( $entry, 'wp:post_parent' ) ),
			'order'          => self::text( $entry, 'wp:menu_order' ),
			'password'       => self::text( $entry, 'wp:post_password' ),
			'sticky'         => self::text( $entry, 'wp:is_sticky' ),
			'comment_status' => self::text( $entry, 'wp:comment_status' ),
			'ping_status'    => self::text( $entry, 'wp:ping_status' ),
			'author'         => self::text( $entry, 'dc:creator' ),
			'guid'           => self::text( $entry, 'guid' ),
			'path'           => self::path( self::text( $entry, 'link' ) ),
			'picture'        => $this->source( $values['_thumbnail_id'] ?? '' ),
			'alt'            => $values['_wp_attachment_image_alt'] ?? '',
			'url'            => self::text( $entry, 'wp:attachment_url' ),
			'site'           => $this->site,
		];
		if ( 'attachment' === $type ) {
			return [ new Import_Item( Import_Item::FILE, $source, $fields ) ];
		}
		$terms = array_map(
			static fn( DOMElement $term ): array => [
				'taxonomy' => 'tag' === $term->getAttribute( 'domain' ) ? 'post_tag' : $term->getAttribute( 'domain' ),
				'slug'     => $term->getAttribute( 'nicename' ),
				'name'     => trim( $term->textContent ),
			],
			self::children( $entry, 'category' )
		);
		$post = new Import_Item( Import_Item::POST, $source, $fields, array_values( $terms ), $meta );
		return [ $post, ...$this->comments( $entry, $source ) ];
	}

	/** @return list<Import_Item> */
	private function comments( DOMElement $entry, string $post ): array {
		$comments = [];
		foreach ( self::children( $entry, 'wp:comment' ) as $comment ) {
			$comments[] = new Import_Item(
				Import_Item::COMMENT,
				$this->source( self::text( $comment, 'wp:comment_id' ) ),
				[
					'post'     => $post,
					'parent'   => $this->source( self::text( $comment, 'wp:comment_parent' ) ),
					'name'     => self::text( $comment, 'wp:comment_author' ),
					'email'    => self::text( $comment, 'wp:comment_author_email' ),
					'url'      => self::text( $comment, 'wp:comment_author_url' ),
					'date'     => self::text( $comment, 'wp:comment_date' ),
					'date_gmt' => self::text( $comment, 'wp:comment_date_gmt' ),
					'content'  => self::text( $comment, 'wp:comment_content' ),
					'approved' => self::text( $comment, 'wp:comment_approved' ),
					'type'     => self::text( $comment, 'wp:comment_type' ),
				]
			);
		}
		return $comments;
	}

	/** The source of an id; '' for none. */
	private function source( string $id ): string {
		return '' === $id || '0' === $id ? '' : "$this->site|$id";
	}
}
