import { boot } from './boot';

/**
 * The storage key of data that belongs to an account: with the site, since several may share an origin. Preferences of
 * the device, such as theme and sound, and what belongs to no account do without.
 */
export function siteKey( name: string ): string {
	const { storage, base } = boot();
	return storage + base + name;
}
