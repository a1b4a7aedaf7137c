<?php
declare(strict_types=1);

namespace Hien\Members;

use Hien\Constants;
use Hien\Content\Public_Name;
use Hien\Rest\Resource_Controller;
use Hien\Rest\Schema;
use Hien\Throttle\Limit;
use WP_User;

defined( 'ABSPATH' ) || exit;

/** `users`: the directory of members, the newest first. */
final class Members_Controller extends Resource_Controller {

	protected const LIMIT = Constants::MEMBERS_LIMIT;
	/** Contains public names, avatars and dates of registration. No e-mail address, no login: owners are promised this (Admin/Help.php). */
	protected const IS_PUBLIC = true;
	protected $rest_base = 'users';

	protected function read_list( array $params ): array {
		$ids = Member_Index::page( $params['name'], $params['limit'], $params['page'] );
		cache_users( $ids );
		$total = Member_Index::count( $params['name'] );
		$users = array_values( array_filter( array_map( get_userdata( ... ), $ids ) ) );
		return self::list_of( array_map( self::member( ... ), $users ), $total, $params );
	}

	/** Only searches are limited: each counts the matching members in the database. */
	protected function read_limit( array $params ): ?Limit {
		return '' === $params['name'] ? null : new Limit( 'members', 300 );
	}

	/** @return array{name:string,avt:string,date:string} */
	private static function member( WP_User $user ): array {
		return [
			'name' => Public_Name::of( $user ),
			'avt'  => (string) get_avatar_url( $user, [ 'size' => Constants::AVATAR_SIZE ] ),
			'date' => get_date_from_gmt( $user->user_registered, DATE_ATOM ),
		];
	}

	public function get_list_schema(): array {
		return Schema::list(
			'MemberList',
			Schema::object(
				'Member',
				[
					'name' => Schema::string(),
					'avt'  => Schema::string( __( 'Địa chỉ ảnh chân dung.', 'hien-core' ) ),
					'date' => Schema::date(),
				]
			)
		);
	}

	public function get_collection_params(): array {
		return parent::get_collection_params() + [
			'name' => Schema::string(
				__( 'Đầu một chữ của tên và phần sau nó, có dấu hay không dấu.', 'hien-core' ),
				maxLength: 200,
				default: ''
			),
		];
	}
}
