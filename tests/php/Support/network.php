<?php
/**
 * Plays the life of the plugin in a network of sites, and prints what each step left as JSON. Runs in processes of its
 * own, in tables of its own (NetworkTest): `install` makes the network, `play` does the rest.
 */

declare(strict_types=1);

$hien_constants = [
	'install' => [ 'WP_INSTALLING' => true ],
	'play'    => [
		'MULTISITE'            => true,
		'SUBDOMAIN_INSTALL'    => false,
		'DOMAIN_CURRENT_SITE'  => 'example.org',
		'PATH_CURRENT_SITE'    => '/',
		'SITE_ID_CURRENT_SITE' => 1,
		'BLOG_ID_CURRENT_SITE' => 1,
	],
];
foreach ( $hien_constants[ $argv[1] ] as $hien_constant => $hien_value ) {
	define( $hien_constant, $hien_value );
}

require dirname( __DIR__, 3 ) . '/vendor/autoload.php';
require __DIR__ . '/config.php';
require __DIR__ . '/content.php';
require __DIR__ . '/host.php';
// WordPress's own.
set_error_handler( static fn( int $level, string $message, string $file ): bool => str_starts_with( $file, ABSPATH ), E_DEPRECATED );
require_once ABSPATH . 'wp-settings.php';
require_once ABSPATH . 'wp-admin/includes/admin.php';
require_once ABSPATH . 'wp-admin/includes/upgrade.php';

add_filter( 'pre_http_request', static fn() => new WP_Error( 'offline', 'No request leaves a test.' ) );
add_filter( 'pre_wp_mail', '__return_true' );

if ( 'install' === $argv[1] ) {
	wp_install( 'Mạng', 'admin', 'admin@example.org', true, '', 'password' );
	foreach ( $wpdb->tables( 'ms_global' ) as $hien_table => $hien_name ) {
		$wpdb->$hien_table = $hien_name;
	}
	install_network();
	populate_network( 1, 'example.org', 'admin@example.org', 'Mạng', '/', false );
	exit;
}

const HIEN_PLUGIN = 'hien-core/hien-core.php';

$hien_on_each = static function ( callable $work ): array {
	$results = [];
	foreach ( get_sites( [ 'fields' => 'ids', 'orderby' => 'id' ] ) as $site ) {
		switch_to_blog( $site );
		$results[ $site ] = $work();
		restore_current_blog();
	}
	return $results;
};
$hien_settings = static fn(): array => array_map(
	static fn( string $option ): string => (string) get_option( $option ),
	[ 'permalink_structure', 'page_comments', 'comments_per_page', 'default_comments_page', 'avatar_default' ]
);
$hien_tables   = static fn(): int => count(
	$wpdb->get_col( $wpdb->prepare( 'SHOW TABLES LIKE %s', $wpdb->esc_like( $wpdb->prefix . 'hien_' ) . '%' ) )
);
$hien_new_site = static fn( string $path, int $owner = 1 ): int|WP_Error => wp_insert_site(
	[ 'domain' => 'example.org', 'path' => $path, 'user_id' => $owner, 'title' => $path ]
);

$hien_new_site( '/mot/' );
$hien_new_site( '/hai/' );
$hien_said           = [];
$hien_said['before'] = $hien_on_each( $hien_settings );

activate_plugin( HIEN_PLUGIN, '', true );
$hien_new_site( '/ba/' );
$hien_on_each( static fn() => do_action( 'wp_loaded' ) ); // A visit.
$hien_said['active'] = $hien_on_each( $hien_settings );
$hien_said['slugs']  = [ get_userdata( 1 )->user_nicename ];
$hien_said['levels'] = $hien_on_each( static fn(): bool => '1' === get_option( 'hien_schema' ) );
$hien_said['tables'] = $hien_on_each( $hien_tables );
$hien_said['pages']  = $hien_on_each(
	static fn(): array => array_column( get_posts( [ 'post_type' => 'page', 'numberposts' => -1 ] ), 'post_name' )
);

$hien_said['addresses'] = $hien_on_each(
	static function (): array {
		$url = Hien\Addresses\Paths::url( '/tin-moi' );
		return [
			$url,
			Hien\Addresses\Paths::relative( $url ),
			Hien\Addresses\Return_Path::of( $url ),
			wp_parse_url( Hien\Settings\Settings::api_url(), PHP_URL_PATH ),
		];
	}
);

