import { Channel } from './channel.mjs';
import { PermissionDenied, Stale } from './database.mjs';
import { hashOf } from './hash.mjs';
import { indexOf, select } from './query.mjs';
import { InvalidToken } from './tokens.mjs';
import { InvalidData, get, isObject, keysOf } from './tree.mjs';

/** The data of an answer that reports success and has no value; null would be a value that is not there. */
const DONE = '';

/** Whether one of two paths contains the other, or both are the same. */
function overlap( keys, other ) {
	const length = Math.min( keys.length, other.length );
	return keys
		.slice( 0, length )
		.every( ( key, depth ) => key === other[ depth ] );
}

function pathOf( keys ) {
	return keys.join( '/' );
}

/** A client's websocket: handles its requests strictly in their order, and pushes changes to it. */
export class Connection {
	/**
	 * @param {import('ws').WebSocket}            socket
	 * @param {string}                            host     The server's name in the client's request.
	 * @param {import('./database.mjs').Database} database
	 * @param {import('./tokens.mjs').Tokens}     tokens
	 */
	constructor( socket, host, database, tokens ) {
		this.database = database;
		this.tokens = tokens;
		this.auth = null;
		/** What the client listens to, by listenId(). */
		this.listens = new Map();
		/** The writes to do when the connection ends, by the path of the request. */
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

	/** Handles a request. Returns the status and the data of the answer. */
	async answer( action, body ) {
		try {
			return { s: 'ok', d: await this.request( action, body ) };
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

	/** Does what a client requests. Returns the data of the answer. */
	request( action, body ) {
		const keys = () => keysOf( body.p ?? '' );
		switch ( action ) {
			case 's': // Statistics.
			case 'appcheck':
			case 'unappcheck':
				return DONE;
			case 'auth':
			case 'gauth':
				return this.signIn( body.cred );
			case 'unauth':
				this.become( null );
				return DONE;
			case 'g':
				return this.read( keys(), body.q ?? null );
			case 'q':
				return this.listen( keys(), body );
			case 'n':
				this.listens.delete( listenId( keys(), body.q ) );
				return DONE;
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
				return DONE;
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

	/** Asks the rules again whether the client may listen; stops the listen if not. */
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
				b: {
					p: pathOf( listen.keys ),
					// The SDK expects a list.
					q: listen.query ? [ listen.query ] : undefined,
				},
			} );
		}
	}

	/** Reads a path as the client. Throws PermissionDenied. */
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

	/** Writes a path. A transaction sends the hash of the value that it has read. */
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
		return DONE;
	}

	/** Remembers writes for the end of the connection. The rules must allow them now. */
	later( keys, writes ) {
		this.database.prepare( writes, this.auth );
		this.onDisconnect.set( pathOf( keys ), writes );
		return DONE;
	}

	/** Sends the client the changes of a write, where it listens to them. */
	push( changes, before ) {
		for ( const listen of [ ...this.listens.values() ] ) {
			if (
				changes.some( ( { keys } ) =>
					listen.decisive.some( ( path ) => overlap( keys, path ) )
				)
			) {
				this.check( listen );
			}
			const own = changes.filter( ( { keys } ) =>
				overlap( keys, listen.keys )
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

	/** Sends the children of a query that have changed; null for those that no longer belong to it. */
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

/** Returns the writes of a multi-path update, whose keys are paths. */
function writesOf( keys, values ) {
	return Object.entries( values ?? {} ).map( ( [ path, value ] ) => ( {
		keys: [ ...keys, ...keysOf( path ) ],
		value,
	} ) );
}
