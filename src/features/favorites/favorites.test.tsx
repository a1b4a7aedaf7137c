import {
	act,
	configure,
	fireEvent,
	screen,
	waitFor,
} from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { BINH } from '../../../tests/js/fixtures';
import { imageScreen } from '../../../tests/js/gallery';
import { renderWith } from '../../../tests/js/render-app';
import {
	json,
	later,
	offline,
	offlineLater,
	serve,
} from '../../../tests/js/server';
import { SESSION_ENDED } from '../../api/session-ended';
import { GUEST_FAVORITES_LIMIT } from '../../contract/constants';
import type { SignedInUser } from '../../contract/types';
import { navigationStore } from '../../stores/navigation';
import { FavoritesNotice } from './favorites-notice';
import { CardSaveButton, SaveButton } from './index';

const MEMBER = { ...BINH, saved: [ 'videos-7' ] };

const LOCAL = 'hien_saved';
const CHANGE = 'hien_saved-change';

async function show( user: SignedInUser | null = null ) {
	const { registry } = await renderWith(
		<>
			<SaveButton type="posts" id={ 12 } />
			<CardSaveButton type="posts" item={ { id: 12, title: 'Hook' } } />
			<SaveButton type="videos" id={ 7 } />
			<FavoritesNotice />
		</>,
		{},
		{ user }
	);
	await screen.findByRole( 'button', { name: /: Hook$/ } );
	return registry;
}

const post = ( name = /^(Lưu bài|Đã lưu)$/ ) => {
	const [ first ] = screen.getAllByRole( 'button', { name } );
	return first as HTMLElement;
};
const card = () => screen.getByRole( 'button', { name: /: Hook$/ } );
const message = ( text: RegExp ) => screen.findByText( text );
const local = () =>
	JSON.parse( localStorage.getItem( LOCAL ) ?? '[]' ) as unknown;
const keepLocally = ( ...items: unknown[] ) =>
	localStorage.setItem( LOCAL, JSON.stringify( items ) );

/** Requests with their method and body. */
function requests(): string[] {
	return jest.mocked( globalThis.fetch ).mock.calls.map(
		( [ url, init ] ) =>
			`${ init?.method ?? 'GET' } ${ String( url )
				.replace( /.*\/v1\//, '' )
				.replace( /\?.*/, '' ) } ${ String( init?.body ?? '' ) }`
	);
}

const refused = () =>
	json(
		{
			code: 'hien_object_not_found',
			message: 'Nội dung này không còn, nên không lưu được.',
			data: { status: 404 },
		},
		404
	);

beforeEach( () => {
	localStorage.clear();
	jest.spyOn( console, 'error' ).mockImplementation( () => {} );
} );
afterEach( () => jest.restoreAllMocks() );

describe( 'a visitor who is not signed in', () => {
	it( 'keeps what is saved in this browser, and is told once of signing in', async () => {
		serve( {} );
		await show();
		await userEvent.click( post() );
		expect( post() ).toHaveAttribute( 'aria-pressed', 'true' );
		expect( post() ).toHaveTextContent( 'Đã lưu' );
		expect( card() ).toHaveAccessibleName( 'Đã lưu: Hook' );
		expect( local() ).toEqual( [
			expect.objectContaining( { type: 'posts', object_id: 12 } ),
		] );
		expect( await message( /Đã lưu trên máy này/ ) ).toBeVisible();
		expect(
			screen.getByRole( 'link', { name: 'Đăng nhập' } )
		).toHaveAttribute( 'href', expect.stringContaining( '/dang-nhap' ) );

		await userEvent.click( card() );
		expect( post() ).toHaveAttribute( 'aria-pressed', 'false' );
		expect( local() ).toEqual( [] );
		await userEvent.click( card() );
		expect( screen.queryByText( /Đã lưu trên máy này/ ) ).toBeNull();
		expect( requests() ).toEqual( [] );
	} );

	it( 'is told nothing about it any more when an image opens or closes over the page', async () => {
		serve( {} );
		const registry = await show();
		await userEvent.click( post() );
		expect( await message( /Đã lưu trên máy này/ ) ).toBeVisible();
		const { showOver } = registry.dispatch( navigationStore );
		await act( async () => showOver( imageScreen() ) );
		expect( screen.queryByText( /Đã lưu trên máy này/ ) ).toBeNull();
	} );

	it( 'finds it again, and loses nothing by what another program has stored there', async () => {
		keepLocally( { type: 'posts', object_id: 12 }, { type: 5 }, 'x' );
		await show();
		expect( post() ).toHaveAttribute( 'aria-pressed', 'true' );
		act( () => localStorage.setItem( LOCAL, '{' ) );
		await userEvent.click( post() );
		expect( post() ).toHaveAttribute( 'aria-pressed', 'false' );
	} );

	it( 'is told when the list is full, or the browser stores nothing', async () => {
		keepLocally(
			...Array.from( { length: GUEST_FAVORITES_LIMIT }, ( _, id ) => ( {
				type: 'images',
				object_id: id + 1,
			} ) )
		);
		await show();
		await userEvent.click( post() );
		expect( await message( /đã lưu đủ 200 mục/ ) ).toBeVisible();
		expect( post() ).toHaveAttribute( 'aria-pressed', 'false' );
		expect( local() ).toHaveLength( GUEST_FAVORITES_LIMIT );

		keepLocally();
		jest.spyOn( Storage.prototype, 'setItem' ).mockImplementation( () => {
			throw new Error( 'blocked' );
		} );
		await userEvent.click( post() );
		expect( await message( /không cho lưu/ ) ).toBeVisible();
		expect( post() ).toHaveAttribute( 'aria-pressed', 'false' );
	} );

	it( 'sees what another tab has saved', async () => {
		await show();
		keepLocally( { type: 'posts', object_id: 12 } );
		act( () => {
			fireEvent( window, new StorageEvent( 'storage', { key: LOCAL } ) );
		} );
		expect( post() ).toHaveAttribute( 'aria-pressed', 'true' );
	} );

	it( 'sees changes made on other pages, when Back shows this one again', async () => {
		await show();
		keepLocally( { type: 'posts', object_id: 12 } );
		act( () => {
			fireEvent(
				window,
				Object.assign( new Event( 'pageshow' ), { persisted: true } )
			);
		} );
		expect( post() ).toHaveAttribute( 'aria-pressed', 'true' );
	} );
} );

