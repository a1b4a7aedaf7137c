import { renderHook, waitFor } from '@testing-library/react';
import type { MouseEvent, ReactNode } from 'react';
import { RegistryProvider } from '@wordpress/data';
import { setUpApi } from '../../api/client';
import { createSiteRegistry } from '../../app/registry';
import { loadDocument } from '../../lib/load-document';
import { json, serve, writeBoot } from '../../../tests/js/server';
import { useSignOut } from './sign-out';

jest.mock( '../../lib/load-document', () => ( {
	loadDocument: jest.fn( () => true ),
} ) );
const loaded = jest.mocked( loadDocument );

function signOut(): void {
	const registry = createSiteRegistry();
	const { result } = renderHook( useSignOut, {
		wrapper: ( { children }: { children: ReactNode } ) => (
			<RegistryProvider value={ registry }>{ children }</RegistryProvider>
		),
	} );
	result.current.onClick( {
		button: 0,
		preventDefault: () => {},
	} as MouseEvent );
}

beforeAll( () => {
	writeBoot();
	setUpApi();
} );
beforeEach( () => {
	loaded.mockClear();
	writeBoot();
} );

it( 'leads to the page that the owner has chosen', async () => {
	serve( {
		'/wp-json/wp/hien/v1/logout': () =>
			json( { redirect_to: 'http://localhost/hen-gap-lai' } ),
	} );
	signOut();
	await waitFor( () =>
		expect( loaded ).toHaveBeenCalledWith( 'http://localhost/hen-gap-lai' )
	);
} );

describe( 'on a page that was printed for a visitor', () => {
	beforeEach( () => writeBoot( { logout: null } ) );

	it( 'stays where nobody could be signed out', async () => {
		const asked = serve( {
			'/wp-json/wp/hien/v1/logout': () => json( {}, 500 ),
		} );
		signOut();
		await waitFor( () => expect( asked ).not.toEqual( [] ) );
		await new Promise( ( resolve ) => setTimeout( resolve, 0 ) );
		expect( loaded ).not.toHaveBeenCalled();
	} );
} );
