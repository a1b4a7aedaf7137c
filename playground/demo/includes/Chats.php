<?php
declare(strict_types=1);

namespace Hien_Demo;

use Hien\Chat\Chat_Boot;
use Hien\Chat\Chat_Config;
use Hien\Chat\Database;
use Hien\Demo\Content;
use Hien\Settings\Settings;
use WP_User;

defined( 'ABSPATH' ) || exit;

/**
 * Conversations of members with the author, where the chat has a development server: a real database gets none.
 *
 * @phpstan-type ChatData array{hours:int,unread:int,messages:list<array{string,string}>}
 */
final class Chats {

	/** Milliseconds between two messages. */
	private const PAUSE = 97 * 1000;

	public static function load(): void {
		if ( null === Chat_Config::emulator() ) {
			return;
		}
		$known = (array) Database::get( 'threads', [ 'shallow' => true ] );
		foreach ( Content::data( 'chats' ) as $login => $chat ) {
			$member = get_user_by( 'login', (string) $login );
			if ( $member instanceof WP_User && ! isset( $known[ $member->ID ] ) ) {
				/** @var ChatData $chat */
				Database::patch( '', self::paths( $member, $chat ) );
				update_user_option( $member->ID, Chat_Boot::BEGUN, '1' );
			}
		}
	}

	public static function remove(): void {
		if ( null === Chat_Config::emulator() ) {
			return;
		}
		foreach ( array_keys( Content::data( 'chats' ) ) as $login ) {
			$member = get_user_by( 'login', (string) $login );
			if ( $member instanceof WP_User ) {
				Database::patch( '', [ "chats/$member->ID" => null, "threads/$member->ID" => null ] );
				delete_user_option( $member->ID, Chat_Boot::BEGUN );
			}
		}
	}

	/**
	 * @param ChatData $chat
	 * @return array<string,mixed> Values by path.
	 */
	private static function paths( WP_User $member, array $chat ): array {
		$author = get_userdata( Settings::author_id() );
		$count  = count( $chat['messages'] );
		$time   = ( time() - $chat['hours'] * HOUR_IN_SECONDS ) * 1000 - $count * self::PAUSE;
		$paths  = [];
		$thread = [];
		foreach ( $chat['messages'] as $i => [ $login, $message ] ) {
			$is_author = $login !== $member->user_login;
			$sender    = $is_author && $author instanceof WP_User ? $author : $member;
			$time     += self::PAUSE;
			$is_last   = $i === $count - 1;
			$key       = self::key( $time, $i );

			$paths[ "chats/$member->ID/$key" ] = [
				'username'  => $sender->display_name,
				'type'      => $is_author ? 'Admin' : 'user',
				'avt'       => (string) get_avatar_url( $sender->ID, [ 'size' => 96 ] ),
				'message'   => $message,
				'user_id'   => (string) $sender->ID,
				'createdAt' => $time,
				'isRead'    => $is_author ? ! $is_last : $i < $count - $chat['unread'],
				'isOnPress' => false,
			];
			$thread = [
				'last'       => mb_substr( $message, 0, 100 ),
				'lastAt'     => $time,
				'lastType'   => $is_author ? 'Admin' : 'user',
				'unreadUser' => (int) ( $is_author && $is_last ),
			] + $thread;

			$thread[ $is_author ? 'lastAdminKey' : 'lastUserKey' ] = $key;
		}
		$paths[ "threads/$member->ID" ] = $thread + [
			'name'        => $member->display_name,
			'avt'         => (string) get_avatar_url( $member->ID, [ 'size' => 96 ] ),
			'unreadAdmin' => $chat['unread'],
		];
		return $paths;
	}

	/** A key by which messages sort by time, as by Firebase's. */
	private static function key( int $time, int $number ): string {
		return sprintf( '-%013ddemo%03d', $time, $number );
	}
}
