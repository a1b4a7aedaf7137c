import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { courseSummary } from '../../tests/js/catalogue';
import {
	categoryScreen,
	latestScreen,
	notFoundScreen,
	postScreen,
	shell,
} from '../../tests/js/fixtures';
import { renderApp } from '../../tests/js/render-app';
import { json, later, offline, screens, serve } from '../../tests/js/server';
import { SHELL } from '../contract/shell';
import { byPath } from '../stores/responses';

const { options, courses, ...COLUMNS } = shell();

/** The app on an article, whose page has no side columns. */
function renderArticle() {
	return renderApp( postScreen(), undefined, {
		shell: { options, courses },
	} );
}

function follow( path: string ): void {
	const link = document.createElement( 'a' );
	link.href = path;
	document.querySelector( 'main' )?.append( link );
	fireEvent.click( link );
}

function columns(): Promise< HTMLElement > {
	return screen.findByRole( 'heading', { name: 'Chuyên mục', level: 2 } );
}

it( 'are asked for along with the first list after an article, in one request', async () => {
	const list = later( latestScreen() );
	const rest = later( COLUMNS );
	const asked = serve( {
		...screens( categoryScreen() ),
		'screen /tin-moi': list,
		columns: rest,
	} );
	await renderArticle();

	follow( '/tin-moi' );
	await waitFor( () => expect( asked ).toHaveLength( 2 ) );
	list.give();
	rest.give();
	expect( await columns() ).toBeVisible();
	follow( '/wordpress' );
	await screen.findByRole( 'heading', { level: 1, name: 'WordPress' } );
	expect( asked.sort() ).toEqual( [
		'columns',
		'screen /tin-moi',
		'screen /wordpress',
	] );
} );

it( 'are asked for again once they are old, in one request, and are shown until it is answered', async () => {
	const rest = later( shell() );
	const asked = serve( {
		...screens( categoryScreen(), latestScreen() ),
		columns: rest,
	} );
	await renderApp( latestScreen() );
	const clock = jest
		.spyOn( Date, 'now' )
		.mockReturnValue( Date.now() + 6 * 60_000 );

	follow( '/wordpress' );
	await screen.findByRole( 'heading', { level: 1, name: 'WordPress' } );
	expect( await columns() ).toBeVisible();
	await act( async () => rest.give() );
	follow( '/tin-moi' );
	await screen.findByRole( 'heading', { level: 1, name: 'Tin mới' } );
	expect( asked.sort() ).toEqual( [
		'columns',
		'screen /tin-moi',
		'screen /wordpress',
	] );
	clock.mockRestore();
} );

it( 'are fetched widget by widget where that request fails', async () => {
	const asked = serve( {
		...screens( latestScreen() ),
		columns: offline,
		...Object.fromEntries(
			Object.entries( byPath( COLUMNS, SHELL ) ).map(
				( [ path, response ] ) => [ path, () => json( response ) ]
			)
		),
	} );
	await renderArticle();

	follow( '/tin-moi' );
	expect( await columns() ).toBeVisible();
	expect( asked ).toEqual(
		expect.arrayContaining( [ 'columns', SHELL.categories ] )
	);
	expect( window.reportError ).toHaveBeenCalled();
} );

it( 'are asked for once where a plugin answers something else', async () => {
	const asked = serve( {
		...screens( latestScreen(), categoryScreen() ),
		columns: () => new Response( '<!doctype html><p>Sắp mở cửa</p>' ),
	} );
	await renderArticle();

	follow( '/tin-moi' );
	await waitFor( () => expect( asked ).toContain( SHELL.categories ) );
	follow( '/wordpress' );
	await screen.findByRole( 'heading', { level: 1, name: 'WordPress' } );
	expect( asked.filter( ( path ) => path === 'columns' ) ).toHaveLength( 1 );
} );

it( 'bring the courses that an article shows, after a page that shows none', async () => {
	const list = { data: [ courseSummary() ], count: 1, page: 1, pages: 1 };
	const asked = serve( {
		...screens( postScreen() ),
		columns: () => json( { ...COLUMNS, courses: list } ),
	} );
	await renderApp( notFoundScreen( '/khong-co' ), undefined, {
		shell: { options },
	} );

	follow( postScreen().path );
	expect(
		await screen.findByRole( 'link', { name: 'Xem khóa học' } )
	).toBeVisible();
	expect( asked ).toContain( 'columns' );
	expect( asked ).not.toContain( SHELL.courses );
} );
