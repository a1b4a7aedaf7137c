import { EventEmitter } from 'node:events';
import { withValues } from './rules.mjs';
import { InvalidData, get, toStored } from './tree.mjs';

/** A client may not do what it asks for. */
export class PermissionDenied extends Error {}

/** Somebody else has changed what a transaction has read. */
export class Stale extends Error {}

/** Who writes without rules: the service account, and the server itself. */
export const ADMIN = Symbol( 'admin' );

/**
 * The tree, its rules and its journal. Emits `change` with the changes of each write, after the tree has them and
 * before the write is acknowledged.
 */
export class Database extends EventEmitter {
	/**
	 * @param {Object}                          options
	 * @param {import('./rules.mjs').Rules}     options.rules
	 * @param {import('./journal.mjs').Journal} [options.journal]
	 */
	constructor( { rules, journal } ) {
		super();
		this.setMaxListeners( 0 );
		this.rules = rules;
		this.journal = journal;
		this.root = journal?.read() ?? null;
	}

	get( keys ) {
		return get( this.root, keys );
	}

	/**
	 * The paths that decide whether somebody may read; null where they may not.
	 *
	 * @return {string[][]|null} Each as its keys.
	 */
	admits( { keys, auth, query = null } ) {
		const decisive = [];
		const allowed =
			auth === ADMIN ||
			this.rules.mayRead( {
				root: this.root,
				keys,
				auth,
				query,
				now: Date.now(),
				onRead: ( path ) => decisive.push( path ),
			} );
		return allowed ? decisive : null;
	}

	/**
	 * What a write would change, if it is allowed.
	 *
	 * @param {{keys: string[], value: unknown}[]} writes As a client sends them; all or none.
	 * @param {object|null|symbol}                 auth
	 * @return {{keys: string[], value: unknown}[]} As they are stored.
	 * @throws {PermissionDenied|InvalidData}
	 */
	prepare( writes, auth ) {
		const now = Date.now();
		const changes = writes.map( ( { keys, value } ) => ( {
			keys,
			value: toStored( value, this.get( keys ), now ),
		} ) );
		if (
			changes.some( ( { keys }, index ) =>
				changes.some(
					( other, place ) =>
						place !== index &&
						keys.every(
							( key, depth ) => key === other.keys[ depth ]
						)
				)
			)
		) {
			throw new InvalidData( 'One path contains another.' );
		}
		const newRoot = withValues( this.root, changes );
		const paths = changes.map( ( { keys } ) => keys );
		if (
			auth !== ADMIN &&
			! this.rules.mayWrite( {
				root: this.root,
				newRoot,
				paths,
				auth,
				now,
			} )
		) {
			throw new PermissionDenied();
		}
		return changes;
	}

	/** Writes, and tells the listeners. Throws as prepare() does. */
	write( writes, auth ) {
		const changes = this.prepare( writes, auth );
		const before = this.root;
		this.root = withValues( before, changes );
		this.journal?.add( changes, this.root );
		this.emit( 'change', changes, before );
		return changes;
	}
}
