import { act, screen, waitFor, within } from '@testing-library/react';
import { latestScreen, postScreen } from '../../tests/js/fixtures';
import { renderApp } from '../../tests/js/render-app';
import { serve } from '../../tests/js/server';
import type { LoadedScreen } from '../contract/types';
import { navigationStore } from '../stores/navigation';
import { responsesStore, responsesOf } from '../stores/responses';
import { loadAllCode } from './screen-code';

/** A list, and a function that shows another screen, as a followed link does. */
async function renderBefore( next: LoadedScreen ) {
	const { registry } = await renderApp( latestScreen() );
	const { commit } = registry.dispatch( navigationStore );
	await loadAllCode( next.route );
	void registry.dispatch( responsesStore ).receive( responsesOf( next ) );
	return { show: () => act( () => void commit( next, window.location ) ) };
}

beforeEach( () => {
	serve( {} );
} );

it( 'after the paint of a new screen the menu marks it, and the link to the login form leads back to it', async () => {
	const { show } = await renderBefore( postScreen() );
	const menu = within( screen.getByRole( 'navigation', { name: 'Chính' } ) );
	const marked = menu.getByRole( 'link', { current: 'page' } );
	expect( marked ).toHaveTextContent( 'Tin mới' );
	const [ login ] = screen.getAllByRole( 'link', { name: 'Đăng nhập' } );
	show();
	expect( marked ).toHaveAttribute( 'aria-current' );
	await waitFor( () =>
		expect( marked ).not.toHaveAttribute( 'aria-current' )
	);
	expect( login ).toHaveAttribute(
		'href',
		expect.stringContaining( encodeURIComponent( postScreen().path ) )
	);
} );
