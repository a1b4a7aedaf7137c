import { act, render } from '@testing-library/react';
import { LoadingBar } from './loading-bar';

beforeEach( () => {
	jest.useFakeTimers();
} );

afterEach( () => {
	jest.useRealTimers();
} );

function renderBar() {
	const { container, rerender } = render( <LoadingBar status="loading" /> );
	return {
		wait: ( time: number ) => act( () => jest.advanceTimersByTime( time ) ),
		become: ( status: 'idle' | 'failed' ) =>
			rerender( <LoadingBar status={ status } /> ),
		bar: () => container.querySelector( '.hien-loading-bar' ),
		width: () =>
			parseFloat(
				container.querySelector< HTMLElement >(
					'.hien-loading-bar__fill'
				)?.style.width ?? '-1'
			),
	};
}

it( 'is not shown for what takes less than 200 ms', () => {
	const { wait, become, bar } = renderBar();
	wait( 199 );
	expect( bar() ).toBeNull();
	become( 'idle' );
	wait( 1000 );
	expect( bar() ).toBeNull();
} );

it( 'rises over about five seconds and waits for the end', () => {
	const { wait, width } = renderBar();
	wait( 200 );
	expect( width() ).toBe( 0 );
	wait( 2500 );
	expect( width() ).toBe( 50 );
	wait( 10_000 );
	expect( width() ).toBe( 95 );
} );

it( 'fills up when it is over, and goes half a second later', () => {
	const { wait, become, bar, width } = renderBar();
	wait( 1000 );
	become( 'idle' );
	expect( width() ).toBe( 100 );
	wait( 499 );
	expect( bar() ).not.toBeNull();
	wait( 1 );
	expect( bar() ).toBeNull();
} );

it( 'turns red on failure, also on an early one', () => {
	const { wait, become, bar } = renderBar();
	become( 'failed' );
	expect( bar() ).toHaveClass( 'is-failed' );
	wait( 500 );
	expect( bar() ).toBeNull();
} );
