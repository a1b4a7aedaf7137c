import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { RegistryProvider } from '@wordpress/data';
import {
	homeScreen,
	latestScreen,
	postList,
	postScreen,
	summary,
} from '../../tests/js/fixtures';
import { setUpApiOnce } from '../../tests/js/render-app';
import { json, later, offline, serve, writeBoot } from '../../tests/js/server';
import { SHELL } from '../contract/shell';
import type { PostList } from '../contract/types';
import { restPath } from '../lib/paths';
import { loadingStore } from './loading';
import { navigationStore } from './navigation';
import { responsePath, responsesStore } from './responses';
import { createSiteRegistry } from '../app/registry';
import { useFreshResponse } from './use-fresh-response';
import { useResponse } from './use-response';

const PATH = restPath< PostList >( 'posts?limit=15&page=1' );

/** Waits until requests that were asked for have been sent, and the clock has moved on since. */
async function pass(): Promise< void > {
	const wait = () => new Promise( ( resolve ) => setTimeout( resolve ) );
	await wait();
	const now = Date.now();
	while ( Date.now() === now ) {
		await wait();
	}
}

beforeEach( () => {
	writeBoot();
	setUpApiOnce();
} );

describe( 'the store of responses', () => {
	it( 'fetches a response once, and runs the loading bar meanwhile', async () => {
		const answer = later( postList() );
		const asked = serve( { [ PATH ]: answer } );
		const registry = createSiteRegistry();
		const first = registry
			.resolveSelect( responsesStore )
			.getResponse( PATH );
		const second = registry
			.resolveSelect( responsesStore )
			.getResponse( PATH );
		await new Promise( ( resolve ) => setTimeout( resolve ) );
		expect( registry.select( loadingStore ).getStatus() ).toBe( 'loading' );
		answer.give();
		expect( await first ).toEqual( postList() );
		expect( await second ).toEqual( postList() );
		expect( asked ).toEqual( [ PATH ] );
		expect( registry.select( loadingStore ).getStatus() ).toBe( 'idle' );
	} );

	it( 'does not fetch what has been received', async () => {
		const asked = serve( {} );
		const registry = createSiteRegistry();
		void registry
			.dispatch( responsesStore )
			.receive( { [ PATH ]: postList() } );
		await expect(
			registry.resolveSelect( responsesStore ).getResponse( PATH )
		).resolves.toEqual( postList() );
		expect( asked ).toEqual( [] );
	} );

	it( 'keeps what is received while it is fetched for the first time', async () => {
		const answer = later( postList() );
		serve( { [ PATH ]: answer } );
		const registry = createSiteRegistry();
		const first = registry
			.resolveSelect( responsesStore )
			.getResponse( PATH );
		await pass();
		const newer = postList();
		void registry.dispatch( responsesStore ).receive( { [ PATH ]: newer } );
		answer.give();
		expect( await first ).toBe( newer );
		await new Promise( ( resolve ) => setTimeout( resolve ) );
		expect( registry.select( responsesStore ).getResponse( PATH ) ).toBe(
			newer
		);
	} );

	it( 'keeps what is received while it is refreshed', async () => {
		const answer = later( postList() );
		serve( { [ PATH ]: answer } );
		const registry = createSiteRegistry();
		const { receive, refresh } = registry.dispatch( responsesStore );
		void receive( { [ PATH ]: postList() } );
		const refreshed = refresh( PATH );
		await pass();
		const newer = postList();
		void receive( { [ PATH ]: newer } );
		answer.give();
		await refreshed;
		expect( registry.select( responsesStore ).getResponse( PATH ) ).toBe(
			newer
		);
	} );

	it( 'is refreshed once more by a refresh that is asked for during one, and drops the older answer', async () => {
		const counted = ( count: number ) => postList( { count } );
		const older = later( counted( 1 ) );
		const newer = later( counted( 2 ) );
		const answers = [ older, newer ];
		serve( {
			[ PATH ]: ( init ) => ( answers.shift() ?? offline )( init ),
		} );
		const registry = createSiteRegistry();
		const { receive, refresh } = registry.dispatch( responsesStore );
		void receive( { [ PATH ]: counted( 0 ) } );
		const first = refresh( PATH );
		await pass();
		const second = refresh( PATH );
		newer.give();
		await second;
		older.give();
		await first;
		expect(
			registry.select( responsesStore ).getResponse( PATH )
		).toMatchObject( { count: 2 } );
	} );

	it( 'keeps what was made later than what is received', () => {
		const registry = createSiteRegistry();
		const { receive } = registry.dispatch( responsesStore );
		void receive( { [ PATH ]: 'newer' }, 2000 );
		void receive( { [ PATH ]: 'older', other: 'only' }, 1000 );
		expect( registry.select( responsesStore ).getResponses() ).toEqual( {
			[ PATH ]: 'newer',
			other: 'only',
		} );
	} );
} );

