import { EventEmitter } from 'node:events';
import { withValues } from './rules.mjs';
import {
	InvalidData,
	get,
	prioritiesIn,
	toStored,
	withItsValue,
} from './tree.mjs';

/** The rules refuse a request. */
export class PermissionDenied extends Error {}

/** Another client has changed the value that a transaction read. */
export class Stale extends Error {}

/** The `auth` of the service account and of the server itself, whom no rule binds. */
export const ADMIN = Symbol( 'admin' );

/**
 * The tree, its rules and its journal. Emits `change` with the changes of each write, after the tree has them and
 * before the client hears that its write is done.
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
	 * Asks the rules whether a client may read a path.
	 *
	 * @return {string[][]|null} The paths on whose values the permission depends, each as its keys; null without permission.
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
	 * Returns what a write would change, and changes nothing.
	 *
	 * @param {{keys: string[], value: unknown}[]} requested As a client sends them; all or none.
	 * @param {object|null|symbol}                 auth
	 * @return {{keys: string[], value: unknown}[]} The changes with the values to store.
	 * @throws {PermissionDenied|InvalidData}
	 */
	prepare( requested, auth ) {
		const now = Date.now();
		const writes = requested.map( ( write ) =>
			withItsValue( write, this.root )
		);
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
				priorities: new Map( writes.flatMap( prioritiesIn ) ),
				auth,
				now,
			} )
		) {
			throw new PermissionDenied();
		}
		return changes;
	}

	/** Writes, and emits `change`. Throws as prepare() does. */
	write( writes, auth ) {
		const changes = this.prepare( writes, auth );
		const before = this.root;
		this.root = withValues( before, changes );
		this.journal?.add( changes, this.root );
		this.emit( 'change', changes, before );
		return changes;
	}
}
