<?php
declare(strict_types=1);

namespace Hien\Accounts\Profile;

use Hien\Accounts\Tokens\Session_Store;
use Hien\Constants;
use Hien\Lock;
use Hien\Uploads\Picture_Upload;
use WP_Error;
use WP_Http;
use WP_Image_Editor;

defined( 'ABSPATH' ) || exit;

/** Stores the portraits that members upload, as squares of three sizes in uploads/hien-portraits; see Picture_Upload. */
final class Portrait_Files {

	/** User option, of this site of a network: name of the file without the edge, such as `a1b2.webp`. */
	public const META = 'hien_portrait';

	private const FOLDER = 'hien-portraits';

	/** Edges of the squares in pixels. */
	private const EDGES = [ Constants::PORTRAIT_MIN_EDGE, 192, Constants::PORTRAIT_MAX_EDGE ];

	/** Maximum size of a file. The app sends the part that was cropped, which is far smaller. */
	private const MEGABYTES = 2;

	/** Prefix of the locks of members whose portrait is being replaced, and seconds after which a lock is free. */
	private const LOCK         = 'hien_portrait_';
	private const LOCK_SECONDS = MINUTE_IN_SECONDS;

	private const TYPES = [ 'image/jpeg', 'image/png', 'image/webp' ];

	/**
	 * Stores a portrait; replaces an earlier one.
	 *
	 * @param array<string,mixed> $upload An entry of $_FILES. Its name and type are not trusted and not read.
	 */
	public static function store( int $user_id, array $upload ): true|WP_Error {
		$kind = new Picture_Upload(
			'hien_portrait',
			self::TYPES,
			__( 'Tệp này không phải ảnh JPEG, PNG hay WebP.', 'hien-core' ),
			self::MEGABYTES,
			Constants::PORTRAIT_MIN_EDGE
		);
		$made = $kind->store( $upload, self::folder( 'basedir' ), self::write( ... ) );
		if ( is_wp_error( $made ) ) {
			return $made;
		}
		if ( ! self::replace( $user_id, $made ) ) {
			self::delete_files( $made );
			return self::left();
		}
		return true;
	}

	/**
	 * Removes a member's portrait and its files. Returns whether they are gone; otherwise the portrait stays, so that it can be tried
	 * again.
	 */
	public static function remove( int $user_id ): bool {
		return self::replace( $user_id, null );
	}

	/**
	 * Removes a portrait with its files, and stores the name of another one. One request at a time: two would both remove the same old
	 * portrait and each store its own name, and the files of the first one would belong to nobody.
	 *
	 * @param string|null $made Null for none.
	 * @return bool Whether the files are gone and the name is stored; otherwise the portrait stays.
	 */
	private static function replace( int $user_id, ?string $made ): bool {
		$is_done = false;
		Lock::wait(
			self::LOCK . $user_id,
			self::LOCK_SECONDS,
			static function () use ( $user_id, $made, &$is_done ): void {
				// Another request may have stored a portrait meanwhile, or deleted the account.
				Session_Store::read_again( $user_id );
				wp_cache_delete( $user_id, 'users' );
				$file    = self::file( $user_id );
				$is_done = ( null === $made || false !== get_userdata( $user_id ) ) && ( null === $file || self::delete_files( $file ) );
				if ( $is_done && null === $made ) {
					delete_user_option( $user_id, self::META );
				} elseif ( $is_done ) {
					update_user_option( $user_id, self::META, $made );
				}
			}
		);
		return $is_done;
	}

	/** The error where the files of a portrait could not be removed. */
	public static function left(): WP_Error {
		return new WP_Error(
			'hien_portrait_left',
			__( 'Chưa xóa được ảnh chân dung. Bạn thử lại sau nhé.', 'hien-core' ),
			[ 'status' => WP_Http::INTERNAL_SERVER_ERROR ]
		);
	}

	/**
	 * Deletes the files of a portrait; returns whether all are gone.
	 *
	 * @param string $file Name without the edge.
	 */
	private static function delete_files( string $file ): bool {
		return [] === array_filter(
			self::EDGES,
			static fn( int $edge ): bool => ! Picture_Upload::delete( self::folder( 'basedir' ) . self::name( $file, $edge ) )
		);
	}

	/** @return string|null Address of the smallest square that is at least this large; null without a portrait. */
	public static function url( int $user_id, int $size ): ?string {
		$file  = self::file( $user_id );
		$large = array_filter( self::EDGES, static fn( int $edge ): bool => $edge >= $size );
		return null === $file ? null : self::folder( 'baseurl' ) . self::name( $file, [] === $large ? max( self::EDGES ) : min( $large ) );
	}

	/** The stored name; null without a portrait. */
	private static function file( int $user_id ): ?string {
		$stored = 0 === $user_id ? '' : get_user_option( self::META, $user_id ); // 0 would be the current user.
		return is_string( $stored ) && '' !== $stored ? $stored : null;
	}

	private static function name( string $file, int $edge ): string {
		return str_replace( '.', "-$edge.", $file );
	}

	/** @param 'basedir'|'baseurl' $kind */
	private static function folder( string $kind ): string {
		return wp_get_upload_dir()[ $kind ] . '/' . self::FOLDER . '/';
	}

	/** Crops to the central square and saves it in all sizes, the largest first. Returns the name without the edge. */
	private static function write( WP_Image_Editor $editor ): string|WP_Error {
		[ 'width' => $width, 'height' => $height ] = $editor->get_size();
		[ $type, $extension ]                      = Picture_Upload::type_of( $editor );

		$side = min( $width, $height );
		$done = $editor->crop( intdiv( $width - $side, 2 ), intdiv( $height - $side, 2 ), $side, $side );
		$file = Picture_Upload::name() . $extension;
		foreach ( array_reverse( self::EDGES ) as $edge ) {
			if ( ! is_wp_error( $done ) && $edge < $side ) {
				$done = $editor->resize( $edge, $edge );
			}
			$done = is_wp_error( $done )
				? $done
				: Picture_Upload::save( $editor, self::folder( 'basedir' ) . self::name( $file, $edge ), $type );
		}
		return is_wp_error( $done ) ? $done : $file;
	}
}
