<?php
/**
 * @package Hien
 */

declare(strict_types=1);

namespace Hien\Admin;

use Hien\Content\Field;
use Hien\Content\Post_Type;
use Hien\Module;

defined( 'ABSPATH' ) || exit;

/** The panel of the block editor in which an author fills in the fields of a content type. */
final class Editor_Panel implements Module {

	/** @param list<Post_Type> $types Content types of the site. */
	public function __construct( private readonly array $types ) {}

	public function register(): void {
		add_action( 'enqueue_block_editor_assets', [ $this, 'enqueue' ] );
	}

	/** Loads the panel where the content that is edited has fields. */
	public function enqueue(): void {
		$panel = $this->panel( (string) get_current_screen()?->post_type );
		if ( null !== $panel ) {
			Bundle::enqueue( 'editor', 'hienEditor', $panel );
		}
	}

	/**
	 * What the panel of a post type shows, null where it has no fields.
	 *
	 * @return array{title:string,fields:list<array<string,mixed>>}|null
	 */
	public function panel( string $post_type ): ?array {
		foreach ( $this->types as $type ) {
			if ( $type->name() === $post_type && [] !== $type->fields() ) {
				return [
					'title'  => (string) get_post_type_object( $post_type )?->labels->singular_name,
					'fields' => array_map( static fn( Field $field ): array => $field->to_editor(), $type->fields() ),
				];
			}
		}
		return null;
	}
}
