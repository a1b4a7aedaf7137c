import { renderHook, waitFor } from '@testing-library/react';
import { writeBoot } from '../../../../tests/js/server';
import { useImage } from './use-image';

const mockCode = jest.fn();
jest.mock( './upload-image', () => mockCode() as unknown );

test( 'the code of images that could not be loaded is loaded once there is a network', async () => {
	mockCode.mockReturnValue( {} ).mockImplementationOnce( () => {
		throw new Error( 'There is no network.' );
	} );
	writeBoot();
	renderHook( () => useImage( '7', 'draft' ) );
	// It is known now that the code is missing.
	await waitFor( () => expect( window.reportError ).toHaveBeenCalled() );
	window.dispatchEvent( new Event( 'online' ) );
	await waitFor( () => expect( mockCode ).toHaveBeenCalledTimes( 2 ) );
} );
