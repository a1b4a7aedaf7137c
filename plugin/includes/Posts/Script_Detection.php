<?php
declare(strict_types=1);

namespace Hien\Posts;

use WP_HTML_Tag_Processor;

defined( 'ABSPATH' ) || exit;

/**
 * Finds out whether a content needs a full page load: where the app shows it after a navigation, its scripts do not run and
 * src/components/ui/html/sanitise.ts removes some elements. That keeps everything in which in_html() finds nothing
 * (tests/vectors/html.json).
 */
final class Script_Detection {

	/** Elements that load or run something, or that the app removes. Custom elements, whose names contain a hyphen, do both. */
	private const ELEMENTS = 'script|object|embed|applet|link|meta|base|semantics|annotation|use|foreignobject|animate|set';

	/** Attributes of scripts: event handlers, and directives of Alpine, Vue, Angular and htmx. */
	private const ATTRIBUTES = '/^(?:on[a-z]+$|srcdoc$|is$|data-wp-interactive$|x-|v-|ng-|hx-|[@:])/';

	/** Addresses of links to other apps, such as `zalo:`, which the app removes. */
	private const OTHER_SCHEME = '/^\s*(?!(?:https?|ftps?|mailto|tel|callto|sms|cid|xmpp|matrix):)[a-z][a-z0-9+.-]*:/i';

	/** A quick check: HTML that does not match contains nothing that in_html() looks for. Text that only looks like tags matches too. */
	private const LIKELY = '/<(?:' . self::ELEMENTS . '|[a-z]+-)'
		. '|\s(?:on[a-z]+|srcdoc|is|x-|v-|ng-|hx-|@[a-z]|:[a-z])[^\s>]*?=|data-wp-interactive|\bx-data|wp-embedded-content'
		. '|href=["\']?\s*(?!https?:)[a-z][a-z0-9+.-]*:/i';

	/** Core's shortcodes, whose output needs no scripts. */
	private const SHORTCODES = [ 'wp_caption', 'caption', 'gallery', 'playlist', 'audio', 'video', 'embed' ];

	/** Whether a shortcode or block of another plugin was rendered; see watch(). */
	private bool $is_foreign = false;

	private function __construct() {}

	/**
	 * Runs a function that renders content.
	 *
	 * @template T
	 * @param callable():T $render
	 * @return array{T,bool} Its result, and whether it has rendered a shortcode or a block of another plugin.
	 */
	public static function watch( callable $render ): array {
		$self = new self();
		add_filter( 'pre_do_shortcode_tag', [ $self, 'notice_shortcode' ], PHP_INT_MAX, 2 );
		add_filter( 'render_block', [ $self, 'notice_block' ], PHP_INT_MAX, 2 );
		try {
			return [ $render(), $self->is_foreign ];
		} finally {
			remove_filter( 'pre_do_shortcode_tag', [ $self, 'notice_shortcode' ], PHP_INT_MAX );
			remove_filter( 'render_block', [ $self, 'notice_block' ], PHP_INT_MAX );
		}
	}

	/** @param mixed $output Returned unchanged. */
	public function notice_shortcode( mixed $output, string $tag ): mixed {
		$this->is_foreign = $this->is_foreign || ! in_array( $tag, self::SHORTCODES, true );
		return $output;
	}

	/**
	 * @param mixed               $html  Returned unchanged.
	 * @param array<string,mixed> $block
	 */
	public function notice_block( mixed $html, array $block ): mixed {
		$name             = $block['blockName'] ?? 'core/freeform';
		$this->is_foreign = $this->is_foreign
			|| ( ! preg_match( '~^(?:core|hien)/~', $name ) && is_string( $html ) && '' !== trim( $html ) );
		return $html;
	}

	/** Whether HTML has scripts, or elements that the app removes. Checks parsed elements, since code in the text may quote them. */
	public static function in_html( string $html ): bool {
		if ( 0 === preg_match( self::LIKELY, $html ) ) {
			return false;
		}
		$tags = new WP_HTML_Tag_Processor( $html );
		while ( $tags->next_tag() ) {
			$name = (string) $tags->get_tag();
			$link = $tags->get_attribute( 'href' );
			if (
				1 === preg_match( '/^(?:' . self::ELEMENTS . ')$/iD', $name )
				|| str_contains( $name, '-' )
				|| $tags->has_class( 'wp-embedded-content' )
				|| ( is_string( $link ) && preg_match( self::OTHER_SCHEME, $link ) )
				|| preg_grep( self::ATTRIBUTES, $tags->get_attribute_names_with_prefix( '' ) ?? [] )
			) {
				return true;
			}
		}
		return false;
	}
}
