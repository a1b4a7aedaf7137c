import { scrollIntoView } from '../../tests/js/browser';
import { scrollToFirstTarget } from './scroll';

beforeEach( () => {
	const target = document.createElement( 'h2' );
	target.id = 'muc-một';
	document.body.replaceChildren( target );
	window.scrollTo( { top: 0 } );
} );

afterEach( () => window.history.replaceState( null, '', '/' ) );

describe( 'scrollToFirstTarget()', () => {
	it.each( [ '#muc-một', '#muc-m%E1%BB%99t' ] )(
		'goes to the target of %s where the browser has not',
		( hash ) => {
			window.history.replaceState( null, '', hash );
			scrollToFirstTarget();
			expect( scrollIntoView ).toHaveBeenCalledTimes( 1 );
		}
	);

	it( 'does not scroll a page that is scrolled already', () => {
		window.history.replaceState( null, '', '#muc-một' );
		window.scrollTo( { top: 320 } );
		scrollToFirstTarget();
		expect( scrollIntoView ).not.toHaveBeenCalled();
	} );

	it.each( [ '', '#', '#khong-co', '#100%' ] )(
		'stays at the top for %p',
		( hash ) => {
			window.history.replaceState( null, '', `/${ hash }` );
			scrollToFirstTarget();
			expect( scrollIntoView ).not.toHaveBeenCalled();
		}
	);
} );
