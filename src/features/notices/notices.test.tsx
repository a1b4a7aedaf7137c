import { act, fireEvent, render, screen } from '@testing-library/react';
import { RegistryProvider } from '@wordpress/data';
import { homeScreen, latestScreen } from '../../../tests/js/fixtures';
import { renderWith } from '../../../tests/js/render-app';
import { createSiteRegistry } from '../../app/registry';
import type { LoadedScreen } from '../../contract/types';
import { navigationStore } from '../../stores/navigation';
import { ConnectionNotice } from './connection-notice';
import { VersionNotice } from './version-notice';

describe( 'the connection', () => {
	function setOnline( isOnline: boolean ): void {
		jest.spyOn( navigator, 'onLine', 'get' ).mockReturnValue( isOnline );
		fireEvent( window, new Event( isOnline ? 'online' : 'offline' ) );
	}

	function renderNotice() {
		return render(
			<RegistryProvider value={ createSiteRegistry() }>
				<ConnectionNotice />
			</RegistryProvider>
		);
	}

	beforeEach( () => jest.useFakeTimers() );
	afterEach( () => {
		jest.useRealTimers();
		jest.restoreAllMocks();
	} );

	it( 'has no notice while there is one', () => {
		const { container } = renderNotice();
		expect( container ).toBeEmptyDOMElement();
	} );

	it( 'has a notice while it is lost, and for some seconds once it is back', () => {
		const { container } = renderNotice();
		setOnline( false );
		expect( screen.getByText( 'Bạn đang ngoại tuyến.' ) ).toBeVisible();
		setOnline( true );
		expect( screen.getByText( 'Đã có mạng trở lại.' ) ).toBeVisible();
		act( () => void jest.advanceTimersByTime( 4000 ) );
		expect( container ).toBeEmptyDOMElement();
	} );
} );

describe( 'a new version', () => {
	const offer = () => screen.queryByText( 'Trang vừa có phiên bản mới.' );
	const button = ( name: string ) => screen.getByRole( 'button', { name } );

	/** The notice on a page of version 1. */
	async function start() {
		const reload = jest.fn();
		const { registry } = await renderWith(
			<VersionNotice reload={ reload } />
		);
		const show = ( shown: LoadedScreen, version: string ) =>
			act(
				() =>
					void registry
						.dispatch( navigationStore )
						.commit( { ...shown, version }, window.location )
			);
		show( homeScreen(), '1' );
		return { reload, show };
	}

	it( 'is offered once a screen comes from it, and stays offered', async () => {
		const { reload, show } = await start();
		show( latestScreen(), '1' );
		expect( offer() ).toBeNull();
		show( latestScreen(), '2' );
		expect( offer() ).toBeVisible();
		show( homeScreen(), '1' );
		expect( offer() ).toBeVisible();
		expect( reload ).not.toHaveBeenCalled();
		fireEvent.click( button( 'Tải lại' ) );
		expect( reload ).toHaveBeenCalledTimes( 1 );
	} );

	it( 'takes nothing that is being written without a warning', async () => {
		const { reload, show } = await start();
		const text = document.createElement( 'textarea' );
		document.body.append( text );
		show( latestScreen(), '2' );
		text.value = 'Bài hay quá';
		fireEvent.click( button( 'Tải lại' ) );
		expect( reload ).not.toHaveBeenCalled();
		expect( screen.getByText( /Bạn đang viết dở/ ) ).toBeVisible();
		fireEvent.click( button( 'Vẫn tải lại' ) );
		expect( reload ).toHaveBeenCalledTimes( 1 );
	} );

	it( 'is not offered again where loading the page did not bring it', async () => {
		window.sessionStorage.setItem( 'hien-version', '2' );
		const { show } = await start();
		show( latestScreen(), '2' );
		expect( offer() ).toBeNull();
		show( latestScreen(), '3' );
		expect( offer() ).toBeVisible();
	} );
} );
