/**
 * `npm run bench`: how fast the site is, as ratios to WordPress itself in the same run.
 *
 *     npm run bench [-- pages routes search scale admin paint line cache load chat inbox export plugins farm [--rounds=5] [--posts=2000]]
 */
import { parseArgs } from 'node:util';
import { Failure, main } from '../playground/tools.mjs';
import { admin } from './admin.mjs';
import { cache } from './cache.mjs';
import { chat } from './chat.mjs';
import { staticExport } from './export.mjs';
import { farm } from './farm/farm.mjs';
import { inbox } from './inbox.mjs';
import { line } from './line.mjs';
import { load } from './load.mjs';
import { compare, mean, report, request } from './measure.mjs';
import { paint } from './paint.mjs';
import { plugins } from './plugins.mjs';
import { scale } from './scale.mjs';
import {
	copyOf,
	firstSite,
	mustUse,
	newestPost,
	php,
	rivalOf,
	serve,
} from './sites.mjs';

const ROUNDS = 40;

/** Posts, and things of each other kind, of the large site. */
const LARGE = [ '20000', '500' ];

/** Redirects of the owner. */
const REDIRECTS = 50_000;

/** All lists of the site's REST namespace. */
const LISTS = [
	'posts?limit=15',
	'featured',
	'categories',
	'categories/wordpress',
	'tag/rest-api',
	'videos',
	'images',
	'courses',
	'downloads',
	'friends',
	'faqs',
	'projects',
	'links',
	'top-view',
	'users',
	'comments',
];

const parts = {
	pages,
	routes,
	search,
	scale,
	admin,
	paint,
	line,
	cache,
	load,
	chat,
	inbox,
	export: staticExport,
	plugins,
	farm,
};

/** Those that need none of the sites that the others share. */
const WITHOUT_SITE = [ 'chat', 'scale', 'farm' ];

/** Those that run only when they are asked for: they need more of the machine, and fetch from GitHub. */
const ON_DEMAND = [ 'plugins', 'farm' ];

/** Those that need Chromium. */
const IN_BROWSER = [ 'paint', 'line', 'inbox', 'export', 'plugins' ];

let largeSite;

await main( async () => {
	const { positionals: asked, values } = parseArgs( {
		allowPositionals: true,
		options: {
			rounds: { type: 'string' },
			posts: { type: 'string' },
			unprotected: { type: 'boolean' },
			single: { type: 'boolean' },
			galera: { type: 'boolean' },
			seed: { type: 'string' },
			soak: { type: 'string' },
		},
	} );
	const unknown = asked.find( ( name ) => ! parts[ name ] );
	if ( unknown ) {
		throw new Failure(
			`There is no part ${ unknown }; there are ${ Object.keys( parts ).join( ', ' ) }.`
		);
	}
	const names =
		asked.length > 0
			? asked
			: Object.keys( parts ).filter(
					( name ) => ! ON_DEMAND.includes( name )
				);
	for ( const name of [ 'rounds', 'seed', 'soak' ] ) {
		values[ name ] &&= Number( values[ name ] );
	}
	LARGE[ 0 ] = values.posts ?? LARGE[ 0 ];
	let site;
	for ( const name of names ) {
		if ( ! WITHOUT_SITE.includes( name ) ) {
			site ??= await serve(
				await firstSite(
					names.some( ( each ) => IN_BROWSER.includes( each ) )
						? [ 'browser' ]
						: []
				)
			);
		}
		await parts[ name ]( site, values );
	}
	process.exit();
} );

/** Pages next to the theme that WordPress brings, without the plugin, from the same content. */
async function pages( site, { rounds = ROUNDS } ) {
	const rival = await serve( await rivalOf( site ) );
	const rows = [];
	for ( const [ name, path ] of [
		[ 'Home', '/' ],
		[ 'Post', await newestPost( site ) ],
	] ) {
		const { ours, theirs } = await compare(
			{
				ours: request( site.home + path ),
				theirs: request( rival.home + path ),
			},
			rounds
		);
		const goal = path === '/' ? 0.35 : 0.6;
		rows.push( { name, time: ours, than: theirs, goal } );
	}
	report( 'Pages, the same ones again: Hiên / Twenty Twenty-Five', rows );
	await redirected( site, rounds );
	await visited( site, rounds );
}

