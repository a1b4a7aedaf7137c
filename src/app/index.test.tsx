import { renderToString } from 'react-dom/server';
import { screen, waitFor } from '@testing-library/react';
import { RegistryProvider } from '@wordpress/data';
import { BINH, homeScreen } from '../../tests/js/fixtures';
import { renderApp } from '../../tests/js/render-app';
import { serve, writeBoot } from '../../tests/js/server';
import { siteKey } from '../lib/site-key';
import { wasSignedIn } from '../lib/signed-in-flag';
import { App } from './app';

jest.mock( '../lib/public-path', () => ( {} ) );

const mockPrefetch = jest.fn();
jest.mock( '../navigation/prefetch', () => ( {
	startPrefetch: mockPrefetch,
} ) );

let mockIsThere = false;
jest.mock( './view-reports', () => {
	if ( ! mockIsThere ) {
		throw new Error( 'This chunk cannot be loaded' );
	}
	return { startViewReports: jest.fn() };
} );

const clickQueue = {
	passToReact: jest.fn(),
	replay: jest.fn(),
	passToBrowser: jest.fn(),
	reload: jest.fn(),
	fail: jest.fn(),
	isBack: jest.fn(),
};

/** Puts the home page into the document, as the server prints it. */
async function printPage(
	overrides: Parameters< typeof writeBoot >[ 0 ] = {}
): Promise< void > {
	const { registry, unmount } = await renderApp(
		homeScreen(),
		'/',
		overrides
	);
	unmount();
	const root = document.createElement( 'div' );
	root.id = 'root';
	root.append(
		document.createRange().createContextualFragment(
			renderToString(
				<RegistryProvider value={ registry }>
					<App />
				</RegistryProvider>
			)
		)
	);
	document.body.append( root );
}

beforeEach( () => {
	serve( {} );
	jest.resetAllMocks();
	window.hienClicks = clickQueue;
	// Messages between tabs, which jsdom does not carry.
	Object.assign( globalThis, {
		BroadcastChannel: class {
			postMessage = jest.fn();
			close = jest.fn();
		},
	} );
} );

it( 'requests again late code that could not be loaded, and starts each feature for itself', async () => {
	await printPage();
	const main = screen.getByRole( 'main' );
	mockPrefetch.mockImplementation( () => {
		throw new Error( 'broken' );
	} );

	await import( './index' );

	await waitFor( () =>
		expect( jest.mocked( window.reportError ).mock.calls ).toEqual( [
			[ new Error( 'This chunk cannot be loaded' ) ],
		] )
	);
	const notices = () => document.querySelector( '.hien-notices' );
	expect( notices() ).toBeNull();
	mockIsThere = true;
	await waitFor( () => expect( notices() ).toBeInTheDocument() );
	expect( window.reportError ).toHaveBeenLastCalledWith(
		new Error( 'broken' )
	);
	expect( screen.getByRole( 'main' ) ).toBe( main );
	expect( clickQueue.passToReact ).toHaveBeenCalledTimes( 1 );
	expect( clickQueue.replay ).toHaveBeenCalledTimes( 1 );
	expect( clickQueue.fail ).not.toHaveBeenCalled();
	// The notices have started: this page's user is known.
	await waitFor( () =>
		expect( window.localStorage.getItem( siteKey( 'user' ) ) ).toBe( '' )
	);
} );

it( 'notes that a member is here, however they have signed in, for pages that a cache prints for a visitor', async () => {
	await printPage( { user: BINH, nonce: 'n0nce' } );
	expect( wasSignedIn() ).toBe( false );
	await jest.isolateModulesAsync( async () => {
		await import( './index' );
	} );
	await waitFor( () => expect( wasSignedIn() ).toBe( true ) );
	// The notices have started.
	await waitFor( () =>
		expect( window.localStorage.getItem( siteKey( 'user' ) ) ).toBe(
			String( BINH.id )
		)
	);
} );

it( 'stops quietly where a copy of the page is read at another address', async () => {
	await printPage();
	writeBoot( { home: 'https://vi-du.vn' } );
	await jest.isolateModulesAsync( async () => {
		await import( './index' );
	} );
	expect( clickQueue.passToBrowser ).toHaveBeenCalledTimes( 1 );
	expect( clickQueue.passToReact ).not.toHaveBeenCalled();
	expect( window.reportError ).not.toHaveBeenCalled();
} );

it( 'leaves links to the browser until all is hydrated', async () => {
	writeBoot();
	const root = document.createElement( 'div' );
	root.id = 'root';
	document.body.append( root );
	const listen = jest.fn();
	let isHydrated: ( () => void ) | null = null;
	await jest.isolateModulesAsync( async () => {
		jest.doMock( './app', () => ( { App: () => null } ) );
		jest.doMock( './start-features', () => ( {
			startFeatures: jest.fn(),
		} ) );
		jest.doMock( '../navigation', () => ( {
			...jest.requireActual< object >( '../navigation' ),
			listen,
		} ) );
		jest.doMock(
			'../components/ui/hydration-boundary/hydration-boundary',
			() => ( {
				...jest.requireActual< object >(
					'../components/ui/hydration-boundary/hydration-boundary'
				),
				whenHydrated: ( callback: () => void ) => {
					isHydrated = callback;
					return () => {};
				},
			} )
		);
		await import( './index' );
		await waitFor( () =>
			expect( clickQueue.passToReact ).toHaveBeenCalled()
		);
		await waitFor( () => expect( isHydrated ).not.toBeNull() );
	} );
	expect( listen ).not.toHaveBeenCalled();
	expect( clickQueue.replay ).not.toHaveBeenCalled();
	( isHydrated as ( () => void ) | null )?.();
	await waitFor( () =>
		expect( clickQueue.replay ).toHaveBeenCalledTimes( 1 )
	);
	expect( listen ).toHaveBeenCalledTimes( 1 );
} );

it( 'lets the page reload where the code of the first screen cannot be loaded', async () => {
	await printPage();
	await jest.isolateModulesAsync( async () => {
		jest.doMock( './start', () => ( {
			start: () => Promise.reject( new Error( 'no chunk' ) ),
		} ) );
		await import( './index' );
	} );
	await waitFor( () => expect( clickQueue.fail ).toHaveBeenCalledTimes( 1 ) );
	expect( window.reportError ).toHaveBeenCalledTimes( 1 );
} );
