/**
 * What a web server does in front of PHP: keeps connections open, compresses text, lets browsers cache files.
 */
import { createServer, request } from 'node:http';
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
	createServer( ( { method, url, headers }, answer ) => {
		const fail = () => answer.destroy();
		request( { port: inner, method, path: url, headers }, ( response ) => {
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
		} )
			.on( 'error', fail )
			.end(); // The browser only reads here.
	} ).listen( port, '127.0.0.1' );
}
