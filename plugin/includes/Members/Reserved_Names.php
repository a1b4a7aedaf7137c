<?php
declare(strict_types=1);

namespace Hien\Members;

use Hien\Module;
use Hien\Search\Fold;
use Hien\Settings\Settings;
use Hien\Text;
use WP_Error;
use WP_User;

defined( 'ABSPATH' ) || exit;

/** The names of the author and of the site, which no member may choose, so that nobody takes one for the other. */
final class Reserved_Names implements Module {

	/** Letters of scripts that have some like Latin ones: in a name with Latin letters they make it read as another one. */
	private const LOOKALIKES = '/^(?=.*\p{Latin}).*[\p{Cyrillic}\p{Greek}\p{Armenian}\p{Cherokee}]/su';

	/** Invisible characters that turn the direction of writing: in a name it then reads as the letters from its end. */
	private const TURNS = '/[\x{202A}-\x{202E}\x{2066}-\x{2069}]/u';

	/** Letters without a form of their own: fillers of Hangul. Other invisible characters are no letters. */
	private const FILLERS = '/[\x{115F}\x{1160}\x{3164}\x{FFA0}]/u';

	public function register(): void {
		add_action( 'user_profile_update_errors', [ $this, 'check_profile' ], 10, 3 );
		add_filter( 'wp_pre_insert_user_data', [ $this, 'keep_name' ], 10, 3 );
	}

	/**
	 * Whether a name reads as the author's or the site's: case, spaces, punctuation and invisible letters do not count, nor do accents
	 * in a name of several words. A single word with another accent is another name, as Ân is not An. A name of mixed scripts or
	 * directions may read as any.
	 */
	public static function contain( string $name ): bool {
		if ( 1 === preg_match( self::LOOKALIKES, $name ) || 1 === preg_match( self::TURNS, $name ) ) {
			return true;
		}
		$author = get_userdata( Settings::author_id() );
		foreach ( [ Text::site_name(), $author instanceof WP_User ? Text::plain( $author->display_name ) : '' ] as $reserved ) {
			$letters = str_contains( trim( $reserved ), ' ' ) ? self::bare_letters( ... ) : self::letters( ... );
			if ( '' !== $letters( $reserved ) && $letters( $reserved ) === $letters( $name ) ) {
				return true;
			}
		}
		return false;
	}

	/** The author may have that name, and who may give it. */
	public static function may_use( WP_User $user ): bool {
		return $user->ID === Settings::author_id() || $user->has_cap( 'edit_users' );
	}

	/**
	 * Refuses such a name on WordPress's profile page, unless the account has it already.
	 *
	 * @param WP_Error $errors Errors of the form, which are shown to the user.
	 * @param bool     $update Whether the account exists.
	 * @param object   $user   The new values.
	 */
	public function check_profile( WP_Error $errors, bool $update, object $user ): void {
		$before = isset( $user->ID ) ? get_userdata( (int) $user->ID ) : false;
		if ( $before instanceof WP_User && self::takes( $before, wp_unslash( (string) ( $user->display_name ?? '' ) ) ) ) {
			$errors->add( 'hien_reserved_name', self::message() );
		}
	}

	/**
	 * Keeps the name of an account that is given such a one in another way: by `wp/v2/users`, XML-RPC or another plugin.
	 *
	 * @param mixed    $data      Columns of the account, without slashes; null if another plugin has cancelled the save.
	 * @param bool     $is_update Whether the account exists.
	 * @param int|null $id        Its id; null for a new account.
	 */
	public function keep_name( mixed $data, bool $is_update, ?int $id ): mixed {
		$before = $is_update ? get_userdata( (int) $id ) : false;
		return is_array( $data ) && $before instanceof WP_User && self::takes( $before, (string) ( $data['display_name'] ?? '' ) )
			? [ 'display_name' => $before->display_name ] + $data
			: $data;
	}

	/** Whether a name is new to an account that may not have it. */
	private static function takes( WP_User $user, string $name ): bool {
		return $user->display_name !== $name && ! self::may_use( $user ) && self::contain( Text::plain( $name ) );
	}

	public static function message(): string {
		return __( 'Tên này là của tác giả, của trang, hoặc trộn nhiều loại chữ cái. Bạn chọn một tên khác nhé.', 'hien-core' );
	}

	/** Letters and digits, in lower case. */
	private static function letters( string $text ): string {
		return mb_strtolower( (string) preg_replace( [ '/[^\p{L}\p{N}]+/u', self::FILLERS ], '', Text::compatible( $text ) ) );
	}

	/** The same without accents. */
	private static function bare_letters( string $text ): string {
		return Fold::of( self::letters( $text ) );
	}
}
