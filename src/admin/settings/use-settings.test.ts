import { act, renderHook } from '@testing-library/react';
import { useSettings } from './use-settings';

const mockSave = jest.fn< Promise< unknown >, [] >();
const mockEdit = jest.fn();

const mockSite = {
	google: { client_id: 'a' },
	footer: { copyright: 'b' },
};

let mockEdits = {};

jest.mock(
	'@wordpress/core-data',
	() => ( {
		useEntityRecord: () => ( {
			record: { hien_handle: 'hien', hien_site: mockSite },
			editedRecord: {
				hien_handle: 'hien',
				hien_site: mockSite,
				...mockEdits,
			},
			edit: mockEdit,
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
	mockEdits = {};
	mockEdit.mockClear();
} );

it( 'only the sections that have changed are edited, so that no others are saved', () => {
	const footer = { copyright: 'c' };
	const { result, rerender } = renderHook( useSettings );
	act( () =>
		result.current.change( { hien_site: { ...mockSite, footer } }, 'any' )
	);
	expect( mockEdit ).toHaveBeenLastCalledWith( { hien_site: { footer } } );

	mockEdits = { hien_site: { footer } };
	rerender();
	expect( result.current.settings?.hien_site ).toEqual( {
		...mockSite,
		footer,
	} );
	act( () =>
		result.current.change(
			{ hien_site: { ...mockSite, footer: { copyright: 'b' } } },
			'any'
		)
	);
	expect( mockEdit ).toHaveBeenLastCalledWith( { hien_site: undefined } );
} );

it( 'the other settings are edited by themselves', () => {
	const { result } = renderHook( useSettings );
	act( () => result.current.change( { hien_handle: 'an' }, 'any' ) );
	expect( mockEdit ).toHaveBeenLastCalledWith( { hien_handle: 'an' } );
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
