import { writeBoot } from '../../tests/js/server';
import { href, pagePath, pathOf, restPath, withoutPage } from './paths';

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
		[ '/?cat=3', 2, '/?cat=3&paged=2' ],
	] )( 'of %s, page %d is %s', ( path, page, expected ) => {
		expect( pagePath( path, page ) ).toBe( expected );
		expect( withoutPage( expected ) ).toBe( path );
	} );
} );

describe( 'href() and pathOf()', () => {
	const home = 'http://localhost/blog';

	it.each( [
		[ '', '', '/tin-moi', '/tin-moi' ],
		[ '', '/', '/tin-moi?a=/b#c', '/tin-moi/?a=/b#c' ],
		[ '/index.php', '', '/tin-moi', '/index.php/tin-moi' ],
		[ '/index.php', '/', '/a/b/page/2', '/index.php/a/b/page/2/' ],
		[ '/index.php', '/', '/', '/' ],
		[ '/index.php', '/', '/?s=a', '/?s=a' ],
		[ '/index.php', '/', '/#root', '/#root' ],
	] )( 'with "%s" and "%s", %s is at %s', ( root, slash, path, address ) => {
		writeBoot( { home, base: '/blog', root, slash } );
		expect( href( path ) ).toBe( home + address );
		expect( pathOf( new URL( href( path ) ) ) ).toBe(
			path.split( /[?#]/ )[ 0 ]
		);
	} );

	it( 'leave to the browser what lies beside index.php', () => {
		writeBoot( { home, base: '/blog', root: '/index.php' } );
		expect( pathOf( new URL( `${ home }/dien-dan/1` ) ) ).toBeNull();
		expect( pathOf( new URL( `${ home }/index.phpx` ) ) ).toBeNull();
		expect( pathOf( new URL( `${ home }/index.php` ) ) ).toBe( '/' );
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
