/**
 * Once around a run of Playwright: the sites that tests share, each with a session of the author and of the member.
 * Specs find them in the environment, through support.ts.
 */
import { signIn, startSite } from './server.mjs';

export default async function start() {
	// Playwright exits at once on this signal, and would leave the servers running.
	process.once( 'SIGTERM', () => process.exit( 143 ) );
	const sites = [];
	for ( const [ name, options ] of Object.entries( {
		HIEN: {},
		HIEN_DEVELOPMENT: { isForDevelopment: true },
	} ) ) {
		const site = await startSite( options );
		process.env[ `${ name }_URL` ] = site.url;
		process.env[ `${ name }_AUTHOR` ] = await signIn( site, 'an' );
		process.env[ `${ name }_MEMBER` ] = await signIn( site, 'binh' );
		sites.push( site );
	}
	return () => Promise.all( sites.map( ( site ) => site.stop() ) );
}
