import { act, renderHook } from '@testing-library/react';
import { usePresence } from './use-presence';

const MINUTE = 60_000;

let mockValues: { [ path: string ]: unknown };
jest.mock( './use-value', () => ( {
	useValue: ( path: string ) => mockValues[ path ],
} ) );

beforeEach( () => {
	jest.useFakeTimers();
	mockValues = {};
} );

afterEach( () => {
	jest.useRealTimers();
} );

it( 'counts who has said within five minutes that they are here, by the clock of the server', () => {
	const { result, rerender } = renderHook( () => usePresence( '7' ) );
	const presence = ( value: unknown, offset = 0 ) => {
		mockValues = {
			'presence/7': value,
			'.info/serverTimeOffset': offset,
		};
		rerender();
		return result.current;
	};
	expect( result.current ).toBeUndefined();
	expect( presence( null ) ).toBe( false );
	expect( presence( { a: Date.now() - 6 * MINUTE } ) ).toBe( false );
	expect( presence( { a: Date.now() - 6 * MINUTE }, -2 * MINUTE ) ).toBe(
		true
	);
	expect(
		presence( { a: Date.now() - 6 * MINUTE, b: Date.now() - MINUTE } )
	).toBe( true );
	act( () => jest.advanceTimersByTime( 4 * MINUTE - 1 ) );
	expect( result.current ).toBe( true );
	act( () => jest.advanceTimersByTime( 1 ) );
	expect( result.current ).toBe( false );
} );
