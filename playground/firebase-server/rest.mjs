import { randomBytes } from 'node:crypto';
import { ADMIN, PermissionDenied } from './database.mjs';
import { indexOf, select } from './query.mjs';
import { Rules } from './rules.mjs';
import { InvalidRule } from './expression.mjs';
import { InvalidToken } from './tokens.mjs';
import { InvalidData, compareKeys, isObject, keysOf, toJson } from './tree.mjs';

const RULES_PATH = '/.settings/rules.json';

/** The parameters of a query beside `orderBy`. */
const LIMITS = [ 'startAt', 'endAt', 'equalTo', 'limitToFirst', 'limitToLast' ];

/** An error that the answer's status tells. */
class Refused extends Error {
	constructor( status, message ) {
		super( message );
		this.status = status;
	}
}

/**
 * The database's REST API.
 *
 * @see https://firebase.google.com/docs/reference/rest/database
 */
export class Rest {
	/**
	 * @param {import('./database.mjs').Database} database
	 * @param {import('./tokens.mjs').Tokens}     tokens
	 */
	constructor( database, tokens ) {
		this.database = database;
		this.tokens = tokens;
	}

	/**
	 * @param {string} method
	 * @param {URL}    url
	 * @param {string} authorization The header; '' without one.
	 * @param {string} body
	 * @return {Promise<{status: number, body: unknown}>} Without a body for `print=silent`.
	 */
	async handle( method, url, authorization, body ) {
		try {
			const auth = await this.authOf( url.searchParams, authorization );
			const answer =
				url.pathname === RULES_PATH
					? this.settings( method, auth, body )
					: this.data( method, url, auth, body );
			return url.searchParams.get( 'print' ) === 'silent'
				? { status: 204 }
				: { status: 200, body: answer };
		} catch ( error ) {
			return {
				status: statusOf( error ),
				body: {
					error:
						error instanceof PermissionDenied
							? 'Permission denied'
							: error.message,
				},
			};
		}
	}

	async authOf( params, authorization ) {
		const token =
			params.get( 'access_token' ) ??
			/^Bearer (.+)$/i.exec( authorization )?.[ 1 ];
		if ( token !== undefined && token !== null ) {
			if ( this.tokens.isAccessToken( token ) ) {
				return ADMIN;
			}
			throw new InvalidToken( 'Unauthorized request.' );
		}
		return params.has( 'auth' )
			? this.tokens.user( params.get( 'auth' ) )
			: null;
	}

	/** Returns or replaces the rules, for the service account. */
	settings( method, auth, body ) {
		if ( auth !== ADMIN ) {
			throw new PermissionDenied();
		}
		if ( method === 'PUT' ) {
			this.database.rules = new Rules( parse( body ) );
			return { status: 'ok' };
		}
		return this.database.rules.source;
	}

	data( method, url, auth, body ) {
		if ( ! url.pathname.endsWith( '.json' ) ) {
			throw new Refused( 404, 'Append .json to the path.' );
		}
		const keys = keysOf(
			decodeURIComponent( url.pathname.slice( 0, -'.json'.length ) )
		);
		switch ( method ) {
			case 'GET':
				return this.read( keys, url.searchParams, auth );
			case 'PUT':
				return this.write(
					[ { keys, value: parse( body ) } ],
					auth
				)[ 0 ].value;
			case 'DELETE':
				return this.write( [ { keys, value: null } ], auth )[ 0 ].value;
			case 'PATCH': {
				const children = parse( body );
				if ( ! isObject( children ) ) {
					throw new InvalidData(
						'Invalid data; an object is needed.'
					);
				}
				const values = Object.entries( children );
				this.write(
					values.map( ( [ path, value ] ) => ( {
						keys: [ ...keys, ...keysOf( path ) ],
						value,
					} ) ),
					auth
				);
				return Object.fromEntries( values );
			}
			case 'POST': {
				const name = newKey();
				this.write(
					[ { keys: [ ...keys, name ], value: parse( body ) } ],
					auth
				);
				return { name };
			}
			default:
				throw new Refused( 405, 'Method not allowed' );
		}
	}

	read( keys, params, auth ) {
		const query = queryOf( params );
		if ( ! this.database.admits( { keys, auth, query } ) ) {
			throw new PermissionDenied();
		}
		if (
			query &&
			! this.database.rules.isIndexed( keys, indexOf( query ) )
		) {
			throw new InvalidData(
				`Index not defined, add ".indexOn": "${ indexOf( query ) }", for path "/${ keys.join( '/' ) }", to the rules`
			);
		}
		const value = select( this.database.get( keys ), query );
		if ( params.get( 'shallow' ) === 'true' ) {
			return isObject( value )
				? Object.fromEntries(
						Object.keys( value )
							.sort( compareKeys )
							.map( ( key ) => [ key, true ] )
					)
				: value;
		}
		return toJson( value );
	}

	write( writes, auth ) {
		return this.database.write( writes, auth );
	}
}

function statusOf( error ) {
	if ( error instanceof Refused ) {
		return error.status;
	}
	if ( error instanceof PermissionDenied || error instanceof InvalidToken ) {
		return 401;
	}
	if (
		error instanceof InvalidData ||
		error instanceof InvalidRule ||
		error instanceof URIError
	) {
		return 400;
	}
	throw error;
}

function parse( text ) {
	try {
		return JSON.parse( text );
	} catch {
		throw new InvalidData( 'Invalid data; couldn’t parse JSON.' );
	}
}

/** Returns the query of REST's parameters, whose values are JSON, as the SDK would send it. */
function queryOf( params ) {
	if ( ! params.has( 'orderBy' ) ) {
		if ( LIMITS.some( ( name ) => params.has( name ) ) ) {
			throw new InvalidData(
				'orderBy must be defined when other query parameters are defined'
			);
		}
		return null;
	}
	const value = ( name ) => parse( params.get( name ) );
	const index = value( 'orderBy' );
	if ( typeof index !== 'string' ) {
		throw new InvalidData( 'orderBy must be a path, as JSON.' );
	}
	const query = { i: index.replace( /^\$/, '.' ) };
	if ( params.has( 'startAt' ) ) {
		query.sp = value( 'startAt' );
	}
	if ( params.has( 'endAt' ) ) {
		query.ep = value( 'endAt' );
	}
	if ( params.has( 'equalTo' ) ) {
		query.sp = query.ep = value( 'equalTo' );
	}
	if ( params.has( 'limitToFirst' ) ) {
		Object.assign( query, { l: value( 'limitToFirst' ), vf: 'l' } );
	}
	if ( params.has( 'limitToLast' ) ) {
		Object.assign( query, { l: value( 'limitToLast' ), vf: 'r' } );
	}
	return query;
}

/** Makes a key that sorts by its time, as push() does. */
function newKey() {
	return `-${ Date.now().toString( 36 ).padStart( 9, '0' ) }${ randomBytes( 8 ).toString( 'hex' ) }`;
}
