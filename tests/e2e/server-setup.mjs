/**
 * Once around a run of Playwright: the site, and a session of the author and of the member. Specs find them in the
 * environment: HIEN_URL is the base URL already, HIEN_AUTHOR and HIEN_MEMBER are files for `storageState`.
 */
import { signIn, startSite } from './server.mjs';

export default async function start() {
	// Playwright exits at once on this signal, and would leave the server running.
	process.once( 'SIGTERM', () => process.exit( 143 ) );
	const site = await startSite();
	process.env.HIEN_URL = site.url;
	process.env.HIEN_AUTHOR = await signIn( site, 'an' );
	process.env.HIEN_MEMBER = await signIn( site, 'binh' );
	return site.stop;
}
