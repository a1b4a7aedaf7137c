<?php

declare(strict_types=1);

namespace Hien\Tests\Theme;

use DOMComment;
use DOMDocument;
use DOMElement;
use DOMXPath;
use Hien\Tests\Routing\Site;
use Hien\Tests\Support\TestCase;

/** The first element of each part that React hydrates has the number of the part's elements. */
final class BoundariesTest extends TestCase {

	use Site;

	public function test_the_marks_describe_the_comments(): void {
		$this->make_site();
		update_option( 'users_can_register', '1' );
		$this->make->comment( $this->id['bai-cha'] );
		$count = 0;
		foreach (
			[
				'/',
				'/tin-moi',
				'/wordpress/bai-cha',
				'/lien-he',
				'/dang-ky',
				'/dang-nhap',
				'/quen-mat-khau',
				'/hoi-dap-hien',
				'/ve-hien',
				'/gioi-thieu',
				'/videos/hook',
				'/khong-co',
				'/menu',
				'/hinh-anh/1',
			] as $path
		) {
			$document = new DOMDocument();
			$document->loadHTML( '<?xml encoding="utf-8"?>' . $this->page_at( $path )->html, LIBXML_NOERROR );
			$xpath = new DOMXPath( $document );
			foreach ( $xpath->query( '//div[@id="root"]//comment()[.="$"]' ) as $comment ) {
				self::assertSame(
					self::marks_before( $comment ),
					self::marks( $comment ),
					$path . ' ' . substr( (string) $document->saveHTML( $comment->parentNode ), 0, 200 )
				);
				++$count;
			}
		}
		self::assertGreaterThan( 60, $count );
	}

	/** How many elements each boundary has that begins at the first element after a comment, the outer one first. */
	private static function marks_before( DOMComment $comment ): string {
		for ( $first = $comment; $first instanceof DOMComment && '$' === $first->data; ) {
			$first = $first->nextSibling;
		}
		$counts = [];
		for ( $start = $first->previousSibling; $start instanceof DOMComment && '$' === $start->data; $start = $start->previousSibling ) {
			$depth = 0;
			$count = 0;
			for (
				$node = $start->nextSibling; null !== $node && ! (
					0 === $depth && $node instanceof DOMComment && '/$' === $node->data
				); $node = $node->nextSibling
			) {
				$depth += $node instanceof DOMComment ? ( '$' === $node->data ? 1 : -1 ) : 0;
				$count += $node instanceof DOMElement ? 1 : 0;
			}
			array_unshift( $counts, $count );
		}
		return implode( ' ', $counts );
	}

	private static function marks( DOMComment $comment ): string {
		for ( $first = $comment; $first instanceof DOMComment; ) {
			$first = $first->nextSibling;
		}
		return $first instanceof DOMElement ? $first->getAttribute( 'data-part' ) : '(none)';
	}
}
