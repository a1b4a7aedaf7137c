import type { Field } from '../fields/field';

type Value = string | number;

export type Row = Readonly< Record< string, Value > >;

/** A part of the settings, as plugin/includes/Settings/Section.php declares it. */
export interface Section {
	readonly key: string;
	readonly tab: string;
	readonly title: string;
	readonly help: string;
	readonly fields: readonly Field[];
	/** Maximum number of rows of a list; 0 for a section that is not a list. */
	readonly rows: number;
	/** Name of a row, such as “Dịch vụ”. */
	readonly row: string;
	readonly blank: Row;
	readonly default: Row | readonly Row[];
}

/** The option `hien_site`: the stored values of each section. */
export type Site = Readonly< Record< string, Row | readonly Row[] > >;

/** Problems by the path of their field, such as `hien_site.services.0.link`. */
export type Problems = Readonly< Record< string, string > >;

export interface Tab {
	/** Key of its first section, for ids of elements. */
	readonly name: string;
	readonly title: string;
	readonly sections: readonly Section[];
}

/** Groups the sections by tab, in the order in which the tabs first appear. */
export function tabsOf( sections: readonly Section[] ): Tab[] {
	const titles = [ ...new Set( sections.map( ( { tab } ) => tab ) ) ];
	return titles.map( ( title ) => {
		const own = sections.filter( ( { tab } ) => tab === title );
		return { name: own[ 0 ]?.key ?? '', title, sections: own };
	} );
}

/** The value of a section that is not a list. */
export function fieldsOf( section: Section, site: Site | null ): Row {
	return {
		...section.blank,
		...( site?.[ section.key ] ?? section.default ),
	} as Row;
}

/** The rows of a section that is a list. */
export function rowsOf( section: Section, site: Site | null ): readonly Row[] {
	const value = site?.[ section.key ] ?? section.default;
	return Array.isArray( value ) ? ( value as readonly Row[] ) : [];
}

/** The sections that differ from the stored ones; undefined if none does. */
export function changedSections(
	stored: Site | null,
	site: Site
): Site | undefined {
	const changed = Object.entries( site ).filter(
		( [ key, value ] ) =>
			JSON.stringify( value ) !== JSON.stringify( stored?.[ key ] )
	);
	return changed.length > 0 ? Object.fromEntries( changed ) : undefined;
}

export function replaceRow(
	rows: readonly Row[],
	index: number,
	row: Row
): readonly Row[] {
	return rows.map( ( each, position ) =>
		position === index ? row : each
	);
}

export function removeRow(
	rows: readonly Row[],
	index: number
): readonly Row[] {
	return rows.filter( ( _, position ) => position !== index );
}

/** Moves a row of a list; returns the same array if there is no position `to`. */
export function moveRow(
	rows: readonly Row[],
	from: number,
	to: number
): readonly Row[] {
	const row = rows[ from ];
	if ( row === undefined || to < 0 || to >= rows.length ) {
		return rows;
	}
	const others = removeRow( rows, from );
	return [ ...others.slice( 0, to ), row, ...others.slice( to ) ];
}

/** The text of a row's first field; '' if that is a number. */
export function titleOf( section: Section, row: Row ): string {
	const first = section.fields[ 0 ];
	const value = first && row[ first.key ];
	return typeof value === 'string' ? value : '';
}

/** Reads the problems from an error response of core's settings route; {} for any other error. */
export function problemsOf( error: unknown ): Problems {
	const { data } = ( error ?? {} ) as {
		data?: { params?: Record< string, string > };
	};
	return data?.params ?? {};
}

function isWithin( problemPath: string, path: string ): boolean {
	return problemPath === path || problemPath.startsWith( `${ path }.` );
}

/** Counts the problems at these paths and below them. */
export function countProblems(
	problems: Problems,
	paths: readonly string[]
): number {
	return Object.keys( problems ).filter( ( problemPath ) =>
		paths.some( ( path ) => isWithin( problemPath, path ) )
	).length;
}

/** Removes the problems at a path, whose value has changed, and below it. */
export function withoutProblems( problems: Problems, path: string ): Problems {
	return Object.fromEntries(
		Object.entries( problems ).filter(
			( [ problemPath ] ) => ! isWithin( problemPath, path )
		)
	);
}
