import { act, screen, waitFor, within } from '@testing-library/react';
import {
	latestScreen,
	notFoundScreen,
	postScreen,
	summary,
} from '../../tests/js/fixtures';
import { renderApp } from '../../tests/js/render-app';
import { later, offlineLater, screens, serve } from '../../tests/js/server';
import type { LoadedScreen } from '../contract/types';
import { responsesStore, responsesOf } from '../stores/responses';
import { loadAllCode } from '../app/screen-code';

const { path: PATH, title: TITLE } = summary();
const CALL = `screen ${ PATH }`;
const LIST = 'Tin mới';

function heading( name: string | RegExp ): Promise< HTMLElement > {
	return screen.findByRole( 'heading', { level: 1, name } );
}

/** Clicks the link to an article in a list; the request for its screen is sent, and answered by `answer()`. */
async function clickArticle( answer: LoadedScreen = postScreen() ) {
	const slow = later( answer );
	const asked = serve( { ...screens( latestScreen() ), [ CALL ]: slow } );
	const app = await renderApp( latestScreen() );
	const { length } = window.history;
	window.scrollTo( { top: 700 } );
	await app.user.click( screen.getByRole( 'link', { name: TITLE } ) );
	expect( asked ).toEqual( [ CALL ] );
	return {
		...app,
		newEntries: () => window.history.length - length,
		answer: () => act( async () => slow.give() ),
	};
}

beforeEach( () => loadAllCode( 'post' ) );

it( 'shows no preview of a page, which is not an article', async () => {
	const page = {
		...postScreen( { path: '/lien-ket', title: 'Liên kết' } ),
		route: 'page',
		params: { id: 3, slug: 'lien-ket', type: 'page', part: 1, cpage: 1 },
	};
	const slow = later( page );
	const asked = serve( { 'screen /lien-ket': slow } );
	const { registry, user } = await renderApp( latestScreen() );
	void registry.dispatch( responsesStore ).receive( responsesOf( page ) );
	const link = document.createElement( 'a' );
	link.href = '/lien-ket';
	screen.getByRole( 'main' ).append( link );
	await user.click( link );
	// The preview is shown by a timer that the click has set.
	await act( () => new Promise( ( resolve ) => setTimeout( resolve ) ) );
	expect( asked ).toEqual( [ 'screen /lien-ket' ] );
	expect( await heading( LIST ) ).toBeVisible();
	expect( window.location.pathname ).toBe( '/tin-moi' );
} );

describe( 'an article whose summary is in a list', () => {
	it( 'is there with its title while the server is asked, and keeps its elements', async () => {
		const { container, answer, newEntries } = await clickArticle( {
			...postScreen(),
			title: `${ TITLE } | Hiên`,
		} );
		const title = await heading( TITLE );
		await waitFor( () => expect( title ).toHaveFocus() );
		expect( window.scrollY ).toBe( 0 );
		expect( window.location.pathname ).toBe( PATH );
		expect( newEntries() ).toBe( 1 );
		expect( screen.getByRole( 'main' ) ).toHaveAttribute( 'aria-busy' );
		expect( container.querySelector( '.hien-post__byline' ) ).toBeNull();
		expect( screen.getByText( 'Đang tải…' ) ).toBeInTheDocument();
		expect( document.title ).toBe( `${ TITLE } – Hiên` );

		await answer();
		expect( await screen.findByText( /Khi giao diện/ ) ).toBeVisible();
		expect( screen.queryByText( 'Đang tải…' ) ).toBeNull();
		expect( container.querySelector( '.hien-post__byline' ) ).toBeVisible();
		expect( title ).toBeVisible();
		expect( newEntries() ).toBe( 1 );
		await waitFor( () =>
			expect( document.title ).toBe( `${ TITLE } | Hiên` )
		);
	} );

	it( 'has the breadcrumbs that the list knows', async () => {
		await clickArticle();
		await heading( TITLE );
		const trail = screen.getByRole( 'navigation', { name: 'Đường dẫn' } );
		expect( within( trail ).getAllByRole( 'link' ) ).toHaveLength( 2 );
	} );

	it( 'may be left for another one', async () => {
		const { answer, user } = await clickArticle();
		await heading( TITLE );
		const menu = screen.getByRole( 'navigation', { name: 'Chính' } );
		await user.click( within( menu ).getByRole( 'link', { name: LIST } ) );
		await heading( LIST );
		await answer();
		expect( screen.queryByText( /Khi giao diện/ ) ).toBeNull();
		act( () => window.history.back() );
		await heading( TITLE );
		expect( await screen.findByText( /Khi giao diện/ ) ).toBeVisible();
	} );

	it( 'keeps the focus and the scroll position when the rest comes', async () => {
		const { answer, user } = await clickArticle();
		await heading( TITLE );
		const field = screen.getByRole( 'searchbox', { name: 'Tìm kiếm' } );
		await user.click( field );
		window.scrollTo( { top: 120 } );
		await answer();
		await screen.findByText( /Khi giao diện/ );
		expect( field ).toHaveFocus();
		expect( window.scrollY ).toBe( 120 );
	} );

	it( 'can be left at once', async () => {
		const { answer } = await clickArticle();
		await heading( TITLE );
		act( () => window.history.back() );
		await heading( LIST );
		expect( window.scrollY ).toBe( 700 );
		await answer();
		expect( screen.queryByText( /Khi giao diện/ ) ).toBeNull();
		expect( window.location.pathname ).toBe( '/tin-moi' );
	} );

	it( 'is replaced by the error page where the server knows no such article', async () => {
		const { answer } = await clickArticle( notFoundScreen( PATH ) );
		await heading( TITLE );
		await answer();
		const error = await heading( 'Trang không tồn tại' );
		await waitFor( () => expect( error ).toHaveFocus() ); // After the paint.
		expect( screen.queryByRole( 'heading', { name: TITLE } ) ).toBeNull();
	} );

	it( 'goes on where the server leads, in the same entry of the history', async () => {
		const { answer, newEntries } = await clickArticle( latestScreen() );
		await heading( TITLE );
		await answer();
		const title = await heading( LIST );
		await waitFor( () => expect( title ).toHaveFocus() );
		expect( window.location.pathname ).toBe( '/tin-moi' );
		expect( newEntries() ).toBe( 1 );
	} );

	it( 'says so where the rest cannot come, which can be tried again', async () => {
		const failure = offlineLater();
		serve( { [ CALL ]: failure } );
		const { user } = await renderApp( latestScreen() );
		await user.click( screen.getByRole( 'link', { name: TITLE } ) );
		await heading( TITLE );
		await act( async () => failure.give() );
		await heading( /^Đã sảy ra lỗi/ );
		const asked = serve( screens( postScreen() ) );
		await user.click( screen.getByRole( 'link', { name: 'Thử lại' } ) );
		await heading( TITLE );
		expect( await screen.findByText( /Khi giao diện/ ) ).toBeVisible();
		expect( asked ).toEqual( [ CALL ] );
	} );

	it( 'is loaded by the browser where it needs scripts', async () => {
		const { answer, load } = await clickArticle( {
			...postScreen(),
			document: true,
		} );
		await heading( TITLE );
		await answer();
		await waitFor( () =>
			expect( load ).toHaveBeenCalledWith( `http://localhost${ PATH }` )
		);
	} );
} );
