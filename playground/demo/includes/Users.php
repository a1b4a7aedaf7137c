<?php
declare(strict_types=1);

namespace Hien_Demo;

use Hien\Demo\Content;
use Hien\Demo\Loader;
use Hien\Demo\Registry;
use Hien\Settings\Settings;
use WP_User;

defined( 'ABSPATH' ) || exit;

/** The members of the class, and the profile of the author where it is still empty. */
final class Users {

	/** The author's former profile. */
	private const PROFILE = '_hien_demo_profile';

	public static function load(): void {
		/**
		 * @var array{author?:array<string,string>,password?:string,members?:list<array{user_login:string,user_email?:string,
		 *     display_name:string}>} $data
		 */
		$data = Content::data( 'users' );

		self::fill_profile( $data['author'] ?? [] );
		foreach ( $data['members'] ?? [] as $i => $member ) {
			if ( ! username_exists( $member['user_login'] ) ) {
				self::insert( $member, $data['password'] ?? wp_generate_password(), ( $i + 1 ) * 31 );
			}
		}
	}

	public static function remove(): void {
		require_once ABSPATH . 'wp-admin/includes/user.php';
		foreach ( Registry::all( 'user' ) as $id ) {
			wp_delete_user( $id, Settings::author_id() );
		}
		self::restore_profile();
	}

	/** Restores the former profile, except the fields that the author has changed since. */
	private static function restore_profile(): void {
		/** @var array{author?:array<string,string>} $data */
		$data   = Content::data( 'users' );
		$user   = get_userdata( Settings::author_id() );
		$before = get_user_meta( Settings::author_id(), self::PROFILE, true );

		if ( $user && is_array( $before ) ) {
			$ours = array_filter(
				array_intersect_key( $data['author'] ?? [], $before ),
				static fn( string $value, string $field ): bool => $user->get( $field ) === $value,
				ARRAY_FILTER_USE_BOTH
			);
			wp_update_user( [ 'ID' => Settings::author_id() ] + array_intersect_key( $before, $ours ) );
			delete_user_meta( Settings::author_id(), self::PROFILE );
		}
	}

	/**
	 * Portraits are drawn by the address, so that some members have one of their own.
	 *
	 * @param array{user_login:string,user_email?:string,display_name:string} $member
	 */
	private static function insert( array $member, string $password, int $days ): void {
		$login = $member['user_login'];
		$id    = wp_insert_user(
			[
				'user_email'      => "$login@example.com",
				...$member,
				'user_pass'       => $password,
				'nickname'        => $member['display_name'],
				'role'            => 'subscriber',
				'user_registered' => gmdate( 'Y-m-d H:i:s', time() - $days * DAY_IN_SECONDS ),
			]
		);
		Registry::add( 'user', Loader::id( $id, $login ), "user:$login" );
	}

	/** @param array<string,string> $profile */
	private static function fill_profile( array $profile ): void {
		$user = get_userdata( Settings::author_id() );
		if ( ! $user instanceof WP_User || metadata_exists( 'user', Settings::author_id(), self::PROFILE ) ) {
			return;
		}

		$before = array_filter(
			array_map(
				static fn( string $field ): string => (string) $user->get( $field ),
				array_combine( array_keys( $profile ), array_keys( $profile ) )
			),
			static fn( string $value ): bool => '' === $value || $user->user_login === $value
		);
		if ( $before ) {
			wp_update_user( [ 'ID' => Settings::author_id() ] + array_intersect_key( $profile, $before ) );
			add_user_meta( Settings::author_id(), self::PROFILE, $before, true );
		}
	}
}
