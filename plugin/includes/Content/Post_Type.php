<?php
declare(strict_types=1);

namespace Hien\Content;

use Hien\Module;
use stdClass;
use WP_Error;
use WP_Post;
use WP_REST_Posts_Controller;
use WP_REST_Request;
use WP_REST_Response;

defined( 'ABSPATH' ) || exit;

/**
 * A content type of the site. Registers the post type, and its fields for REST, revisions and the list table.
 *
 * @phpstan-import-type Sorting from Post_Table
 */
abstract class Post_Type implements Module {

	/** @var lowercase-string&non-empty-string Name of the post type; each child class has its own. */
	public const NAME = 'hien_content';

	/** Statuses in which the fields must be valid. */
	public const PUBLISHED = [ 'publish', 'future', 'private' ];

	/** Whether each item has a page of its own; otherwise items appear in the archive only. */
	protected const HAS_PAGES = true;

	/**
	 * Query arguments of its list, for Content_Repository::page(). The REST list and the main query of the archive
	 * share them, so that the posts are queried once.
	 *
	 * @var array<string,mixed>
	 */
	public const LISTED = [ 'orderby' => Content_Repository::BY_DATE ];

	/**
	 * Arguments of register_post_type() beside the common ones: labels, menu_icon, supports, rewrite, public …
	 *
	 * @return array<string,mixed>
	 */
	abstract protected function args(): array;

	/** @return list<Field> */
	abstract public function fields(): array;

	/** Called on `init`, after the type is registered. */
	protected function register_taxonomies(): void {}

	/**
	 * Rules for publishing an item, besides valid fields.
	 *
	 * @return list<Publish_Rule>
	 */
	public function rules(): array {
		return [ new Publish_Rule( Publish_Rule::TITLE, __( 'Hãy viết tiêu đề trước khi đăng.', 'hien-core' ) ) ];
	}

	/**
	 * Validates what rules cannot express, before an item is published.
	 *
	 * @param array<string,int|string> $values Meta key => value, as they would be stored.
	 * @return true|WP_Error 400 with the field.
	 */
	protected function validate( array $values ): bool|WP_Error {
		return true;
	}

	/**
	 * Columns of the list table behind the title, before that of the order.
	 *
	 * @return array<string,string> Key => heading.
	 */
	protected function columns(): array {
		return [];
	}

	/** @return array<string,string> All of them: the list shows the order of what has one in the editor (Admin/Editor_Panel.php). */
	private function all_columns(): array {
		$is_ordered = post_type_supports( static::NAME, 'page-attributes' );
		return $this->columns() + ( $is_ordered ? [ Post_Table::ORDER => __( 'Thứ tự', 'hien-core' ) ] : [] );
	}

	/** Prints a cell of a column of columns(), except `picture`, which is the featured image. */
	protected function print_column( string $column, WP_Post $post ): void {}

	/**
	 * Columns by which the list can be sorted.
	 *
	 * @return array<string,Sorting> Column => what the list is sorted by.
	 */
	protected function sorted(): array {
		return [];
	}

	/** @return list<Post_Filter> Dropdowns that filter the list. */
	protected function filters(): array {
		return [];
	}

	public function register(): void {
		add_action( 'init', [ $this, 'register_type' ] );
		add_filter( 'rest_pre_insert_' . static::NAME, [ $this, 'check_request' ], 10, 2 );
		add_filter( 'rest_prepare_' . static::NAME, [ $this, 'hide_behind_password' ], 10, 3 );
		if ( ! static::HAS_PAGES ) {
			( new Archive_Only( static::NAME ) )->register();
		}
		add_action( 'delete_attachment', [ $this, 'remove_deleted_file' ] );
		(
			new Post_Table(
				static::NAME,
				$this->all_columns( ... ),
				$this->print_column( ... ),
				$this->sorted(),
				$this->filters( ... ),
				$this->media_keys( ... )
			)
		)->register();
	}

	public function register_type(): void {
		register_post_type(
			static::NAME,
			$this->args() + [
				'public'        => true,
				'show_in_rest'  => true,
				'menu_position' => 20,
				'supports'      => [ 'title', 'editor', 'excerpt', 'thumbnail', 'revisions', 'custom-fields', 'page-attributes' ],
				'has_archive'   => false,
				'rewrite'       => false,
				'map_meta_cap'  => true,
			]
		);
		if ( ! static::HAS_PAGES ) {
			remove_permastruct( static::NAME );
		}
		foreach ( $this->fields() as $field ) {
			register_post_meta(
				static::NAME,
				$field->key,
				[
					'type'              => $field->schema()['type'],
					'single'            => true,
					'label'             => $field->label,
					'default'           => $field->blank(),
					'sanitize_callback' => [ $field, 'sanitize' ],
					'auth_callback'     => static fn( bool $allowed, string $key, int $id ): bool => current_user_can( 'edit_post', $id ),
					'revisions_enabled' => post_type_supports( static::NAME, 'revisions' ),
					'show_in_rest'      => [ 'schema' => $field->schema() ],
				]
			);
		}
		$this->register_taxonomies();
	}

