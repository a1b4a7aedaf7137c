import { act, fireEvent, render, screen } from '@testing-library/react';
import { RelativeDate } from './relative-date';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;

const POSTED = '2026-11-18T23:30:00+07:00';

/** Before the first interaction loads the code. */
async function load() {
	fireEvent.pointerMove( document.body );
	await act( () => jest.advanceTimersByTimeAsync( 3000 ) );
}

beforeEach( () => {
	jest.useFakeTimers( { now: Date.parse( POSTED ) + 3 * MINUTE } );
} );

afterEach( () => {
	jest.useRealTimers();
} );

// The first test of the file, because the code is loaded once per page.
it( 'is the day until the words are loaded, then how long ago it was', async () => {
	render( <RelativeDate iso={ POSTED } className="x" /> );
	const time = screen.getByText( '18/11/2026' );
	expect( time ).toHaveAttribute( 'datetime', POSTED );
	expect( time ).toHaveAttribute( 'title', '18/11/2026 23:30' );
	await load();
	expect( time ).toHaveTextContent( '3 phút trước' );
	expect( time ).toHaveAttribute( 'title', '18/11/2026 23:30' );
} );

it( 'is still right an hour later', async () => {
	render( <RelativeDate iso={ POSTED } /> );
	await load();
	const time = screen.getByText( '3 phút trước' );
	act( () => jest.advanceTimersByTime( 2 * MINUTE ) );
	expect( time ).toHaveTextContent( '5 phút trước' );
	act( () => jest.advanceTimersByTime( HOUR ) );
	expect( time ).toHaveTextContent( 'một giờ trước' );
} );

it( 'rests while nobody sees the page, and is right when they come back', async () => {
	render( <RelativeDate iso={ POSTED } /> );
	await load();
	const time = screen.getByText( '3 phút trước' );
	const hidden = jest.spyOn( document, 'hidden', 'get' );
	hidden.mockReturnValue( true );
	act( () => jest.advanceTimersByTime( 2 * HOUR ) );
	expect( time ).toHaveTextContent( '3 phút trước' );
	hidden.mockReturnValue( false );
	act( () => void document.dispatchEvent( new Event( 'visibilitychange' ) ) );
	expect( time ).toHaveTextContent( '2 giờ trước' );
	hidden.mockRestore();
} );

it( 'is the day again once it is a month old', async () => {
	jest.setSystemTime( Date.parse( POSTED ) + 31 * 24 * HOUR );
	render( <RelativeDate iso={ POSTED } /> );
	await load();
	expect( screen.getByText( '18/11/2026' ) ).toBeVisible();
} );

it( 'shares one timer with all others, which ends with the last', () => {
	const { rerender, unmount } = render(
		<>
			<RelativeDate key="a" iso={ POSTED } />
			<RelativeDate key="b" iso={ POSTED } />
		</>
	);
	const timers = jest.getTimerCount();
	rerender( <RelativeDate key="a" iso={ POSTED } /> );
	expect( jest.getTimerCount() ).toBe( timers );
	unmount();
	expect( jest.getTimerCount() ).toBe( 0 );
} );
