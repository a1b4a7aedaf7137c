<?php

declare(strict_types=1);

namespace Hien\Tests\Import;

use Hien\Import\Import_Item;
use Hien\Import\Import_Map;
use Hien\Import\Import_Run;
use Hien\Import\Import_State;
use Hien\Tests\Support\TestCase;

require_once __DIR__ . '/host.php';

/** Imports files, with another site whose pictures are drawn here. */
abstract class ImportTestCase extends TestCase {

	/** @var array<string,int> URL that was asked for => how often. */
	protected array $asked = [];

	/** Ids of pictures and blocks in the files that something of this site has, so that they get others. */
	private const TAKEN = [ 20, 21, 7001, 7002, 7003 ];

	/** Pictures that are copied before copying is cut off; -1 for all. */
	public static int $copies_left = -1;

	protected string $uploads = '';

	protected function setUp(): void {
		parent::setUp();
		$this->asked       = [];
		self::$copies_left = -1;
		$this->uploads = get_temp_dir() . 'hien-import-' . bin2hex( random_bytes( 6 ) );
		add_filter(
			'upload_dir',
			fn( array $dir ): array => [
				'path' => $this->uploads . $dir['subdir'],
				'basedir' => $this->uploads,
				'error' => wp_mkdir_p( $this->uploads . $dir['subdir'] ) ? false : 'x',
			] + $dir
		);
		add_filter( 'pre_http_request', $this->answer( ... ), 20, 3 );
		foreach ( self::TAKEN as $id ) {
			$this->make->post( [ 'import_id' => $id, 'post_type' => 'oembed_cache' ] ); // phpcs:ignore WordPress.Arrays.ArrayDeclarationSpacing -- Short.
		}
		$this->as_user( 'administrator' );
	}

	protected function tearDown(): void {
		foreach ( array_reverse( $this->files( true ) ) as $path ) {
			is_dir( $path ) ? rmdir( $path ) : unlink( $path );
		}
		parent::tearDown();
	}

	/** @return list<string> All files of the uploads folder. */
	protected function files( bool $with_folders = false ): array {
		if ( ! is_dir( $this->uploads ) ) {
			return [];
		}
		$all = iterator_to_array(
			new \RecursiveIteratorIterator(
				new \RecursiveDirectoryIterator( $this->uploads, \FilesystemIterator::SKIP_DOTS ),
				\RecursiveIteratorIterator::SELF_FIRST
			),
			false
		);
		$all = array_map( 'strval', $all );
		sort( $all );
		return $with_folders
			? [ $this->uploads, ...$all ]
			: array_map(
				fn( string $path ): string => substr( $path, strlen( $this->uploads ) ),
				array_values( array_filter( $all, 'is_file' ) )
			);
	}

	/** Begins an import. */
	protected static function begin( string $file, int $author = 0 ): Import_State {
		$state         = new Import_State();
		$state->file   = $file;
		$state->name   = basename( $file );
		$state->user   = get_current_user_id();
		$state->author = $author ?: $state->user;
		$state->before = array_sum( array_map( 'array_sum', \Hien\Import\Import_Map::counts() ) );
		$state->enter( Import_State::POSTS );
		$state->save();
		return $state;
	}

	/** Imports a file, or goes on with it, to the end. */
	protected static function finish(): Import_State {
		while ( ( new Import_Run() )->batch() ) {
			self::flush_cache();
		}
		self::end_request();
		return Import_State::load();
	}

	protected static function import( string $file ): Import_State {
		self::begin( str_starts_with( $file, '/' ) ? $file : __DIR__ . "/files/$file" );
		return self::finish();
	}

	/** A file with this text. */
	protected function written( string $text ): string {
		wp_mkdir_p( $this->uploads );
		$file = $this->uploads . '/' . bin2hex( random_bytes( 6 ) ) . '.xml';
		file_put_contents( $file, $text );
		return $file;
	}

	/** An export of WordPress with these items. */
	protected function file_with( string $items ): string {
		return $this->written(
			'<rss version="2.0" xmlns:content="http://purl.org/rss/1.0/modules/content/" xmlns:wp="http://wordpress.org/export/1.2/"'
			. ' xmlns:excerpt="http://wordpress.org/export/1.2/excerpt/" xmlns:dc="http://purl.org/dc/elements/1.1/">'
			. "<channel><link>https://bep.example.org</link><wp:wxr_version>1.2</wp:wxr_version>$items</channel></rss>"
		);
	}

	protected static function undo(): Import_State {
		$state = Import_State::load();
		$state->user = get_current_user_id();
		$state->enter( Import_State::UNDO );
		$state->save();
		return self::finish();
	}

	/** As if the other media library had the ids of the new pictures too, for another picture. */
	protected static function give_new_ids_to_others(): void {
		// phpcs:ignore WordPress.Arrays.ArrayDeclarationSpacing -- Short.
		foreach ( get_posts( [ 'post_type' => 'attachment', 'fields' => 'ids', 'numberposts' => -1 ] ) as $id ) {
			$other = Import_Map::hash( Import_Item::FILE, 'bep.example.org/wp-content/uploads/2019/01/la-dong.png' );
			Import_Map::note_id( "bep.example.org|$id", $other );
		}
	}

