import {
	act,
	fireEvent,
	screen,
	waitFor,
	within,
} from '@testing-library/react';
import { installDialogs } from '../../../tests/js/dialog';
import {
	homeScreen,
	latestScreen,
	notFoundScreen,
	postList,
	postScreen,
	screenOf,
	summary,
} from '../../../tests/js/fixtures';
import { renderApp } from '../../../tests/js/render-app';
import { found } from '../../../tests/js/search';
import { json, later, offline, screens, serve } from '../../../tests/js/server';
import type { LoadedScreen } from '../../contract/types';
import { loadAllCode } from '../../app/screen-code';

const RECENT = 'posts?limit=15&page=1';
const LATEST = latestScreen();
const POST = postScreen();
const POST_TITLE = 'Tạo REST API riêng';

const latest = () =>
	json(
		postList( {
			data: [ summary( { title: 'Bài mới', path: POST.path } ) ],
		} )
	);

function view(): HTMLElement | null {
	return screen.queryByRole( 'dialog', { name: 'Tìm kiếm' } );
}

function link(): HTMLElement {
	return screen.getByRole( 'link', { name: 'Tìm kiếm' } );
}

/** The app with the view open over its home page. */
async function openView( answers: Parameters< typeof serve >[ 0 ] = {} ) {
	const asked = serve( { [ RECENT ]: latest, ...answers } );
	const app = await renderApp( homeScreen() );
	await app.user.click( link() );
	const dialog = await screen.findByRole( 'dialog', { name: 'Tìm kiếm' } );
	return {
		...app,
		asked,
		dialog,
		field: within( dialog ).getByLabelText( 'Tìm kiếm' ),
	};
}

beforeEach( installDialogs );

it( 'is a link to the page of results', async () => {
	serve( {} );
	await renderApp( homeScreen() );
	expect( link() ).toHaveAttribute( 'href', 'http://localhost/?s=' );
	expect( view() ).toBeNull();
} );

it( 'does not open where the reader has gone to another page before its code was loaded', async () => {
	serve( {} );
	await renderApp( homeScreen() );
	fireEvent.click( link() );
	window.history.pushState( null, '', '/tin-moi' );
	await act( () => import( './search-view' ) );
	expect( view() ).toBeNull();
	expect( window.history.state ).toBeNull();
} );

it( 'closes when a screen arrives that was asked for before it', async () => {
	const slow = later( LATEST );
	serve( { [ RECENT ]: latest, [ `screen ${ LATEST.path }` ]: slow } );
	const { user } = await renderApp();
	const { length } = window.history;
	const menu = screen.getByRole( 'navigation', { name: 'Chính' } );
	await user.click( within( menu ).getByRole( 'link', { name: 'Tin mới' } ) );
	await user.click( link() );
	const dialog = await screen.findByRole( 'dialog', { name: 'Tìm kiếm' } );
	await act( async () => slow.give() );
	const heading = await screen.findByRole( 'heading', {
		level: 1,
		name: 'Tin mới',
	} );
	expect( dialog ).not.toBeInTheDocument();
	await waitFor( () => expect( heading ).toHaveFocus() );
	expect( window.location.pathname ).toBe( LATEST.path );
	expect( window.history ).toHaveLength( length + 1 );
	expect( window.history.state ).not.toHaveProperty( 'hienOverlay' );
} );

describe( 'over an article that waits for its rest', () => {
	/** The view over the preview of an article, whose screen arrives when the test releases it. */
	async function openOverArticle( answer: LoadedScreen = POST ) {
		const slow = later( answer );
		serve( {
			[ RECENT ]: latest,
			[ `screen ${ POST.path }` ]: slow,
		} );
		const { user } = await renderApp();
		await loadAllCode( 'post' );
		await user.click( screen.getByRole( 'link', { name: POST_TITLE } ) );
		await screen.findByRole( 'heading', { level: 1, name: POST_TITLE } );
		await user.click( link() );
		return {
			dialog: await screen.findByRole( 'dialog', { name: 'Tìm kiếm' } ),
			answer: () => act( async () => slow.give() ),
		};
	}

	async function leave( dialog: HTMLElement ): Promise< void > {
		act( () => window.history.back() );
		await waitFor( () => expect( dialog ).not.toBeInTheDocument() );
		expect( window.location.pathname ).toBe( POST.path );
	}

	it( 'stays open when that comes', async () => {
		const { dialog, answer } = await openOverArticle();
		await answer();
		await screen.findByText( /Khi giao diện/ );
		expect( dialog ).toBeVisible();
		await leave( dialog );
	} );

	it( 'can be left before that comes', async () => {
		const { dialog, answer } = await openOverArticle();
		await leave( dialog );
		await answer();
		expect( await screen.findByText( /Khi giao diện/ ) ).toBeVisible();
		await waitFor( () => expect( document.title ).toBe( POST.title ) );
	} );

	it( 'gives its entry to what comes in the place of the article', async () => {
		const { dialog, answer } = await openOverArticle(
			notFoundScreen( POST.path )
		);
		await answer();
		await screen.findByRole( 'heading', { name: 'Trang không tồn tại' } );
		expect( dialog ).not.toBeInTheDocument();
		expect( window.history.state ).not.toHaveProperty( 'hienOverlay' );
	} );
} );

it( 'opens a view with the latest posts, ready to type in', async () => {
	const { dialog, field } = await openView();
	expect( field ).toHaveFocus();
	expect(
		within( dialog ).getByRole( 'heading', { name: 'Gần đây' } )
	).toBeVisible();
	expect(
		await within( dialog ).findByRole( 'link', { name: /Bài mới/ } )
	).toHaveAttribute( 'href', `http://localhost${ POST.path }` );
} );