$hien_said['options'] = Hien\Routing\Current_Screen::options_of_pages();

// The network allows few types of files.
update_site_option( 'upload_filetypes', 'jpg pdf' );
$hien_said['types'] = array_keys( get_allowed_mime_types( 1 ) );

// A site of somebody else, which the network's administrator is no member of, is deleted.
$hien_owner = wpmu_create_user( 'chu', 'password', 'chu@example.org' );
$hien_gone  = $hien_new_site( '/bon/', $hien_owner );
$hien_put   = 0;
add_filter(
	'query',
	static function ( string $query ) use ( &$hien_put ): string {
		$hien_put += preg_match( '/^REPLACE INTO .*hien_members\b/', $query );
		return $query;
	}
);
switch_to_blog( $hien_gone );
Hien\Jobs\Jobs::run();
Hien\Members\Member_Index::put( 1 );
$hien_said['foreign'] = [
	'members' => Hien\Members\Member_Index::page( '', 10, 1 ),
	'author'  => Hien\Settings\Settings::author_id(),
	'owner'   => $hien_owner,
];
$wpdb->query( "DELETE FROM {$wpdb->prefix}hien_members" );
$hien_put = 0;
Hien\Jobs\Jobs::begin( 'members' );
Hien\Jobs\Jobs::run();
$hien_said['foreign']['filled'] = Hien\Members\Member_Index::page( '', 10, 1 );
$hien_said['foreign']['walked'] = $hien_put;
restore_current_blog();
wp_delete_site( $hien_gone );
$hien_said['deleted'] = $wpdb->get_col(
	$wpdb->prepare( 'SHOW TABLES LIKE %s', $wpdb->esc_like( $wpdb->get_blog_prefix( $hien_gone ) ) . '%' )
);

// A member of site 2 chats there, is blocked, signs out, is visited on site 3 and leaves site 2.
$hien_member = wpmu_create_user( 'nhan', 'password', 'nhan@example.org' );
add_user_to_blog( 2, $hien_member, 'subscriber' );
wp_set_current_user( $hien_member );
switch_to_blog( 2 );
$hien_said['chat'] = [ 'own' => Hien\Chat\Chat_Access::reader() ];
update_user_option( $hien_member, Hien\Chat\Blocked_Members::META, [ 'reason' => 'x', 'at' => 1 ] );
update_user_option( $hien_member, Hien\Chat\Chat_Boot::BEGUN, '1' );
do_action( 'hien_chat_token_issued', $hien_member );
$hien_said['chat']['issued'][] = get_user_option( 'hien_chat_token', $hien_member );
WP_Session_Tokens::get_instance( $hien_member )->create( time() + HOUR_IN_SECONDS );
WP_Session_Tokens::get_instance( $hien_member )->destroy_all();
$hien_said['chat']['issued'][] = get_user_option( 'hien_chat_token', $hien_member );
delete_user_option( $hien_member, 'hien_chat_revoked' );
do_action( 'hien_chat_token_issued', $hien_member );
restore_current_blog();
switch_to_blog( 3 );
$hien_said['chat']['other'] = Hien\Chat\Chat_Access::reader()->get_error_code();
$hien_said['chat']['block'] = Hien\Chat\Blocked_Members::of( $hien_member );
restore_current_blog();
remove_user_from_blog( $hien_member, 2 );
$hien_said['chat']['revoked'] = $wpdb->get_col(
	$wpdb->prepare( "SELECT meta_key FROM $wpdb->usermeta WHERE user_id = %d AND meta_key LIKE %s", $hien_member, '%hien\_chat\_revoked' )
);
$hien_said['chat']['removed'] = $hien_on_each( static fn(): array => array_keys( Hien\Chat\Conversations::waiting() ) );
$hien_said['chat']['member']  = $hien_member;
wp_set_current_user( 0 );

// The database fails during a request to site 2.
wp_using_ext_object_cache( true );
switch_to_blog( 2 );
wp_cache_set( Hien\Cache\Failed_Reads::KEY, time(), Hien\Cache\Failed_Reads::GROUP );
restore_current_blog();
$hien_said['failed_reads'] = $hien_on_each( Hien\Cache\Failed_Reads::are_recent( ... ) );
wp_cache_delete( Hien\Cache\Failed_Reads::KEY, Hien\Cache\Failed_Reads::GROUP );
wp_using_ext_object_cache( false );

