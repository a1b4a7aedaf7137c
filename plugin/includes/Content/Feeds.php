<?php
declare(strict_types=1);

namespace Hien\Content;

use Hien\Module;
use Hien\Text;

defined( 'ABSPATH' ) || exit;

/** Keeps feeds and oEmbed responses well-formed XML, whatever characters a text was pasted with. */
final class Feeds implements Module {

	/** Filters of texts that feeds print in CDATA sections. Core itself escapes only the content of posts. */
	private const IN_CDATA = [ 'the_excerpt_rss', 'comment_text_rss', 'comment_text' ];

	public function register(): void {
		foreach ( [ 'rss2', 'atom', 'rdf', 'rss' ] as $feed ) {
			add_action( "do_feed_$feed", [ $this, 'start' ], PHP_INT_MIN, 0 );
			add_action( "do_feed_$feed", 'ob_end_flush', PHP_INT_MAX, 0 );
		}
		add_filter( 'oembed_response_data', [ $this, 'clean_embed' ], 20 );
	}

	/** Starts an output buffer that removes the characters that XML forbids. */
	public function start(): void {
		ob_start( Text::clean( ... ) );
		foreach ( self::IN_CDATA as $filter ) {
			add_filter( $filter, [ $this, 'escape_cdata_end' ], PHP_INT_MAX );
		}
	}

	/** Escapes what would end the CDATA section. */
	public function escape_cdata_end( mixed $text ): mixed {
		return is_string( $text ) ? str_replace( ']]>', ']]&gt;', $text ) : $text;
	}

	/** @param mixed $data Response of the oEmbed endpoint: plain text, but core gives the site's name as it is stored, with entities. */
	public function clean_embed( mixed $data ): mixed {
		if ( ! is_array( $data ) ) {
			return $data;
		}
		$data['provider_name'] = Text::site_name();
		return map_deep( $data, static fn( mixed $value ): mixed => is_string( $value ) ? Text::clean( $value ) : $value );
	}
}