it( 'keeps a bounded number of responses, those received last, and always what the page around the screen shows', () => {
	const registry = createSiteRegistry();
	const { receive } = registry.dispatch( responsesStore );
	void receive( { [ SHELL.options ]: 'options' } );
	for ( let number = 1; number <= 400; number++ ) {
		void receive( { [ `posts?page=${ number }` ]: number } );
	}
	void receive( { 'posts?page=101': 'again' } );
	void receive( { 'posts?page=401': 401 } );
	const paths = Object.keys(
		registry.select( responsesStore ).getResponses()
	);
	expect( paths ).toHaveLength( 301 );
	expect( paths ).toContain( SHELL.options );
	expect( paths ).toContain( 'posts?page=101' );
	expect( paths ).not.toContain( 'posts?page=102' );
	const { getTime } = registry.select( responsesStore );
	expect( getTime( 'posts?page=102' ) ).toBeUndefined();
	expect( getTime( 'posts?page=103' ) ).toBeDefined();
} );

it( 'responsePath() throws for a response that a screen has not', () => {
	expect( () =>
		responsePath< 'account', 'favorites' >( latestScreen(), 'favorites' )
	).toThrow( 'favorites' );
} );

describe( 'useResponse()', () => {
	function Titles() {
		const posts = useResponse( PATH );
		switch ( posts.status ) {
			case 'loading':
				return <p>Đang tải</p>;
			case 'error':
				return (
					<button onClick={ posts.retry }>
						{ ( posts.error as Error ).name }
					</button>
				);
			case 'ready':
				return (
					<p>
						{ posts.data.data.map( ( { title } ) => title ).join() }
					</p>
				);
		}
	}

	function renderTitles( data: Record< string, unknown > = {} ) {
		const registry = createSiteRegistry();
		void registry.dispatch( responsesStore ).receive( data );
		return render(
			<RegistryProvider value={ registry }>
				<Titles />
			</RegistryProvider>
		);
	}

	it( 'is ready in the first render when the data came with the page', () => {
		serve( {} );
		renderTitles( { [ PATH ]: postList() } );
		expect( screen.getByText( summary().title ) ).toBeInTheDocument();
	} );

	it( 'goes from loading over an error and a retry to ready', async () => {
		let isOnline = false;
		serve( {
			[ PATH ]: () => ( isOnline ? json( postList() ) : offline() ),
		} );
		renderTitles();
		expect( screen.getByText( 'Đang tải' ) ).toBeInTheDocument();
		const retry = await screen.findByRole( 'button', { name: 'ApiError' } );
		isOnline = true;
		await userEvent.click( retry );
		expect(
			await screen.findByText( summary().title )
		).toBeInTheDocument();
	} );

	it( 'tries again by itself when the network is back', async () => {
		let isOnline = false;
		serve( {
			[ PATH ]: () => ( isOnline ? json( postList() ) : offline() ),
		} );
		renderTitles();
		await screen.findByRole( 'button', { name: 'ApiError' } );
		isOnline = true;
		act( () => void window.dispatchEvent( new Event( 'online' ) ) );
		expect(
			await screen.findByText( summary().title )
		).toBeInTheDocument();
	} );

	it( 'tries again where a prefetch of it has failed', async () => {
		let isOnline = false;
		const asked = serve( {
			[ PATH ]: () => ( isOnline ? json( postList() ) : offline() ),
		} );
		const registry = createSiteRegistry();
		await registry
			.resolveSelect( responsesStore )
			.getResponse( PATH )
			.catch( () => {} );
		isOnline = true;
		render(
			<RegistryProvider value={ registry }>
				<Titles />
			</RegistryProvider>
		);
		expect(
			await screen.findByText( summary().title )
		).toBeInTheDocument();
		expect( asked ).toHaveLength( 2 );
	} );

	it( 'fetches again what the store has dropped', async () => {
		const asked = serve( { [ PATH ]: () => json( postList() ) } );
		const registry = createSiteRegistry();
		await registry.resolveSelect( responsesStore ).getResponse( PATH );
		for ( let number = 1; number <= 300; number++ ) {
			void registry
				.dispatch( responsesStore )
				.receive( { [ `posts?page=${ number }` ]: number } );
		}
		render(
			<RegistryProvider value={ registry }>
				<Titles />
			</RegistryProvider>
		);
		expect( screen.getByText( 'Đang tải' ) ).toBeInTheDocument();
		expect(
			await screen.findByText( summary().title )
		).toBeInTheDocument();
		expect( asked ).toEqual( [ PATH, PATH ] );
	} );

	it( 'keeps a placeholder for 200 ms', async () => {
		jest.useFakeTimers();
		serve( { [ PATH ]: () => json( postList() ) } );
		renderTitles();
		await act( () => jest.advanceTimersByTimeAsync( 150 ) );
		expect( screen.getByText( 'Đang tải' ) ).toBeInTheDocument();
		await act( () => jest.advanceTimersByTimeAsync( 60 ) );
		expect( screen.getByText( summary().title ) ).toBeInTheDocument();
		jest.useRealTimers();
	} );
} );

