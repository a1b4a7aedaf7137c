import { act, configure, renderHook, waitFor } from '@testing-library/react';
import apiFetch from '@wordpress/api-fetch';
import type { SearchRebuild } from '../../contract/types';
import { useSearchRebuild } from './use-search-rebuild';

// StrictMode sends the first request twice.
configure( { reactStrictMode: false } );

type Answer = SearchRebuild | Error | Promise< SearchRebuild >;

const PATH = '/thay-an/v1/search/rebuild';

/** The requests that the server got: the method, and the argument of a POST. */
let asked: string[];

/** Responds to the calls in order. */
function serve( ...answers: Answer[] ): void {
	asked = [];
	apiFetch.setFetchHandler( ( { path, method, data } ) => {
		expect( path ).toMatch( PATH );
		const { anew } = ( data ?? {} ) as { anew?: boolean };
		asked.push( method === 'POST' ? `POST anew: ${ anew }` : 'GET' );
		const answer = answers.shift();
		return answer instanceof Error
			? Promise.reject( answer )
			: Promise.resolve( answer );
	} );
}

function progress( running: boolean, done: number ): SearchRebuild {
	return { running, done, total: 120 };
}

function open() {
	return renderHook( () => useSearchRebuild( 'thay-an/v1' ) );
}

const IDLE = progress( false, 120 );

beforeEach( () => {
	window.reportError = jest.fn();
} );

it( 'checks, and does nothing where there is nothing to do', async () => {
	serve( IDLE );
	const { result } = open();
	expect( result.current.status ).toBe( 'checking' );
	await waitFor( () => expect( result.current.status ).toBe( 'idle' ) );
	expect( asked ).toEqual( [ 'GET' ] );
} );

it( 'begins anew, goes on batch by batch, and says how much it was', async () => {
	serve(
		IDLE,
		progress( true, 50 ),
		progress( true, 100 ),
		progress( false, 120 )
	);
	const { result } = open();
	await waitFor( () => expect( result.current.status ).toBe( 'idle' ) );
	act( () => result.current.begin() );
	expect( result.current.status ).toBe( 'working' );
	await waitFor( () => expect( result.current.status ).toBe( 'done' ) );
	expect( asked ).toEqual( [
		'GET',
		'POST anew: true',
		'POST anew: false',
		'POST anew: false',
	] );
	expect( result.current.progress ).toEqual( progress( false, 120 ) );
} );

it( 'goes on with what was left when the screen was closed', async () => {
	serve( progress( true, 50 ), progress( false, 120 ) );
	const { result } = open();
	await waitFor( () => expect( result.current.status ).toBe( 'done' ) );
	expect( asked ).toEqual( [ 'GET', 'POST anew: false' ] );
} );

it( 'stops when the screen is closed', async () => {
	let answerBatch: ( value: SearchRebuild ) => void = () => {};
	const held = new Promise< SearchRebuild >( ( resolve ) => {
		answerBatch = resolve;
	} );
	serve( progress( true, 50 ), held, progress( false, 120 ) );
	const { unmount } = open();
	await waitFor( () => expect( asked ).toHaveLength( 2 ) );
	unmount();
	await act( async () => answerBatch( progress( true, 100 ) ) );
	expect( asked ).toEqual( [ 'GET', 'POST anew: false' ] );
} );

it( 'takes up the same batch after a failure, without beginning anew', async () => {
	serve(
		IDLE,
		progress( true, 50 ),
		new Error( 'Mất mạng' ),
		progress( false, 120 )
	);
	const { result } = open();
	await waitFor( () => expect( result.current.status ).toBe( 'idle' ) );
	act( () => result.current.begin() );
	await waitFor( () => expect( result.current.status ).toBe( 'failed' ) );
	expect( result.current.progress ).toEqual( progress( true, 50 ) );
	act( () => result.current.retry() );
	await waitFor( () => expect( result.current.status ).toBe( 'done' ) );
	expect( asked.slice( 1 ) ).toEqual( [
		'POST anew: true',
		'POST anew: false',
		'POST anew: false',
	] );
} );

it( 'begins anew after a failure before anything was begun', async () => {
	serve( IDLE, new Error( 'Mất mạng' ), progress( false, 120 ) );
	const { result } = open();
	await waitFor( () => expect( result.current.status ).toBe( 'idle' ) );
	act( () => result.current.begin() );
	await waitFor( () => expect( result.current.status ).toBe( 'failed' ) );
	act( () => result.current.retry() );
	await waitFor( () => expect( result.current.status ).toBe( 'done' ) );
	expect( asked.slice( 1 ) ).toEqual( [
		'POST anew: true',
		'POST anew: true',
	] );
	expect( window.reportError ).toHaveBeenCalledTimes( 1 );
} );
