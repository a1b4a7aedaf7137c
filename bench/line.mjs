/**
 * First paint, largest paint and load of pages on slow lines, as Chromium itself reports them, next to Twenty Twenty-Five
 * from the same content. The bytes come as TCP sends them: a flight of ten segments, then twice as many with each answer.
 */
import { systemBrowser } from '../tests/setup-machine.mjs';
import { median } from './measure.mjs';
import { copyOf, paintedPages, rivalOf, serveToBrowsers } from './sites.mjs';

const ROUNDS = 5;

/** Times that the processor is slower than this machine. */
const CPU = 4;

/** Milliseconds for a round trip, bits a second, the share of segments that are lost. */
const LINES = {
	'a slow line': { roundTrip: 150, bandwidth: 1_600_000, loss: 0 },
	'a quick line with losses': {
		roundTrip: 50,
		bandwidth: 44_000_000,
		loss: 0.01,
	},
};

/** What is measured, and the goal of each page on the slow line: a ratio to Twenty Twenty-Five, or kilobytes. */
const MEASURES = [
	{
		name: 'first paint, ms',
		goals: { Home: 0.95, Post: 0.7, Category: 0.95 },
	},
	{
		name: 'largest paint, ms',
		goals: { Home: 0.85, Post: 0.85, Category: 0.85 },
	},
	{ name: 'loaded, ms', goals: { Home: 0.45, Post: 0.45, Category: 0.45 } },
	{
		name: 'KB',
		isSize: true,
		goals: { Home: 300, Post: 240, Category: 300 },
	},
];

/** Measures pages on each line and prints a table for each; five rounds, or `rounds`. */
export async function line( site, { rounds = ROUNDS } ) {
	const conditions = {};
	const ours = await serveToBrowsers(
		await copyOf( site, 'lined' ),
		conditions
	);
	const theirs = await serveToBrowsers(
		await rivalOf( site, 'lined_rival' ),
		conditions
	);
	const { chromium, devices } = await import( '@playwright/test' );
	const browser = await chromium.launch( {
		executablePath: systemBrowser(),
	} );
	const pages = await paintedPages( ours, theirs );
	for ( const [ name, values ] of Object.entries( LINES ) ) {
		Object.assign( conditions, values );
		for ( const [ page, path ] of pages ) {
			const seen = { ours: [], theirs: [] };
			for ( let round = 0; round < rounds; round++ ) {
				for ( const [ who, { home } ] of [
					[ 'ours', ours ],
					[ 'theirs', theirs ],
				] ) {
					seen[ who ].push(
						await visit(
							browser,
							devices[ 'Pixel 7' ],
							home + path,
							values
						)
					);
				}
			}
			print(
				`${ page } on ${ name }`,
				page,
				medians( seen.ours ),
				medians( seen.theirs )
			);
		}
	}
	await browser.close();
}

/** A first visit: its paints, its load event, and what it has loaded. */
async function visit( browser, device, url, { roundTrip, bandwidth } ) {
	const context = await browser.newContext( device );
	const page = await context.newPage();
	const devtools = await context.newCDPSession( page );
	await devtools.send( 'Emulation.setCPUThrottlingRate', { rate: CPU } );
	await devtools.send( 'Network.enable' );
	// What a phone's browser knows of its line. Chromium's headless shell knows nothing, and then loads pictures that are still
	// 3,000 pixels away, instead of 1,250.
	await devtools.send( 'Network.overrideNetworkState', {
		offline: false,
		connectionType: 'cellular4g',
		latency: roundTrip,
		downloadThroughput: bandwidth / 8,
		uploadThroughput: bandwidth / 8,
	} );
	let bytes = 0;
	devtools.on( 'Network.loadingFinished', ( { encodedDataLength } ) => {
		bytes += encodedDataLength;
	} );
	await page.goto( url, { waitUntil: 'load', timeout: 120_000 } );
	await page.waitForLoadState( 'networkidle' );
	const times = await page.evaluate(
		() =>
			new Promise( ( resolve ) => {
				new PerformanceObserver( ( list ) => {
					const [ first ] = performance.getEntriesByName(
						'first-contentful-paint'
					);
					const [ load ] =
						performance.getEntriesByType( 'navigation' );
					resolve( [
						first.startTime,
						list.getEntries().at( -1 ).startTime,
						load.loadEventEnd,
					] );
				} ).observe( {
					type: 'largest-contentful-paint',
					buffered: true,
				} );
			} )
	);
	await context.close();
	return [ ...times, bytes / 1000 ];
}

function medians( rounds ) {
	return MEASURES.map( ( measure, at ) =>
		median( rounds.map( ( values ) => values[ at ] ) )
	);
}

function print( title, page, ours, theirs ) {
	console.log( `\n${ title }: Hiên / Twenty Twenty-Five` );
	MEASURES.forEach( ( { name, isSize, goals }, at ) => {
		const ratio = ours[ at ] / theirs[ at ];
		const goal = goals[ page ];
		const isReached = ( isSize ? ours[ at ] : ratio ) <= goal;
		console.log(
			[
				`  ${ name.padEnd( 17 ) }`,
				`${ ours[ at ].toFixed( 0 ) } / ${ theirs[ at ].toFixed( 0 ) }`.padStart(
					15
				),
				ratio.toFixed( 2 ).padStart( 6 ),
				`goal ${ goal }  ${ isReached ? 'ok' : 'over' }`,
			].join( '  ' )
		);
	} );
}
