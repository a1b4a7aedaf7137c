<?php
declare(strict_types=1);

namespace Hien\Content;

defined( 'ABSPATH' ) || exit;

/**
 * Replacements that complete what was typed or pasted into a field: regular expression => replacement. Only the first that matches is
 * applied. The expressions must mean the same in PHP and in JavaScript (flag `u`).
 */
final class Completions {

	/** `latitude, longitude` in degrees, as copied from map services. */
	public const COORDINATES = '^-?(?:90(?:\.0+)?|[1-8]?\d(?:\.\d+)?) ?, ?-?(?:180(?:\.0+)?|(?:1[0-7]\d|[1-9]?\d)(?:\.\d+)?)$';

	/** Hours and minutes. */
	public const HOURS = '^(?:(?:[01]\d|2[0-3]):[0-5]\d|24:00)$';

	/** 8h, 8h30, 8g30, 8 giờ 30 and 8:30: two digits each, and the sign between them. */
	public const TIME = [
		'^(\d) ?(?:[hHgG]|giờ)$'            => '0$1:00',
		'^(\d\d) ?(?:[hHgG]|giờ)$'          => '$1:00',
		'^(\d) ?(?:[hHgG:]|giờ) ?(\d\d)$'   => '0$1:$2',
		'^(\d\d) ?(?:[hHgG:]|giờ) ?(\d\d)$' => '$1:$2',
	];

	/** A URL without a scheme: a host with a dot, and an optional path. */
	public const ADDRESS = [
		'^((?:[\p{L}\p{N}][\p{L}\p{N}-]*\.)+\p{L}{2,}(?::\d+)?(?:[/?#]\S*)?)$' => 'https://$1',
	];

	/** Links of Google Maps and OpenStreetMap, the embed code of Google Maps, and geo: URIs. */
	public const POINT = [
		// Before `/@`, the centre of the map, which the same address contains.
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
