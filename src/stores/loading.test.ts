import type { DataRegistry } from '@wordpress/data';
import { createSiteRegistry } from '../app/registry';
import { loadingStore, startWaiting } from './loading';
import type { LoadingStatus } from './loading';

let registry: DataRegistry;
let seen: LoadingStatus[];

beforeEach( () => {
	jest.useFakeTimers();
	registry = createSiteRegistry();
	seen = [];
	registry.subscribe( () => {
		const status = registry.select( loadingStore ).getStatus();
		if ( seen.at( -1 ) !== status ) {
			seen.push( status );
		}
	} );
} );

afterEach( () => {
	jest.useRealTimers();
} );

it( 'runs no bar for a wait that ends at once', () => {
	startWaiting( registry ).finish();
	jest.runAllTimers();
	expect( seen ).toEqual( [] );
} );

it( 'runs the bar until the end, which comes once', () => {
	const wait = startWaiting( registry );
	jest.runAllTimers();
	const other = startWaiting( registry );
	wait.finish();
	wait.finish();
	expect( seen ).toEqual( [ 'loading' ] );
	other.finish();
	expect( seen ).toEqual( [ 'loading', 'idle' ] );
} );

it( 'goes on with the bar of a wait that it overtakes', () => {
	const first = startWaiting( registry );
	jest.runAllTimers();
	const second = startWaiting( registry );
	first.finish();
	jest.runAllTimers();
	second.finish();
	expect( seen ).toEqual( [ 'loading', 'idle' ] );
} );

it( 'shows a failure that comes at once, and ends with it', () => {
	const wait = startWaiting( registry );
	wait.fail();
	wait.finish();
	jest.runAllTimers();
	expect( seen.at( -1 ) ).toBe( 'failed' );

	void registry.dispatch( loadingStore ).start();
	expect( seen.at( -1 ) ).toBe( 'loading' );
} );
