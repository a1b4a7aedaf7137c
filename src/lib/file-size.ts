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
