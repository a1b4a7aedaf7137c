<?php
declare(strict_types=1);

namespace Hien\Routing;

use Hien\Content\Picture;
use Hien\Settings\Settings;
use Hien\Text;

defined( 'ABSPATH' ) || exit;

/** The image for link previews of pages without one: the author's cover, or the plugin's image. */
final class Site_Picture {

	/** The plugin's image. It contains no text, since the name of the site may be any. */
	private const FILE   = 'assets/preview.jpg';
	private const WIDTH  = 1200;
	private const HEIGHT = 630;

	public function __construct( private readonly Settings $settings ) {}

	/** @return array{image:string,image_alt:string,image_width:int,image_height:int} Keys of `og` in Head_Schema::of_screen(). */
	public function read(): array {
		$cover = Picture::preview( (int) $this->settings->site->fields( 'author' )['cover'] );
		return null === $cover ? [
			'image'        => plugins_url( self::FILE, HIEN_CORE_FILE ),
			'image_alt'    => Text::site_name(),
			'image_width'  => self::WIDTH,
			'image_height' => self::HEIGHT,
		] : [ 'image_alt' => $cover['image_alt'] ?: Text::site_name() ] + $cover;
	}
}