/** Pages of a site with many redirects next to one without: what is found must not pay for them, and what is not, hardly. */
async function redirected( site, rounds ) {
	const copy = await serve( await copyOf( site, 'redirects' ) );
	await php( copy, 'redirects', String( REDIRECTS ) );
	const rows = [];
	for ( const [ name, path, status ] of [
		[ 'Home', '/' ],
		[ 'Post', await newestPost( site ) ],
		[ 'Not found', '/khong-co', 404 ],
	] ) {
		const [ kept, none ] = [ copy, site ].map( ( { home } ) =>
			request( home + path, {}, status )
		);
		const times = await compare( { kept, none }, 5 * rounds ); // The goal is close to 1.
		rows.push( { name, time: times.kept, than: times.none, goal: 1.02 } );
	}
	report( `Pages with ${ REDIRECTS } redirects / without`, rows );
}

/**
 * Pages of a large site with many readers and another plugin: no address comes twice, each round counts a view, and each
 * tenth approves a comment. Means, since what a cleared cache costs is in few rounds.
 */
async function visited( site, rounds ) {
	const busy = await large( site );
	const addresses = JSON.parse( await php( busy, 'addresses', '200' ) );
	const rival = await rivalOf( busy, 'large_rival' );
	const remove = [ busy, rival ].map( ( each ) =>
		mustUse( each, 'plugin/other-plugin.php' )
	);
	await serve( busy );
	await serve( rival );
	const drawn = ( home, paths ) => {
		let next = 0;
		return () => request( home + paths[ next++ ] )();
	};
	const tasks = {};
	for ( const [ name, paths ] of Object.entries( addresses ) ) {
		tasks[ `${ name }, ours` ] = drawn( busy.home, paths );
		tasks[ `${ name }, theirs` ] = drawn( rival.home, paths );
	}
	const happening = ( name ) =>
		request( `${ busy.home }/wp-json/bench/v1/${ name }` );
	const times = await compare( tasks, rounds, {
		average: mean,
		before: async ( round ) => {
			await happening( 'view' )();
			if ( round % 10 === 0 ) {
				await happening( 'comment' )();
			}
		},
	} );
	report(
		`Pages, visited, among ${ LARGE[ 0 ] } posts: Hiên / Twenty Twenty-Five`,
		[
			[ 'Home', 0.45 ],
			[ 'Post', 0.65 ],
			[ 'List', 0.65 ],
		].map( ( [ name, goal ] ) => ( {
			name,
			time: times[ `${ name }, ours` ],
			than: times[ `${ name }, theirs` ],
			goal,
		} ) )
	);
	remove.forEach( ( each ) => each() );
}

/** Lists next to a call that does nothing, and to core's own list of posts. */
async function routes( site ) {
	const list = ( path ) =>
		request( `${ site.home }/wp-json/hien/v1/${ path }` );
	const times = await compare(
		{
			empty: request( `${ site.home }/wp-json/bench/v1/empty` ),
			...Object.fromEntries(
				LISTS.map( ( path ) => [ path, list( path ) ] )
			),
		},
		ROUNDS
	);
	report(
		'Lists: a call / an empty one',
		LISTS.map( ( name ) => ( {
			name,
			time: times[ name ],
			than: times.empty,
			goal: 1.4,
		} ) )
	);
	// Apart from the others: after a call that takes twenty times as long, the next one is slower.
	const [ name ] = LISTS;
	const { ours, core } = await compare(
		{
			ours: list( name ),
			core: request(
				`${ site.home }/wp-json/wp/v2/posts?per_page=15&_embed`
			),
		},
		ROUNDS
	);
	report( "Lists: ours / core's wp/v2/posts?per_page=15&_embed", [
		{ name, time: ours, than: core, goal: 0.1 },
	] );
}

/** Words that many posts have, few, one and none, next to WordPress's own search. */
async function search( site ) {
	const found = JSON.parse( await php( await large( site ), 'search' ) );
	report(
		`Search among ${ LARGE[ 0 ] } posts: ours / WordPress's own`,
		found.map( ( { name, ours, theirs, hit } ) => ( {
			name,
			time: ours,
			than: theirs,
			goal: hit ? 0.5 : 0.15,
		} ) )
	);
}

/** The large site, made once. */
function large( site ) {
	return ( largeSite ??= filled( site, 'large', LARGE ) );
}

async function filled( site, name, sizes ) {
	const copy = await copyOf( site, name );
	const start = performance.now();
	await php( copy, 'fill', ...sizes );
	const seconds = Math.round( ( performance.now() - start ) / 1000 );
	console.log( `\nThe site "${ name }" was filled in ${ seconds } s.` );
	return copy;
}
