<?php

declare(strict_types=1);

namespace Hien\Tests\Redirects;

use Hien\Faqs\Faq_Post_Type;
use Hien\Plugin;
use Hien\Routing\Permalinks;
use Hien\Tests\Support\RedirectException;
use Hien\Tests\Support\TestCase;
use Random\Engine\Mt19937;
use Random\Randomizer;
use WP_Post;
use WP_Term;

/**
 * No address dies: whatever the owner creates, renames, moves, hides, trashes and deletes, in whatever order, each address that once
 * answered answers, leads by one redirect to what had it, or says that this was removed.
 *
 * HIEN_SEQUENCES=10000 HIEN_SEED=7 npm run test:php -- --db=sqlite --filter=AddressHistory
 */
final class AddressHistoryTest extends TestCase {

	private const SEQUENCES = 40;
	private const STEPS     = 5;

	/** Enough for each query of the addresses: which change leads where is the same on any database. */
	private const SEQUENCES_ON_SQLITE = 8;

	/** Few, so that names are taken, given up and taken again. */
	private const SLUGS = [ 'mot', 'hai', 'ba', '15' ];

	private const KINDS = [ 'category', 'post_tag', 'hien_series', 'post', 'page' ];

	/** The status that was last set. */
	private static int $status = 0;

	/** The handle that the rewrite rules have. */
	private static string $handle = '';

	private Randomizer $random;

	/** @var array<string,list<string>> Address => what has answered there, in order: "post 7", "term 3" or "route author". */
	private array $owners = [];

	/** @var array<string,string> What there is or was => its kind. */
	private array $things = [];

	/** @var array<string,list<string>> Thing => slugs that it has had. */
	private array $slugs = [];

	/** @var array<string,array{int,string}> Address => its answer since the last step. */
	private array $answers = [];

	/** @var list<string> What was done in this sequence. */
	private array $story = [];

	public function test_no_address_dies(): void {
		$this->keeps_object_cache = true;
		self::watch_status( self::$status );
		$seed = (int) ( getenv( 'HIEN_SEED' ) ?: 1 );
		$last = $seed + (int) ( getenv( 'HIEN_SEQUENCES' ) ?: ( self::is_sqlite() ? self::SEQUENCES_ON_SQLITE : self::SEQUENCES ) );
		for ( ; $seed < $last; $seed++ ) {
			$this->begin( $seed );
			for ( $step = 0; $step < self::STEPS; $step++ ) {
				$this->step();
				$this->check();
			}
		}
	}

	/** Makes the site as it was before the last sequence. */
	private function begin( int $seed ): void {
		global $wpdb;
		$wpdb->query( 'ROLLBACK' );
		$wpdb->query( 'START TRANSACTION' );
		self::flush_cache();
		$this->random = new Randomizer( new Mt19937( $seed ) );
		$this->owners = [];
		$this->things = [];
		$this->slugs  = [];
		$this->story  = [ "seed $seed" ];
		if ( get_option( 'hien_handle' ) !== self::$handle ) {
			$this->use_rules();
		}
		foreach ( [ 'category', 'page', 'post', $this->one_of( self::KINDS ) ] as $kind ) {
			$this->create( $kind );
		}
		$this->check();
	}

	private function step(): void {
		$kind   = $this->one_of( self::KINDS );
		$things = array_keys( $this->things, $kind, true );
		$moves  = in_array( $kind, [ 'category', 'post', 'page' ], true ) ? [ 'move', 'move' ] : [];
		$hides  = in_array( $kind, [ 'post', 'page' ], true ) ? [ 'trash', 'hide' ] : [];
		$action = [] === $things
			? 'create'
			: $this->one_of( [ 'create', 'rename', 'rename', 'rename', ...$moves, 'delete', ...$hides, 'handle' ] );
		if ( 'create' === $action || 'handle' === $action ) {
			'create' === $action ? $this->create( $kind ) : $this->change_handle();
			return;
		}
		$thing         = $this->one_of( $things );
		[ $type, $id ] = explode( ' ', $thing );
		$id            = (int) $id;
		$this->story[] = "$action $thing ($kind)";
		match ( true ) {
			'rename' === $action && 'term' === $type => wp_update_term( $id, $kind, [ 'slug' => $this->one_of( self::SLUGS ) ] ),
			'rename' === $action                     => $this->update_post( $id, [ 'post_name' => $this->one_of( self::SLUGS ) ] ),
			'move' === $action && 'term' === $type   => wp_update_term( $id, $kind, [ 'parent' => $this->parent( $kind, $id ) ] ),
			'move' === $action && 'page' === $kind   => $this->update_post( $id, [ 'post_parent' => $this->parent( $kind, $id ) ] ),
			'move' === $action                       => $this->update_post(
				$id,
				[ 'post_category' => [ $this->parent( 'category', 0 ) ?: (int) get_option( 'default_category' ) ] ]
			),
			'delete' === $action && 'term' === $type => wp_delete_term( $id, $kind ),
			'delete' === $action                     => wp_delete_post( $id, true ),
			'trash' === $action                      => 'trash' === get_post_status( $id )
				? wp_publish_post( wp_untrash_post( $id )->ID ?? 0 )
				: wp_trash_post( $id ),
			'hide' === $action                       => $this->update_post(
				$id,
				[ 'post_status' => 'publish' === get_post_status( $id ) ? 'private' : 'publish' ]
			),
		};
	}

