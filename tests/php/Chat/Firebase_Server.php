<?php
declare(strict_types=1);

namespace Hien\Tests\Chat;

/** The development server of the chat: one for all tests, which ends with them. */
final class Firebase_Server {

	/** @var array{url:string,account:string}|null */
	private static ?array $running = null;

	/** @return array{url:string,account:string} Where it is, and the file of its service account. */
	public static function get(): array {
		return self::$running ??= self::start();
	}

	/** @return array{url:string,account:string} */
	private static function start(): array {
		$root    = $GLOBALS['hien_test']['root'];
		$account = tempnam( sys_get_temp_dir(), 'hien' );
		unlink( $account );
		$server  = "$root/playground/firebase-server/main.mjs";
		$command = [ 'node', $server, '--port=0', "--rules=$root/plugin/firebase/database.rules.json", "--account=$account" ];
		$process = proc_open( $command, [ 1 => [ 'pipe', 'w' ] ], $pipes );
		if ( false === $process || 1 !== preg_match( '#http://\S+#', (string) fgets( $pipes[1] ), $match ) ) {
			throw new \RuntimeException( 'The development server of the chat did not start.' );
		}
		register_shutdown_function( static fn() => proc_terminate( $process ) );
		$json = (string) file_get_contents( $account );
		unlink( $account );
		return [
			'url'     => $match[0],
			'account' => $json,
		];
	}
}
