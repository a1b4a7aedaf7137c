/** `npm run bench -- farm`: the site on two nodes, whose database has a replica that is three seconds behind. */
import { setTimeout as wait } from 'node:timers/promises';
import { Failure } from '../../playground/tools.mjs';
import { atMost, processorTime } from '../measure.mjs';
import { Browser, Record, journey, picture, statusOf } from './journeys.mjs';
import { php, startFarm } from './machine.mjs';

/** Journeys at a time; each is a member of its own. */
const AT_ONCE = 6;

/** Members of prepare.php. */
const MEMBERS = 100;

const VISITORS = 60;

const IMAGES = 40;

/** For so many journeys one is made beside them with a log of all queries. */
const LOGGED = 10;

/** What is killed, each twice, in an order that is drawn; of Galera's nodes also the one that is written to. */
const KILLED = [ 'php1', 'php2', 'redis', 'replica', 'chat' ];

/**
 * @param {Object}  site                Not used: the farm brings its own.
 * @param {Object}  options
 * @param {number}  options.rounds      Journeys.
 * @param {boolean} options.unprotected Whether the plugin takes no care of replicas.
 * @param {boolean} options.single      Whether only the times of one node without a replica are measured.
 * @param {boolean} options.galera      Whether the database is three nodes of Galera, instead of a primary and a replica.
 * @param {number}  options.seed        Of what is killed when.
 */
export async function farm(
	site,
	{
		rounds = 1000,
		unprotected = false,
		single = false,
		galera = false,
		seed = Math.floor( Math.random() * 1e6 ),
	}
) {
	const made = await startFarm( {
		unprotected,
		database: galera ? 'galera' : 'replica',
		...( single && { nodes: 1, database: 'single' } ),
	} );
	const posts = ( await json( made, '/posts?limit=15' ) ).data;
	if ( single ) {
		const record = new Record();
		console.log( '\nOne node' );
		await measured( made, record, posts, rounds );
		atMost( 'own writes missing', record.missing.length, 0 );
		return;
	}

	const refused = await readers( made, posts, 2 );
	if ( refused.length > 0 ) {
		throw new Failure( refused.join( '\n' ) );
	}
	await wait( 12_000 ); // What the first visits have written is everywhere.
	const kind = galera
		? 'three nodes of Galera'
		: 'a replica three seconds behind';
	const reads = await shareOffPrimary( made, () =>
		readers( made, posts, VISITORS )
	);
	console.log( `\nFarm: two nodes, Redis, ${ kind }, uploads in a bucket` );
	atLeast( 'reads not from the primary, %', reads * 100, 80 );
	const record = new Record();
	const inJourneys = await shareOffPrimary( made, () =>
		journeys( made, record, posts, Math.ceil( rounds / LOGGED ) )
	);
	record.times = []; // The log of all queries takes time too.
	console.log(
		`  of the reads in journeys ${ Math.round( inJourneys * 100 ) } % did not take the primary`
	);
	await measured( made, record, posts, rounds );
	atMost( 'own writes missing', record.missing.length, 0 );
	atMost( 'answers of 5xx', record.errors.length, 0 );
	atMost( 'mails that did not come', record.unsent.length, 0 );
	show( record );
	atMost( 'image numbers given twice', await doubleNumbers( made ), 0 );
	atMost( 'searches beyond or below the limit', await throttled( made ), 0 );

	const inTrouble = new Record();
	const killing = { goesOn: true };
	const [ inPlaceOfPages ] = await Promise.all( [
		readers( made, posts, Infinity, killing ),
		journeys( made, inTrouble, posts, Infinity, killing ),
		kill(
			made,
			[ ...KILLED, ...( galera ? [ 'primary' ] : [] ) ],
			inTrouble,
			seeded( seed )
		).finally( () => ( killing.goesOn = false ) ),
	] );
	console.log(
		`  ${ inTrouble.times.length } requests while nodes, Redis, databases and the chat are killed (--seed=${ seed })`
	);
	atMost( '5xx later than 5 s after a kill', inTrouble.lateErrors.length, 0 );
	atMost( 'own writes missing', inTrouble.missing.length, 0 );
	show( inTrouble );
	atMost( 'errors for visitors', inPlaceOfPages.length, 0 );
	list( inPlaceOfPages );
	await wait( 12_000 ); // Then the next request empties the object cache of what could not be read.
	await readers( made, posts, 1 );
	const lacking = JSON.parse( await php( made.sites[ 0 ], 'lacking' ) );
	atMost( 'things the object cache lacks', lacking.length, 0 );
	list( lacking );
	atMost(
		'stored writes lost',
		( await lost( made, record ) ) + ( await lost( made, inTrouble ) ),
		0
	);

	const left = JSON.parse( await php( made.sites[ 0 ], 'erase' ) );
	atMost( 'erasers that say that something is left', left.length, 0 );
	const pictures = [ ...record.pictures, ...inTrouble.pictures ];
	let there = 0;
	for ( const url of pictures ) {
		there += ( await statusOf( url ) ) === 200 ? 1 : 0;
	}
	atMost( `of ${ pictures.length } pictures in the bucket left`, there, 0 );
}

