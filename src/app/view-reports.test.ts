import { homeScreen, postScreen, screenOf } from '../../tests/js/fixtures';
import { writeBoot } from '../../tests/js/server';
import type { LoadedScreen } from '../contract/types';
import { navigationStore } from '../stores/navigation';
import { createSiteRegistry } from './registry';
import { startViewReports } from './view-reports';

const sendBeacon = jest.fn< boolean, [ string, URLSearchParams ] >();
let stop: () => void;

function reportedIds(): ( string | null )[] {
	return sendBeacon.mock.calls.map( ( [ , body ] ) => body.get( 'id' ) );
}

function setVisibility( state: DocumentVisibilityState ): void {
	jest.spyOn( document, 'visibilityState', 'get' ).mockReturnValue( state );
}

/** Starts the reports with a screen; returns a function that shows another one. */
function showing( screen: LoadedScreen ): ( next: LoadedScreen ) => void {
	const registry = createSiteRegistry();
	const show = ( next: LoadedScreen ) =>
		void registry
			.dispatch( navigationStore )
			.commit( next, window.location );
	show( screen );
	stop = startViewReports( registry );
	return show;
}

beforeEach( () => {
	jest.useFakeTimers();
	writeBoot();
	Object.assign( navigator, { sendBeacon } );
	sendBeacon.mockClear();
} );

afterEach( () => {
	stop();
	jest.useRealTimers();
	jest.restoreAllMocks();
} );

it( 'reports a post that stays on the screen for some seconds, once', () => {
	showing( postScreen() );
	jest.advanceTimersByTime( 4900 );
	expect( sendBeacon ).not.toHaveBeenCalled();
	jest.advanceTimersByTime( 60_000 );
	expect( sendBeacon ).toHaveBeenCalledTimes( 1 );
	expect( sendBeacon.mock.calls[ 0 ]?.[ 0 ] ).toBe(
		'http://localhost/wp-json/hien/v1/views'
	);
	expect( reportedIds() ).toEqual( [ '11' ] );
} );

it( 'sends the nonce of a signed-in reader, and of nobody else', () => {
	const nonces = () =>
		sendBeacon.mock.calls.map( ( [ , body ] ) => body.get( '_wpnonce' ) );
	showing( postScreen() );
	jest.advanceTimersByTime( 6000 );
	expect( nonces() ).toEqual( [ null ] );
	stop();
	writeBoot( { nonce: 'abc' } );
	showing( postScreen() );
	jest.advanceTimersByTime( 6000 );
	expect( nonces() ).toEqual( [ null, 'abc' ] );
} );

it.each( [
	[ 'a video', screenOf( 'video', '/videos/hook', { params: { id: 7 } } ) ],
	[
		'a course',
		screenOf( 'course', '/khoa-hoc/react', { params: { id: 7 } } ),
	],
] )( 'reports %s', ( _, screen ) => {
	showing( screen );
	jest.advanceTimersByTime( 6000 );
	expect( reportedIds() ).toEqual( [ '7' ] );
} );

it.each( [
	[ 'a list', homeScreen() ],
	[ 'a page', screenOf( 'page', '/quy-tac', { params: { id: 5 } } ) ],
	[ 'an error', screenOf( 'error', '/khong-co', { status: 404 } ) ],
] )( 'does not report %s', ( _, screen ) => {
	showing( screen );
	jest.advanceTimersByTime( 60_000 );
	expect( sendBeacon ).not.toHaveBeenCalled();
} );

it( 'does not report what is left at once', () => {
	const show = showing( postScreen() );
	jest.advanceTimersByTime( 3000 );
	show( homeScreen() );
	jest.advanceTimersByTime( 60_000 );
	expect( sendBeacon ).not.toHaveBeenCalled();
} );

it( 'counts the seconds of each screen anew, and a post that comes back only once', () => {
	const show = showing( postScreen() );
	jest.advanceTimersByTime( 6000 );
	show( postScreen( { id: 12, slug: 'khac' } ) );
	jest.advanceTimersByTime( 4000 );
	expect( reportedIds() ).toEqual( [ '11' ] );
	jest.advanceTimersByTime( 2000 );
	show( postScreen() );
	jest.advanceTimersByTime( 6000 );
	expect( reportedIds() ).toEqual( [ '11', '12' ] );
} );

it( 'waits while the tab is hidden', () => {
	setVisibility( 'hidden' );
	showing( postScreen() );
	jest.advanceTimersByTime( 60_000 );
	expect( sendBeacon ).not.toHaveBeenCalled();
	setVisibility( 'visible' );
	jest.advanceTimersByTime( 5000 );
	expect( reportedIds() ).toEqual( [ '11' ] );
} );
