<?php
declare(strict_types=1);

namespace Hien\Options;

use Hien\Accounts\Open_Id\Providers;
use Hien\Chat\Chat_Config;
use Hien\Constants;
use Hien\Content\Public_Name;
use Hien\Head\Page_Language;
use Hien\Rest\Resource_Controller;
use Hien\Settings\Settings;
use Hien\Text;
use WP_Error;

defined( 'ABSPATH' ) || exit;

/** `options`: the site, its author, menus and footer, which every screen shows. */
final class Options_Controller extends Resource_Controller {

	public function __construct(
		Settings $settings,
		private readonly Providers $providers,
		private readonly Chat_Config $chat,
	) {
		parent::__construct( $settings );
	}

	protected $rest_base = 'options';

	/** Public: contains what every page of the site prints. */
	protected function may_read( ?string $id, array $params ): true|WP_Error {
		return true;
	}

	protected function read( ?string $id, array $params ): array {
		$logo   = (int) get_theme_mod( 'custom_logo' );
		$author = $this->settings->author_id();
		$parts  = new Site_Parts( $this->settings->site );
		$counts = Counts::all();
		return [
			'site'       => [
				'name'            => Text::site_name(),
				'title_separator' => self::title_separator(),
				'description'     => Text::tagline(),
				'logo'            => 0 === $logo ? null : ( wp_get_attachment_image_url( $logo, 'medium' ) ?: null ),
				'home'            => home_url(),
				'login'           => self::login_url(),
				'uploads'         => trailingslashit( (string) wp_get_upload_dir()['baseurl'] ),
				'language'        => Page_Language::LANGUAGE,
				'date_zone'       => wp_timezone_string(),
			],
			'handle'     => $this->settings->handle(),
			'author'     => [
				'name'    => Public_Name::of_author( $author ),
				'avt'     => (string) get_avatar_url( $author, [ 'size' => Constants::AVATAR_SIZE ] ),
				'bio'     => array_values( array_filter( array_map( 'trim', explode( "\n", Text::plain( (string) get_user_meta( $author, 'description', true ) ) ) ) ) ),
				'members' => $counts['members'],
				'posts'   => $counts['posts'],
				'videos'  => $counts['videos'],
			] + $parts->author(),
			'counts'     => $counts,
			'services'   => $parts->services(),
			'projects'   => $parts->projects(),
			'banner'     => $parts->banner(),
			'chat_links' => $parts->chat_links(),
			'menu'       => Menus::all(),
			'contact'    => $parts->contact(),
			'footer'     => $parts->footer(),
			'chat'       => $this->chat->is_ready() ? $this->chat->public_config() : null,
			'login'      => [
				'registration' => (bool) get_option( 'users_can_register' ),
				'social'       => $this->providers->links(),
				'privacy'      => get_privacy_policy_url(),
				'zxcvbn'       => includes_url( 'js/zxcvbn.min.js' ),
			],
		];
	}

	/** The URL of WordPress's own login page. */
	public static function login_url(): string {
		return site_url( 'wp-login.php', 'login' );
	}

	/** The separator of document titles, as wp_get_document_title() prints it: a hyphen becomes a dash. */
	private static function title_separator(): string {
		// phpcs:ignore WordPress.NamingConventions.PrefixAllGlobals.NonPrefixedHooknameFound -- Core's filter.
		$separator = (string) apply_filters( 'document_title_separator', '-' );
		return trim( Text::decode( wptexturize( " $separator " ) ) );
	}

	public function get_list_schema(): array {
		return Options_Schema::options();
	}

	public function get_collection_params(): array {
		return [];
	}
}
