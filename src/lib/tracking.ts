/**
 * Arguments that advertisers, mail services and social networks append to links, so that analytics knows where a visitor
 * comes from: Facebook, Google, Zalo, Microsoft, TikTok, X, LinkedIn, Instagram, Yandex, Mailchimp, HubSpot, Matomo.
 */
const TRACKING =
	/^(?:(?:utm|fb|gad|mtm|pk|mc)_\w+|\w{1,3}clk?id|gclsrc|[gw]braid|srsltid|_gl|zarsrc|li_fat_id|igsh\w*|_hs\w+)$/i;

/** A URL without the arguments by which visitors are counted; the same one if it has none. */
export function withoutTracking( url: URL ): URL {
	const names = [ ...url.searchParams.keys() ].filter( ( name ) =>
		TRACKING.test( name )
	);
	if ( names.length === 0 ) {
		return url;
	}
	const clean = new URL( url );
	names.forEach( ( name ) => clean.searchParams.delete( name ) );
	return clean;
}
