import { Suspense } from 'react';
import { act, fireEvent, render, screen } from '@testing-library/react';
import { lazyWithRetry } from './lazy-with-retry';
import { loadDocument } from './load-document';

jest.mock( './load-document', () => ( { loadDocument: jest.fn() } ) );

const importIt = jest.fn();

/** A page with a part whose chunk cannot be loaded, some seconds later. */
async function show( seconds: number ): Promise< void > {
	const Part = lazyWithRetry( importIt );
	render(
		<Suspense>
			<Part />
		</Suspense>
	);
	await pass( seconds );
}

function pass( seconds: number ): Promise< void > {
	return act( () => jest.advanceTimersByTimeAsync( seconds * 1000 ) );
}

function addTo( body: HTMLElement, tag: 'h1' | 'textarea' ): HTMLElement {
	const element = document.createElement( tag );
	element.tabIndex = -1;
	body.append( element );
	element.focus();
	return element;
}

beforeEach( () => {
	jest.useFakeTimers();
	jest.mocked( loadDocument ).mockReset();
	importIt.mockReset().mockRejectedValue( new Error( 'no chunk' ) );
} );

afterEach( () => {
	jest.useRealTimers();
} );

it( 'is there once its chunk can be loaded; the first failure is logged', async () => {
	await show( 2 );
	importIt.mockResolvedValue( () => <p>Phần này</p> );
	await pass( 1 );
	expect( screen.getByText( 'Phần này' ) ).toBeVisible();
	expect( window.reportError ).toHaveBeenCalledTimes( 1 );
	expect( loadDocument ).not.toHaveBeenCalled();
} );

it( 'waits for the device to be online by one listener at a time', async () => {
	const { mock } = jest.spyOn( window, 'addEventListener' );
	await show( 120 );
	const waiting = mock.calls.filter(
		( [ type, , options ] ) =>
			type === 'online' &&
			( options as AddEventListenerOptions ).signal?.aborted !== true
	);
	expect( importIt.mock.calls.length ).toBeGreaterThan( 3 );
	expect( waiting ).toHaveLength( 1 );
} );

it( 'is asked for every 30 seconds at last, and as soon as the device is online again', async () => {
	await show( 61 );
	importIt.mockClear();
	await pass( 60 );
	expect( importIt ).toHaveBeenCalledTimes( 2 );
	importIt.mockResolvedValue( () => <p>Phần này</p> );
	await act( async () => {
		window.dispatchEvent( new Event( 'online' ) );
	} );
	expect( screen.getByText( 'Phần này' ) ).toBeVisible();
} );

it( 'reloads the page once, where the chunk may have another name by now', async () => {
	await show( 8 );
	expect( loadDocument ).toHaveBeenCalledWith( window.location.href );
	await pass( 600 );
	expect( loadDocument ).toHaveBeenCalledTimes( 1 );
} );

it( 'reloads also where a heading has the focus, as after every navigation', async () => {
	addTo( document.body, 'h1' );
	await show( 8 );
	expect( loadDocument ).toHaveBeenCalledTimes( 1 );
} );

it( 'reloads no page with text that would be lost, until that is gone', async () => {
	const field = addTo( document.body, 'textarea' );
	fireEvent.change( field, { target: { value: 'Chào anh' } } );
	await show( 60 );
	expect( loadDocument ).not.toHaveBeenCalled();
	field.remove();
	await pass( 30 );
	expect( loadDocument ).toHaveBeenCalledTimes( 1 );
} );

it( 'reloads no page while the device is offline', async () => {
	jest.spyOn( navigator, 'onLine', 'get' ).mockReturnValue( false );
	await show( 60 );
	expect( loadDocument ).not.toHaveBeenCalled();
	jest.restoreAllMocks();
} );
