import { renderHook } from '@testing-library/react';
import { watchActivity } from '../watch-activity';
import type { Activity } from '../watch-activity';
import { useStayConnected } from './use-stay-connected';

const MINUTE = 60_000;

/** By how much the server's clock is ahead. */
const mockOffset = 3 * 60 * MINUTE;
jest.mock( '../conversation/use-value', () => ( {
	useValue: () => mockOffset,
} ) );

const pause = jest.fn();
let activity: Activity;

beforeEach( () => {
	jest.useFakeTimers();
	pause.mockClear();
	jest.spyOn( document, 'hidden', 'get' ).mockReturnValue( true );
	activity = watchActivity( {
		getSnapshot: () => ( {
			state: 'online',
			reason: '',
			triesAgain: false,
			session: null,
		} ),
		pause,
		resume: () => Promise.resolve(),
		retry: () => {},
	} );
	activity.use();
} );

afterEach( () => {
	activity.stop();
	jest.restoreAllMocks();
	jest.useRealTimers();
} );

it( 'keeps a hidden page connected for half an hour after the last message, by the clock of the server', () => {
	const now = Date.now() + mockOffset;
	const { rerender } = renderHook(
		( { lastAt } ) => useStayConnected( false, lastAt ),
		{ initialProps: { lastAt: now - 10 * MINUTE } }
	);
	jest.advanceTimersByTime( 15 * MINUTE );
	expect( pause ).not.toHaveBeenCalledWith( false );
	rerender( { lastAt: now + 15 * MINUTE } );
	jest.advanceTimersByTime( 29 * MINUTE );
	expect( pause ).not.toHaveBeenCalledWith( false );
	jest.advanceTimersByTime( 2 * MINUTE );
	expect( pause ).toHaveBeenLastCalledWith( false );
} );

it( 'keeps it connected while the conversation is open, however long', () => {
	const { rerender } = renderHook(
		( { isOpen } ) => useStayConnected( isOpen, 0 ),
		{ initialProps: { isOpen: true } }
	);
	jest.advanceTimersByTime( 300 * MINUTE );
	expect( pause ).not.toHaveBeenCalledWith( false );
	rerender( { isOpen: false } );
	jest.advanceTimersByTime( 2 * MINUTE );
	expect( pause ).toHaveBeenLastCalledWith( false );
} );