describe( 'an old response', () => {
	const MINUTES = 60_000;
	const titled = ( title: string ) =>
		postList( { data: [ summary( { title } ) ] } );

	function Title() {
		const posts = useFreshResponse( PATH );
		return (
			<p>
				{ posts.status === 'ready'
					? posts.data.data[ 0 ]?.title
					: posts.status }
			</p>
		);
	}

	/** A component that uses the response so many minutes after the page load. */
	function renderAfter( minutes: number ) {
		const registry = createSiteRegistry();
		const list = titled( 'Bài cũ' );
		void registry.dispatch( responsesStore ).receive( { [ PATH ]: list } );
		const now = Date.now();
		jest.spyOn( Date, 'now' ).mockReturnValue( now + minutes * MINUTES );
		const states: string[] = [];
		registry.subscribe( () => {
			states.push( registry.select( loadingStore ).getStatus() );
		}, loadingStore );
		const show = ( key: number ) => (
			<RegistryProvider value={ registry }>
				<Title key={ key } />
			</RegistryProvider>
		);
		const { rerender } = render( show( 1 ) );
		return {
			registry,
			list,
			states,
			useAgain: () => rerender( show( 2 ) ),
		};
	}

	afterEach( () => jest.restoreAllMocks() );

	it( 'is shown while another one is fetched, without the loading bar', async () => {
		const answer = later( titled( 'Bài mới' ) );
		const asked = serve( { [ PATH ]: answer } );
		const { states, useAgain } = renderAfter( 6 );
		expect( screen.getByText( 'Bài cũ' ) ).toBeVisible();
		await act( async () => useAgain() );
		expect( screen.getByText( 'Bài cũ' ) ).toBeVisible();
		await act( async () => answer.give() );
		expect( await screen.findByText( 'Bài mới' ) ).toBeVisible();
		expect( asked ).toEqual( [ PATH ] );
		expect( states ).toEqual( [] );
	} );

	it( 'is one that the server made more than five minutes ago', async () => {
		const asked = serve( { [ PATH ]: () => json( titled( 'Bài mới' ) ) } );
		const registry = createSiteRegistry();
		void registry
			.dispatch( responsesStore )
			.receive(
				{ [ PATH ]: titled( 'Bài cũ' ) },
				Date.now() - 6 * MINUTES
			);
		render(
			<RegistryProvider value={ registry }>
				<Title />
			</RegistryProvider>
		);
		expect( screen.getByText( 'Bài cũ' ) ).toBeVisible();
		expect( await screen.findByText( 'Bài mới' ) ).toBeVisible();
		expect( asked ).toEqual( [ PATH ] );
	} );

	it( 'is only one that came more than five minutes ago', async () => {
		const asked = serve( { [ PATH ]: () => json( titled( 'Bài mới' ) ) } );
		renderAfter( 4 );
		await act( async () => {} );
		expect( asked ).toEqual( [] );
	} );

	it( 'is kept where no other one can be fetched; its next use tries again', async () => {
		let isOnline = false;
		const asked = serve( {
			[ PATH ]: () =>
				isOnline ? json( titled( 'Bài mới' ) ) : offline(),
		} );
		const { useAgain } = renderAfter( 6 );
		await act( () => new Promise( ( resolve ) => setTimeout( resolve ) ) );
		expect( asked ).toHaveLength( 1 );
		expect( screen.getByText( 'Bài cũ' ) ).toBeVisible();
		isOnline = true;
		useAgain();
		expect( await screen.findByText( 'Bài mới' ) ).toBeVisible();
	} );
} );

describe( 'the navigation store', () => {
	const at = ( pathname: string ) => ( { pathname, search: '', hash: '' } );

	it( 'has the screen that is shown with its address, and counts screens', () => {
		const registry = createSiteRegistry();
		const { commit } = registry.dispatch( navigationStore );
		const { getKey, getLocation, getScreen } =
			registry.select( navigationStore );
		expect( getScreen() ).toBeNull();
		void commit( latestScreen(), at( '/tin-moi' ) );
		expect( getScreen() ).toEqual( latestScreen() );
		expect( getLocation() ).toEqual( at( '/tin-moi' ) );
		void commit( latestScreen(), at( '/tin-moi' ) );
		expect( getKey() ).toBe( 2 );
	} );

	it( 'keeps the key of a preview for its rest', () => {
		const registry = createSiteRegistry();
		const { commit } = registry.dispatch( navigationStore );
		const { getKey, isPreview } = registry.select( navigationStore );
		const post = postScreen();
		void commit( homeScreen(), at( '/' ) );
		void commit( postScreen( { content: '' } ), at( post.path ), {
			isPreview: true,
		} );
		expect( isPreview() ).toBe( true );
		void commit( post, at( post.path ) );
		expect( getKey() ).toBe( 2 );
		expect( isPreview() ).toBe( false );
		void commit( postScreen(), at( post.path ) );
		expect( getKey() ).toBe( 3 );
	} );
} );
