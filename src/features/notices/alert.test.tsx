import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { installDialogs } from '../../../tests/js/dialog';
import { homeScreen } from '../../../tests/js/fixtures';
import { renderApp } from '../../../tests/js/render-app';
import { serve } from '../../../tests/js/server';
import { alertStore } from '../../stores/alert';

function modal(): HTMLElement | null {
	return screen.queryByRole( 'alertdialog', { name: 'Thông báo' } );
}

function button(): HTMLElement {
	return screen.getByText( 'Đóng' );
}

/** The app with a message over it; the focus was in the search. */
async function showAlert( message: string ) {
	serve( {} );
	const app = await renderApp( homeScreen() );
	const field = screen.getByRole( 'searchbox', { name: 'Tìm kiếm' } );
	field.focus();
	act( () => void app.registry.dispatch( alertStore ).show( message ) );
	await screen.findByRole( 'alertdialog' );
	return { ...app, field };
}

// The first import of it also compiles it.
beforeAll( () => import( '../../components/ui/alert-modal/alert-modal' ) );
beforeEach( installDialogs );

it( 'shows the message as HTML, without what could run in it', async () => {
	await showAlert(
		'Vui lòng <a href="http://localhost/dang-nhap">đăng nhập</a>!<img src="x" onerror="alert()">'
	);
	expect(
		await screen.findByRole( 'link', { name: 'đăng nhập' } )
	).toBeVisible();
	expect( modal() ).toHaveAccessibleDescription( /Vui lòng đăng nhập ?!/ );
	expect( modal()?.querySelector( '[onerror]' ) ).toBeNull();
} );

describe( 'closes', () => {
	it.each( [
		[ 'with its button', () => fireEvent.click( button() ) ],
		[
			'with Escape, wherever the focus is',
			() => fireEvent.keyDown( document.body, { key: 'Escape' } ),
		],
		[
			'as the device asks it to',
			() =>
				fireEvent(
					modal() as HTMLElement,
					new Event( 'cancel', { cancelable: true } )
				),
		],
	] )( '%s, and gives the focus back', async ( _, close ) => {
		const { field, registry } = await showAlert( 'Gởi góp ý thành công!' );
		expect( button() ).toHaveFocus();
		close();
		await waitFor( () => expect( modal() ).toBeNull() );
		expect( field ).toHaveFocus();
		expect( registry.select( alertStore ).getMessage() ).toBeNull();
	} );

	it( 'when a link in it is followed', async () => {
		await showAlert( 'Về <a href="#noi-dung">bài viết</a>.' );
		fireEvent.click(
			await screen.findByRole( 'link', { name: 'bài viết' } )
		);
		await waitFor( () => expect( modal() ).toBeNull() );
	} );
} );

it( 'keeps Escape from what lies beneath', async () => {
	await showAlert( 'Nội dung không được bỏ trống!' );
	const beneath = jest.fn();
	document.addEventListener( 'keydown', beneath );
	fireEvent.keyDown( modal() as HTMLElement, { key: 'Escape' } );
	fireEvent.keyDown( document.body, { key: 'Escape' } );
	document.removeEventListener( 'keydown', beneath );
	expect( beneath ).toHaveBeenCalledTimes( 1 );
} );