// What site 2 is to do after the response, such as revoke tokens where the network's admin has changed a role there.
add_action(
	'hien_after_on_site',
	static function () use ( &$hien_said ): void {
		$hien_said['after_on_site'] = get_current_blog_id();
	}
);
switch_to_blog( 2 );
Hien\After_Response::run( 'hien_after_on_site', [] );
restore_current_blog();
end( $wp_filter['shutdown']->callbacks[10] )['function']();
$hien_said['after_on_site'] = [ $hien_said['after_on_site'], get_current_blog_id() ];

// Another request marks an account as spam while its profile is saved.
$hien_spammer = wpmu_create_user( 'rac', 'password', 'rac@example.org' );
$hien_mark    = static function ( array $columns ) use ( $hien_spammer ): array {
	$GLOBALS['wpdb']->update( $GLOBALS['wpdb']->users, [ 'spam' => 1 ], [ 'ID' => $hien_spammer ] );
	return $columns;
};
add_filter( 'wp_pre_insert_user_data', $hien_mark );
wp_update_user( [ 'ID' => $hien_spammer, 'first_name' => 'Bình' ] );
remove_filter( 'wp_pre_insert_user_data', $hien_mark );
$hien_said['spam'][] = get_userdata( $hien_spammer )->spam;
wp_update_user( [ 'ID' => $hien_spammer, 'spam' => '0' ] );
$hien_said['spam'][] = get_userdata( $hien_spammer )->spam;

// A member of sites 2 and 3 with a portrait on site 3 is deleted on site 2, then on site 3.
$hien_uploads = sys_get_temp_dir() . '/hien-uploads-' . bin2hex( random_bytes( 4 ) );
$hien_file    = "$hien_uploads/3/hien-portraits/a-96.webp";
add_filter( 'upload_dir', static fn( array $dir ): array => [ 'basedir' => "$hien_uploads/" . get_current_blog_id() ] + $dir );
wp_mkdir_p( dirname( $hien_file ) );
touch( $hien_file );
$hien_drawn = wpmu_create_user( 've', 'password', 've@example.org' );
add_user_to_blog( 2, $hien_drawn, 'subscriber' );
add_user_to_blog( 3, $hien_drawn, 'subscriber' );
switch_to_blog( 3 );
update_user_option( $hien_drawn, 'hien_portrait', 'a.webp' );
restore_current_blog();
foreach ( [ 2, 3 ] as $hien_site ) {
	switch_to_blog( $hien_site );
	wp_delete_user( $hien_drawn );
	restore_current_blog();
	$hien_said['portrait'][] = is_file( $hien_file );
}
if ( is_file( $hien_file ) ) {
	unlink( $hien_file );
}
array_map( 'rmdir', [ dirname( $hien_file ), "$hien_uploads/3", $hien_uploads ] );

// Who reads on site 2 and writes for site 3 asks to be deleted on site 2; an account that is not confirmed goes there.
[ $hien_writer, $hien_unconfirmed ] = array_map(
	static fn( string $name ): int|false => wpmu_create_user( $name, 'password', "$name@example.org" ),
	[ 'viet', 'cho' ]
);
foreach ( [ $hien_writer, $hien_unconfirmed ] as $hien_user ) {
	add_user_to_blog( 2, $hien_user, 'subscriber' );
	add_user_to_blog( 3, $hien_user, $hien_user === $hien_writer ? 'author' : 'subscriber' );
}
switch_to_blog( 2 );
$hien_asked = Hien\Accounts\Profile\Deletion::request( get_userdata( $hien_writer ) );
update_user_meta( $hien_writer, Hien\Accounts\Profile\Deletion::META, time() - 1 );
Hien\Jobs\Jobs::begin( 'deletions' );
while ( Hien\Jobs\Jobs::run() ) {
	continue;
}
$hien_said['writer'] = [ is_wp_error( $hien_asked ) ? $hien_asked->get_error_code() : '', is_user_member_of_blog( $hien_writer, 2 ) ];
update_user_meta( $hien_unconfirmed, Hien\Accounts\Registration\Confirmation::META, time() );
Hien\Accounts\Profile\Deletion::delete( $hien_unconfirmed );
$hien_said['unconfirmed'] = false !== get_userdata( $hien_unconfirmed );
restore_current_blog();