describe( 'a member', () => {
	it( 'sees what is saved, and saves and removes at once', async () => {
		const answer = later( { saved: [] } );
		serve( {
			favorites: answer,
			'favorites/posts-12/delete': () => json( { saved: [] } ),
		} );
		await show( MEMBER );
		expect(
			screen.getAllByRole( 'button', { name: 'Đã lưu' } )
		).toHaveLength( 1 );
		await userEvent.click( card() );
		expect( post() ).toHaveAttribute( 'aria-pressed', 'true' );
		expect( local() ).toEqual( [] );
		// Toggled twice before the response: nothing is left to send.
		await userEvent.click( card() );
		await userEvent.click( card() );
		answer.give();
		await waitFor( () =>
			expect( requests() ).toEqual( [
				'POST favorites {"type":"posts","object_id":12}',
			] )
		);
		await userEvent.click( card() );
		await waitFor( () => expect( requests() ).toHaveLength( 2 ) );
		expect( requests()[ 1 ] ).toMatch( /favorites\/posts-12/ );
		expect( post() ).toHaveAttribute( 'aria-pressed', 'false' );
	} );

	it( 'has the last change sent after the first is answered', async () => {
		const answer = later( { saved: [] } );
		serve( {
			favorites: answer,
			'favorites/posts-12/delete': () => json( { saved: [] } ),
		} );
		await show( MEMBER );
		await userEvent.click( card() );
		await userEvent.click( card() );
		expect( requests() ).toHaveLength( 1 );
		answer.give();
		await waitFor( () => expect( requests() ).toHaveLength( 2 ) );
		expect( card() ).toHaveAttribute( 'aria-pressed', 'false' );
	} );

	it.each( [
		[ 'refuses', refused, /Nội dung này không còn/ ],
		[ 'cannot be reached', offline, /Chưa lưu được/ ],
	] )(
		'is told that nothing was saved where the server %s',
		async ( _, answer, text ) => {
			serve( { favorites: answer } );
			await show( MEMBER );
			await userEvent.click( post( /^Lưu bài$/ ) );
			expect( await message( text ) ).toBeVisible();
			expect( card() ).toHaveAttribute( 'aria-pressed', 'false' );
			await userEvent.click(
				screen.getByRole( 'button', { name: 'Đóng' } )
			);
			expect( screen.queryByText( text ) ).toBeNull();
		}
	);

	it( 'has the last change sent also where the first fails', async () => {
		const asked = offlineLater();
		serve( {
			favorites: asked,
			'favorites/posts-12/delete': () => json( { saved: [] } ),
		} );
		await show( MEMBER );
		await userEvent.click( card() );
		await userEvent.click( card() );
		asked.give();
		await waitFor( () => expect( requests() ).toHaveLength( 2 ) );
		expect( requests()[ 1 ] ).toMatch( /favorites\/posts-12/ );
		expect( card() ).toHaveAttribute( 'aria-pressed', 'false' );
		expect( screen.queryByText( /Chưa lưu được/ ) ).toBeNull();
	} );

	it( 'sees what other tabs of the same member save, and tells them', async () => {
		serve( { favorites: () => json( { saved: [] } ) } );
		const set = jest.spyOn( Storage.prototype, 'setItem' );
		await show( MEMBER );
		const tell = ( change: object ) =>
			act( () => {
				fireEvent(
					window,
					new StorageEvent( 'storage', {
						key: CHANGE,
						newValue: JSON.stringify( change ),
					} )
				);
			} );
		tell( { user: 3, key: 'posts-12', isSaved: true } );
		expect( card() ).toHaveAttribute( 'aria-pressed', 'false' );
		tell( { user: 2, key: 'posts-12', isSaved: true } );
		expect( card() ).toHaveAttribute( 'aria-pressed', 'true' );
		tell( { user: 2, key: 'posts-12', isSaved: false } );
		await userEvent.click( card() );
		await waitFor( () =>
			expect( set ).toHaveBeenCalledWith(
				CHANGE,
				'{"user":2,"key":"posts-12","isSaved":true}'
			)
		);
	} );
} );

