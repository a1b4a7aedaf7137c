import { boot } from './boot';

/** The name of something that the app keeps in the browser. Several sites may share an origin, and so its storage. */
export function siteKey( name: string ): string {
	const { storage, base } = boot();
	return storage + base + name;
}
