<?php

declare(strict_types=1);

namespace Hien\Tests\Rest;

use Hien\Rest\Resource_Controller;
use Hien\Rest\Schema;
use Hien\Settings\Settings;
use WP_Error;

/** A resource for tests that has everything: notes in an option, which may be read, written and deleted as a test says. */
final class Notes_Controller extends Resource_Controller {

	/** What may_read(), may_create(), may_update() and may_delete() answer: true to allow, null to declare nothing. */
	public true|null|WP_Error $permission = true;

	/** What read() fails with. */
	public ?WP_Error $failure = null;

	public function __construct( Settings $settings, private readonly string $name = 'notes' ) {
		parent::__construct( $settings );
	}

	public function resource(): string {
		return $this->name;
	}

	public function register_routes(): void {
		parent::register_routes();
		$this->register_item_route();
		$this->register_create_route();
		$this->register_update_route();
		$this->register_delete_route();
	}

	protected function may_read( ?string $id, array $params ): true|WP_Error {
		return $this->permission ?? parent::may_read( $id, $params );
	}

	protected function read( ?string $id, array $params ): array|WP_Error {
		$notes = (array) get_option( 'notes', [] );
		return match ( true ) {
			null !== $this->failure => $this->failure,
			null === $id            => self::list_of( array_map( self::note( ... ), array_keys( $notes ), $notes ), count( $notes ), $params['limit'], $params['page'] ),
			isset( $notes[ $id ] )  => self::note( $id, $notes[ $id ] ),
			default                 => new WP_Error( 'hien_note_not_found', 'Không có ghi chú này.', [ 'status' => 404 ] ),
		};
	}

	protected function may_create( array $params ): true|WP_Error {
		return $this->permission ?? parent::may_create( $params );
	}

	protected function create( array $params ): array|WP_Error {
		return $this->update( (string) ( 1 + count( (array) get_option( 'notes', [] ) ) ), $params );
	}

	protected function may_update( string $id, array $params ): true|WP_Error {
		return $this->permission ?? parent::may_update( $id, $params );
	}

	protected function update( string $id, array $params ): array|WP_Error {
		update_option( 'notes', [ $id => $params['text'] ] + (array) get_option( 'notes', [] ) );
		return self::note( $id, $params['text'] );
	}

	protected function may_delete( string $id ): true|WP_Error {
		return $this->permission ?? parent::may_delete( $id );
	}

	protected function delete( string $id ): array|WP_Error {
		update_option( 'notes', array_diff_key( (array) get_option( 'notes', [] ), [ $id => true ] ) );
		return [ 'deleted' => true ];
	}

	public function get_list_schema(): array {
		return Schema::list( 'NoteList', $this->get_item_schema() );
	}

	public function get_item_schema(): array {
		return Schema::object(
			'Note',
			[
				'id'   => Schema::string(),
				'text' => Schema::string(),
			]
		);
	}

	public function get_deleted_schema(): array {
		return Schema::object( 'DeletedNote', [ 'deleted' => Schema::boolean() ] );
	}

	protected function get_create_params(): array {
		return [
			'text' => [
				'type'     => 'string',
				'required' => true,
			],
		];
	}

	protected function get_update_params(): array {
		return $this->get_create_params();
	}

	/** @return array{id:string,text:string} */
	private static function note( int|string $id, string $text ): array {
		return [
			'id'   => (string) $id,
			'text' => $text,
		];
	}
}
