<?php
declare(strict_types=1);

namespace Hien\Admin;

use Hien\Content\Field;
use Hien\Content\Post_Type;
use Hien\Content\Publish_Rule;
use Hien\Faqs\Questions;
use Hien\Module;
use Hien\Routing\Path_Conflicts;
use WP_Post;

defined( 'ABSPATH' ) || exit;

/**
 * The panel in the block editor's sidebar: the fields of a content type, and the problems that prevent publishing
 * (src/admin/editor).
 */
final class Editor_Panel implements Module {

	/** @param list<Post_Type> $types Content types of the site. */
	public function __construct(
		private readonly array $types,
		private readonly Path_Conflicts $conflicts,
	) {}

	public function register(): void {
		add_action( 'enqueue_block_editor_assets', [ $this, 'enqueue' ] );
		// After plugins such as Classic Editor: without the panel, fields could not be filled in, and nothing would be checked.
		add_filter( 'use_block_editor_for_post_type', $this->is_needed( ... ), PHP_INT_MAX, 2 );
		add_filter(
			'use_block_editor_for_post',
			fn( mixed $is_used, mixed $post ): mixed => $this->is_needed( $is_used, $post instanceof WP_Post ? $post->post_type : '' ),
			PHP_INT_MAX,
			2
		);
	}

	/** Whether a post type has the block editor: a content type always has, the owner's plugins decide about all others. */
	private function is_needed( mixed $is_used, mixed $post_type ): mixed {
		return null !== $this->type( (string) $post_type ) ? true : $is_used;
	}

	private function type( string $name ): ?Post_Type {
		return array_values( array_filter( $this->types, static fn( Post_Type $each ): bool => $each::NAME === $name ) )[0] ?? null;
	}

	/**
	 * Loads the script of our blocks, and that of the panel if the edited content type has fields, rules or paths to check. A post may have
	 * the path of a category.
	 */
	public function enqueue(): void {
		Bundle::enqueue( 'blocks' );
		$post_type = (string) get_current_screen()?->post_type;
		$panel     = $this->panel( $post_type );
		if ( 'post' === $post_type || [] !== array_filter( [ $panel['fields'], $panel['rules'], $panel['taken'] ] ) ) {
			Bundle::enqueue( 'editor', 'hienEditor', $panel );
		}
	}

	/**
	 * @return array{title:string,has_order:bool,fields:list<array<string,mixed>>,rules:list<array<string,mixed>>,
	 *     taken:list<array<string,mixed>>,asked:array{name:string,email:string,details:string}|null}
	 */
	private function panel( string $post_type ): array {
		$type = $this->type( $post_type );
		return [
			'title'     => (string) get_post_type_object( $post_type )?->labels->singular_name,
			'has_order' => null !== $type && post_type_supports( $post_type, 'page-attributes' ),
			'fields'    => array_map( static fn( Field $field ): array => $field->to_editor(), $type?->fields() ?? [] ),
			'rules'     => array_map( static fn( Publish_Rule $rule ): array => $rule->to_editor(), $type?->rules() ?? [] ),
			'taken'     => $this->conflicts->taken( $post_type ),
			'asked'     => Questions::asker( get_post() ),
		];
	}
}
