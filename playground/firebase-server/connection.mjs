import { Channel } from './channel.mjs';
import { PermissionDenied, Stale } from './database.mjs';
import { hashOf } from './hash.mjs';
import { indexOf, select } from './query.mjs';
import { InvalidToken } from './tokens.mjs';
import { InvalidData, get, isObject, keysOf } from './tree.mjs';

/** The changes of a write that concern what a path contains: beginsWith() of either. */
function concerns( keys, other ) {
	const length = Math.min( keys.length, other.length );
	return keys
		.slice( 0, length )
		.every( ( key, depth ) => key === other[ depth ] );
}

function pathOf( keys ) {
	return keys.join( '/' );
}

/** One websocket of a client. Its messages are handled strictly in their order. */
export class Connection {
	/**
	 * @param {import('ws').WebSocket}            socket
	 * @param {string}                            host     As the client has called it.
	 * @param {import('./database.mjs').Database} database
	 * @param {import('./tokens.mjs').Tokens}     tokens
	 */
	constructor( socket, host, database, tokens ) {
		this.database = database;
		this.tokens = tokens;
		this.auth = null;
		/** `path query` → what is listened to. */
		this.listens = new Map();
		/** What is written when the connection ends: path → writes. */
		this.onDisconnect = new Map();

		this.onChange = ( changes, before ) => this.push( changes, before );
		database.on( 'change', this.onChange );
		socket.on( 'close', () => this.end() );
		this.channel = new Channel( socket, host, ( request ) =>
			this.handle( request )
		);
	}

	send( data ) {
		this.channel.send( { t: 'd', d: data } );
	}

	async handle( { r, a: action, b: body } ) {
		if ( typeof action === 'string' ) {
			this.send( { r, b: await this.answer( action, body ?? {} ) } );
		}
	}

	/** Status and data of the answer to a request. */
	async answer( action, body ) {
		try {
			return { s: 'ok', d: ( await this.request( action, body ) ) ?? '' };
		} catch ( error ) {
			const known = [
				[ PermissionDenied, 'permission_denied', 'Permission denied' ],
				[ Stale, 'datastale', 'Data changed' ],
				[ InvalidToken, 'invalid_token', error.message ],
				[ InvalidData, 'invalid_data', error.message ],
			].find( ( [ type ] ) => error instanceof type );
			if ( ! known ) {
				throw error;
			}
			return { s: known[ 1 ], d: known[ 2 ] };
		}
	}

	request( action, body ) {
		const keys = () => keysOf( body.p ?? '' );
		switch ( action ) {
			case 's': // Statistics.
			case 'appcheck':
			case 'unappcheck':
				return null;
			case 'auth':
			case 'gauth':
				return this.signIn( body.cred );
			case 'unauth':
				return this.become( null );
			case 'g':
				return this.read( keys(), body.q ?? null );
			case 'q':
				return this.listen( keys(), body );
			case 'n':
				this.listens.delete( listenId( keys(), body.q ) );
				return null;
			case 'p':
				return this.put( keys(), body );
			case 'm':
				return this.write( writesOf( keys(), body.d ) );
			case 'o':
				return this.later( keys(), [
					{ keys: keys(), value: body.d },
				] );
			case 'om':
				return this.later( keys(), writesOf( keys(), body.d ) );
			case 'oc':
				this.onDisconnect.delete( pathOf( keys() ) );
				return null;
			default:
				throw new InvalidData( `Unknown request: ${ action }` );
		}
	}

	async signIn( credential ) {
		const user = await this.tokens.user( credential );
		this.become( user );
		const seconds = user.token.exp - Date.now() / 1000;
		this.expiry = setTimeout(
			() => this.expire(),
			Math.max( 0, seconds * 1000 )
		);
		return { auth: user.token, expires: user.token.exp };
	}

	expire() {
		this.become( null );
		this.send( {
			a: 'ac',
			b: { s: 'expired_token', d: 'Auth token is expired.' },
		} );
	}

	become( user ) {
		clearTimeout( this.expiry );
		this.auth = user;
		for ( const listen of this.listens.values() ) {
			this.check( listen );
		}
	}

