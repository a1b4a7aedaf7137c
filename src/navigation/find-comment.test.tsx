import { act, screen, waitFor } from '@testing-library/react';
import {
	comment,
	commentList,
	postScreen,
	screenOf,
} from '../../tests/js/fixtures';
import { imageScreen } from '../../tests/js/gallery';
import { renderApp } from '../../tests/js/render-app';
import { json, offline, screens, serve } from '../../tests/js/server';

const PAGE_2 = '/wordpress/tao-rest-api/comment-page-2';
const SEEK = 'cmt?comment=90&object_id=11&type=posts';

const second = commentList( [ comment( { id: 90 } ) ], { page: 2, pages: 2 } );

/** The post with the first of two pages of comments. */
function firstPage() {
	return postScreen(
		{ comment_state: { open: true, count: 2 } },
		commentList( [ comment( { id: 21 } ) ], { pages: 2 } )
	);
}

function secondPage() {
	const { params, data } = firstPage();
	return screenOf( 'post', PAGE_2, {
		params: { ...params, cpage: 2 },
		data: { ...data, comments: second },
	} );
}

/** Waits for the event `popstate` that something causes. */
function popState( cause: () => void ): Promise< void > {
	return act( async () => {
		const event = new Promise( ( resolve ) =>
			window.addEventListener( 'popstate', resolve, { once: true } )
		);
		cause();
		await event;
	} );
}

async function target(): Promise< HTMLElement > {
	await waitFor( () =>
		expect( document.getElementById( 'comments90' ) ).not.toBeNull()
	);
	return document.getElementById( 'comments90' ) as HTMLElement;
}

describe( 'a link to a comment on another page of them', () => {
	it( 'leads there when the page is loaded', async () => {
		const asked = serve( {
			[ SEEK ]: () => json( second ),
			...screens( secondPage() ),
		} );
		const page = firstPage();
		const entries = window.history.length;

		await renderApp( page, `${ page.path }#comments90` );

		const element = await target();
		await waitFor( () => expect( element ).toHaveFocus() );
		expect( window.location.href ).toBe(
			`http://localhost${ PAGE_2 }#comments90`
		);
		expect( window.history.length ).toBe( entries );
		expect( asked ).toEqual( [ SEEK, `screen ${ PAGE_2 }` ] );
	} );

	it( 'leads there from the page that lacks it', async () => {
		serve( {
			[ SEEK ]: () => json( second ),
			...screens( secondPage() ),
		} );
		await renderApp( firstPage() );

		window.location.hash = '#comments90';

		const element = await target();
		await waitFor( () => expect( element ).toHaveFocus() );
		expect( window.location.pathname ).toBe( PAGE_2 );
	} );

	it( 'leads there after Back between two parts of the page', async () => {
		serve( {
			[ SEEK ]: () => json( second ),
			...screens( secondPage() ),
		} );
		await renderApp( firstPage() );
		await popState( () => {
			window.location.hash = '#muc-1';
		} );
		await popState( () => window.history.back() );

		window.location.hash = '#comments90';

		const element = await target();
		await waitFor( () => expect( element ).toHaveFocus() );
		expect( window.location.pathname ).toBe( PAGE_2 );
	} );

	it( 'leads to the comments of an image, too', async () => {
		const first = imageScreen(
			{ comment_state: { open: true, count: 2 } },
			commentList( [ comment() ], { object_id: 80, pages: 2 } )
		);
		const next = {
			...first,
			path: `${ first.path }/comment-page-2`,
			params: { ...first.params, cpage: 2 },
			data: {
				...first.data,
				comments: second,
			},
		};
		serve( {
			'cmt?comment=90&object_id=80&type=posts': () => json( second ),
			...screens( next ),
		} );
		await renderApp( first, `${ first.path }#comments90` );

		const element = await target();
		await waitFor( () => expect( element ).toHaveFocus() );
		expect( window.location.pathname ).toBe( next.path );
	} );

	it.each( [
		[
			'does not exist',
			() => json( commentList( [ comment() ], { pages: 2 } ) ),
		],
		[ 'cannot be found', offline ],
	] )( 'stays at the post where the comment %s', async ( _, answer ) => {
		const asked = serve( { [ SEEK ]: answer } );
		const page = firstPage();
		await renderApp( page, `${ page.path }#comments90` );
		await waitFor( () => expect( asked ).toEqual( [ SEEK ] ) );
		expect(
			screen.getByRole( 'heading', { level: 1 } )
		).toBeInTheDocument();
		expect( window.location.pathname ).toBe( page.path );
	} );

	it( 'asks for nothing where the comment is shown', async () => {
		const asked = serve( {} );
		const page = firstPage();
		await renderApp( page, `${ page.path }#comments21` );
		expect( asked ).toEqual( [] );
	} );
} );
