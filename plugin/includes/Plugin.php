<?php
/**
 * @package Hien
 */

declare(strict_types=1);

namespace Hien;

defined( 'ABSPATH' ) || exit;

/** Creates and registers all modules. The only singleton. */
final class Plugin {

	private static ?self $instance = null;

	public readonly Settings\Settings $settings;
	public readonly Routing\Route_List $routes;
	public readonly Rest\Resources $resources;
	public readonly Shell\Shell $shell;
	public readonly Routing\Boot_Data $boot_data;
	public readonly Routing\Document $document;

	private function __construct() {
		$this->settings  = new Settings\Settings();
		$this->routes    = new Routing\Route_List( $this->settings );
		$items           = new Content\Content_Repository();
		$posts           = new Posts\Post_Repository( $items );
		$content         = new Posts\Post_Content();
		$search          = new Search\Search_Repository();
		$images          = new Images\Image_Repository( $items, $posts );
		$author_mail     = new Mail\Author_Mail( $this->settings );
		$providers       = new Accounts\Open_Id\Providers( $this->settings );
		$questions       = new Faqs\Questions( $this->settings, $author_mail );
		$chat            = new Chat\Chat_Config( $this->settings );
		$bearer          = new Accounts\Tokens\Bearer( $this->settings );
		$sessions        = new Accounts\Sign_In\Sessions( $bearer );
		$this->resources = new Rest\Resources(
			[
				'options'    => fn() => new Options\Options_Controller( $this->settings, $items, $providers, $chat ),
				'posts'      => fn() => new Posts\Posts_Controller( $this->settings, $posts, $content ),
				'pages'      => fn() => new Pages\Pages_Controller( $this->settings, $this->routes, $content ),
				'featured'   => fn() => new Featured\Featured_Controller( $this->settings, $posts ),
				'categories' => fn() => new Categories\Categories_Controller( $this->settings, $posts ),
				'tag'        => fn() => new Tags\Tags_Controller( $this->settings, $posts ),
				'cmt'        => fn() => new Comments\Thread_Controller( $this->settings, $images ),
				'comments'   => fn() => new Comments\Site_Comments_Controller( $this->settings, $posts ),
				'top-view'   => fn() => new Views\Top_View_Controller( $this->settings, $posts ),
				'users'      => fn() => new Members\Members_Controller( $this->settings ),
				'account'    => fn() => new Accounts\Account_Controller( $this->settings, $sessions ),
				'favorites'  => fn() => new Favorites\Favorites_Controller( $this->settings, $items ),
				'videos'     => fn() => new Videos\Videos_Controller( $this->settings, new Videos\Video_Repository( $items, $posts ), $content ),
				'images'     => fn() => new Images\Images_Controller( $this->settings, $images ),
				'friends'    => fn() => new Friends\Friends_Controller( $this->settings, new Friends\Friend_Repository( $items, $posts ), $content ),
				'courses'    => fn() => new Courses\Courses_Controller( $this->settings, $items, $posts, $content ),
				'downloads'  => fn() => new Downloads\Downloads_Controller( $this->settings, $items ),
				'faqs'       => fn() => new Faqs\Faqs_Controller( $this->settings, $items, $content, $questions ),
				'projects'   => fn() => new Projects\Projects_Controller( $this->settings, $items ),
				'links'      => fn() => new Links\Links_Controller( $this->settings, $items ),
				'search'     => fn() => new Search\Search_Controller( $this->settings, $search, new Search\Search_Result( $this->settings, $items ) ),
			]
		);
		$main_query      = new Routing\Main_Query( $this->routes, $posts, $items, $search, $this->resources );
		$resolver        = new Routing\Route_Resolver( $this->routes, $main_query, $this->resources, new Routing\Document_Head( new Routing\Site_Picture( $this->settings ) ), $posts );
		$this->shell     = new Shell\Shell( $this->resources );
		// Closures, for objects that pages of visitors do not need.
		$database        = static fn(): Chat\Database => new Chat\Database( $chat );
		$conversations   = static fn(): Chat\Conversations => new Chat\Conversations( $chat, $database() );
		$this->boot_data = new Routing\Boot_Data( $this->settings, $this->shell, new Chat\Chat_Boot( $chat, $this->shell ) );
		$json            = new Routing\Screen_Json();
		$this->document  = new Routing\Document( $resolver, $json );
		$shadowed_paths  = new Routing\Shadowed_Paths( $this->routes );
		$origins         = fn(): Accounts\Tokens\Origins => new Accounts\Tokens\Origins( $this->settings );
		$refresh_cookie  = fn(): Accounts\Tokens\Refresh_Cookie => new Accounts\Tokens\Refresh_Cookie( $this->settings, $origins() );

		$post_types = [
			new Videos\Video_Post_Type(),
			new Images\Image_Post_Type(),
			new Friends\Friend_Post_Type(),
			new Courses\Course_Post_Type(),
			new Downloads\Download_Post_Type(),
			new Faqs\Faq_Post_Type( $this->settings ),
			new Projects\Project_Post_Type(),
			new Links\Link_Post_Type(),
		];

		self::register(
			[
				$this->settings,
				...$post_types,
				new Downloads\Download_Link( $posts ),
				new Schema(),
				new Pages\Default_Pages( $this->routes ), // Before the rules of its pages are written.
				new Setup\Default_Category(),
				new Routing\Permalinks( $this->routes ),
				$main_query,
				$this->resources,
				$json,
				$this->document,
				new Routing\Web_Manifest(),
				$shadowed_paths,
				new Accounts\Sign_In\Login_Guard(),
				new Accounts\Registration\Confirmation(),
				new Accounts\Sign_In\Login_Urls(),
				new Accounts\Sign_In\Session_Length( $this->settings ),
				$bearer,
				new Chat\Chat_Mail_Preference(),
				new Accounts\Open_Id\Open_Id_Login( $providers, new Accounts\Open_Id\Attempts( $this->settings ) ),
				new Members\Portraits( $this->settings ),
				new Content\Composed_Names(),
				new Content\Picture_Files(),
				new Content\Feeds(),
				new Members\Public_Name_Filters(),
				new Members\Author_Slugs(),
				new Members\Member_Index(),
				new Accounts\Account_Links(),
				$sessions,
				new Accounts\Sign_In\Admin_Access(),
				new Favorites\Favorites(),
				new Comments\Members_Only(),
				new Comments\Comment_Counts(),
				new Comments\Reply_Mails(),
				new Views\Views(),
				new Posts\Broken_Parts(),
				new Daily_Tasks(),
				new Messages\Message_Post_Type(),
				new Cache\Cache_Invalidation(),
				new Search\Search_Rebuild(),
			]
		);

		// Modules that pages do not need are loaded at their hooks. All their hooks are listed here as strings, since a constant would load its class.
		self::register_at(
			[ 'wp_privacy_personal_data_exporters', 'wp_privacy_personal_data_erasers', 'admin_init' ],
			static fn() => [
				new Accounts\Profile\Account_Data(),
				new Accounts\Open_Id\Identity_Privacy(),
				new Comments\Comment_Privacy(),
				new Favorites\Favorite_Data(),
				new Messages\Message_Privacy(),
				new Faqs\Question_Privacy(),
				new Chat\Chat_Privacy( $chat, $database(), $conversations() ),
				new Privacy\Outside_Services(),
			]
		);
		self::register_at(
			[ 'personal_options_update', 'user_profile_update_errors', 'show_password_fields' ],
			static fn() => [ new Accounts\Profile\Profile_Page() ]
		);
		self::register_at(
			[ 'hien_mail_message' ],
			static fn() => [ new Messages\Message_Mail( $author_mail ) ]
		);
		self::register_at( [ 'site_status_tests' ], static fn() => [ new Accounts\Tokens\Key_Health(), new Chat\Removal_Health(), new Routing\Permalink_Health() ] );
		self::register_at(
			[ 'hien_daily' ],
			fn() => [ new Chat\Unsent_Images( $chat, $database() ), new Messages\Message_Store( $this->settings ) ]
		);
		self::register_at(
			[ 'rest_api_init', 'rest_authentication_errors', 'rest_post_dispatch', 'rest_exposed_cors_headers', 'rest_allowed_cors_headers', 'rest_dispatch_request', 'rest_prepare_user', 'hien_daily' ],
			fn() => [
				new Accounts\Sign_In\Scope(),
				new Accounts\Tokens\Cors( $origins() ),
				new Rest\Closed_Rest( $this->settings ),
				new Rest\Idempotency( $this->settings ),
			]
		);
		self::register_at(
			[ 'wp_insert_post_data', 'transition_post_status', 'wp_after_insert_post', 'deleted_post', 'set_object_terms', 'deleted_term_relationships', 'edited_term', 'delete_term', 'add_meta_boxes_hien_faq', 'hien_mail_question' ],
			static fn() => [ new Images\Image_Numbers(), $questions, new Search\Search_Sync() ]
		);
		self::register_at(
			[ 'pre_update_option_hien_site', 'hien_site_problems' ],
			static fn() => [ new Accounts\Open_Id\Secrets(), new Chat\Account_Store() ]
		);
		self::register_at( [ 'wp_new_user_notification_email_admin' ], static fn() => [ new Accounts\Registration\New_Member_Mail() ] );
		self::register_at(
			[ 'wp_login_errors', 'login_form_register', 'login_form_lostpassword', 'login_form_retrievepassword', 'hien_welcome_user', 'hien_tell_taken', 'hien_send_checked_reset' ],
			static fn() => [ new Accounts\Sign_In\Login_Page() ]
		);
		self::register_at(
			[ 'retrieve_password_title', 'retrieve_password_message', 'after_password_reset', 'hien_send_reset', 'hien_tell_password_changed' ],
			static fn() => [ new Accounts\Sign_In\Password_Reset() ]
		);
		self::register_at( [ 'user_profile_update_errors' ], static fn() => [ new Members\Reserved_Names() ] );
		self::register_at(
			[
				'hien_after_registration',
				'hien_known_email',
				'hien_send_confirmation',
				'hien_send_confirmation_again',
				'hien_send_new_email',
				'hien_export',
				'hien_tell_deletion',
			],
			static fn() => [ new Accounts\Registration\Registration(), new Accounts\Registration\Unconfirmed_Accounts(), new Accounts\Profile\Email_Change(), new Accounts\Profile\Export(), new Accounts\Profile\Deletion() ]
		);
		self::register_at(
			[ 'hien_chat_token_issued', 'update_user_meta', 'delete_user_meta', 'updated_user_meta', 'deleted_user_meta', "update_option_{$GLOBALS['wpdb']->get_blog_prefix()}user_roles", 'revoked_super_admin', 'wp_set_password', 'profile_update', 'hien_chat_revoke', 'delete_user', 'remove_user_from_blog', 'hien_chat_remove', 'hien_daily' ],
			static fn() => [ new Chat\Token_Revocation( $chat ), $conversations() ]
		);
		self::register_at(
			[ 'admin_menu', 'admin_bar_menu', 'dashboard_glance_items', 'admin_enqueue_scripts', 'heartbeat_received' ],
			static fn() => [ new Chat\Unread_Count( $chat, $database() ) ]
		);
		self::register_at(
			[ 'hien_chat_token_issued', 'hien_chat_mails' ],
			static fn() => [ new Chat\Unread_Mails( $chat, $database(), $author_mail ) ]
		);
		add_action(
			'rest_api_init',
			fn() => self::register_routes(
				[
					new Accounts\Tokens\Token_Controller( $this->settings, $origins(), $refresh_cookie() ),
					new Accounts\Tokens\Logout_Controller( $this->settings, $origins(), $refresh_cookie(), $bearer ),
					new Chat\Chat_Token_Controller( $this->settings, $chat ),
					new Chat\Connection_Controller( $this->settings, $chat ),
					new Chat\Chat_Images_Controller( $this->settings, $chat ),
					new Chat\Conversation_Controller( $this->settings, $chat ),
					new Chat\Conversations_Controller( $this->settings, $conversations() ),
					new Chat\Chat_Members_Controller( $this->settings ),
					new Chat\Blocks_Controller( $this->settings, new Chat\Blocks( $database() ) ),
					new Chat\Blocked_Controller( $this->settings ),
					new Chat\Replies_Controller( $this->settings ),
					new Chat\Chat_Faqs_Controller( $this->settings, $chat ),
					new Messages\Contact_Controller( $this->settings ),
					new Views\Views_Controller( $this->settings ),
					new Shell\Shell_Controller( $this->settings, $this->shell ),
					new Search\Search_Rebuild_Controller( $this->settings ),
				]
			)
		);
		if ( 'wp-comments-post.php' === ( $GLOBALS['pagenow'] ?? '' ) ) {
			self::register( [ new Comments\Form_Errors(), new Comments\Comment_Text() ] );
		}
		if ( is_admin() ) {
			self::register(
				[
					new Admin\Settings_Page( $this->settings ),
					new Admin\Setup_Notice(),
					new Admin\Proxy_Notice(),
					new Admin\Chat_Page( $this->boot_data ),
					new Admin\Menu_Order(),
					new Admin\List_Dates(),
					new Admin\Member_List(),
					new Messages\Message_List(),
					new Messages\Message_Screen( $author_mail ),
					new Messages\Message_Csv(),
					new Messages\Unsent_Notice(),
					new Admin\Editor_Panel( $post_types, $shadowed_paths ),
					new Admin\Quick_Edit( $post_types ),
				]
			);
		}
	}

	/** @param list<Module> $modules */
	private static function register( array $modules ): void {
		foreach ( $modules as $module ) {
			$module->register();
		}
	}

	/**
	 * Registers modules when the first of these hooks runs. When a further one runs, the same objects register again, which changes
	 * nothing: none of their callbacks is a closure.
	 *
	 * @param list<string>             $hooks   Names of all hooks of the modules.
	 * @param \Closure(): list<Module> $modules Creates the modules.
	 */
	private static function register_at( array $hooks, \Closure $modules ): void {
		$made     = null;
		$register = static function ( mixed $value = null ) use ( $modules, &$made ): mixed {
			$made ??= $modules();
			self::register( $made );
			return $value;
		};
		foreach ( $hooks as $hook ) {
			add_filter( $hook, $register, PHP_INT_MIN );
		}
	}

	/** @param list<Rest\Controller> $controllers */
	private static function register_routes( array $controllers ): void {
		foreach ( $controllers as $controller ) {
			$controller->register_routes();
		}
	}

	/** Starts the plugin. A second call does nothing. */
	public static function boot(): void {
		self::instance();
	}

	public static function instance(): self {
		return self::$instance ??= new self();
	}
}
