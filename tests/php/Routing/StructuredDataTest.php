<?php

declare(strict_types=1);

namespace Hien\Tests\Routing;

use DOMDocument;
use DOMElement;
use Hien\Tests\Support\TestCase;

/** What every page prints for search engines and link previews: all kinds, with all that they ask for. */
final class StructuredDataTest extends TestCase {

	use Site;

	/** Kind of https://schema.org beside the breadcrumbs, by route. */
	private const KINDS = [
		'home'    => 'WebSite',
		'author'  => 'ProfilePage',
		'video'   => 'VideoObject',
		'image'   => 'ImageObject',
		'courses' => 'ItemList',
		'course'  => 'Course',
		'faqs'    => 'FAQPage',
		'friend'  => 'Person',
		'post'    => 'BlogPosting',
	];

	/** What search engines want of a kind. */
	private const WANTED = [
		'WebSite'        => [ 'name', 'url' ],
		'BlogPosting'    => [ 'headline', 'image', 'datePublished', 'dateModified', 'author', 'mainEntityOfPage' ],
		'VideoObject'    => [ 'name', 'description', 'thumbnailUrl', 'uploadDate', 'embedUrl' ],
		'ImageObject'    => [ 'contentUrl', 'width', 'height', 'creator' ],
		'Course'         => [ 'name', 'description', 'provider', 'offers' ],
		'Organization'   => [ 'name', 'url' ],
		'Offer'          => [ 'category', 'price', 'priceCurrency' ],
		'FAQPage'        => [ 'mainEntity' ],
		'Question'       => [ 'name', 'acceptedAnswer' ],
		'Answer'         => [ 'text' ],
		'ProfilePage'    => [ 'mainEntity' ],
		'Person'         => [ 'name' ],
		'ItemList'       => [ 'itemListElement' ],
		'BreadcrumbList' => [ 'itemListElement' ],
		'ListItem'       => [ 'position', 'item' ],
	];

	private const ADDRESSES = [ 'url', 'item', 'image', 'thumbnailUrl', 'contentUrl', 'embedUrl', 'mainEntityOfPage' ];

	private const DATES = [ 'datePublished', 'dateModified', 'uploadDate', 'priceValidUntil' ];

	/** Routes of one thing, which a preview shows with its picture. */
	private const DETAILS = [ 'post', 'page', 'video', 'image', 'course', 'friend' ];

	/** Tags `<meta>`. */
	private const PRINTED_ONCE = [
		'description',
		'robots',
		'og:type',
		'og:title',
		'og:description',
		'og:image',
		'og:image:width',
		'og:image:height',
		'og:image:alt',
	];

	protected function setUp(): void {
		parent::setUp();
		$this->copy_site();
		$this->fill( 'WordPress', 15 );
		$picture = $this->make->picture( 'bia' );
		foreach ( [ 'bai-cha', 'bai-con', 'quy-tac', 'doi-ngu', 'khai', 'viet-plugin', 'hook' ] as $slug ) {
			set_post_thumbnail( $this->id[ $slug ], $picture );
			wp_update_post( [ 'ID' => $this->id[ $slug ], 'post_excerpt' => "Đôi lời về $slug." ] );
		}
		update_post_meta( $this->id['viet-plugin'], 'hien_price', 1890000 );
		$this->make->post(
			[ 'post_type' => 'hien_faq', 'post_title' => 'Hiên là gì?', 'post_content' => '<p>Là chỗ ngồi trước nhà.</p>' ]
		);
	}

