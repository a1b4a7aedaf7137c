import { readStorage, writeStorage } from './storage';

it( 'remembers, and forgets on null', () => {
	expect( writeStorage( 'localStorage', 'k', 'v' ) ).toBe( true );
	expect( readStorage( 'localStorage', 'k' ) ).toBe( 'v' );
	writeStorage( 'localStorage', 'k', null );
	expect( readStorage( 'localStorage', 'k' ) ).toBeNull();
} );

it( 'says so where the browser forbids storage', () => {
	const forbidden = jest
		.spyOn( Storage.prototype, 'setItem' )
		.mockImplementation( () => {
			throw new DOMException( 'denied', 'SecurityError' );
		} );
	expect( writeStorage( 'localStorage', 'k', 'v' ) ).toBe( false );
	forbidden.mockRestore();
} );
