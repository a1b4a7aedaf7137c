import { act, screen, waitFor, within } from '@testing-library/react';
import { homeScreen, latestScreen, postScreen } from '../../tests/js/fixtures';
import { renderApp } from '../../tests/js/render-app';
import { serve } from '../../tests/js/server';
import type { Screen } from '../contract/types';
import { navigationStore } from '../stores/navigation';
import { seed } from '../stores/seed';
import { loadScreenForNavigation } from './screen-code';

const prefetchedScreen = () => document.querySelector( '.is-prefetched' );

/** A list, with a prefetched article. */
async function renderPrefetched( next: Screen ) {
	const { registry } = await renderApp( latestScreen() );
	const { prefetch, commit } = registry.dispatch( navigationStore );
	await loadScreenForNavigation( next.route );
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

it( 'renders the heading of a prefetched article, and keeps its elements when it is shown', async () => {
	const { show } = await renderPrefetched( postScreen() );
	const article = prefetchedScreen();
	expect( article ).toHaveAttribute( 'inert' );
	expect( article ).toHaveTextContent( 'Tạo REST API riêng' );
	expect( article ).not.toHaveTextContent( 'Khi giao diện' );
	expect( screen.getByRole( 'heading', { name: 'Tin mới' } ) ).toBeVisible();

	show();
	expect( prefetchedScreen() ).toBeNull();
	expect( article ).toBeInTheDocument();
	expect( article ).not.toHaveAttribute( 'inert' );
	expect( screen.getByRole( 'heading', { level: 1 } ) ).toHaveTextContent(
		'Tạo REST API riêng'
	);
	expect( await screen.findByText( /Khi giao diện/ ) ).toBeVisible();
} );

it( 'removes it where the visitor goes elsewhere', async () => {
	const { show } = await renderPrefetched( postScreen() );
	show( homeScreen() );
	expect( prefetchedScreen() ).toBeNull();
	expect( screen.queryByText( 'Tạo REST API riêng' ) ).toBeNull();
} );

it( 'shows no failure until the screen is shown', async () => {
	const path = 'posts/tao-rest-api?page=1';
	const { show } = await renderPrefetched( {
		...postScreen(),
		data: { ...postScreen().data, [ path ]: {} },
	} );
	expect( console ).toHaveErrored();
	const failure = /^Đã sảy ra lỗi/;
	expect( screen.queryByText( failure ) ).toBeNull();
	show();
	expect( screen.getByRole( 'heading', { name: failure } ) ).toBeVisible();
} );

describe( 'after the paint of a new screen', () => {
	it( 'columns that it lacks are removed, which stayed unpainted below it', async () => {
		const { show } = await renderPrefetched( postScreen() );
		const columns = screen
			.getByRole( 'complementary', { name: 'Tác giả và cộng đồng' } )
			.closest( '.hien-layout' );
		expect( columns ).not.toHaveClass( 'is-leaving' );
		show();
		expect( columns ).toHaveClass( 'is-leaving' );
		await waitFor( () => expect( columns ).not.toBeInTheDocument() );
	} );

	it( 'the menu marks it, and the link to the login form leads back to it', async () => {
		const { show } = await renderPrefetched( postScreen() );
		const menu = within(
			screen.getByRole( 'navigation', { name: 'Chính' } )
		);
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
} );
