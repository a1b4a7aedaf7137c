<?php
/**
 * @package Hien
 */

declare(strict_types=1);

namespace Hien\Content;

defined( 'ABSPATH' ) || exit;

/**
 * What people paste or type into a field, and what is meant: regular expression => replacement, the first that matches
 * counts. PHP and JavaScript (flag `u`) understand them alike.
 */
final class Completions {

	/** `latitude, longitude` in degrees, as map services give it to copy. */
	public const COORDINATES = '^-?(?:90(?:\.0+)?|[1-8]?\d(?:\.\d+)?) ?, ?-?(?:180(?:\.0+)?|(?:1[0-7]\d|[1-9]?\d)(?:\.\d+)?)$';

	/** A host with a dot, and what may follow it, without a scheme. */
	public const ADDRESS = [
		'^((?:[\p{L}\p{N}][\p{L}\p{N}-]*\.)+\p{L}{2,}(?::\d+)?(?:[/?#]\S*)?)$' => 'https://$1',
	];

	/** Links of Google Maps and OpenStreetMap, and the code that embeds a map of Google's. */
	public const POINT = [
		// The place itself, before the middle of the view.
		'^.*!3d(-?\d+(?:\.\d+)?)!4d(-?\d+(?:\.\d+)?).*$' => '$1, $2',
		'^.*!2d(-?\d+(?:\.\d+)?)!3d(-?\d+(?:\.\d+)?).*$' => '$2, $1',
		'^.*[?&]mlat=(-?\d+(?:\.\d+)?)&mlon=(-?\d+(?:\.\d+)?).*$' => '$1, $2',
		'^.*[?&](?:q|query|ll|center|destination|daddr)=(?:loc:)?(-?\d+(?:\.\d+)?)(?:,|%2C)(?:\+|%20)*(-?\d+(?:\.\d+)?).*$' => '$1, $2',
		'^.*/(?:place|search|dir/)/(-?\d+(?:\.\d+)?)(?:,|%2C)(?:\+|%20)*(-?\d+(?:\.\d+)?).*$' => '$1, $2',
		'^.*/@(-?\d+(?:\.\d+)?),(-?\d+(?:\.\d+)?).*$'    => '$1, $2',
		'^.*#map=[\d.]+/(-?\d+(?:\.\d+)?)/(-?\d+(?:\.\d+)?).*$' => '$1, $2',
		'^geo:(-?\d+(?:\.\d+)?),(-?\d+(?:\.\d+)?).*$'    => '$1, $2',
	];
}
