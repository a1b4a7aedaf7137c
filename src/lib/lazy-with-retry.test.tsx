import { Suspense } from 'react';
import { act, render, screen } from '@testing-library/react';
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

it( 'is asked for every 30 seconds at last', async () => {
	await show( 61 );
	importIt.mockClear();
	await pass( 60 );
	expect( importIt ).toHaveBeenCalledTimes( 2 );
} );

it( 'reloads the page once, where the chunk may have another name by now', async () => {
	await show( 8 );
	expect( loadDocument ).toHaveBeenCalledWith( window.location.href );
	await pass( 600 );
	expect( loadDocument ).toHaveBeenCalledTimes( 1 );
} );

it( 'reloads no page in which somebody may be writing', async () => {
	const field = document.createElement( 'textarea' );
	document.body.append( field );
	field.focus();
	await show( 60 );
	expect( loadDocument ).not.toHaveBeenCalled();
} );