/** Visits, then journeys: what a request costs, and how long it takes. */
async function measured( made, record, posts, rounds ) {
	await readers( made, posts, VISITORS ); // Each worker has loaded its code.
	await showCosts( made, 'visit', () => readers( made, posts, VISITORS ) );
	await showCosts( made, 'journey', () =>
		journeys( made, record, posts, rounds )
	);
	console.log( `  ${ rounds } journeys: ${ record.times.length } requests` );
	showTimes( record );
}

async function json( { home }, path ) {
	return ( await fetch( `${ home }/wp-json/hien/v1${ path }` ) ).json();
}

/** Journeys of members, some at once, none of one member twice at a time. */
async function journeys(
	made,
	record,
	posts,
	count,
	until = { goesOn: true }
) {
	const members = ( made.members ??= Array.from(
		{ length: MEMBERS },
		( _, index ) => ( {
			name: `member${ index + 1 }`,
			password: `mat-khau-${ index + 1 }`,
		} )
	) );
	let next = 0;
	const walk = async () => {
		while ( until.goesOn && next < count ) {
			const number = next++;
			await journey(
				made,
				record,
				members[ number % MEMBERS ],
				number,
				posts[ number % posts.length ]
			);
		}
	};
	await Promise.all( Array.from( { length: AT_ONCE }, walk ) );
}

/** Visitors read pages and lists; what else they were answered. */
async function readers( made, posts, rounds, until = { goesOn: true } ) {
	const refused = [];
	for ( let round = 0; until.goesOn && round < rounds; round++ ) {
		const visitor = new Browser(
			made.home,
			new Record(),
			`203.0.113.${ round % 256 }`
		);
		for ( const path of [
			'/',
			posts[ round % posts.length ].path,
			`/wp-json/hien/v1/posts?limit=5&page=${ 1 + ( round % 8 ) }`,
			'/wp-json/hien/v1/users',
		] ) {
			const { status } = await visitor.request( 'GET', path );
			if ( status !== 200 ) {
				refused.push( `${ status } ${ path }` );
			}
		}
	}
	return refused;
}

/** The part of all reads of tables that the primary has not answered, by the logs of the databases. */
async function shareOffPrimary( { sql, databases }, work ) {
	for ( const name of databases ) {
		await sql(
			name,
			"SET GLOBAL log_output = 'TABLE'; TRUNCATE mysql.general_log; SET GLOBAL general_log = 1"
		);
	}
	await work();
	const [ primary, ...others ] = await Promise.all(
		databases.map( async ( name ) =>
			Number(
				await sql(
					name,
					"SET GLOBAL general_log = 0; SELECT COUNT(*) FROM mysql.general_log WHERE argument LIKE 'SELECT%FROM%'"
				)
			)
		)
	);
	const elsewhere = others.reduce( ( sum, each ) => sum + each, 0 );
	return elsewhere / ( primary + elsewhere );
}

/** The author publishes images at both nodes at once. */
async function doubleNumbers( made ) {
	const author = new Browser( made.home, new Record(), '192.0.2.1' );
	await author.signIn( 'an', 'hien-demo' );
	const file = await author.request(
		'POST',
		'/wp-json/wp/v2/media',
		picture( 100 )
	);
	await Promise.all(
		Array.from( { length: IMAGES }, ( _, index ) =>
			author.request( 'POST', '/wp-json/wp/v2/hien_image', {
				title: `Ảnh ${ index }`,
				status: 'publish',
				featured_media: file.data?.id,
			} )
		)
	);
	const [ images, numbers ] = (
		await made.sql(
			'primary',
			"SELECT COUNT(*), COUNT(DISTINCT post_name) FROM hien.wp_posts WHERE post_type = 'hien_image' AND post_status = 'publish'"
		)
	).split( '\t' );
	if ( Number( images ) !== IMAGES ) {
		console.log(
			`  only ${ images } of ${ IMAGES } images were published`
		);
	}
	return images - numbers;
}

