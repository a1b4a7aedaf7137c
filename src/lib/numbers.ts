/** Thousands with dots: 1.248. */
export function formatNumber( value: number ): string {
	return String( value ).replace( /\B(?=(\d{3})+$)/g, '.' );
}

const KILOBYTE = 1024;
const MEGABYTE = KILOBYTE * KILOBYTE;

/** A file's size: 812 B, 640 KB, 1,2 MB. */
export function formatSize( bytes: number ): string {
	if ( bytes < KILOBYTE ) {
		return `${ bytes } B`;
	}
	const kilobytes = Math.round( bytes / KILOBYTE );
	return kilobytes < KILOBYTE
		? `${ kilobytes } KB`
		: `${ ( bytes / MEGABYTE ).toFixed( 1 ).replace( '.', ',' ) } MB`;
}

/** The numbers that a pagination shows: both ends and three round the current; null is a gap. */
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
