<?php

declare(strict_types=1);

namespace Hien\Tests\Rest;

use Hien\Rest\Resource_Controller;
use Hien\Rest\Schema;
use WP_Error;
use WP_REST_Request;

/** A resource for tests that has everything: notes in an option, which may be read, written and deleted as a test says. */
final class Notes_Controller extends Resource_Controller {

	/** The permission of all its routes: true to allow; null for that of the base class, which refuses. */
	public true|null|WP_Error $permission = true;

	/** What reading fails with. */
	public ?WP_Error $failure = null;

	public function __construct( string $name = 'notes' ) {
		$this->rest_base = $name;
	}

	public function register_routes(): void {
		parent::register_routes();
		$this->register_item_route();

		$may  = fn(): true|WP_Error => $this->permission ?? self::forbidden();
		$args = [
			'text' => [
				'type'     => 'string',
				'required' => true,
			],
		];
		$note = $this->get_item_schema( ... );
		$path = "/{$this->rest_base}/(?P<slug>[^/]+)";
		$this->add_route( 'POST', "/{$this->rest_base}", $may, self::create( ... ), $note, $args, status: 201 );
		$this->add_route(
			'PUT',
			$path,
			$may,
			static fn( WP_REST_Request $request ): array => self::store( self::id_of( $request ), $request['text'] ),
			$note,
			$args
		);
		$this->add_route( 'DELETE', $path, $may, self::delete( ... ), self::deleted_schema( ... ) );
	}

	protected function may_read( array $params ): true|WP_Error {
		return $this->permission ?? parent::may_read( $params );
	}

	protected function read_list( array $params ): array|WP_Error {
		$notes = (array) get_option( 'notes', [] );
		return $this->failure ?? self::list_of( array_map( self::note( ... ), array_keys( $notes ), $notes ), count( $notes ), $params );
	}

	protected function read_item( string $slug, array $params ): array|WP_Error {
		$notes = (array) get_option( 'notes', [] );
		return match ( true ) {
			null !== $this->failure  => $this->failure,
			isset( $notes[ $slug ] ) => self::note( $slug, $notes[ $slug ] ),
			default                  => new WP_Error( 'hien_note_not_found', 'Không có ghi chú này.', [ 'status' => 404 ] ),
		};
	}

	/** @return array{id:string,text:string} */
	private static function create( WP_REST_Request $request ): array {
		return self::store( (string) ( 1 + count( (array) get_option( 'notes', [] ) ) ), $request['text'] );
	}

	/** @return array{id:string,text:string} */
	private static function store( string $id, string $text ): array {
		update_option( 'notes', [ $id => $text ] + (array) get_option( 'notes', [] ) );
		return self::note( $id, $text );
	}

	/** @return array{deleted:true} */
	private static function delete( WP_REST_Request $request ): array {
		update_option( 'notes', array_diff_key( (array) get_option( 'notes', [] ), [ self::id_of( $request ) => true ] ) );
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

	/** @return array<string,mixed> */
	private static function deleted_schema(): array {
		return Schema::object( 'DeletedNote', [ 'deleted' => Schema::boolean() ] );
	}

	/** @return array{id:string,text:string} */
	private static function note( int|string $id, string $text ): array {
		return [
			'id'   => (string) $id,
			'text' => $text,
		];
	}
}
