import { boot } from './boot';

/**
 * The storage key of data that belongs to an account of this site. It contains the site, because several sites may
 * share an origin and its storage. Preferences, such as theme and sound, apply to all of these sites and do not use it;
 * nor does data that belongs to no account: scroll positions, fonts, versions, reloads.
 */
export function siteKey( name: string ): string {
	const { storage, base } = boot();
	return storage + base + name;
}
