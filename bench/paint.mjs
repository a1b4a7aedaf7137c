/**
 * First paint on a slow phone, as Lighthouse's mobile preset sees it, next to Twenty Twenty-Five from the same content.
 */
import { join } from 'node:path';
import { systemBrowser } from '../tests/setup-machine.mjs';
import { isFree, mustRun, once } from '../playground/tools.mjs';
import { median } from './measure.mjs';
import { copyOf, paintedPages, rivalOf, serveToBrowsers } from './sites.mjs';

const ROUNDS = 5;

/** Not among the packages of `npm ci`: it brings 10,000 files that nothing else uses. */
const LIGHTHOUSE = 'lighthouse@13.5.0';

/** What is read from a report, and its goal: a `ratio` to Twenty Twenty-Five, or a number not to be passed or missed. */
const MEASURES = [
	{
		name: 'first paint, ms',
		read: audit( 'first-contentful-paint' ),
		ratio: 0.75,
	},
	{
		name: 'largest paint, ms',
		read: audit( 'largest-contentful-paint' ),
		ratio: 0.85,
	},
	{ name: 'blocked, ms', read: audit( 'total-blocking-time' ), most: 100 },
	{
		name: 'layout shift',
		read: audit( 'cumulative-layout-shift' ),
		most: 0.01,
		digits: 3,
	},
	{
		name: 'requests',
		read: ( report ) => requestsOf( report ).length,
		most: { Home: 30, Post: 20 },
	},
	{
		name: 'KB',
		read: ( report ) =>
			requestsOf( report ).reduce(
				( sum, { transferSize } ) => sum + transferSize,
				0
			) / 1000,
		most: { Home: 320, Post: 240 },
	},
	{ name: 'score', read: score( 'performance' ), least: 97 },
	{ name: 'SEO', read: score( 'seo' ), least: 100 },
	{ name: 'accessibility', read: score( 'accessibility' ), least: 100 },
];

function audit( id ) {
	return ( { audits } ) => audits[ id ].numericValue;
}

function score( category ) {
	return ( { categories } ) => categories[ category ].score * 100;
}

/** Every file that the page asked for before anyone touched it. */
function requestsOf( { audits } ) {
	return audits[ 'network-requests' ].details.items.filter( ( { url } ) =>
		url.startsWith( 'http' )
	);
}

/** Lighthouse's function, installed when it is first needed. */
async function getLighthouse() {
	const packages = await once( LIGHTHOUSE, async ( work ) => {
		await mustRun( 'Installing Lighthouse', 'npm', [
			'install',
			`--prefix=${ work }`,
			LIGHTHOUSE,
		] );
		return join( work, 'node_modules' );
	} );
	const { default: lighthouse } = await import(
		join( packages, 'lighthouse/core/index.js' )
	);
	return lighthouse;
}

/** Measures pages and prints a table for each; five rounds, or `rounds`. */
export async function paint( site, { rounds = ROUNDS } ) {
	const ours = await serveToBrowsers( await copyOf( site, 'painted' ) );
	const theirs = await serveToBrowsers(
		await rivalOf( site, 'painted_rival' )
	);
	const { chromium } = await import( '@playwright/test' );
	const lighthouse = await getLighthouse();
	const port = await freePort( 9222 );
	const measure = async ( url ) => {
		// A browser of its own: each is a first visit.
		const browser = await chromium.launch( {
			executablePath: systemBrowser(),
			args: [ `--remote-debugging-port=${ port }` ],
		} );
		const { lhr } = await lighthouse( url, {
			port,
			logLevel: 'error',
			onlyCategories: [ 'performance', 'seo', 'accessibility' ],
		} );
		await browser.close();
		return MEASURES.map( ( { read } ) => read( lhr ) );
	};
	const pages = await paintedPages( ours, theirs );
	for ( const [ name, path ] of pages ) {
		const seen = { ours: [], theirs: [] };
		for ( let round = 0; round < rounds; round++ ) {
			seen.ours.push( await measure( ours.home + path ) );
			seen.theirs.push( await measure( theirs.home + path ) );
		}
		print( name, medians( seen.ours ), medians( seen.theirs ) );
	}
}

function medians( rounds ) {
	return MEASURES.map( ( measure, at ) =>
		median( rounds.map( ( values ) => values[ at ] ) )
	);
}

function print( page, ours, theirs ) {
	console.log( `\n${ page } on a slow phone: Hiên / Twenty Twenty-Five` );
	MEASURES.forEach( ( { name, digits = 0, ...goals }, at ) => {
		const pair = [ ours[ at ], theirs[ at ] ];
		const ratio = ours[ at ] / theirs[ at ];
		console.log(
			[
				`  ${ name.padEnd( 17 ) }`,
				pair
					.map( ( value ) => value.toFixed( digits ) )
					.join( ' / ' )
					.padStart( 15 ),
				( Number.isFinite( ratio ) ? ratio.toFixed( 2 ) : '' ).padStart(
					6
				),
				verdict( page, goals, ours[ at ], ratio ),
			].join( '  ' )
		);
	} );
}

/** What the goal is and whether it is reached; a page may have none. */
function verdict( page, { ratio: ratioGoal, most, least }, value, ratio ) {
	const limit = typeof most === 'object' ? most[ page ] : most;
	if ( ratioGoal !== undefined ) {
		return `goal ${ ratioGoal }  ${ ratio <= ratioGoal ? 'ok' : 'over' }`;
	}
	if ( least !== undefined ) {
		return `at least ${ least }  ${ value >= least ? 'ok' : 'under' }`;
	}
	return limit === undefined
		? ''
		: `at most ${ limit }  ${ value <= limit ? 'ok' : 'over' }`;
}

async function freePort( port ) {
	return ( await isFree( port ) ) ? port : freePort( port + 1 );
}
