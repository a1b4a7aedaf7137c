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