	protected static function post( string $slug ): \WP_Post {
		$found = get_posts( [ 'name' => $slug, 'post_type' => 'any', 'post_status' => 'any' ] );
		self::assertCount( 1, $found, $slug );
		return $found[0];
	}

	/** Some work in which PHP is killed, which loses what it had in memory. */
	protected static function cut_off( callable $work ): void {
		try {
			$work();
			self::fail( 'It was not cut off.' );
		} catch ( PhpKilled ) {
			self::flush_cache();
		}
	}

	/** Ends the request at a query. */
	protected function die_after( int $queries ): void {
		add_filter(
			'query',
			static function ( string $query ) use ( &$queries ): string {
				return 0 === $queries-- ? throw new PhpKilled() : $query;
			}
		);
	}

	/**
	 * All content, named by titles and slugs instead of ids.
	 *
	 * @return array<string,list<mixed>>
	 */
	protected function dump(): array {
		global $wpdb;
		$names = [];
		$rows  = $wpdb->get_results( "SELECT * FROM $wpdb->posts", ARRAY_A );
		foreach ( $rows as $row ) {
			$names[ $row['ID'] ] = "$row[post_type] $row[post_name] $row[post_title]";
		}
		$named = static fn( string $text ): string => (string) preg_replace_callback(
			'~(?<=wp-image-|"id":|ids="|p=)[\d,]+~',
			static fn( array $ids ): string => implode(
				'; ',
				array_map( static fn( string $id ): string => $names[ $id ] ?? $id, explode( ',', $ids[0] ) )
			),
			$text
		);
		$dump  = [
			'files' => $this->files(),
			'sticky' => array_map( static fn( $id ) => $names[ $id ] ?? $id, (array) get_option( 'sticky_posts' ) ),
		];
		foreach ( $rows as $row ) {
			$dump['posts'][] = array_map( $named, [ 'ID' => '', 'post_parent' => $names[ $row['post_parent'] ] ?? '' ] + $row );
		}
		foreach ( $wpdb->get_results( "SELECT * FROM $wpdb->postmeta WHERE meta_key NOT IN ('_edit_last')" ) as $meta ) {
			$dump['meta'][] = [
				$names[ $meta->post_id ] ?? $meta->post_id,
				$meta->meta_key,
				'_thumbnail_id' === $meta->meta_key ? $names[ $meta->meta_value ] ?? '' : $meta->meta_value,
			];
		}
		$terms = $wpdb->get_results( "SELECT t.*, x.* FROM $wpdb->terms t INNER JOIN $wpdb->term_taxonomy x USING (term_id)" );
		$slugs = array_column( $terms, 'slug', 'term_id' );
		foreach ( $terms as $term ) {
			$dump['terms'][] = [
				$term->taxonomy,
				$term->slug,
				$term->name,
				$term->description,
				$slugs[ $term->parent ] ?? '',
				$term->count,
			];
			foreach (
				$wpdb->get_col(
					$wpdb->prepare( "SELECT object_id FROM $wpdb->term_relationships WHERE term_taxonomy_id = %d", $term->term_taxonomy_id )
				) as $id
			) {
				$dump['relationships'][] = [ $term->slug, $names[ $id ] ?? $id ];
			}
		}
		$comments = $wpdb->get_results( "SELECT * FROM $wpdb->comments", ARRAY_A );
		$authors  = array_column( $comments, 'comment_author', 'comment_ID' );
		foreach ( $comments as $row ) {
			$dump['comments'][] = [
				'comment_ID' => '',
				'comment_post_ID' => $names[ $row['comment_post_ID'] ] ?? '',
				'comment_parent' => $authors[ $row['comment_parent'] ] ?? '',
			] + $row;
		}
		return array_map(
			static function ( array $list ): array {
				sort( $list );
				return $list;
			},
			$dump
		);
	}

	/** The other site: a JPEG for .jpg and Google, a PNG for .png, 404 for what is called mat. Only those of Blogger are large. */
	private function answer( mixed $before, array $args, string $url ): mixed {
		return preg_match( '~\.(?:jpg|png)$|googleusercontent~', $url ) ? $this->answered( $args, $url ) : $before;
	}

	/**
	 * @param array<string,mixed> $args Of the request.
	 * @return array<string,mixed>
	 */
	protected function answered( array $args, string $url ): array {
		$this->asked[ $url ] = ( $this->asked[ $url ] ?? 0 ) + 1;
		$code                = str_contains( $url, 'mat.jpg' ) ? 404 : 200;
		$image               = imagecreatetruecolor( ...( str_contains( $url, '.bp.blogspot.com' ) ? [ 800, 600 ] : [ 400, 300 ] ) );
		ob_start();
		str_ends_with( $url, '.png' ) ? imagepng( $image ) : imagejpeg( $image );
		file_put_contents( $args['filename'], 200 === $code ? (string) ob_get_clean() : ob_get_clean() . 'x' );
		return [
			'headers' => [],
			'body' => '',
			'response' => [ 'code' => $code, 'message' => '' ],
			'cookies' => [],
			'filename' => $args['filename'],
		];
	}
}