	private function create( string $kind ): void {
		$slug          = $this->one_of( self::SLUGS );
		$thing         = match ( $kind ) {
			'category'                => 'term ' . $this->term( $kind, $slug, $this->parent( $kind, 0 ) ),
			'post_tag', 'hien_series' => 'term ' . $this->term( $kind, $slug, 0 ),
			'page'                    => 'post ' . $this->make->page(
				[
					'post_name'   => $slug,
					'post_parent' => $this->parent( 'page', 0 ),
				]
			),
			default                   => 'post ' . $this->make->post(
				[
					'post_name'     => $slug,
					'post_category' => [ $this->parent( 'category', 0 ) ?: (int) get_option( 'default_category' ) ],
				]
			),
		};
		$this->story[] = "create $thing ($kind) $slug";

		$this->things[ $thing ] = $kind;
	}

	/** A new term, with another slug where this one is taken. */
	private function term( string $taxonomy, string $slug, int $parent ): int {
		$is_taken = null !== term_exists( $slug, $taxonomy );
		return $this->make->term(
			$taxonomy,
			[
				'name'   => 'Tên ' . count( $this->story ),
				'slug'   => $is_taken ? $slug . count( $this->story ) : $slug,
				'parent' => $parent,
			]
		);
	}

	/** @param array<string,mixed> $fields */
	private function update_post( int $id, array $fields ): void {
		if ( 'trash' !== get_post_status( $id ) ) {
			wp_update_post( [ 'ID' => $id ] + $fields );
		}
	}

	/** A living thing of a kind, or none (0). WordPress itself refuses one that is below the child. */
	private function parent( string $kind, int $child ): int {
		$ids = array_map( static fn( string $thing ): int => (int) explode( ' ', $thing )[1], array_keys( $this->things, $kind, true ) );
		$id  = (int) $this->one_of( [ 0, ...$ids ] );
		return $id !== $child && 'public' === $this->state( ( 'page' === $kind ? 'post ' : 'term ' ) . $id ) ? $id : 0;
	}

	private function change_handle(): void {
		update_option( 'hien_handle', $this->one_of( [ 'hien', 'an', 'binh' ] ) );
		$this->story[] = 'handle ' . get_option( 'hien_handle' );
		$this->use_rules();
	}

	/** Writes the rewrite rules, as the next request does after a change. */
	private function use_rules(): void {
		$GLOBALS['wp_rewrite']->extra_rules_top = [];
		( new Faq_Post_Type() )->register_type();
		( new Permalinks( Plugin::instance()->routes ) )->add_rules();
		flush_rewrite_rules( false );
		self::$handle = (string) get_option( 'hien_handle' );
	}

	/** Visits all addresses that there are and were. */
	private function check(): void {
		$this->answers = [];
		foreach ( $this->addresses() as $address ) {
			$this->owners[ $address ] ??= [];
		}
		foreach ( array_keys( $this->owners ) as $address ) {
			$address           = (string) $address;
			[ $status, $found ] = $this->answer( $address );
			$message           = implode( "\n", [ ...$this->story, "$address answers $status $found" ] );
			$owners            = $this->owners[ $address ];
			// A category behind a page is shown nowhere: a page that had the address after it decides. Not a post: its former path is not
			// known, only its name.
			$is_after = 'page' === ( $this->things[ (string) end( $owners ) ] ?? '' );
			$shown    = array_filter( $owners, fn( string $thing ): bool => ! $is_after || ! $this->is_behind_page( $thing ) );
			if ( 301 === $status ) {
				$target             = $found;
				[ $status, $found ] = $this->answer( $target );
				self::assertSame( 200, $status, "$message, which answers $status $found" );
				$is_theirs          = in_array( $found, $owners, true )
					|| $this->had_slug_of( $found, $address )
					|| in_array( self::without_feed( $target ), array_map( $this->address( ... ), $shown ), true );
				self::assertTrue( [] === $owners || $is_theirs, "$message, which is $found, and never was there" );
			} elseif ( 200 === $status ) {
				if ( end( $owners ) !== $found ) {
					$this->owners[ $address ][] = $found;
				}
			} elseif ( [] !== $owners ) {
				$states = array_map( $this->state( ... ), $shown );
				self::assertNotContains( 'public', $states, "$message, but " . implode( ', ', $shown ) . ' had it' );
				// WordPress finds posts and categories by the last name of an address: one that only had what is hidden now may be gone by
				// its namesake.
				$namesakes = 410 === $status
					? array_filter( array_keys( $this->things ), fn( string $thing ): bool => $this->had_slug_of( $thing, $address ) )
					: [];
				$is_gone   = in_array( 'gone', array_map( $this->state( ... ), [ ...$owners, ...$namesakes ] ), true );
				self::assertSame( $is_gone ? 410 : 404, $status, $message );
			}
			if ( [] === $this->owners[ $address ] ) {
				unset( $this->owners[ $address ] ); // Something else hides it.
			}
		}
	}

