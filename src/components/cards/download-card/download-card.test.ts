import { formatSize } from './download-card';

describe( 'formatSize()', () => {
	it.each( [
		[ 0, '0 B' ],
		[ 1023, '1023 B' ],
		[ 1024, '1 KB' ],
		[ 655360, '640 KB' ],
		[ 1048063, '1023 KB' ],
		[ 1048064, '1,0 MB' ],
		[ 1258291, '1,2 MB' ],
		[ 1310720, '1,3 MB' ],
	] )( 'writes %d bytes as %s', ( bytes, text ) => {
		expect( formatSize( bytes ) ).toBe( text );
	} );
} );
