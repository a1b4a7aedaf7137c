import { writeBoot } from '../../tests/js/server';
import type { RouteName } from '../contract/routes';
import vectors from '../../tests/vectors/paths.json';
import {
	isSafePath,
	routesOf,
	screenPath,
	searchDestination,
	withoutTracking,
} from './destination';

const QUERY = { s: 'ấm trà' };

function form(
	fields: Readonly< Record< string, string > >,
	action = '/'
): HTMLFormElement {
	const element = document.createElement( 'form' );
	element.setAttribute( 'role', 'search' );
	element.action = action;
	Object.entries( fields ).forEach( ( [ name, value ] ) => {
		const input = document.createElement( 'input' );
		element.append( Object.assign( input, { name, value } ) );
	} );
	return element;
}

describe( 'searchDestination()', () => {
	beforeEach( () => writeBoot( { home: 'http://localhost', base: '' } ) );

	it.each( [ '/', '/?s=' ] )(
		'is our results for a form that searches the whole site at %s',
		( action ) => {
			expect( searchDestination( form( QUERY, action ) )?.path ).toBe(
				`/?s=${ encodeURIComponent( QUERY.s ) }`
			);
		}
	);

	it( 'writes an apostrophe as PHP does', () => {
		expect( searchDestination( form( { s: "d'Arc" } ) )?.path ).toBe(
			'/?s=d%27Arc'
		);
	} );

	it( 'is our results in a browser that reflects no attributes of ARIA', () => {
		const search = form( QUERY );
		Object.defineProperty( search, 'role', { value: undefined } );
		expect( searchDestination( search ) ).not.toBeNull();
	} );

	it( 'is none for a form that searches a part of it, such as products', () => {
		expect(
			searchDestination( form( { ...QUERY, post_type: 'product' } ) )
		).toBeNull();
	} );

	it( 'is none for a form with a field named action, whose value is no address', () => {
		expect(
			searchDestination( form( { ...QUERY, action: 'search_products' } ) )
		).toBeNull();
	} );

	it( 'is none for a form of another kind', () => {
		const other = form( QUERY );
		other.removeAttribute( 'role' );
		expect( searchDestination( other ) ).toBeNull();
	} );
} );

describe( 'screenPath()', () => {
	it.each( [
		'customize_changeset_uuid=0b9c&customize_messenger_channel=preview-0',
		'preview=true',
		'preview_id=5&preview_nonce=ab',
	] )( 'is none for a preview of unsaved changes: ?%s', ( query ) => {
		writeBoot( { home: 'http://localhost', base: '' } );
		for ( const path of [ '/', '/tin-moi', '/wordpress/bai-cha' ] ) {
			const url = new URL( `http://localhost${ path }?${ query }` );
			expect( screenPath( url ) ).toBeNull();
		}
	} );
} );

describe( 'as in PHP', () => {
	it.each( vectors.safe as [ string, boolean ][] )(
		'whether %p may be the path of a screen is %p',
		( path, isSafe ) => {
			expect( isSafePath( path ) ).toBe( isSafe );
		}
	);

	it.each( vectors.routes as [ string, RouteName, boolean ][] )(
		'whether %p may belong to the route %p is %p',
		( path, route, belongs ) => {
			expect( routesOf( path ).includes( route ) ).toBe( belongs );
		}
	);
} );

describe( 'withoutTracking()', () => {
	const clean = ( query: string ) =>
		withoutTracking( new URL( `http://localhost/bai${ query }` ) ).search;

	it.each( [
		'fbclid',
		'gclid',
		'gad_source',
		'wbraid',
		'zarsrc',
		'utm_source',
		'utm_medium',
		'msclkid',
		'ttclid',
		'igshid',
		'mc_eid',
		'FBCLID',
	] )( 'an address is shown without %s', ( name ) => {
		expect( clean( `?${ name }=a%20b&s=ấm+trà&${ name }=c` ) ).toBe(
			'?s=%E1%BA%A5m+tr%C3%A0'
		);
		expect( clean( `?${ name }=1` ) ).toBe( '' );
	} );

	it.each( [ '?s=utm_source', '?action=comment', '?p=5', '?ref=a', '' ] )(
		'%p is no such argument',
		( query ) => {
			const url = new URL( `http://localhost/bai${ query }` );
			expect( withoutTracking( url ) ).toBe( url );
		}
	);
} );