it( 'shows what was found instead of them', async () => {
	const { dialog, field, user } = await openView( {
		'search?limit=40&page=1&s=lap+trinh': () =>
			json( found( [ 'Lập trình plugin' ], 12 ) ),
	} );
	await user.type( field, 'lap trinh' );
	const heading = await within( dialog ).findByRole( 'heading', {
		name: /Kết quả tìm kiếm/,
	} );
	expect( heading ).toHaveTextContent( '12 kết quả' );
	expect(
		within( dialog ).getByRole( 'link', { name: 'Xem tất cả 12 kết quả' } )
	).toHaveAttribute( 'href', 'http://localhost/?s=lap%20trinh' );
	expect( within( dialog ).getByText( 'Lập trình' ).tagName ).toBe( 'MARK' );
	expect( within( dialog ).queryByText( 'Bài mới' ) ).toBeNull();
} );

it( 'says that nothing was found, beside the latest posts', async () => {
	const { dialog, field, user } = await openView( {
		'search?limit=40&page=1&s=zzz': () => json( found( [] ) ),
	} );
	await user.type( field, 'zzz' );
	await within( dialog ).findByText( 'Không tìm thấy gì cho “zzz”.' );
	expect(
		within( dialog ).getByRole( 'heading', { name: 'Gần đây' } )
	).toBeVisible();
} );

it( 'can ask again where a search or the latest posts failed', async () => {
	let isOnline = false;
	const whenOnline = ( answer: () => Response ) => () =>
		isOnline ? answer() : offline();
	const { dialog, field, user } = await openView( {
		[ RECENT ]: whenOnline( latest ),
		'search?limit=40&page=1&s=hook': whenOnline( () =>
			json( found( [ 'Hook là gì' ] ) )
		),
	} );
	await within( dialog ).findByText( 'Chưa tải được nội dung' );
	await user.type( field, 'hook' );
	await within( dialog ).findByText( /Chưa tìm được/ );
	isOnline = true;
	const [ search, posts ] = within( dialog ).getAllByRole( 'button', {
		name: 'Thử lại',
	} );
	await user.click( posts as HTMLElement );
	await within( dialog ).findByText( 'Bài mới' );
	await user.click( search as HTMLElement );
	expect( await within( dialog ).findByText( 'là gì' ) ).toBeVisible();
} );

describe( 'closes', () => {
	it.each( [
		[
			'with its arrow',
			() =>
				fireEvent.click(
					screen.getByRole( 'button', { name: 'Quay lại' } )
				),
		],
		[
			'with Escape, words or not',
			() => {
				const field = within( view() as HTMLElement ).getByLabelText(
					'Tìm kiếm'
				);
				fireEvent.change( field, { target: { value: 'hook' } } );
				fireEvent.keyDown( field, { key: 'Escape' } );
				fireEvent.keyDown( field, { key: 'Escape' } );
			},
		],
		[
			'as the device asks it to',
			() =>
				fireEvent(
					view() as HTMLElement,
					new Event( 'cancel', { cancelable: true } )
				),
		],
		[
			'where the device does not ask',
			() => {
				const dialog = view() as HTMLDialogElement;
				dialog.close();
				return fireEvent( dialog, new Event( 'close' ) );
			},
		],
		[ 'with the browser’s way back', () => window.history.back() ],
	] )( '%s, and gives the focus back', async ( _, leave ) => {
		await openView();
		const { length } = window.history;
		const dialog = view();
		leave();
		await waitFor( () => expect( dialog ).not.toBeInTheDocument() );
		expect( link() ).toHaveFocus();
		expect( window.history ).toHaveLength( length );
		expect( window.history.state ).not.toHaveProperty( 'hienOverlay' );
		expect( window.location.pathname ).toBe( '/' );
	} );

	it( 'and gives the focus back where a click takes none', async () => {
		serve( { [ RECENT ]: latest } );
		await renderApp( homeScreen() );
		fireEvent.click( link() );
		await screen.findByRole( 'dialog', { name: 'Tìm kiếm' } );
		window.history.back();
		await waitFor( () => expect( view() ).toBeNull() );
		expect( link() ).toHaveFocus();
	} );

	it( 'when a post is chosen, whose entry takes the place of the view’s', async () => {
		const { dialog, user } = await openView( screens( POST ) );
		const { length } = window.history;
		await user.click(
			await within( dialog ).findByRole( 'link', { name: /Bài mới/ } )
		);
		expect( view() ).toBeNull();
		await screen.findByRole( 'heading', {
			level: 1,
			name: POST_TITLE,
		} );
		expect( window.location.pathname ).toBe( POST.path );
		expect( window.history ).toHaveLength( length );
		window.history.back();
		await waitFor( () => expect( window.location.pathname ).toBe( '/' ) );
		await waitFor( () =>
			expect( window.history.state ).not.toHaveProperty( 'hienOverlay' )
		);
	} );

	it( 'when all results are asked for', async () => {
		const results = screenOf( 'search', '/?s=hook', {
			params: { search: 'hook', page: 1, heading: 'Kết quả cho “hook”' },
			data: { results: found( [ 'Hook là gì' ] ) },
		} );
		const { field, user } = await openView( {
			'screen /?s=hook': () => json( results ),
		} );
		await user.type( field, 'hook{Enter}' );
		expect( view() ).toBeNull();
		await screen.findByRole( 'heading', { name: 'Kết quả cho “hook”' } );
		expect( window.location.search ).toBe( '?s=hook' );
	} );
} );
