<?php
/**
 * @package Hien
 */

declare(strict_types=1);

namespace Hien\Members;

use Hien\Constants;
use Hien\Rest\Resource_Controller;
use Hien\Rest\Schema;
use Hien\Search\Fold;
use Hien\Throttle\Limit;
use WP_Error;
use WP_User;
use WP_User_Query;

defined( 'ABSPATH' ) || exit;

/** `users`: the directory of members, the newest first. What it says of them is what they say of themselves. */
final class Members_Controller extends Resource_Controller {

	public function resource(): string {
		return 'users';
	}

	/** Public: the directory holds only what members show of themselves, no address and no login. */
	protected function may_read( ?string $id, array $params ): true|WP_Error {
		return true;
	}

	protected function read( ?string $id, array $params ): array {
		$name  = Fold::of( $params['name'] );
		$query = new WP_User_Query(
			self::listed() + [
				'number'     => $params['limit'],
				'paged'      => $params['page'],
				'orderby'    => [
					'user_registered' => 'DESC',
					'ID'              => 'DESC',
				],
				'meta_query' => '' === $name ? [] : [ // phpcs:ignore WordPress.DB.SlowDBQuery.slow_db_query_meta_query -- One row a member.
					[
						'key'     => Name_Index::META,
						'value'   => $name,
						'compare' => 'LIKE',
					],
				],
			]
		);
		$users = array_values( array_filter( $query->get_results(), static fn( mixed $user ): bool => $user instanceof WP_User ) );
		return self::list_of( array_map( self::member( ... ), $users ), (int) $query->get_total(), $params['limit'], $params['page'] );
	}

	/** A search for a name reads every member. */
	protected function read_limit( array $params ): ?Limit {
		return '' === $params['name'] ? null : new Limit( 'members', 300 );
	}

	/** How many members there are. */
	public static function count(): int {
		$query = new WP_User_Query(
			self::listed() + [
				'number' => 1,
				'fields' => 'ID',
			]
		);
		return (int) $query->get_total();
	}

	/** @return array<string,mixed> Arguments of WP_User_Query: accounts that may appear. One without a role is no member. */
	private static function listed(): array {
		return [ 'capability' => 'read' ];
	}

	/** @return array{name:string,avt:string,date:string} */
	private static function member( WP_User $user ): array {
		$joined = new \DateTimeImmutable( $user->user_registered, new \DateTimeZone( 'UTC' ) );
		return [
			'name' => Public_Name::of( $user ),
			'avt'  => (string) get_avatar_url( $user, [ 'size' => Constants::AVATAR_SIZE ] ),
			'date' => $joined->setTimezone( wp_timezone() )->format( DATE_ATOM ),
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
			'name' => [
				'description' => __( 'Một phần của tên, có dấu hay không dấu.', 'hien-core' ),
				'type'        => 'string',
				'maxLength'   => 200,
				'default'     => '',
			],
		];
	}

	protected function default_limit(): int {
		return Constants::MEMBERS_LIMIT;
	}
}
