<?php
declare(strict_types=1);

namespace Hien\Import;

// phpcs:disable WordPress.NamingConventions.ValidVariableName.UsedPropertyNotSnakeCase -- Properties of PHP's classes.

use DOMElement;

defined( 'ABSPATH' ) || exit;

/**
 * The export of Blogger: `feed.atom` of Google Takeout, whose elements are Blogger's own, and the older backup, which is an Atom feed of
 * Google's data protocol. Labels become tags.
 */
final class Blogger_Source extends Xml_Source {

	protected const ENTRY = 'entry';

	private const KIND   = 'http://schemas.google.com/g/2005#kind';
	private const DOMAIN = '~^(?:https?:)?//([^/?#]+)~i';

	/** @var list<string> */
	private array $hosts = [];

	public function authors(): array {
		return [];
	}

	public function hosts(): array {
		return $this->hosts;
	}

	protected function read_head( array $elements ): array {
		foreach ( $elements as $element ) {
			if (
				'link' === $element->nodeName
				&& 'alternate' === $element->getAttribute( 'rel' )
				&& 1 === preg_match( self::DOMAIN, $element->getAttribute( 'href' ), $found )
			) {
				$this->hosts = [ strtolower( $found[1] ) ];
			}
		}
		return [];
	}

	protected function read_entry( DOMElement $entry ): array {
		$source = self::text( $entry, 'id' );
		$kind   = strtolower( self::text( $entry, 'blogger:type' ) );
		$labels = [];
		foreach ( self::children( $entry, 'category' ) as $category ) {
			if ( self::KIND === $category->getAttribute( 'scheme' ) ) {
				$kind = (string) preg_replace( '~^.*#~', '', $category->getAttribute( 'term' ) );
			} elseif ( '' !== $category->getAttribute( 'term' ) ) {
				$labels[] = [
					'taxonomy' => 'post_tag',
					'slug'     => '',
					'name'     => $category->getAttribute( 'term' ),
				];
			}
		}
		$status = strtoupper( self::text( $entry, 'blogger:status' ) );
		$author = self::children( $entry, 'author' )[0] ?? $entry;
		$fields = [
			'type'     => $kind,
			'title'    => self::text( $entry, 'title' ),
			'content'  => self::text( $entry, 'content' ),
			'excerpt'  => self::text( $entry, 'blogger:metaDescription' ),
			'date_gmt' => self::text( $entry, 'published' ),
			'author'   => self::text( $author, 'name' ),
		];
		if ( 'comment' === $kind ) {
			return self::comment( $entry, $source, $fields, $status );
		}
		if ( ! in_array( $kind, [ 'post', 'page' ], true ) ) {
			return []; // Settings and the template.
		}
		$draft = 'yes' === self::text( self::children( $entry, 'app:control' )[0] ?? $entry, 'app:draft' );
		$path  = self::text( $entry, 'blogger:filename' ) ?: self::path( self::link( $entry, 'alternate' ) );
		return [
			new Import_Item(
				Import_Item::POST,
				$source,
				$fields + [
					'modified_gmt' => self::text( $entry, 'updated' ),
					'slug'         => wp_basename( $path, '.html' ),
					'status'       => match ( true ) {
						'SOFT_TRASHED' === $status || '' !== self::text( $entry, 'blogger:trashed' ) => 'trash',
					$draft || ! in_array( $status, [ '', 'LIVE', 'SCHEDULED' ], true ) => 'draft',
					default => 'publish', // WordPress makes a date in the future one that is planned.
					},
					'path'         => $path,
				],
				$labels
			),
		];
	}

	/**
	 * @param array<string,string> $fields
	 * @return list<Import_Item>
	 */
	private static function comment( DOMElement $entry, string $source, array $fields, string $status ): array {
		$answered = self::text( $entry, 'blogger:inReplyTo' );
		if ( '' === $answered && 1 === preg_match( '~/comments/default/(\d+)~', self::link( $entry, 'related' ), $found ) ) {
			$answered = preg_replace( '~\.post-\d+$~', ".post-$found[1]", $source );
		}
		return [
			new Import_Item(
				Import_Item::COMMENT,
				$source,
				[
					'post'     => self::text( $entry, 'blogger:parent' )
						?: ( self::children( $entry, 'thr:in-reply-to' )[0] ?? null )?->getAttribute( 'ref' )
						?? '',
					'parent'   => (string) $answered,
					'name'     => $fields['author'],
					'url'      => self::text( self::children( $entry, 'author' )[0] ?? $entry, 'uri' ),
					'date_gmt' => $fields['date_gmt'],
					'content'  => (string) preg_replace( '~<br\s*/?>~i', "\n", $fields['content'] ),
					'approved' => match ( $status ) {
						'',
					'LIVE' => '1',
					'PENDING',
					'PENDING_MODERATION' => '0',
					default    => 'spam',
					},
				]
			),
		];
	}

	/** The `href` of the first link with a relation. */
	private static function link( DOMElement $entry, string $relation ): string {
		foreach ( self::children( $entry, 'link' ) as $link ) {
			if ( $relation === $link->getAttribute( 'rel' ) ) {
				return $link->getAttribute( 'href' );
			}
		}
		return '';
	}
}
