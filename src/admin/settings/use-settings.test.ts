import { act, renderHook } from '@testing-library/react';
import { useSettings } from './use-settings';

const mockSave = jest.fn< Promise< unknown >, [] >();

jest.mock(
	'@wordpress/core-data',
	() => ( {
		useEntityRecord: () => ( {
			record: { hien_handle: 'hien' },
			editedRecord: { hien_handle: 'hien' },
			edit: jest.fn(),
			save: mockSave,
			hasEdits: true,
			hasResolved: true,
			status: 'SUCCESS',
		} ),
	} ),
	{ virtual: true }
);

beforeEach( () => {
	window.reportError = jest.fn();
} );

it( 'a save that fails without invalid values is logged', async () => {
	const failure = new Error( 'offline' );
	mockSave.mockRejectedValue( failure );
	const { result } = renderHook( useSettings );
	await act( () => result.current.save() );
	expect( result.current.saving ).toBe( 'failed' );
	expect( result.current.invalidSaves ).toBe( 0 );
	expect( window.reportError ).toHaveBeenCalledWith( failure );
} );

it( 'a save with invalid values shows them, and logs nothing', async () => {
	mockSave.mockRejectedValue( {
		code: 'rest_invalid_param',
		data: { params: { 'hien_site.services.0.link': 'Sai' } },
	} );
	const { result } = renderHook( useSettings );
	await act( () => result.current.save() );
	expect( result.current.problems ).toEqual( {
		'hien_site.services.0.link': 'Sai',
	} );
	expect( result.current.invalidSaves ).toBe( 1 );
	expect( window.reportError ).not.toHaveBeenCalled();
} );