	/**
	 * Refuses a REST request that would publish an item with invalid fields. Drafts may contain invalid values, and so may autosaves of
	 * published items: they are revisions, for which core would treat the error as a post.
	 *
	 * @param stdClass|WP_Error $prepared The post as it would be stored.
	 * @return stdClass|WP_Error 400 with the field.
	 */
	public function check_request( stdClass|WP_Error $prepared, WP_REST_Request $request ): stdClass|WP_Error {
		if ( is_wp_error( $prepared ) ) {
			return $prepared;
		}
		$stored = get_post( $prepared->ID ?? -1 );
		if (
			! in_array( $prepared->post_status ?? $stored->post_status ?? 'draft', self::PUBLISHED, true )
			|| self::is_revision( $request, $stored )
		) {
			return $prepared;
		}
		$valid = $this->check_values(
			(array) $request['meta'] + $this->stored_values( $stored ),
			(int) ( $request['featured_media'] ?? ( null === $stored ? 0 : get_post_thumbnail_id( $stored ) ) ),
			$prepared->post_title ?? $stored->post_title ?? ''
		);
		return is_wp_error( $valid ) ? $valid : $prepared;
	}

	/**
	 * Whether a stored item may be published.
	 *
	 * @return true|WP_Error 400 with the field.
	 */
	public function check_stored( WP_Post $post ): bool|WP_Error {
		return $this->check_values( $this->stored_values( $post ), (int) get_post_thumbnail_id( $post ), $post->post_title );
	}

	/** @return array<string,int|string> Meta key => value; empty values for an item that is not stored yet. */
	private function stored_values( ?WP_Post $stored ): array {
		$values = [];
		foreach ( $this->fields() as $field ) {
			$values[ $field->key ] = $field->sanitize( null === $stored ? '' : get_post_meta( $stored->ID, $field->key, true ) );
		}
		return $values;
	}

	/**
	 * @param array<string,mixed> $values  Meta key => value of each field.
	 * @param int                 $picture Id of the featured image, 0 for none.
	 * @param string              $title   HTML.
	 * @return true|WP_Error 400 with the field.
	 */
	private function check_values( array $values, int $picture, string $title ): bool|WP_Error {
		$sanitized = [];
		foreach ( $this->fields() as $field ) {
			$valid = $field->validate( $values[ $field->key ] );
			if ( is_wp_error( $valid ) ) {
				return $valid;
			}
			$sanitized[ $field->key ] = $field->sanitize( $values[ $field->key ] );
		}
		foreach ( $this->rules() as $rule ) {
			$kept = $rule->check( $sanitized, $picture, $title );
			if ( is_wp_error( $kept ) ) {
				return $kept;
			}
		}
		return $this->validate( $sanitized );
	}

	/** Whether a request autosaves a published item, and so stores a revision. Autosaves of drafts may change the draft itself. */
	private static function is_revision( WP_REST_Request $request, ?WP_Post $stored ): bool {
		return null !== $stored
			&& str_ends_with( $request->get_route(), '/autosaves' )
			&& in_array( $stored->post_status, self::PUBLISHED, true );
	}

	/** Empties fields and featured image in REST while the post password is missing, as core does with the content. */
	public function hide_behind_password( mixed $response, WP_Post $post, WP_REST_Request $request ): mixed {
		$controller = get_post_type_object( $post->post_type )?->get_rest_controller();
		if (
			! $response instanceof WP_REST_Response
			|| ! post_password_required( $post )
			|| ( $controller instanceof WP_REST_Posts_Controller && $controller->can_access_password_content( $post, $request ) )
		) {
			return $response;
		}
		$data  = $response->get_data();
		$empty = [ 'featured_media' => 0 ];
		if ( isset( $data['meta'] ) ) {
			$fields        = array_column( $this->fields(), null, 'key' );
			$empty['meta'] = array_map( static fn( Field $field ): int|string => $field->blank(), $fields ) + $data['meta'];
		}
		$response->set_data( array_replace( $data, array_intersect_key( $empty, $data ) ) );
		$response->remove_link( 'https://api.w.org/featuredmedia' );
		return $response;
	}

	/** Empties the fields that refer to a deleted attachment, as core does with featured images. */
	public function remove_deleted_file( int $id ): void {
		foreach ( $this->media_keys() as $key ) {
			delete_metadata( 'post', 0, $key, $id, true );
		}
	}

	/** @return list<string> Meta keys with attachments. */
	private function media_keys(): array {
		return array_column( array_filter( $this->fields(), static fn( Field $field ): bool => Field::MEDIA === $field->type ), 'key' );
	}

	/** @return array<string,mixed> Arguments of a type with an archive at a path below the home page. */
	protected static function archive_at( string $path ): array {
		return [
			'has_archive' => true,
			'rewrite'     => [
				'slug'       => $path,
				'with_front' => false,
			],
		];
	}

	/**
	 * Prints a field with a URL in a column, as a link; an invalid URL as plain text.
	 *
	 * @param bool $is_whole Whether the text of the link is the whole URL; otherwise its host.
	 */
	protected static function print_link( WP_Post $post, string $key, bool $is_whole = false ): void {
		$url  = (string) get_post_meta( $post->ID, $key, true );
		$text = $is_whole ? $url : (string) wp_parse_url( $url, PHP_URL_HOST );
		if ( Field::is_url( $url ) ) {
			printf( '<a href="%s">%s</a>', esc_url( $url ), esc_html( $text ) );
		} else {
			print esc_html( $url );
		}
	}
}
