import { writeBoot } from '../../tests/js/server';
import { pagePath, pathOf, restPath, withoutPage } from './paths';

describe( 'restPath()', () => {
	it( 'fills a template as rawurlencode() does', () => {
		expect(
			restPath( 'posts/{slug}?page={part}', {
				slug: "mùa-hè'(1)",
				part: 2,
			} )
		).toBe( 'posts/m%C3%B9a-h%C3%A8%27%281%29?page=2' );
	} );

	it( 'leaves nothing where a param is missing', () => {
		expect(
			restPath( 'posts?search={search}&page={page}', { page: 1 } )
		).toBe( 'posts?search=&page=1' );
	} );
} );

describe( 'pagePath()', () => {
	it.each( [
		[ '/tin-moi', 1, '/tin-moi' ],
		[ '/tin-moi', 3, '/tin-moi/page/3' ],
		[ '/', 2, '/page/2' ],
	] )( 'of %s, page %d is %s', ( path, page, expected ) => {
		expect( pagePath( path, page ) ).toBe( expected );
		expect( withoutPage( expected ) ).toBe( path );
	} );
} );

describe( 'pathOf()', () => {
	const of = ( address: string ) => pathOf( new URL( address ) );

	it( 'is the path below home', () => {
		writeBoot( { home: 'http://localhost/blog', base: '/blog' } );
		expect( of( 'http://localhost/blog' ) ).toBe( '/' );
		expect( of( 'http://localhost/blog/' ) ).toBe( '/' );
		expect( of( 'http://localhost/blog/tin-moi/' ) ).toBe( '/tin-moi' );
	} );

	it( 'is null beside home and on other sites', () => {
		writeBoot( { home: 'http://localhost/blog', base: '/blog' } );
		expect( of( 'http://localhost/blogs' ) ).toBeNull();
		expect( of( 'http://localhost/' ) ).toBeNull();
		expect( of( 'https://localhost/blog/tin-moi' ) ).toBeNull();
	} );
} );