describe( 'a member whose session has ended', () => {
	const ended = () =>
		json(
			{ code: SESSION_ENDED, message: '', data: { status: 401 } },
			401
		);

	const video = () =>
		screen.getByRole( 'button', { name: /^(Đã lưu|Lưu lại)$/ } );

	it.each( [
		[ 'saved', card, false ],
		[ 'removed', video, true ],
	] )(
		'sees that nothing was %s; a dialog asks to sign in again',
		async ( _, button, wasSaved ) => {
			serve( {
				favorites: ended,
				'favorites/videos-7/delete': ended,
			} );
			await show( MEMBER );
			await userEvent.click( button() );
			await waitFor( () =>
				expect( button() ).toHaveAttribute(
					'aria-pressed',
					String( wasSaved )
				)
			);
			expect( requests() ).toHaveLength( 1 );
			expect( local() ).toEqual( [] );
			expect( screen.queryByText( /Chưa/ ) ).toBeNull();
		}
	);
} );

describe( 'after signing in', () => {
	// StrictMode sends what was saved before twice, which changes nothing but what is counted here.
	beforeAll( () => configure( { reactStrictMode: false } ) );
	afterAll( () => configure( { reactStrictMode: true } ) );

	const item = {
		type: 'posts',
		object_id: 12,
		created: '2026-11-20T08:00:00.000Z',
	};

	it( 'what was saved before is added once', async () => {
		keepLocally( item );
		serve( {
			favorites: () => json( { saved: [ 'posts-12', 'videos-7' ] } ),
		} );
		await show( MEMBER );
		await waitFor( () =>
			expect( card() ).toHaveAttribute( 'aria-pressed', 'true' )
		);
		expect( requests() ).toEqual( [
			`POST favorites ${ JSON.stringify( { items: [ item ] } ) }`,
		] );
		expect( localStorage.getItem( LOCAL ) ).toBeNull();
	} );

	it( 'damaged entries do not keep the others in the browser', async () => {
		keepLocally(
			null,
			'posts-12',
			{ type: 'songs', object_id: 3 },
			{ type: 'toString', object_id: 3 },
			{ type: 'videos', object_id: 0 },
			{ type: 'videos', object_id: '3' },
			{ ...item, note: '' },
			{ type: 'images', object_id: 4, created: 'yesterday' },
			{ type: 'downloads', object_id: 6, created: null }
		);
		serve( { favorites: () => json( { saved: [ 'posts-12' ] } ) } );
		await show( MEMBER );
		await waitFor( () =>
			expect( localStorage.getItem( LOCAL ) ).toBeNull()
		);
		const items = [
			item,
			{ type: 'images', object_id: 4 },
			{ type: 'downloads', object_id: 6 },
		];
		expect( requests() ).toEqual( [
			`POST favorites ${ JSON.stringify( { items } ) }`,
		] );
	} );

	it( 'what is saved meanwhile stays', async () => {
		keepLocally( item );
		const added = later( { saved: [ 'posts-12', 'videos-7' ] } );
		const removed = later( { saved: [ 'posts-12', 'videos-7' ] } );
		serve( { favorites: added, 'favorites/videos-7/delete': removed } );
		await show( MEMBER );
		await userEvent.click(
			screen.getByRole( 'button', { name: 'Đã lưu' } )
		);
		removed.give();
		added.give();
		await waitFor( () =>
			expect( card() ).toHaveAttribute( 'aria-pressed', 'true' )
		);
		expect(
			screen.getByRole( 'button', { name: 'Lưu lại' } )
		).toBeVisible();
		await act( async () => {} );
		expect( requests() ).toHaveLength( 2 );
	} );

	it( 'what was saved stays in the browser where that fails', async () => {
		keepLocally( item );
		const asked = serve( { favorites: offline } );
		await show( MEMBER );
		await waitFor( () => expect( asked ).toEqual( [ 'favorites' ] ) );
		await act( async () => {} );
		expect( local() ).toEqual( [ item ] );
	} );
} );
