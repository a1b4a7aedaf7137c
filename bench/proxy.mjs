/**
 * What a web server does in front of PHP: keeps connections open, compresses text, lets browsers cache files.
 */
import { createServer, request } from 'node:http';
import { connect, createServer as createTcpServer } from 'node:net';
import { pipeline } from 'node:stream/promises';
import { createGzip } from 'node:zlib';

const TEXT = /^(text\/|image\/svg|application\/(json|javascript|xml))/;
const FILE = /^\/wp-(content|includes)\/[^?]*\.\w+(\?|$)/;

/**
 * Stands between browsers and PHP's own server, until this process ends.
 *
 * @param {number} port  Where browsers ask.
 * @param {number} inner Where PHP answers.
 */
export function startProxy( port, inner ) {
	createServer( ( asked, answer ) => {
		const { method, url, headers } = asked;
		const fail = () => answer.destroy();
		const options = { port: inner, method, path: url, headers };
		const forwarded = request( options, ( response ) => {
			const {
				connection,
				'content-length': length,
				...kept
			} = response.headers;
			const zips = TEXT.test( kept[ 'content-type' ] ?? '' );
			answer.writeHead( response.statusCode, {
				...kept,
				...( zips ? { 'content-encoding': 'gzip' } : {} ),
				...( length && ! zips ? { 'content-length': length } : {} ),
				...( FILE.test( url )
					? { 'cache-control': 'max-age=31536000' }
					: {} ),
			} );
			pipeline( [
				response,
				...( zips ? [ createGzip() ] : [] ),
				answer,
			] ).catch( fail );
		} );
		asked.pipe( forwarded.on( 'error', fail ) );
	} ).listen( port, '127.0.0.1' );
}

/** Bytes in a segment of TCP, and segments of the first flight (RFC 6928). */
const SEGMENT = 1460;
const FIRST_FLIGHT = 10;

/**
 * A long line between browsers and a server, until this process ends. A connection costs a round trip, and so does each
 * flight of segments, which grows by what has arrived (slow start); all share the bandwidth downwards. A lost segment
 * comes a round trip later, holds up all behind it, and halves the next flight.
 *
 * @param {number} port       Where browsers ask.
 * @param {number} inner      Where the server answers.
 * @param {Object} conditions May change between visits: `roundTrip` in milliseconds, `bandwidth` in bits a second, `loss`
 *                            as a share of segments.
 */
export function startLine( port, inner, conditions ) {
	let freeAt = 0;
	let sent = 0;
	createTcpServer( ( browser ) => {
		const { roundTrip = 0, bandwidth = Infinity, loss = 0 } = conditions;
		const server = connect( inner, '127.0.0.1' );
		const openAt = performance.now() + roundTrip;
		const at = ( time, act ) =>
			setTimeout( act, Math.max( 0, time - performance.now() ) );
		const waiting = [];
		const arriving = [];
		const asked = [];
		let flight = FIRST_FLIGHT * SEGMENT;
		let onTheWay = 0;
		let lastArrival = 0;
		const send = () => {
			while ( waiting.length > 0 && onTheWay < flight ) {
				const next = waiting.shift();
				const segment = next.subarray( 0, SEGMENT );
				if ( next.length > SEGMENT ) {
					waiting.unshift( next.subarray( SEGMENT ) );
				}
				const { length } = segment;
				onTheWay += length;
				freeAt =
					Math.max( performance.now(), freeAt ) +
					( length * 8000 ) / bandwidth;
				// Evenly, so that all visits meet the same.
				const isLost =
					loss > 0 && ++sent % Math.round( 1 / loss ) === 0;
				lastArrival = Math.max(
					lastArrival,
					freeAt + roundTrip / 2 + ( isLost ? roundTrip : 0 )
				);
				// Timers of one moment may run in another order.
				arriving.push( segment );
				at( lastArrival, () => browser.write( arriving.shift() ) );
				at( lastArrival + roundTrip / 2, () => {
					onTheWay -= length;
					flight = isLost
						? Math.max( flight / 2, FIRST_FLIGHT * SEGMENT )
						: flight + length;
					send();
				} );
			}
		};
		browser.on( 'data', ( data ) => {
			asked.push( data );
			at( Math.max( performance.now(), openAt ) + roundTrip / 2, () =>
				server.write( asked.shift() )
			);
		} );
		server.on( 'data', ( data ) => {
			waiting.push( data );
			send();
		} );
		for ( const [ one, other ] of [
			[ browser, server ],
			[ server, browser ],
		] ) {
			one.on( 'error', () => other.destroy() );
		}
		browser.on( 'close', () => server.destroy() );
	} ).listen( port, '127.0.0.1' );
}
