<?php

declare(strict_types=1);

namespace Hien\Tests\Chat;

use Hien\Chat\Database;
use WP_Error;

/** A site with a chat that is connected, and conversations in it. */
trait Chats {

	use Firebase;

	/** What requests to Firebase fail with from now on; '' where they do not. */
	protected string $outage = '';

	protected function setUp(): void { // phpcs:ignore WordPress.NamingConventions.ValidFunctionName.MethodNameInvalid -- PHPUnit's.
		parent::setUp();
		$this->connect_firebase();
		$this->google   = fn(): ?WP_Error => '' === $this->outage ? null : new WP_Error( 'http_request_failed', $this->outage );
		add_filter( 'hien_visitor_address', static fn(): string => '' );
	}

	/** The owner closes the chat. */
	protected function close(): void {
		$site                    = get_option( 'hien_site' );
		$site['chat']['enabled'] = 'off';
		update_option( 'hien_site', $site );
		self::assertSame( 'off', get_option( 'hien_site' )['chat']['enabled'] );
	}

	/** Writes into the database; [] removes. An outage does not touch it, for browsers write too. */
	protected function write( string $path, mixed $value ): void {
		$outage       = $this->outage;
		$this->outage = '';
		Database::put( $path, [] === $value ? null : $value );
		$this->outage = $outage;
	}

	/** A key of a message: it sorts by the clock of the browser that made it, as Firebase's do. */
	protected static function key( int $time ): string {
		return sprintf( '-%012d', $time );
	}

	/** What the database has at a path. */
	protected function stored( string $path ): mixed {
		$outage       = $this->outage;
		$this->outage = '';
		$value        = Database::get( $path );
		$this->outage = $outage;
		return $value;
	}

	/**
	 * A conversation as browsers write it.
	 *
	 * @param list<array{string,string,int}> $messages `user` or `Admin`, text, age in seconds; the oldest first.
	 * @param int                            $unread_by_author Of the last messages.
	 */
	protected function conversation(
		int $member,
		array $messages,
		int $unread_by_author = 0,
		int $unread_by_member = 0,
		string $name = 'Bình'
	): void {
		foreach ( $messages as $index => [ $type, $text, $age ] ) {
			$is_author = 'Admin' === $type;
			$after     = count(
				array_filter( array_slice( $messages, $index ), static fn( array $message ): bool => $message[0] === $type )
			);
			$this->write(
				sprintf( 'chats/%d/-N%04d', $member, $index ),
				[
					'username'  => $is_author ? 'Tác giả' : $name,
					'type'      => $type,
					'avt'       => '/a.webp',
					'message'   => $text,
					'user_id'   => $is_author ? '1' : (string) $member,
					'createdAt' => ( time() - $age ) * 1000,
					'isRead'    => $after > ( $is_author ? $unread_by_member : $unread_by_author ),
					'isOnPress' => false,
				]
			);
		}
		$keys = [];
		foreach ( $messages as $index => [ $type ] ) {
			$keys[ 'Admin' === $type ? 'lastAdminKey' : 'lastUserKey' ] = sprintf( '-N%04d', $index );
		}
		[ $type, $text, $age ] = end( $messages );
		$this->write(
			"threads/$member",
			$keys + [
				'name' => $name,
				'avt' => '/a.webp',
				'last' => mb_substr( $text, 0, 100 ),
				'lastAt' => ( time() - $age ) * 1000,
				'lastType' => $type,
				'unreadAdmin' => $unread_by_author,
				'unreadUser' => $unread_by_member,
			]
		);
	}
}
