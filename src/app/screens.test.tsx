import { act, screen } from '@testing-library/react';
import { homeScreen, latestScreen, postScreen } from '../../tests/js/fixtures';
import { renderApp } from '../../tests/js/render-app';
import { serve } from '../../tests/js/server';
import type { Screen } from '../contract/types';
import { navigationStore } from '../stores/navigation';
import { seed } from '../stores/seed';
import { loadWholeScreen } from './screen-code';

const outOfSight = () => document.querySelector( '.is-ahead' );

/** A list, with an article rendered out of sight. */
async function renderOutOfSight( next: Screen ) {
	const { registry } = await renderApp( latestScreen() );
	const { prefetch, commit } = registry.dispatch( navigationStore );
	await loadWholeScreen( next.route );
	seed( registry, next.data );
	act( () => void prefetch( next ) );
	return {
		show: ( other = next ) =>
			act( () => void commit( other, window.location ) ),
	};
}

beforeEach( () => {
	serve( {} );
} );

it( 'has the heading of an article ready behind the list, and its elements when it is shown', async () => {
	const { show } = await renderOutOfSight( postScreen() );
	const article = outOfSight();
	expect( article ).toHaveTextContent( 'Tạo REST API riêng' );
	expect( article ).not.toHaveTextContent( 'Khi giao diện' );
	expect( screen.getByRole( 'heading', { name: 'Tin mới' } ) ).toBeVisible();

	show();
	expect( outOfSight() ).toBeNull();
	expect( article ).toBeInTheDocument();
	expect( screen.getByRole( 'heading', { level: 1 } ) ).toHaveTextContent(
		'Tạo REST API riêng'
	);
	expect( await screen.findByText( /Khi giao diện/ ) ).toBeVisible();
} );

it( 'lets go of it where the visitor goes elsewhere', async () => {
	const { show } = await renderOutOfSight( postScreen() );
	show( homeScreen() );
	expect( outOfSight() ).toBeNull();
	expect( screen.queryByText( 'Tạo REST API riêng' ) ).toBeNull();
} );

it( 'says nothing of what fails until it is shown', async () => {
	const path = 'posts/tao-rest-api?page=1';
	const { show } = await renderOutOfSight( {
		...postScreen(),
		data: { ...postScreen().data, [ path ]: {} },
	} );
	expect( console ).toHaveErrored();
	const failure = /^Đã sảy ra lỗi/;
	expect( screen.queryByText( failure ) ).toBeNull();
	show();
	expect( screen.getByRole( 'heading', { name: failure } ) ).toBeVisible();
} );
