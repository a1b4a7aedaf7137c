/**
 * Times tasks side by side and prints the table of their ratios.
 */
import { readFileSync, readdirSync } from 'node:fs';
import { get } from 'node:http';
import { Failure } from '../playground/tools.mjs';

const WARM_UP = 5;

/**
 * Times tasks alternately, so that other load on the machine affects all of them alike.
 *
 * @param {Object}   tasks           Name → what to time.
 * @param {number}   rounds          How often.
 * @param {Object}   options
 * @param {Function} options.average Of the times of a task.
 * @param {Function} options.before  What happens before each round, untimed; gets its number.
 * @return {Promise<Object>} Name → the average of its times in milliseconds.
 */
export async function compare(
	tasks,
	rounds,
	{ average = median, before = () => {} } = {}
) {
	const times = Object.fromEntries(
		Object.keys( tasks ).map( ( name ) => [ name, [] ] )
	);
	for ( let round = -WARM_UP; round < rounds; round++ ) {
		await before( round );
		for ( const [ name, task ] of Object.entries( tasks ) ) {
			const start = performance.now();
			await task();
			if ( round >= 0 ) {
				times[ name ].push( performance.now() - start );
			}
		}
	}
	return Object.fromEntries(
		Object.entries( times ).map( ( [ name, all ] ) => [
			name,
			average( all ),
		] )
	);
}

export function mean( numbers ) {
	return numbers.reduce( ( sum, each ) => sum + each, 0 ) / numbers.length;
}

export function median( numbers ) {
	const sorted = numbers.toSorted( ( a, b ) => a - b );
	const middle = sorted.length / 2;
	return (
		( sorted[ Math.floor( middle ) ] + sorted[ Math.ceil( middle - 1 ) ] ) /
		2
	);
}

/** A task that asks for an address and reads the answer to its end. */
export function request( url, headers = {}, status = 200 ) {
	return () =>
		new Promise( ( resolve, reject ) =>
			get( url, { agent: false, headers }, ( response ) => {
				if ( response.statusCode !== status ) {
					reject(
						new Failure( `${ response.statusCode } for ${ url }` )
					);
				}
				response.resume().on( 'end', resolve );
			} ).on( 'error', reject )
		);
}

/**
 * Prints what was measured.
 *
 * @param {string} title
 * @param {Array}  rows  `{ name, time, than, goal }`: milliseconds of ours and of what it is compared with, and the
 *                       ratio that is not to be passed.
 */
export function report( title, rows ) {
	const width = Math.max( ...rows.map( ( { name } ) => name.length ) );
	console.log( `\n${ title }` );
	for ( const { name, time, than, goal } of rows ) {
		const ratio = time / than;
		console.log(
			[
				`  ${ name.padEnd( width ) }`,
				`${ time.toFixed( 1 ) } / ${ than.toFixed( 1 ) } ms`.padStart(
					19
				),
				ratio.toFixed( 2 ).padStart( 6 ),
				`goal ${ goal.toFixed( 2 ) }`,
				ratio <= goal ? 'ok' : 'over',
			].join( '  ' )
		);
	}
}

/** Prints a number that is not to be passed. */
export function atMost( name, value, goal ) {
	console.log(
		[
			`  ${ name.padEnd( 32 ) }`,
			value.toFixed( 1 ).padStart( 8 ),
			`at most ${ goal }`,
			value <= goal ? 'ok' : 'over',
		].join( '  ' )
	);
}

/** Ticks of the processor in a second, in which Linux counts a process's time (proc(5)). */
const TICKS = 100;

/** The processes that another one has started and that still run. */
export function childrenOf( pid ) {
	return readdirSync( '/proc' ).filter(
		( each ) => /^\d+$/.test( each ) && statOf( each )?.[ 1 ] === `${ pid }`
	);
}

/** Seconds of processor time that a process and its children have taken, also those that have ended. */
export function processorTime( pid ) {
	const times = [ pid, ...childrenOf( pid ) ].map( ( each, index ) => {
		// utime and stime; of the parent also those of its ended children.
		const ticks = statOf( each )?.slice( 11, index === 0 ? 15 : 13 ) ?? [];
		return ticks.reduce( ( sum, part ) => sum + Number( part ), 0 );
	} );
	return times.reduce( ( sum, each ) => sum + each, 0 ) / TICKS;
}

/** The fields of /proc/PID/stat from `state`, the third one, on; undefined where the process is gone. */
function statOf( pid ) {
	try {
		const text = readFileSync( `/proc/${ pid }/stat`, 'utf8' );
		return text.split( ') ' ).at( -1 ).split( ' ' );
	} catch {
		return undefined;
	}
}