/** One visitor searches at both nodes at once, more often than allowed; by how many the allowed ones differ from the limit. */
async function throttled( made ) {
	const LIMIT = 60; // Of mu-plugin.php: so few that all fit into one minute on any machine.
	await wait( 60_000 - ( Date.now() % 60_000 ) );
	const visitor = new Browser( made.home, new Record(), '192.0.2.77' );
	let allowed = 0;
	let left = LIMIT + 30;
	const search = async () => {
		while ( left-- > 0 ) {
			const { status } = await visitor.request(
				'GET',
				'/wp-json/hien/v1/search?q=bai'
			);
			allowed += status === 200 ? 1 : 0;
		}
	};
	await Promise.all( Array.from( { length: 12 }, search ) );
	return Math.abs( allowed - LIMIT );
}

/** Kills parts with -9; which one comes when, and for how long, is drawn. */
async function kill( { parts }, names, record, random ) {
	const left = [ ...names, ...names ];
	while ( left.length > 0 ) {
		const [ name ] = left.splice( Math.floor( random() * left.length ), 1 );
		await wait( 6000 + random() * 4000 );
		record.trouble( `${ name } was killed` );
		await parts[ name ].kill();
		await wait( 500 + random() * 3500 );
		await parts[ name ].start();
		record.trouble( `${ name } was back` );
	}
}

/** Numbers from 0 to 1, the same ones for the same seed: Lehmer's generator, of Park and Miller. */
function seeded( seed ) {
	const MODULUS = 2 ** 31 - 1;
	let state = ( seed % ( MODULUS - 1 ) ) + 1;
	return () => {
		state = ( state * 16807 ) % MODULUS;
		return state / MODULUS;
	};
}

/** How many writes that were answered as stored the primary does not have. */
async function lost( { sql }, { stored } ) {
	const ids = [ ...stored.comments ];
	const comments =
		ids.length &&
		Number(
			await sql(
				'primary',
				`SELECT COUNT(*) FROM hien.wp_comments WHERE comment_ID IN (${ ids.join() })`
			)
		);
	let missing = ids.length - comments;
	for ( const [ name, post ] of stored.favorites ) {
		missing +=
			1 -
			Number(
				await sql(
					'primary',
					`SELECT COUNT(*) FROM hien.wp_hien_favorites WHERE post_id = ${ post } AND user_id = ( SELECT ID FROM hien.wp_users WHERE user_login = '${ name }' )`
				)
			);
	}
	return missing;
}

/** Prints what each part of the farm works for a request of these: milliseconds of processor time. */
async function showCosts( { parts }, what, work ) {
	const names = Object.keys( parts ).filter( ( name ) => 'chat' !== name );
	const spent = () =>
		names.map( ( name ) =>
			processorTime( parts[ name ].process.child.pid )
		);
	const before = spent();
	const requests = Browser.requests;
	await work();
	const count = Browser.requests - requests;
	const costs = spent().map(
		( seconds, index ) =>
			`${ names[ index ] } ${ ( ( ( seconds - before[ index ] ) * 1000 ) / count ).toFixed( 1 ) }`
	);
	console.log(
		`  ms of processor for a request of a ${ what }: ${ costs.join( ', ' ) }`
	);
}

function showTimes( { times } ) {
	console.log(
		`  95 of 100 answers within ${ Math.round( percentile( times, 0.95 ) ) } ms, half within ${ Math.round( percentile( times, 0.5 ) ) } ms`
	);
}

function show( { missing, errors, lateErrors } ) {
	list( [ ...lateErrors, ...missing, ...errors ] );
}

/** Prints some of what was found. */
function list( found ) {
	for ( const each of [ ...new Set( found ) ].slice( 0, 8 ) ) {
		console.log( `    ${ each }` );
	}
}

function percentile( numbers, part ) {
	return numbers.toSorted( ( a, b ) => a - b )[
		Math.ceil( numbers.length * part ) - 1
	];
}

function atLeast( name, value, goal ) {
	console.log(
		`  ${ name.padEnd( 32 ) }  ${ value.toFixed( 1 ).padStart( 8 ) }  at least ${ goal }  ${ value >= goal ? 'ok' : 'under' }`
	);
}
