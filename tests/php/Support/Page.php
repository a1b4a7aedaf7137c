<?php
declare(strict_types=1);

namespace Hien\Tests\Support;

use DOMDocument;
use DOMXPath;

/** A page that WordPress answered with. */
final class Page {

	public function __construct(
		public readonly int $status,
		public readonly string $html,
	) {}

	/** Text of the first element that an XPath expression finds, white space folded; null where there is none. */
	public function text( string $xpath ): ?string {
		$document = new DOMDocument();
		$document->loadHTML( '<?xml encoding="utf-8"?>' . $this->html, LIBXML_NOERROR );
		$found = ( new DOMXPath( $document ) )->query( $xpath );
		$node  = $found ? $found->item( 0 ) : null;
		return null === $node ? null : trim( (string) preg_replace( '/\s+/u', ' ', $node->textContent ) );
	}
}
