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

it( 'reads however many pages there are', () => {
	const times = Array.from( { length: 200_000 }, () => Date.now() );
	mockValues = { 'presence/7': { ...times } };
	const { result } = renderHook( () => usePresence( '7' ) );
	expect( result.current ).toBe( true );
} );

it( 'counts users as online for five minutes after their last presence, by the clock of the server', () => {
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
