import { boot } from './boot';

/**
 * The name of what the app keeps in the browser of accounts and their texts: several sites may share an origin, and so its
 * storage. Choices of the person, such as colours and sound, hold for all of them, and are kept without it, as is what
 * belongs to no account: places in pages, fonts, versions, reloads.
 */
export function siteKey( name: string ): string {
	const { storage, base } = boot();
	return storage + base + name;
}