// The owner of one site agrees.
switch_to_blog( 2 );
Hien\Setup\Site_Defaults::apply();
Hien\Jobs\Jobs::run();
$hien_said['agreed']  = $hien_settings();
$hien_said['slugs'][] = get_userdata( 1 )->user_nicename;
restore_current_blog();

// Registration is the network's: who may open it is sent there, the owner of one site has no such task.
switch_to_blog( 3 );
$hien_routes = Hien\Plugin::instance()->routes;
$hien_pages  = new Hien\Pages\Default_Pages( $hien_routes );
$hien_tasks  = new Hien\Setup\Tasks( $hien_pages );
foreach ( [ 1, wpmu_create_user( 'lop', 'password', 'lop@example.org' ) ] as $hien_user ) {
	add_user_to_blog( 3, $hien_user, 'administrator' );
	wp_set_current_user( $hien_user );
	add_theme_support( 'hien-screens' );
	ob_start();
	( new Hien\Admin\Start_Form( $hien_tasks, $hien_pages, new Hien\Setup\Site_File( $hien_routes ) ) )->print();
	$hien_form = (string) ob_get_clean();
	remove_theme_support( 'hien-screens' );
	$hien_said['registration'][] = [
		$hien_tasks->all()['registration']->url ?? null,
		str_contains( $hien_form, 'name="name"' ),
		str_contains( $hien_form, 'name="registration"' ),
	];
}
$hien_said['registration_file'] = ( new Hien\Setup\Site_File( $hien_routes ) )->problems( [ 'registration' => true ] );
wp_set_current_user( 0 );
restore_current_blog();

// On a site that its owner has finished no check finds anything.
switch_to_blog( 3 );
wp_update_user( [ 'ID' => 1, 'display_name' => 'Nguyễn Văn An' ] );
array_map( 'wp_trash_post', [ 1, 2 ] );
wp_delete_comment( 1, true );
wp_insert_term( 'Lập trình', 'category' );
update_option( 'permalink_structure', Hien\Routing\Permalinks::STRUCTURE );
update_option( 'hien_mail_delivery', [ 'sent' => 1, 'arrived' => 1 ] );
while ( Hien\Jobs\Jobs::run() ) {
	continue;
}
$hien_said['problems'] = array_map( static fn( Hien\Checks\Finding $found ): string => $found->summary, Hien\Health\Checks::problems() );
restore_current_blog();

deactivate_plugins( HIEN_PLUGIN, false, true );
$hien_said['avatars'] = $hien_on_each( static fn(): string => (string) get_option( 'avatar_default', 'mystery' ) );
$hien_said['left']    = $hien_on_each(
	static fn(): array => array_filter(
		[ get_option( 'rewrite_rules' ), wp_next_scheduled( 'hien_jobs' ), wp_next_scheduled( 'hien_schema' ) ]
	)
);

$hien_uninstall = static function () use ( $hien_on_each, $hien_tables ): array {
	global $wpdb;
	require WP_PLUGIN_DIR . '/hien-core/uninstall.php';
	return [
		'tables'   => $hien_on_each( $hien_tables ),
		'portrait' => get_user_meta( 1, 'hien_portrait', true ),
		'blocks'   => $wpdb->get_col( "SELECT meta_key FROM $wpdb->usermeta WHERE meta_key LIKE '%hien\_chat\_blocked' ORDER BY meta_key" ),
	];
};
update_user_meta( 1, 'hien_portrait', 'abc' );
foreach ( [ 2, 3 ] as $hien_site ) {
	switch_to_blog( $hien_site );
	update_user_option( 1, 'hien_chat_blocked', [ 'reason' => 'x', 'at' => 1 ] );
	restore_current_blog();
}
remove_all_actions( 'deleted_option' ); // The plugin no longer runs then.
define( 'WP_UNINSTALL_PLUGIN', HIEN_PLUGIN );

// One site wants its data deleted, then all do.
switch_to_blog( 2 );
update_option( 'hien_delete_data', '1' );
restore_current_blog();
$hien_said['uninstalled'] = $hien_uninstall();
$hien_on_each( static fn(): bool => update_option( 'hien_delete_data', '1' ) );
$hien_said['uninstalled_all'] = $hien_uninstall();

echo wp_json_encode( $hien_said );
