<?php
declare(strict_types=1);

namespace Hien\Options;

use Hien\Accounts\Open_Id\Provider;
use Hien\Addresses\Paths;
use Hien\Chat\Chat_Config;
use Hien\Constants;
use Hien\Content\Content_Repository;
use Hien\Content\Picture;
use Hien\Content\Public_Name;
use Hien\Content\Terms;
use Hien\Head\Page_Language;
use Hien\List_Sizes;
use Hien\Projects\Project_Post_Type;
use Hien\Projects\Project_Summary;
use Hien\Rest\Resource_Controller;
use Hien\Settings\Icons;
use Hien\Settings\Settings;
use Hien\Text;
use Hien\Settings\Sections;

defined( 'ABSPATH' ) || exit;

/** `options`: the site, its author, menus and footer, which every screen shows. */
final class Options_Controller extends Resource_Controller {

	protected const IS_PUBLIC = true; // Contains what every page of the site prints.
	protected $rest_base = 'options';

	protected function read_list( array $params ): array {
		$logo   = (int) get_theme_mod( 'custom_logo' );
		$author = Settings::author_id();
		$this->load_images();
		$counts = Counts::all();
		return [
			'site'       => [
				'name'            => Text::site_name(),
				'title_separator' => self::title_separator(),
				'description'     => Text::tagline(),
				'logo'            => 0 === $logo ? null : ( wp_get_attachment_image_url( $logo, 'medium' ) ?: null ),
				'home'            => home_url(),
				...self::wordpress_forms(),
				'uploads'         => trailingslashit( (string) wp_get_upload_dir()['baseurl'] ),
				'language'        => Page_Language::LANGUAGE,
				'date_zone'       => wp_timezone_string(),
			],
			'handle'     => Settings::handle(),
			'topic'      => null !== Terms::find( Settings::wordpress_category(), 'category' ),
			'author'     => [
				'name'    => Public_Name::of_author( $author ),
				'avt'     => (string) get_avatar_url( $author, [ 'size' => Constants::AVATAR_SIZE ] ),
				'bio'     => array_values(
					array_filter(
						array_map( 'trim', explode( "\n", Text::plain( (string) get_user_meta( $author, 'description', true ) ) ) )
					)
				),
				'members' => $counts['members'],
				'posts'   => $counts['posts'],
				'videos'  => $counts['videos'],
			] + $this->author(),
			'counts'     => $counts,
			'services'   => $this->services(),
			'projects'   => $this->projects(),
			'banner'     => $this->banner(),
			'chat_links' => $this->chat_links(),
			'menu'       => Menus::all(),
			'contact'    => $this->contact(),
			'footer'     => $this->footer(),
			'chat'       => Chat_Config::is_ready() ? Chat_Config::public_config() : null,
			'login'      => [
				'registration' => (bool) get_option( 'users_can_register' ),
				'social'       => Provider::links(),
				'privacy'      => get_privacy_policy_url(),
				'zxcvbn'       => includes_url( 'js/zxcvbn.min.js' ),
			],
		];
	}

	/** @return array{login:string,password_form:string} Where WordPress's own login page is, and where a post's password is sent. */
	public static function wordpress_forms(): array {
		return [
			'login'         => site_url( 'wp-login.php', 'login' ),
			'password_form' => site_url( 'wp-login.php?action=postpass', 'login_post' ), // Plugins that move the page leave this.
		];
	}

	/** Loads the images of the settings, with one query. */
	private function load_images(): void {
		$images   = [ Sections::fields( 'author' )['cover'], ...array_column( Sections::rows( 'banner' ), 'image' ) ];
		_prime_post_caches( array_filter( array_map( 'intval', $images ) ), false );
	}

	/** @return list<array<string,mixed>> */
	private function services(): array {
		return array_map(
			static fn( array $row ): array => self::link( $row, '' === $row['icon'] ? null : $row['icon'] ),
			Sections::rows( 'services' )
		);
	}

	/** @return list<array<string,mixed>> */
	private function chat_links(): array {
		return array_map(
			static fn( array $row ): array => self::link( $row, '' === $row['kind'] ? null : 'brand-' . $row['kind'] ),
			Sections::rows( 'chat_links' )
		);
	}

	/** @return list<array<string,mixed>> */
	private function banner(): array {
		$rows = Sections::rows( 'banner' );
		return array_map(
			static fn( array $row, int $place ): array => [
				'title'  => Text::decode( $row['title'] ),
				'text'   => Text::decode( $row['text'] ),
				'link'   => Paths::typed( $row['link'] ),
				'button' => Text::decode( $row['button'] ) ?: __( 'Xem thêm', 'hien-core' ),
				'tile'   => Picture::tile( $place ),
			] + Picture::of_attachment( (int) $row['image'] ),
			$rows,
			array_keys( $rows )
		);
	}

	/** @return list<array<string,mixed>> The projects that the owner chose, in that order; otherwise the first ones. */
	private function projects(): array {
		$chosen = array_map( 'intval', array_column( Sections::rows( 'projects' ), 'project' ) );
		$order  = [] === $chosen ? Project_Post_Type::LISTED : [
			'post__in' => $chosen,
			'orderby'  => 'post__in',
		];
		$args   = $order + [ 'no_found_rows' => true ];
		$found  = Content_Repository::page( Project_Post_Type::NAME, List_Sizes::FEATURED_PROJECTS, 1, $args );
		return array_map( Project_Summary::of( ... ), $found['posts'] );
	}

	/** @return array{cover:string|null,social:list<array{name:string,url:string,icon:string}>} */
	private function author(): array {
		return [
			'cover'  => wp_get_attachment_image_url( (int) Sections::fields( 'author' )['cover'], 'medium_large' ) ?: null,
			'social' => array_map(
				static fn( array $row ): array => [
					'name' => Text::decode( $row['name'] ),
					'url'  => $row['url'],
					'icon' => $row['icon'] ?: Icons::OTHER_NETWORK,
				],
				Sections::rows( 'social' )
			),
		];
	}

	/** @return array<string,mixed> */
	private function contact(): array {
		$fields = array_map( Text::decode( ... ), Sections::fields( 'contact' ) );
		$point  = array_map( 'floatval', explode( ',', $fields['map'] ) );
		return [ 'map' => 2 === count( $point ) ? array_combine( [ 'lat', 'lng' ], $point ) : null ] + $fields;
	}

	/** @return array{about:string,copyright:string,note:string} */
	private function footer(): array {
		$fields = array_map( Text::decode( ... ), Sections::fields( 'footer' ) );
		return [
			'about'     => $fields['about'] ?: Text::tagline(),
			'copyright' => $fields['copyright']
				/* translators: 1: year, 2: site name */
				?: sprintf( __( '© %1$s %2$s. Giữ bản quyền nội dung.', 'hien-core' ), wp_date( 'Y' ), Text::site_name() ),
			'note'      => $fields['note'],
		];
	}

	/**
	 * @param array<string,string> $row Fields of a row.
	 * @return array{title:string,text:string,link:string,icon:string|null}
	 */
	private static function link( array $row, ?string $icon ): array {
		return [
			'title' => Text::decode( $row['title'] ),
			'text'  => Text::decode( $row['text'] ),
			'link'  => Paths::typed( $row['link'] ),
			'icon'  => $icon,
		];
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
