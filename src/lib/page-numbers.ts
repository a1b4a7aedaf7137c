/** The numbers that a pagination shows: the first, the last, and three around the current page; null is a gap. */
export function pageNumbers(
	page: number,
	pages: number
): ( number | null )[] {
	const start = Math.max( 1, Math.min( page - 1, pages - 2 ) );
	const end = Math.min( pages, start + 2 );
	const shown = new Set( [ 1, pages ] );
	for ( let number = start; number <= end; number++ ) {
		shown.add( number );
	}
	const numbers: ( number | null )[] = [];
	let last = 0;
	for ( const number of [ ...shown ].sort( ( a, b ) => a - b ) ) {
		if ( number - last === 2 ) {
			numbers.push( number - 1 );
		} else if ( number - last > 2 ) {
			numbers.push( null );
		}
		numbers.push( number );
		last = number;
	}
	return numbers;
}
