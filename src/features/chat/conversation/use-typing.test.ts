import { act, renderHook } from '@testing-library/react';
import { toMessage } from './message';
import type { Message, Side } from './message';
import { useTyping } from './use-typing';

const mockType = jest.fn();
const mockSession = {
	sdk: { createTyping: () => ( { type: mockType, stop: () => {} } ) },
	database: {},
	me: { uid: '1' },
};
jest.mock( '../site-connection', () => ( {
	useSession: () => mockSession,
} ) );

function message( key: string, type: Side, uid: string ): Message {
	const read = toMessage( key, { type, user_id: uid } );
	if ( ! read ) {
		throw new Error( key );
	}
	return read;
}

it( 'flags the latest message of the own side, if the user wrote it', () => {
	const messages = [
		message( 'a', 'Admin', '1' ),
		message( 'b', 'Admin', '2' ),
		message( 'c', 'Admin', '1' ),
		message( 'd', 'user', '7' ),
	];
	const flagged = ( count: number ) => {
		renderHook( () =>
			useTyping( '7', 'Admin', messages.slice( 0, count ) )
		).result.current.type();
		return mockType.mock.lastCall as unknown;
	};
	expect( flagged( 4 ) ).toEqual( [ 'c' ] );
	expect( flagged( 2 ) ).toEqual( [ undefined ] );
	expect( flagged( 0 ) ).toEqual( [ undefined ] );
} );

it( 'shows typing for a minute at most: the database may not notice that a connection is dead', () => {
	jest.useFakeTimers();
	const sent = message( 'a', 'user', '7' );
	const { result, rerender } = renderHook(
		( isOnPress: boolean ) =>
			useTyping( '7', 'Admin', [ { ...sent, isOnPress } ] ).isOtherTyping,
		{ initialProps: true }
	);
	act( () => jest.advanceTimersByTime( 59_999 ) );
	expect( result.current ).toBe( true );
	act( () => jest.advanceTimersByTime( 1 ) );
	expect( result.current ).toBe( false );
	rerender( false );
	rerender( true );
	expect( result.current ).toBe( true );
	jest.useRealTimers();
} );