	/** @return list<string> Present addresses of all things. */
	private function addresses(): array {
		$addresses = array_map(
			static fn( string $route ): string => Plugin::instance()->routes->get( $route )->patterns[0],
			[ 'author', 'faqs' ]
		);
		foreach ( $this->things as $thing => $kind ) {
			if ( 'public' === $this->state( $thing ) ) {
				$address                 = $this->address( $thing );
				$this->slugs[ $thing ][] = wp_basename( $address );
				$addresses               = [
					...$addresses,
					$address,
					...( 'post_tag' === $kind || 'category' === $kind ? [ "$address/feed" ] : [] ),
				];
			}
		}
		return $addresses;
	}

	/** The present address of a thing, at which a page may stand that has the same one as a category. */
	private function address( string $thing ): string {
		[ $type, $id ] = explode( ' ', $thing );
		$link          = match ( $type ) {
			'term'  => get_term_link( (int) $id ),
			'post'  => get_permalink( (int) $id ),
			default => '',
		};
		return is_string( $link ) ? substr( $link, strlen( home_url() ) ) : '';
	}

	/** Whether something is a category at whose present address a page is shown. */
	private function is_behind_page( string $thing ): bool {
		return str_starts_with( $thing, 'term' ) && 'public' === $this->state( $thing )
			&& str_starts_with( $this->answer( $this->address( $thing ) )[1], 'post' );
	}

	/** @return array{int,string} Status, and what answers; of a redirect the address to which it leads. */
	private function answer( string $address ): array {
		return $this->answers[ $address ] ??= $this->visit( $address );
	}

	/** @return array{int,string} */
	private function visit( string $address ): array {
		self::$status = 0;
		try {
			$this->go_to( home_url( $address ) );
			do_action( 'template_redirect' );
		} catch ( RedirectException $redirect ) {
			return [ $redirect->getCode(), substr( $redirect->location, strlen( home_url() ) ) ];
		}
		$screen = is_feed() ? null : Plugin::instance()->current_screen->screen();
		$object = get_queried_object();
		$found  = match ( true ) {
			$object instanceof WP_Term => "term $object->term_id",
			$object instanceof WP_Post => "post $object->ID",
			default                    => 'route ' . ( $screen->route ?? '' ),
		};
		return [ $screen->status ?? ( 410 === self::$status ? 410 : ( is_404() || null === $object ? 404 : 200 ) ), $found ];
	}

	/** Whether a thing has had the last name of an address: WordPress finds posts and categories by that below any path. */
	private function had_slug_of( string $thing, string $address ): bool {
		return in_array( wp_basename( self::without_feed( $address ) ), $this->slugs[ $thing ] ?? [], true );
	}

	private static function without_feed( string $address ): string {
		return (string) preg_replace( '~/feed$~', '', $address );
	}

	/** @return string 'public', 'hidden' or 'gone'. */
	private function state( string $thing ): string {
		[ $type, $id ] = explode( ' ', $thing );
		$post          = 'post' === $type ? get_post( (int) $id ) : null;
		return match ( true ) {
			'route' === $type                                => 'public',
			'term' === $type                                 => get_term( (int) $id ) instanceof WP_Term ? 'public' : 'gone',
			null === $post || 'trash' === $post->post_status => 'gone',
			default                                          => 'publish' === $post->post_status ? 'public' : 'hidden',
		};
	}

	/**
	 * @template T
	 * @param non-empty-list<T> $values
	 * @return T
	 */
	private function one_of( array $values ): mixed {
		return $values[ $this->random->getInt( 0, count( $values ) - 1 ) ];
	}
}
