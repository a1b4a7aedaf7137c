<?php
declare(strict_types=1);

namespace Hien\Blocks;

use Hien\Module;
use Hien\Posts\Post_Content;
use Hien\Posts\Public_Text;

defined( 'ABSPATH' ) || exit;

/**
 * A dynamic block that shows an item of the site, by its id. A theme may print it as its lists print such items
 * (the filter FILTER); feeds, core's REST routes and other themes get plain HTML. Its editor is in src/admin/blocks.
 */
abstract class Dynamic_Block implements Module {

	/** Filter with the HTML of a block on a screen. */
	private const FILTER = 'hien_block';

	/** REST route by which the editor previews blocks. */
	private const PREVIEW = '/wp/v2/block-renderer/';

	/** Name of the block without the prefix `hien/`, and of its folder in plugin/blocks. */
	abstract protected function name(): string;

	/**
	 * What the block shows, as responses contain it.
	 *
	 * @param int $id      Id of the item, 0 for none.
	 * @param int $post_id Id of the post that contains the block, 0 for none.
	 * @return array<string,mixed>|null Null if readers cannot see the item; the block is then empty.
	 */
	abstract protected function data( int $id, int $post_id ): ?array;

	/**
	 * The block as HTML without a theme's classes.
	 *
	 * @param array<string,mixed> $data Result of data().
	 */
	abstract protected function plain( array $data ): string;

	public function register(): void {
		add_action( 'init', [ $this, 'register_block' ] );
	}

	public function register_block(): void {
		register_block_type_from_metadata(
			dirname( HIEN_CORE_FILE ) . '/blocks/' . $this->name(),
			[ 'render_callback' => [ $this, 'render' ] ]
		);
	}

	/**
	 * @param array<string,mixed> $attributes Attributes of the block.
	 * @return string HTML; '' for excerpts and the search index, which have the item's own text where the item is found.
	 */
	public function render( array $attributes ): string {
		$data = Public_Text::is_rendering() ? null : $this->data( (int) ( $attributes['id'] ?? 0 ), (int) get_the_ID() );
		if ( null === $data ) {
			return '';
		}
		$html = Post_Content::is_for_screen() || self::is_preview() ? self::of_theme( $this->name(), $data ) : '';
		return sprintf( '<div %s>%s</div>', get_block_wrapper_attributes(), '' === $html ? $this->plain( $data ) : $html );
	}

	/** @param array<string,mixed> $data Result of data(). */
	private static function of_theme( string $name, array $data ): string {
		/**
		 * The HTML of a block on a screen; '' for plain HTML.
		 *
		 * @param string              $html ''.
		 * @param string              $name Name of the block: `course`, `series` or `question`.
		 * @param array<string,mixed> $data What it shows.
		 */
		// phpcs:ignore WordPress.NamingConventions.PrefixAllGlobals.DynamicHooknameFound -- Ours.
		return (string) apply_filters( self::FILTER, '', $name, $data );
	}

	/** Whether this request previews a block in the editor. */
	private static function is_preview(): bool {
		return str_starts_with( (string) ( $GLOBALS['wp']->query_vars['rest_route'] ?? '' ), self::PREVIEW );
	}

	/** A link in HTML. */
	final protected static function link( string $url, string $text ): string {
		return sprintf( '<a href="%s">%s</a>', esc_url( $url ), esc_html( $text ) );
	}
}
