import { screen, waitFor } from '@testing-library/react';
import { serve, writeBoot } from '../../tests/js/server';
import { mayReload } from '../lib/chunk-guard';

jest.mock( '../lib/public-path', () => ( {} ) );
jest.mock( '../lib/chunk-guard', () => ( {
	mayReload: jest.fn( () => false ),
} ) );
jest.mock( '../navigation/prefetch', () => {
	throw new Error( 'This chunk cannot be loaded' );
} );

it( 'keeps a page that works where code that it does without cannot be loaded', async () => {
	serve( {} );
	writeBoot();
	const root = document.createElement( 'div' );
	root.id = 'root';
	document.body.append( root );
	const reported = jest
		.spyOn( window, 'reportError' )
		.mockImplementation( () => {} );

	await import( './index' );

	await waitFor( () => expect( reported ).toHaveBeenCalled() );
	expect( screen.getByRole( 'main' ) ).toBeVisible();
	expect( mayReload ).not.toHaveBeenCalled();
} );
