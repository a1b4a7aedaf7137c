import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { installDialogs } from '../../../tests/js/dialog';
import { homeScreen, postScreen } from '../../../tests/js/fixtures';
import { renderApp } from '../../../tests/js/render-app';
import { serve, writeBoot } from '../../../tests/js/server';
import { loadDocument } from '../../lib/load-document';
import { alertStore } from '../../stores/alert';

jest.mock( '../panels/panels', () => {
	throw new Error( 'This chunk cannot be loaded' );
} );
jest.mock( '../lightbox/lightbox', () => {
	throw new Error( 'This chunk cannot be loaded' );
} );
jest.mock( '../search/search-view', () => {
	throw new Error( 'This chunk cannot be loaded' );
} );
jest.mock( '../../components/ui/alert-modal/alert-modal', () => {
	throw new Error( 'This chunk cannot be loaded' );
} );

beforeEach( () => {
	jest.spyOn( navigator, 'onLine', 'get' ).mockReturnValue( false );
	jest.spyOn( window, 'reportError' ).mockImplementation( () => {} );
	serve( {} );
} );
afterEach( () => jest.restoreAllMocks() );

it( 'a page is not left for one that cannot be loaded', () => {
	expect( loadDocument( 'http://localhost/tin-moi' ) ).toBe( false );
	expect( loadDocument( window.location.href ) ).toBe( false );
} );

const ARTICLE = postScreen( {
	content:
		'<figure><img src="/ho.jpg" width="800" height="600" alt="Hồ"></figure>',
} );

describe.each( [
	[ 'a panel', homeScreen(), 'button', 'Bài mới', 'Bài mới' ],
	[ 'the search of a phone', homeScreen(), 'link', 'Tìm kiếm', 'Tìm kiếm' ],
	[ 'a large picture', ARTICLE, 'button', 'Xem ảnh lớn: Hồ', 'Ảnh lớn' ],
] )( '%s that cannot be loaded', ( _, shown, role, name, title ) => {
	const text = `Chưa tải được “${ title }”. Bạn kiểm tra mạng rồi thử lại nhé.`;

	async function press() {
		const { load } = await renderApp( shown );
		const opener = await screen.findByRole( role, { name } );
		fireEvent.click( opener );
		return { load, note: await screen.findByText( text ) };
	}

	it( 'says so in its place until it is closed', async () => {
		const { note } = await press();
		expect( note ).toBeVisible();
		expect(
			screen.queryByRole( 'button', { name: 'Thử lại' } )
		).toBeNull();
		fireEvent.keyDown( document.body, { key: 'Escape' } );
		await waitFor( () => expect( note ).not.toBeInTheDocument() );
	} );

	it( 'is tried again once the network is back', async () => {
		const { load, note } = await press();
		jest.spyOn( navigator, 'onLine', 'get' ).mockReturnValue( true );
		act( () => void window.dispatchEvent( new Event( 'online' ) ) );
		await waitFor( () => expect( note ).not.toBeInTheDocument() );
		// Then the browser loads the page that shows the same.
		await waitFor( () => expect( load ).toHaveReturnedWith( true ) );
	} );
} );

it( 'a message whose code cannot be loaded is shown in the browser’s own dialog', async () => {
	installDialogs();
	const { registry } = await renderApp( homeScreen() );
	act(
		() =>
			void registry
				.dispatch( alertStore )
				.show( 'Chưa <strong>gửi</strong> được.' )
	);
	const dialog = await screen.findByRole( 'alertdialog', {
		name: 'Thông báo',
	} );
	expect( dialog ).toHaveTextContent( 'Chưa gửi được.' );
	fireEvent.click( screen.getByRole( 'button', { name: 'Đóng' } ) );
	await waitFor( () => expect( dialog ).not.toBeInTheDocument() );
	expect( registry.select( alertStore ).getMessage() ).toBeNull();
} );

it( 'the page that the server printed stays where the app cannot be loaded', async () => {
	jest.resetModules();
	jest.doMock( '../../lib/public-path', () => ( {} ) );
	jest.doMock( '../../app/screen-code', () => ( {
		...jest.requireActual< object >( '../../app/screen-code' ),
		loadCode: () => Promise.reject( new Error( 'ChunkLoadError' ) ),
	} ) );
	writeBoot();
	const root = document.createElement( 'div' );
	root.id = 'root';
	root.textContent = 'Từ máy chủ';
	document.body.append( root );
	await import( '../../app/index' );
	await waitFor( () =>
		expect( window.reportError ).toHaveBeenCalledWith(
			new Error( 'ChunkLoadError' )
		)
	);
	expect( root ).toHaveTextContent( 'Từ máy chủ' );
} );
