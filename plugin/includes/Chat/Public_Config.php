<?php
declare(strict_types=1);

namespace Hien\Chat;

use Hien\Rest\Schema;
use WP_Error;

defined( 'ABSPATH' ) || exit;

/**
 * The public configuration of the Firebase project, `firebaseConfig` in Firebase's console. It is sent to browsers, and contains no secret.
 */
final class Public_Config {

	/** Keys that the chat uses. Other keys of the pasted text are ignored. */
	private const KEYS = [ 'apiKey', 'authDomain', 'projectId', 'databaseURL', 'appId' ];

	private const REQUIRED = [ 'apiKey', 'projectId' ];

	/** Pattern of database URLs, which contain the region. */
	private const DATABASE = '#^https://[a-z0-9-]+\.(?:firebaseio\.com|[a-z0-9-]+\.firebasedatabase\.app)/?$#D';

	/**
	 * @param mixed $given A text that contains a JavaScript object literal or JSON, or an array.
	 * @return array{apiKey:string,authDomain:string,projectId:string,databaseURL:string,appId:string}|WP_Error The error message is for the
	 *     owner.
	 */
	public static function parse( mixed $given ): array|WP_Error {
		$values = is_array( $given ) ? array_filter( $given, 'is_string' ) : self::read( is_string( $given ) ? $given : '' );
		$config = [];
		foreach ( self::KEYS as $key ) {
			$config[ $key ] = $values[ $key ] ?? '';
		}
		$missing = array_filter( self::REQUIRED, static fn( string $key ): bool => '' === $config[ $key ] );
		$problem = match ( true ) {
			/* translators: %s: name of a key */
			[] !== $missing => sprintf( __( 'Không thấy %s. Bạn chép cả đoạn firebaseConfig = {…} nhé.', 'hien-core' ), reset( $missing ) ),
			'' === $config['databaseURL'] => __(
				'Không thấy databaseURL. Bạn tạo Realtime Database trước, rồi chép lại đoạn firebaseConfig.',
				'hien-core'
			),
			1 !== preg_match( self::DATABASE, $config['databaseURL'] ) && ! is_array( $given ) => __(
				'databaseURL chưa đúng dạng, như https://ten-du-an-default-rtdb.asia-southeast1.firebasedatabase.app.',
				'hien-core'
			),
			default => '',
		};
		return '' === $problem ? $config : new WP_Error( 'hien_chat_config', $problem );
	}

	/** @return array<string,mixed> */
	public static function schema(): array {
		return Schema::object( 'FirebaseConfig', array_fill_keys( self::KEYS, Schema::string() ) );
	}

	/** @return array<string,string> The values of KEYS that the text contains, by key. */
	private static function read( string $text ): array {
		$keys = implode( '|', self::KEYS );
		// JSON may escape slashes.
		preg_match_all( "/\\b($keys)[\"']?\\s*:\\s*([\"'`])([^\"'`\\s]*)\\2/", str_replace( '\\/', '/', $text ), $found );
		return array_combine( $found[1], $found[3] );
	}
}
