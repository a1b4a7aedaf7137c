import { __, sprintf } from '@wordpress/i18n';
import type { Field } from '../fields/field';
import { problemOf } from '../fields/problems';

/** Post meta as the editor holds it. */
export type Meta = Readonly< Record< string, string | number > >;

/** A rule that content must fulfil to be published, as plugin/includes/Content/Publish_Rule.php declares it. */
export interface Rule {
	readonly kind: 'any' | 'less' | 'match' | 'picture' | 'title';
	readonly keys: readonly string[];
	readonly problem: string;
	/** For 'match': a regular expression. */
	readonly pattern: string;
}

/** A slug that makes content unreachable (Path_Conflicts.php). */
export interface Taken {
	/** '' for any slug. */
	readonly slug: string;
	/** Id of the parent page, or of a category of the post. */
	readonly parent: number;
	readonly problem: string;
}

function isSatisfied(
	{ kind, keys, pattern }: Rule,
	meta: Meta,
	picture: number,
	title: string
): boolean {
	const values = keys.map( ( key ) => meta[ key ] ?? '' );
	switch ( kind ) {
		case 'any':
			return values.some( Boolean );
		case 'less':
			return (
				! values[ 0 ] || Number( values[ 0 ] ) < Number( values[ 1 ] )
			);
		case 'match':
			return new RegExp( pattern, 'iu' ).test( String( values[ 0 ] ) );
		case 'picture':
			return picture !== 0;
		case 'title':
			return title.trim() !== '';
	}
}

/** Returns the messages of all problems that prevent publishing; [] for none. The server checks the same. */
export function publishProblems(
	fields: readonly Field[],
	rules: readonly Rule[],
	meta: Meta,
	picture: number,
	title: string
): string[] {
	const wrong = fields.flatMap( ( field ) => {
		const problem = problemOf( field, meta[ field.key ] ?? '' );
		return problem === ''
			? []
			: sprintf(
					/* translators: 1: label of a field, 2: what is wrong with it. */
					__( '“%1$s”: %2$s', 'hien-core' ),
					field.label,
					problem
				);
	} );
	const broken = rules.filter(
		( rule ) => ! isSatisfied( rule, meta, picture, title )
	);
	return [ ...wrong, ...broken.map( ( { problem } ) => problem ) ];
}

/** Returns a warning if the slug is taken under one of the parents; '' if it is free. */
export function slugWarning(
	taken: readonly Taken[],
	slug: string,
	parents: readonly number[]
): string {
	return (
		taken.find(
			( entry ) =>
				( entry.slug === '' || entry.slug === slug ) &&
				parents.includes( entry.parent )
		)?.problem ?? ''
	);
}
