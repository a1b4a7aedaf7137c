/** Joins class names and skips empty values: `cx( 'hien-card', isOpen && 'is-open' )`. */
export function cx(
	...names: ( string | false | null | undefined )[]
): string {
	return names.filter( Boolean ).join( ' ' );
}
