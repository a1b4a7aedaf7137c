<?php
/**
 * @package Hien
 */

declare(strict_types=1);

namespace Hien\Routing;

use Hien\Content\Picture;
use Hien\Settings\Settings;
use Hien\Text;

defined( 'ABSPATH' ) || exit;

/** The picture of link previews where a page has none: the author's cover, or one of ours. */
final class Site_Picture {

	/** Our own picture. It has no words in it, since the site may have any name. */
	private const FILE   = 'assets/preview.jpg';
	private const WIDTH  = 1200;
	private const HEIGHT = 630;

	public function __construct( private readonly Settings $settings ) {}

	/** @return array{image:string,image_alt:string,image_width:int,image_height:int} As in Head_Schema::of_screen(). */
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
