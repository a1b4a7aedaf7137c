<?php
declare(strict_types=1);

namespace Hien\Posts;

use Closure;
use Hien\Checks\Finding;
use Hien\Module;
use Hien\Rest\Resources;
use Hien\Text;
use Throwable;
use WP_Block_Supports;

defined( 'ABSPATH' ) || exit;

/**
 * Catches what other plugins throw while they render a block, a shortcode or a whole content, so that one post does not break a list, and
 * its other parts are shown. The error is logged, and a check names the post.
 */
final class Render_Errors implements Module {

	/** Option: id of a post => name of the block, `[shortcode]` or filter that failed last. */
	public const OPTION = 'hien_broken_parts';

	/** Maximum number of posts in the option. */
	private const LIMIT = 20;

	/** @var array<int,true> Ids of posts of which a part has failed in this request. */
	private static array $failed = [];

	public function register(): void {
		add_filter( 'register_block_type_args', [ $this, 'guard_block' ], PHP_INT_MAX, 2 );
		add_filter( 'pre_do_shortcode_tag', [ $this, 'run_shortcode' ], PHP_INT_MAX, 4 );
		add_action( 'deleted_post', [ self::class, 'forget' ] );
	}

	/** Wraps the callback with which a block of another plugin renders. */
	public function guard_block( mixed $args, string $name ): mixed {
		$render = is_array( $args ) && ! str_starts_with( $name, 'core/' ) ? $args['render_callback'] ?? null : null;
		if ( is_callable( $render ) ) {
			$args['render_callback'] = static fn( mixed ...$given ): mixed => self::attempt(
				$name,
				static fn(): mixed => $render( ...$given ),
				static fn(): string => self::placeholder( 'p' )
			);
		}
		return $args;
	}

	/**
	 * Runs a shortcode as do_shortcode_tag() does.
	 *
	 * @param mixed    $output     False, or what another plugin has rendered instead.
	 * @param mixed    $attributes Attributes of the shortcode.
	 * @param string[] $found      Match of get_shortcode_regex().
	 */
	public function run_shortcode( mixed $output, string $tag, mixed $attributes, array $found ): mixed {
		$render = $GLOBALS['shortcode_tags'][ $tag ] ?? null;
		if ( false !== $output || ! is_callable( $render ) ) {
			return $output;
		}
		return self::attempt(
			"[$tag]",
			static fn(): mixed => apply_filters(
				// phpcs:ignore WordPress.NamingConventions.PrefixAllGlobals.NonPrefixedHooknameFound -- Core's filter.
				'do_shortcode_tag',
				$found[1] . $render( $attributes, $found[5] ?? null, $tag ) . $found[6],
				$tag,
				$attributes,
				$found
			),
			static fn(): string => self::placeholder( 'em' )
		);
	}

	/**
	 * Runs code of other plugins that renders a part of the current post.
	 *
	 * @template T
	 * @param string      $name The part, for the log and the check.
	 * @param Closure():T $work Renders it.
	 * @param Closure():T $else Returns what is shown in its place if it throws.
	 * @return T
	 */
	public static function attempt( string $name, Closure $work, Closure $else ): mixed {
		$filters = $GLOBALS['wp_current_filter'];
		$buffers = ob_get_level();
		$block   = WP_Block_Supports::$block_to_render;
		$autop   = has_filter( 'the_content', 'wpautop' );
		try {
			return $work();
		} catch ( Throwable $error ) {
			// What WordPress would have restored after the part.
			$GLOBALS['wp_current_filter']       = $filters; // phpcs:ignore WordPress.WP.GlobalVariablesOverride.Prohibited
			WP_Block_Supports::$block_to_render = $block;
			while ( ob_get_level() > $buffers ) {
				ob_end_clean();
			}
			if ( false !== $autop && false === has_filter( 'the_content', 'wpautop' ) ) {
				_restore_wpautop_hook( '' ); // do_blocks() has removed it for this text.
			}
			self::report( $name, $error );
			return $else();
		}
	}

	/**
	 * What a screen shows in place of a part; '' in excerpts, the search index and feeds.
	 *
	 * @param 'p'|'em' $tag Element around it.
	 */
	public static function placeholder( string $tag ): string {
		return Post_Content::is_for_screen() ? "<$tag>" . esc_html__( 'Phần này chưa hiện được.', 'hien-core' ) . "</$tag>" : '';
	}

	/**
	 * Renders a whole content, and removes the post from OPTION unless a part has failed again.
	 *
	 * @template T
	 * @param Closure():T $render
	 * @return T
	 */
	public static function render_whole( int $id, Closure $render ): mixed {
		unset( self::$failed[ $id ] );
		$result = $render();
		if ( ! isset( self::$failed[ $id ] ) ) {
			self::forget( $id );
		}
		return $result;
	}

	/** Removes a post from OPTION: it was rendered completely, or deleted. */
	public static function forget( int $id ): void {
		$known = self::all();
		if ( isset( $known[ $id ] ) ) {
			update_option( self::OPTION, array_diff_key( $known, [ $id => '' ] ), false );
		}
	}

	/** The posts of which a part could not be rendered last. */
	public static function check(): Finding {
		$links   = [];
		$details = [];
		foreach ( self::all() as $id => $name ) {
			$title      = Text::plain( get_the_title( $id ) );
			$details[]  = "$title ($name)";
			$links[ admin_url( "post.php?post=$id&action=edit" ) ] = $title;
		}
		return [] === $details
			? Finding::good( __( 'Mọi phần của bài viết đều hiện được', 'hien-core' ) )
			: Finding::recommended(
				__( 'Có phần của bài viết chưa hiện được', 'hien-core' ),
				__( 'Plugin làm ra phần ấy bị lỗi (xem nhật ký lỗi của PHP). Khi đã sửa, bạn mở bài và lưu lại.', 'hien-core' ),
				$links,
				$details
			);
	}

	private static function report( string $name, Throwable $error ): void {
		$id = (int) get_the_ID();
		Resources::log_error( "$name, post $id", $error );
		self::$failed[ $id ] = true;
		$known               = self::all();
		if ( $id > 0 && count( $known ) < self::LIMIT && ( $known[ $id ] ?? '' ) !== $name ) {
			update_option( self::OPTION, [ $id => $name ] + $known, false );
		}
	}

	/** @return array<int,string> See OPTION. */
	private static function all(): array {
		$stored = get_option( self::OPTION );
		return is_array( $stored ) ? $stored : [];
	}
}
