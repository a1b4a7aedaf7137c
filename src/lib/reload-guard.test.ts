import { RELOAD_GUARD, mayReload } from './reload-guard';

beforeEach( () => {
	jest.useFakeTimers();
	window.sessionStorage.clear();
} );
afterEach( () => jest.useRealTimers() );

test( 'a page reloads by itself once in a while for each reason', () => {
	expect( mayReload( 'user', '/tin-moi' ) ).toBe( true );
	expect( mayReload( 'user', '/tin-moi' ) ).toBe( false );
	expect( mayReload( 'user', '/videos' ) ).toBe( true );
	expect( mayReload( 'code' ) ).toBe( true );
	expect( mayReload( 'code' ) ).toBe( false );
	jest.advanceTimersByTime( RELOAD_GUARD );
	expect( mayReload( 'user', '/tin-moi' ) ).toBe( true );
} );

test( 'a page does not reload by itself where the browser cannot store that it did', () => {
	jest.spyOn( Storage.prototype, 'setItem' ).mockImplementation( () => {
		throw new Error( 'full' );
	} );
	expect( mayReload( 'code' ) ).toBe( false );
	jest.restoreAllMocks();
} );
