<?php

declare(strict_types=1);

namespace Hien\Tests;

use Hien\Comments\Form_Errors;
use Hien\Posts\Public_Text;
use Hien\Tests\Support\TestCase;
use PHPUnit\Framework\Attributes\DataProvider;
use WP_Error;
use WP_Query;
use WP_REST_Request;

/** A filter of another plugin that returns nothing is survived by ours, wherever WordPress survives it. */
final class OtherFiltersTest extends TestCase {

	/** @param list<mixed> $args What the filter is given beside its value. */
	#[DataProvider( 'filters' )]
	public function test_a_value_that_another_plugin_has_lost_ends_no_page( string $filter, array $args = [] ): void {
		$this->expectNotToPerformAssertions();
		// phpcs:ignore WordPress.NamingConventions.PrefixAllGlobals -- Core's.
		apply_filters( $filter, null, ...array_map( fn( mixed $arg ): mixed => $arg instanceof \Closure ? $arg( $this ) : $arg, $args ) );
	}

	/** @return array<string,array{string,1?:list<mixed>}> */
	public static function filters(): array {
		$post    = static fn( self $test ) => get_post( $test->make->post() );
		$comment = static fn( self $test ) => get_comment( $test->make->comment( $test->make->post() ) );
		$filters = [
			'is_post_type_viewable'                   => [ static fn() => get_post_type_object( 'hien_faq' ) ],
			'post_type_link'                          => [ $post ],
			'pre_handle_404'                          => [ static fn() => new WP_Query() ],
			'posts_pre_query'                         => [ static fn() => new WP_Query() ],
			'do_parse_request'                        => [],
			'exit_on_http_head'                       => [],
			'query_vars'                              => [],
			'title_save_pre'                          => [],
			'pre_term_name'                           => [],
			'sanitize_title'                          => [],
			'sanitize_file_name'                      => [],
			'hien_web_manifest'                       => [],
			'wp_new_user_notification_email_admin'    => [ static fn() => get_userdata( 1 ) ],
			'post_type_archive_title'                 => [ 'hien_video' ],
			'pre_term_link'                           => [ static fn() => get_term( (int) get_option( 'default_category' ) ) ],
			'rest_send_nocache_headers'               => [],
			'rest_user_query'                         => [],
			'wp_calculate_image_sizes'                => [ [ 600, 400 ] ],
			'wp_calculate_image_srcset_meta'          => [],
			'wp_speculation_rules_href_exclude_paths' => [],
			'upload_mimes'                            => [],
			'wp_pre_insert_user_data'                 => [ false, null, [] ],
			'get_comment_author'                      => [ '1', $comment ],
			'get_comment_link'                        => [ $comment ],
			'oembed_response_data'                    => [ $post, 600, 400 ],
			'pre_get_avatar_data'                     => [ 1 ],
			'avatar_defaults'                         => [],
			'the_content'                             => [],
			'render_block_core/code'                  => [ [] ],
			'render_block_core/cover'                 => [ [ 'blockName' => 'core/cover' ] ],
			'render_block_core/embed'                 => [],
			'wp_untrash_post_status'                  => [ 1, 'publish' ],
			'replace_editor'                          => [ $post ],
			'list_table_primary_column'               => [ 'edit-post' ],
			'removable_query_args'                    => [],
			'manage_post_posts_columns'               => [],
			'manage_hien_message_posts_columns'       => [],
			'manage_hien_project_posts_columns'       => [],
			'heartbeat_received'                      => [ [], 'front' ],
			'login_redirect'                          => [ '', static fn() => get_userdata( 1 ) ],
			'retrieve_password_title'                 => [],
			'retrieve_password_message'               => [ 'key', 'admin' ],
			'manage_edit-hien_course_sortable_columns' => [],
			'bulk_actions-edit-hien_faq'              => [],
			'handle_bulk_actions-edit-hien_faq'       => [ 'hien_publish', [] ],
			'post_row_actions'                        => [ $post ],
			'bulk_actions-edit-hien_message'          => [],
			'handle_bulk_actions-edit-hien_message'   => [ 'trash', [] ],
			'rest_prepare_comment'                    => [ $comment ],
			'rest_prepare_user'                       => [ static fn() => get_userdata( 1 ) ],
			'rest_exposed_cors_headers'               => [],
			'rest_allowed_cors_headers'               => [],
			'document_title_parts'                    => [],
			'site_status_tests'                       => [],
			'debug_information'                       => [],
			'attach_session_information'              => [ 1 ],
			'allowed_redirect_hosts'                  => [ 'example.org' ],
			'rest_prepare_hien_video'                 => [ $post, static fn() => new WP_REST_Request() ],
			'wp_speculation_rules_configuration'      => [],
			'wp_privacy_personal_data_exporters'      => [],
			'wp_privacy_personal_data_erasers'        => [],
			'wpmu_drop_tables'                        => [],
		];
		return array_map(
			static fn( string $filter, array $args ): array => [ $filter, $args ],
			array_combine( array_keys( $filters ), array_keys( $filters ) ),
			$filters
		);
	}

	public function test_posts_that_another_plugin_has_replaced_by_false_stay_so(): void {
		// phpcs:ignore WordPress.NamingConventions.PrefixAllGlobals -- Core's.
		self::assertFalse( apply_filters( 'posts_pre_query', false, new WP_Query() ) );
	}

	public function test_an_error_of_another_plugin_may_have_no_message(): void {
		( new Form_Errors() )->register();
		self::assertSame( [ 'khac' ], ( new WP_Error( 'khac', null ) )->get_error_codes() ); // @phpstan-ignore argument.type
	}

	public function test_a_name_of_a_comment_may_come_without_the_comment(): void {
		self::assertSame( 'Lan', apply_filters( 'get_comment_author', 'Lan' ) ); // phpcs:ignore WordPress.NamingConventions.PrefixAllGlobals -- Core's.
	}

	public function test_a_block_that_another_plugin_has_emptied_is_indexed_without_it(): void {
		add_filter( 'render_block_core/code', '__return_null' );
		$post = get_post(
			$this->make->post( [ 'post_content' => '<!-- wp:code --><pre class="wp-block-code"><code>a</code></pre><!-- /wp:code --><!-- wp:paragraph --><p>Chữ</p><!-- /wp:paragraph -->' ] )
		);
		self::assertSame( 'Chữ', Public_Text::render( $post )['all'] );
	}
}
