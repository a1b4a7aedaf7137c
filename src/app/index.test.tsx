import { renderToString } from 'react-dom/server';
import { screen, waitFor } from '@testing-library/react';
import { RegistryProvider } from '@wordpress/data';
import { homeScreen } from '../../tests/js/fixtures';
import { renderApp } from '../../tests/js/render-app';
import { serve } from '../../tests/js/server';
import { mayReload } from '../lib/reload-guard';
import { createImageOverlay } from '../features/lightbox';
import { createNavigation } from '../navigation';
import { App } from './app';
import { screenCode } from './screen-code';

jest.mock( '../lib/public-path', () => ( {} ) );
jest.mock( '../lib/reload-guard', () => ( {
	mayReload: jest.fn( () => false ),
} ) );
jest.mock( '../navigation/prefetch', () => {
	throw new Error( 'This chunk cannot be loaded' );
} );

/** Puts the home page into the document, as the server prints it. */
async function printPage(): Promise< void > {
	const { registry, unmount } = await renderApp( homeScreen() );
	const navigation = createNavigation( {
		registry,
		loadDocument: () => false,
		code: screenCode,
		overlay: createImageOverlay( registry ),
	} );
	unmount();
	const root = document.createElement( 'div' );
	root.id = 'root';
	root.append(
		document.createRange().createContextualFragment(
			renderToString(
				<RegistryProvider value={ registry }>
					<App navigation={ navigation } />
				</RegistryProvider>
			)
		)
	);
	document.body.append( root );
}

it( 'keeps a page that works where code that it does without cannot be loaded', async () => {
	serve( {} );
	await printPage();
	const main = screen.getByRole( 'main' );
	const reported = jest
		.spyOn( window, 'reportError' )
		.mockImplementation( () => {} );

	await import( './index' );

	await waitFor( () =>
		expect( reported.mock.calls ).toEqual( [
			[ new Error( 'This chunk cannot be loaded' ) ],
		] )
	);
	expect( screen.getByRole( 'main' ) ).toBe( main );
	expect( mayReload ).not.toHaveBeenCalled();
} );
