import { InvalidRule, compile } from './expression.mjs';
import { forRules } from './query.mjs';
import { PRIORITY, get, isObject, keysOf, set } from './tree.mjs';
import { Snapshot } from './values.mjs';

const VARIABLES = [ 'auth', 'now', 'root', 'data' ];

/**
 * The security rules of a database. They refuse everything that no rule allows.
 *
 * `.read` and `.write` of a path also allow everything below it. `.validate` checks its own path only, and no deletions.
 */
export class Rules {
	/**
	 * @param {{rules: object}} source As the file has it.
	 * @throws {InvalidRule} For what the rules language does not have.
	 */
	constructor( source ) {
		if ( ! isObject( source?.rules ) ) {
			throw new InvalidRule( 'The rules are missing.' );
		}
		this.source = source;
		this.tree = compileTree( source.rules, [] );
	}

	/**
	 * Whether a client may read a path.
	 *
	 * @param {Object}                   at
	 * @param {unknown}                  at.root     The database.
	 * @param {string[]}                 at.keys
	 * @param {object|null}              at.auth
	 * @param {object|null}              at.query    As the wire has it.
	 * @param {number}                   at.now
	 * @param {(keys: string[]) => void} [at.onRead] Called with the path of each value that a rule reads.
	 */
	mayRead( { root, keys, auth, query, now, onRead } ) {
		return this.along( keys ).some( ( { rule, depth, wildcards } ) =>
			rule.read?.( {
				...wildcards,
				auth,
				now,
				query: forRules( depth === keys.length ? query : null ),
				root: new Snapshot( root, [], { onRead } ),
				data: new Snapshot( root, keys.slice( 0, depth ), { onRead } ),
			} )
		);
	}

	/**
	 * Whether a client may write some paths at once; all rules see the tree as it is after all of them.
	 *
	 * @param {Object}               change
	 * @param {unknown}              change.root       The database before.
	 * @param {unknown}              change.newRoot    The database after.
	 * @param {string[][]}           change.paths      The paths that the client writes.
	 * @param {Map<string, unknown>} change.priorities Path => priority that the client writes.
	 * @param {object|null}          change.auth
	 * @param {number}               change.now
	 */
	mayWrite( { root, newRoot, paths, priorities, auth, now } ) {
		const variables = ( wildcards, keys ) => ( {
			...wildcards,
			auth,
			now,
			root: new Snapshot( root, [] ),
			data: new Snapshot( root, keys ),
			newData: new Snapshot( newRoot, keys, { priorities } ),
		} );
		const holds = ( rule, wildcards, keys ) =>
			! rule ||
			get( newRoot, keys ) === null ||
			rule( variables( wildcards, keys ) );

		function isValidBelow( rule, wildcards, keys ) {
			const value = get( newRoot, keys );
			return Object.keys( isObject( value ) ? value : {} ).every(
				( key ) => {
					const found = childRule( rule, wildcards, key );
					return (
						! found ||
						( holds( found.rule.validate, found.wildcards, [
							...keys,
							key,
						] ) &&
							isValidBelow( found.rule, found.wildcards, [
								...keys,
								key,
							] ) )
					);
				}
			);
		}

		return paths.every( ( keys ) => {
			const steps = this.along( keys );
			const last = steps.at( -1 );
			return (
				steps.some( ( { rule, depth, wildcards } ) =>
					rule.write?.(
						variables( wildcards, keys.slice( 0, depth ) )
					)
				) &&
				steps.every( ( { rule, depth, wildcards } ) =>
					holds( rule.validate, wildcards, keys.slice( 0, depth ) )
				) &&
				( last.depth < keys.length ||
					isValidBelow( last.rule, last.wildcards, keys ) )
			);
		} );
	}

	/** Whether the rules have an index of a path's children by the value that a query sorts by. */
	isIndexed( keys, index ) {
		const last = this.along( keys ).at( -1 );
		return (
			[ '.key', PRIORITY ].includes( index ) ||
			( last.depth === keys.length &&
				last.rule.indexes.includes( index ) )
		);
	}

	/** Returns the rules of a path and of all above it, the root's first. */
	along( keys ) {
		const steps = [ { rule: this.tree, depth: 0, wildcards: {} } ];
		for ( const key of keys ) {
			const { rule, depth, wildcards } = steps.at( -1 );
			const found = childRule( rule, wildcards, key );
			if ( ! found ) {
				break;
			}
			steps.push( { ...found, depth: depth + 1 } );
		}
		return steps;
	}
}

function childRule( rule, wildcards, key ) {
	if ( rule.children.has( key ) ) {
		return { rule: rule.children.get( key ), wildcards };
	}
	return rule.wildcard
		? {
				rule: rule.wildcard.rule,
				wildcards: { ...wildcards, [ rule.wildcard.name ]: key },
			}
		: null;
}

function compileTree( source, wildcards ) {
	const rule = { children: new Map(), wildcard: null, indexes: [] };
	const names = [ ...VARIABLES, ...wildcards ];
	for ( const [ name, value ] of Object.entries( source ) ) {
		if ( name === '.read' ) {
			rule.read = compile( value, [ ...names, 'query' ] );
		} else if ( name === '.write' ) {
			rule.write = compile( value, [ ...names, 'newData' ] );
		} else if ( name === '.validate' ) {
			rule.validate = compile( value, [ ...names, 'newData' ] );
		} else if ( name === '.indexOn' ) {
			rule.indexes = [ value ].flat();
		} else if ( name.startsWith( '.' ) || ! isObject( value ) ) {
			throw new InvalidRule( `Unknown rule: ${ name }` );
		} else if ( name.startsWith( '$' ) ) {
			rule.wildcard = {
				name,
				rule: compileTree( value, [ ...wildcards, name ] ),
			};
		} else {
			rule.children.set(
				keysOf( name ).join( '/' ),
				compileTree( value, wildcards )
			);
		}
	}
	return rule;
}

/** Returns a copy of a tree with several values written into it. */
export function withValues( root, changes ) {
	return changes.reduce(
		( tree, { keys, value } ) => set( tree, keys, value ),
		root
	);
}
