<?php
declare(strict_types=1);

namespace Hien\Accounts\Profile;

use Hien\Accounts\Registration\Registration;
use Hien\Chat\Chat_Mail_Preference;
use Hien\Comments\Reply_Mail_Preference;
use Hien\Constants;
use Hien\Members\Reserved_Names;
use Hien\Rest\Field_Error;
use Hien\Rest\Schema;
use Hien\Text;
use WP_Error;
use WP_User;

defined( 'ABSPATH' ) || exit;

/** Saves the fields of an account that the member may change; ignores all other parameters. */
final class Profile {

	/** @return array<string,array<string,mixed>> Parameters of `PUT account`. */
	public static function params(): array {
		$text = static fn( int $length ): array => Schema::string( maxLength: $length );
		$name = Constants::PROFILE_NAME_LENGTH;
		$url  = Constants::PROFILE_URL_LENGTH;
		return [
			'name'       => $text( $name ),
			'first_name' => $text( $name ),
			'last_name'  => $text( $name ),
			'bio'        => $text( Constants::PROFILE_BIO_LENGTH ),
			'url'        => $text( $url ),
			'links'      => [
				'type'     => 'array',
				'maxItems' => Constants::PROFILE_LINKS_LIMIT,
				'items'    => [
					'type'                 => 'object',
					'additionalProperties' => false,
					'properties'           => [
						'title' => $text( $name ) + [ 'required' => true ],
						'url'   => $text( $url ) + [ 'required' => true ],
					],
				],
			],
			'reply_mail' => [ 'type' => 'boolean' ],
			'chat_mail'  => [ 'type' => 'boolean' ],
		];
	}

	/**
	 * Stores the given fields: all of them, or none if one is not valid.
	 *
	 * @param array<string,mixed> $fields Some of the parameters of `PUT account`.
	 */
	public static function save( WP_User $user, array $fields ): true|WP_Error {
		$data  = self::data( $fields );
		$links = isset( $fields['links'] ) ? self::clean_links( $fields['links'] ) : null;
		$name  = $data['display_name'] ?? null;
		$wrong = null === $name
			? null
			: Registration::name_error(
				$name,
				[ $user->user_login, $user->user_email ],
				$name === $user->display_name || Reserved_Names::may_use( $user )
			);
		$error = match ( true ) {
			null !== $wrong       => $wrong,
			isset( $data['user_url'] ) && '' !== $data['user_url'] && ! self::is_web_address( $data['user_url'] )
				=> Field_Error::of( 'url', self::address_message() ),
			is_wp_error( $links ) => $links,
			default               => self::not_stored( $data, $links ?? [] ),
		};
		if ( null !== $error ) {
			return $error;
		}
		clean_user_cache( $user ); // WordPress writes names and biography anew, as it reads them now.
		$saved = wp_update_user( wp_slash( [ 'ID' => $user->ID ] + $data ) );
		if ( is_wp_error( $saved ) ) {
			// WordPress limits the length of the stored URL, in which `&` is an entity.
			return 'user_url_too_long' === $saved->get_error_code()
				? Field_Error::of( 'url', __( 'Địa chỉ trang web dài quá. Bạn dùng một địa chỉ ngắn hơn nhé.', 'hien-core' ) )
				: $saved;
		}
		if ( is_array( $links ) ) {
			update_user_meta( $user->ID, Account_Response::LINKS_META, wp_slash( $links ) );
		}
		if ( isset( $fields['reply_mail'] ) ) {
			Reply_Mail_Preference::set_for_user( $user->ID, $fields['reply_mail'] );
		}
		if ( isset( $fields['chat_mail'] ) ) {
			Chat_Mail_Preference::set_for_user( $user->ID, $fields['chat_mail'] );
		}
		return true;
	}

	/**
	 * @param array<string,mixed> $fields Parameters of the request.
	 * @return array<string,string> Columns and meta as wp_update_user() takes them, without slashes.
	 */
	private static function data( array $fields ): array {
		$data = [];
		foreach ( [ 'name' => 'display_name', 'first_name' => 'first_name', 'last_name' => 'last_name' ] as $field => $column ) {
			if ( isset( $fields[ $field ] ) ) {
				$data[ $column ] = sanitize_text_field( $fields[ $field ] );
			}
		}
		if ( isset( $fields['bio'] ) ) {
			// WordPress stores HTML; the field contains plain text.
			$data['description'] = Text::encode( Text::typed( $fields['bio'] ) );
		}
		if ( isset( $fields['url'] ) ) {
			$data['user_url'] = trim( $fields['url'] );
		}
		return $data;
	}

	/**
	 * The error of texts that the database cannot store; null for none.
	 *
	 * @param array<string,string>                 $data  Columns and meta.
	 * @param list<array{title:string,url:string}> $links Those of the account.
	 */
	private static function not_stored( array $data, array $links ): ?WP_Error {
		global $wpdb;
		$meta     = [
			'first_name' => $data['first_name'] ?? '',
			'last_name'  => $data['last_name'] ?? '',
			'bio'        => $data['description'] ?? '',
			'links'      => (string) wp_json_encode( $links, JSON_UNESCAPED_UNICODE ),
		];
		$problems = [
			'url' => Field_Error::not_stored( $data['user_url'] ?? '', $wpdb->users, 'user_url' ),
			...array_map( static fn( string $text ): string => Field_Error::not_stored( $text, $wpdb->usermeta, 'meta_value' ), $meta ),
		];
		$problems = array_filter( $problems );
		return [] === $problems ? null : Field_Error::of_all( $problems, 'hien_invalid_field' );
	}

	/**
	 * @param list<array{title:string,url:string}> $links As sent.
	 * @return list<array{title:string,url:string}>|WP_Error
	 */
	private static function clean_links( array $links ): array|WP_Error {
		$clean = [];
		foreach ( $links as $link ) {
			$title = Text::typed_line( $link['title'] );
			$url   = trim( $link['url'] );
			if ( '' === $title && '' === $url ) {
				continue; // A row of the form that was left empty.
			}
			if ( ! self::is_web_address( $url ) ) {
				return Field_Error::of( 'links', self::address_message() );
			}
			$clean[] = [
				'title' => '' === $title ? (string) wp_parse_url( $url, PHP_URL_HOST ) : $title,
				'url'   => esc_url_raw( $url, [ 'http', 'https' ] ),
			];
		}
		return $clean;
	}

	private static function is_web_address( string $url ): bool {
		return 1 === preg_match( '~^https?://[^\s/?\#@]+\.[^\s/?\#@]+([/?\#]\S*)?$~iuD', $url )
			&& '' !== esc_url_raw( $url, [ 'http', 'https' ] );
	}

	private static function address_message(): string {
		return __( 'Địa chỉ trang web bắt đầu bằng http:// hoặc https://.', 'hien-core' );
	}
}
