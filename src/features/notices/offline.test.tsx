import { fireEvent, screen, waitFor } from '@testing-library/react';
import { homeScreen } from '../../../tests/js/fixtures';
import { renderApp } from '../../../tests/js/render-app';
import { serve } from '../../../tests/js/server';
import { loadDocument } from '../../lib/load-document';

jest.mock( '../panels/panels', () => {
	throw new Error( 'This chunk cannot be loaded' );
} );

beforeEach( () => {
	jest.spyOn( navigator, 'onLine', 'get' ).mockReturnValue( false );
	jest.spyOn( window, 'reportError' ).mockImplementation( () => {} );
	serve( {} );
} );
afterEach( () => jest.restoreAllMocks() );

it( 'no page is left for one that cannot come', () => {
	expect( loadDocument( 'http://localhost/tin-moi' ) ).toBe( false );
	expect( loadDocument( window.location.href ) ).toBe( false );
} );

it( 'a panel that cannot come is not waited for', async () => {
	await renderApp( homeScreen() );
	const button = screen.getByRole( 'button', { name: 'Bài mới' } );
	fireEvent.click( button );
	expect( button ).toHaveAttribute( 'aria-expanded', 'true' );
	await waitFor( () =>
		expect( button ).toHaveAttribute( 'aria-expanded', 'false' )
	);
	expect( button ).toHaveFocus();
} );

it( 'the page of the server stays where the app cannot come', async () => {
	jest.resetModules();
	jest.doMock( '../../lib/public-path', () => ( {} ) );
	jest.doMock( '../../app/screen-code', () => ( {
		loadScreen: () => Promise.reject( new Error( 'ChunkLoadError' ) ),
	} ) );
	const root = document.createElement( 'div' );
	root.id = 'root';
	root.textContent = 'Từ máy chủ';
	document.body.append( root );
	await import( '../../app/index' );
	await waitFor( () => expect( window.reportError ).toHaveBeenCalled() );
	expect( root ).toHaveTextContent( 'Từ máy chủ' );
} );