	public function test_every_page_says_what_it_is(): void {
		foreach ( RoutesTest::found_by_visitors() as $path => [ $route, , $canonical ] ) {
			$page     = self::document( $this->page_at( $path )->html );
			$entities = [];
			foreach ( $page->getElementsByTagName( 'script' ) as $script ) {
				if ( 'application/ld+json' === $script->getAttribute( 'type' ) ) {
					$entity = json_decode( $script->textContent, true, 512, JSON_THROW_ON_ERROR );
					self::assertSame( 'https://schema.org', $entity['@context'], $path );
					$this->assert_complete( $entity, $path );
					$entities[ $entity['@type'] ] = $entity;
				}
			}
			$kinds = array_filter( [ self::KINDS[ $route ] ?? null, null === $canonical || '/' === $canonical ? null : 'BreadcrumbList' ] );
			self::assertSame( array_values( $kinds ), array_keys( $entities ), $path );
			if ( isset( $entities['BreadcrumbList'] ) ) {
				$items = $entities['BreadcrumbList']['itemListElement'];
				self::assertSame( range( 1, count( $items ) ), array_column( $items, 'position' ), $path );
				self::assertSame( home_url( '/' ), $items[0]['item'], $path );
				self::assertNotContains( '', array_column( $items, 'name' ), $path );
				self::assertStringStartsWith( end( $items )['item'], home_url( (string) $canonical ), $path );
			}
		}
	}

	public function test_every_page_has_one_heading_title_address_description_and_preview(): void {
		foreach ( RoutesTest::found_by_visitors() as $path => [ $route, , $canonical ] ) {
			$page  = self::document( $this->page_at( $path )->html );
			$metas = [];
			foreach ( $page->getElementsByTagName( 'meta' ) as $meta ) {
				$metas[ $meta->getAttribute( 'property' ) ?: $meta->getAttribute( 'name' ) ][] = $meta->getAttribute( 'content' );
			}
			$addresses = [];
			foreach ( $page->getElementsByTagName( 'link' ) as $link ) {
				if ( 'canonical' === $link->getAttribute( 'rel' ) ) {
					$addresses[] = $link->getAttribute( 'href' );
				}
			}
			$address = null === $canonical ? [] : [ home_url( $canonical ) ];
			self::assertCount( 1, $page->getElementsByTagName( 'h1' ), $path );
			self::assertCount( 1, $page->getElementsByTagName( 'title' ), $path );
			self::assertSame( hien_screen()?->title, $page->getElementsByTagName( 'title' )[0]->textContent, $path );
			self::assertSame( [ $address, $address ], [ $addresses, $metas['og:url'] ?? [] ], $path );
			self::assertSame( $metas['description'], $metas['og:description'], $path );
			self::assertSame( [ [ 'vi_VN' ], [ 'Hiên' ] ], [ $metas['og:locale'], $metas['og:site_name'] ], $path );
			foreach ( self::PRINTED_ONCE as $name ) {
				self::assertCount( 1, $metas[ $name ] ?? [], "$path $name" );
				self::assertNotSame( '', $metas[ $name ][0], "$path $name" );
			}
			if ( in_array( $route, self::DETAILS, true ) ) {
				self::assertStringStartsWith( 'http://example.org/wp-content/uploads/', $metas['og:image'][0], $path );
				self::assertSame( [ [ '1200' ], [ '900' ] ], [ $metas['og:image:width'], $metas['og:image:height'] ], $path );
			}
		}
	}

	/** @param array<string,mixed> $entity An entity, and all that are in it. */
	private function assert_complete( array $entity, string $place ): void {
		$place .= ' ' . ( $entity['@type'] ?? '?' );
		self::assertArrayHasKey( '@type', $entity, $place );
		foreach ( self::WANTED[ $entity['@type'] ] ?? [] as $key ) {
			self::assertNotContains( $entity[ $key ] ?? null, [ null, '', [] ], "$place $key" );
		}
		foreach ( $entity as $key => $value ) {
			if ( is_string( $value ) && in_array( $key, self::ADDRESSES, true ) ) {
				self::assertMatchesRegularExpression( '#^https?://[^\s/]+/\S*$#', $value, "$place $key" );
			} elseif ( in_array( $key, self::DATES, true ) ) {
				self::assertMatchesRegularExpression( '/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\+07:00$/', $value, "$place $key" );
			}
			foreach ( is_array( $value ) ? ( array_is_list( $value ) ? $value : [ $value ] ) : [] as $inner ) {
				$this->assert_complete( $inner, "$place $key" );
			}
		}
	}

	private static function document( string $html ): DOMDocument {
		$document = new DOMDocument();
		$document->loadHTML( '<?xml encoding="utf-8"?>' . $html, LIBXML_NOERROR );
		self::assertInstanceOf( DOMElement::class, $document->documentElement );
		return $document;
	}
}