	/** Ends a listen to what may no longer be read. */
	check( listen ) {
		listen.decisive = this.database.admits( {
			keys: listen.keys,
			auth: this.auth,
			query: listen.query,
		} );
		if ( listen.decisive === null ) {
			this.listens.delete( listen.id );
			this.send( {
				a: 'c',
				b: { p: pathOf( listen.keys ), q: listen.query },
			} );
		}
	}

	/** What may be read of a path; throws PermissionDenied. */
	read( keys, query ) {
		if ( ! this.database.admits( { keys, auth: this.auth, query } ) ) {
			throw new PermissionDenied();
		}
		return select( this.database.get( keys ), query );
	}

	listen( keys, { q: query = null, t: tag, h: hash } ) {
		const value = this.read( keys, query );
		const id = listenId( keys, query );
		const decisive = this.database.admits( {
			keys,
			auth: this.auth,
			query,
		} );
		this.listens.set( id, { id, keys, query, tag, decisive } );
		if ( hash !== hashOf( value ) || value === null ) {
			this.send( { a: 'd', b: { p: pathOf( keys ), d: value, t: tag } } );
		}
		return query &&
			! this.database.rules.isIndexed( keys, indexOf( query ) )
			? { w: [ 'no_index' ] }
			: {};
	}

	/** A write; that of a transaction has the hash of what it has read. */
	put( keys, { d: value, h: hash } ) {
		if (
			typeof hash === 'string' &&
			hash !== hashOf( this.database.get( keys ) )
		) {
			throw new Stale();
		}
		return this.write( [ { keys, value } ] );
	}

	write( writes ) {
		this.database.write( writes, this.auth );
		return null;
	}

	/** Remembers what is written when the connection ends. Its right is asked for now. */
	later( keys, writes ) {
		this.database.prepare( writes, this.auth );
		this.onDisconnect.set( pathOf( keys ), writes );
		return null;
	}

	/** Tells the client what a write has changed of what it listens to. */
	push( changes, before ) {
		for ( const listen of [ ...this.listens.values() ] ) {
			if (
				changes.some( ( { keys } ) =>
					listen.decisive.some( ( path ) => concerns( keys, path ) )
				)
			) {
				this.check( listen );
			}
			const own = changes.filter( ( { keys } ) =>
				concerns( keys, listen.keys )
			);
			if ( own.length > 0 && this.listens.has( listen.id ) ) {
				this.pushTo( listen, own, before );
			}
		}
	}

	pushTo( { keys, query, tag }, changes, before ) {
		if ( query ) {
			this.pushDifference(
				keys,
				tag,
				select( get( before, keys ), query ),
				select( this.database.get( keys ), query )
			);
			return;
		}
		for ( const change of changes ) {
			const path = change.keys.length > keys.length ? change.keys : keys;
			this.send( {
				a: 'd',
				b: { p: pathOf( path ), d: this.database.get( path ) },
			} );
		}
	}

	/** Tells the children of a query that are others now; null for those that have left it. */
	pushDifference( keys, tag, old, now ) {
		if ( ! isObject( old ) || ! isObject( now ) ) {
			if ( old !== now ) {
				this.send( {
					a: 'd',
					b: { p: pathOf( keys ), d: now, t: tag },
				} );
			}
			return;
		}
		const changed = [ ...Object.keys( { ...old, ...now } ) ].filter(
			( key ) => get( old, [ key ] ) !== get( now, [ key ] )
		);
		if ( changed.length > 0 ) {
			const d = Object.fromEntries(
				changed.map( ( key ) => [ key, get( now, [ key ] ) ] )
			);
			this.send( { a: 'm', b: { p: pathOf( keys ), d, t: tag } } );
		}
	}

	end() {
		clearTimeout( this.expiry );
		this.database.off( 'change', this.onChange );
		this.listens.clear();
		for ( const writes of this.onDisconnect.values() ) {
			try {
				this.database.write( writes, this.auth );
			} catch ( error ) {
				if ( ! ( error instanceof PermissionDenied ) ) {
					throw error;
				}
			}
		}
		this.onDisconnect.clear();
	}
}

function listenId( keys, query ) {
	return `${ pathOf( keys ) } ${ JSON.stringify( query ?? null ) }`;
}

/** The writes of a multi-path update: the keys of its values are paths themselves. */
function writesOf( keys, values ) {
	return Object.entries( values ?? {} ).map( ( [ path, value ] ) => ( {
		keys: [ ...keys, ...keysOf( path ) ],
		value,
	} ) );
}
