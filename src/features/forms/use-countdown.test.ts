import { act, renderHook } from '@testing-library/react';
import { useCountdown } from './use-countdown';

beforeEach( () => {
	jest.useFakeTimers();
} );

afterEach( () => {
	jest.useRealTimers();
} );

const pass = ( seconds: number ) =>
	act( () => jest.advanceTimersByTime( seconds * 1000 ) );

it( 'counts down again for each number of seconds', () => {
	const { result, rerender } = renderHook( useCountdown, {
		initialProps: 3,
	} );
	pass( 1 );
	expect( result.current ).toBe( 2 );
	rerender( 5 );
	expect( result.current ).toBe( 5 );
} );

it( 'runs no timer while nothing is left', () => {
	const { result, rerender } = renderHook( useCountdown, {
		initialProps: 0,
	} );
	expect( jest.getTimerCount() ).toBe( 0 );
	rerender( 2 );
	pass( 2 );
	expect( result.current ).toBe( 0 );
	expect( jest.getTimerCount() ).toBe( 0 );
} );
