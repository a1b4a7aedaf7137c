<?php
declare(strict_types=1);

namespace Hien\Admin;

use Hien\Messages\Message_Post_Type;
use Hien\Module;

defined( 'ABSPATH' ) || exit;

/**
 * Orders wp-admin's menu: all content types, then comments, which WordPress puts between them, then the chat, then messages.
 */
final class Menu_Order implements Module {

	private const COMMENTS = 'edit-comments.php';

	private const TYPES = 'edit.php?post_type=hien_';

	private const MESSAGES = 'edit.php?post_type=' . Message_Post_Type::NAME;

	public function register(): void {
		add_filter( 'custom_menu_order', '__return_true' );
		add_filter( 'menu_order', [ $this, 'arrange' ] );
	}

	/**
	 * @param list<string> $menu Slugs of the menu in their order.
	 * @return list<string>
	 */
	public function arrange( array $menu ): array {
		return self::move_below_content( self::move_below_content( $menu, Chat_Page::SLUG ), self::COMMENTS );
	}

	/**
	 * Moves an entry up or down to the place right below the content types.
	 *
	 * @param list<string> $menu Slugs of the menu in their order.
	 * @return list<string>
	 */
	private static function move_below_content( array $menu, string $slug ): array {
		$others = array_values( array_diff( $menu, [ $slug ] ) );
		$types  = array_keys(
			array_filter( $others, static fn( string $other ): bool => str_starts_with( $other, self::TYPES ) && self::MESSAGES !== $other )
		);
		if ( [] === $types || count( $others ) === count( $menu ) ) {
			return $menu;
		}
		array_splice( $others, max( $types ) + 1, 0, $slug );
		return $others;
	}
}
