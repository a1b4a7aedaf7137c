/**
 * Pages of wp-admin next to the same without plugin and theme, as the owner, whose account is the first.
 */
import { compare, report, request } from './measure.mjs';
import { php, rivalOf, serve } from './sites.mjs';

const GOAL = 1.1;

const PAGES = {
	Dashboard: 'index.php',
	Posts: 'edit.php',
	Editor: 'post-new.php',
	Profile: 'profile.php',
	Plugins: 'plugins.php',
};

export async function admin( site, { rounds = 20 } ) {
	const rival = await serve( await rivalOf( site, 'admin_rival' ) );
	const cookies = await Promise.all(
		[ site, rival ].map(
			async ( each ) =>
				JSON.parse( await php( each, 'signed-in' ) ).admin.cookie
		)
	);
	const rows = [];
	for ( const [ name, file ] of Object.entries( PAGES ) ) {
		const [ ours, theirs ] = [ site, rival ].map( ( each, index ) =>
			request( `${ each.home }/wp-admin/${ file }`, {
				cookie: cookies[ index ],
			} )
		);
		const times = await compare( { ours, theirs }, rounds );
		rows.push( {
			name,
			time: times.ours,
			than: times.theirs,
			goal: GOAL,
		} );
	}
	report( 'wp-admin: with Hiên / Twenty Twenty-Five without', rows );
}
