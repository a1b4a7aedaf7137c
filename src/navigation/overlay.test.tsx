import { act, screen } from '@testing-library/react';
import { homeScreen } from '../../tests/js/fixtures';
import { renderWith } from '../../tests/js/render-app';
import { navigationStore } from '../stores/navigation';
import { isOverlayEntry, writeOverlayEntry } from './history';
import { closeOverlay, useCloseOnBack, useOverlay } from './overlay';

function Overlay() {
	const { isOpen, open } = useOverlay();
	return (
		<>
			<button onClick={ () => void open() }>Mở</button>
			{ isOpen && <p>Đang mở</p> }
		</>
	);
}

function Sheet( { onClose }: { readonly onClose: () => void } ) {
	useCloseOnBack( true, onClose );
	return <p>Tờ trượt</p>;
}

/** An overlay that is opened while the browser still goes back from another one. */
async function openDuringBack() {
	const { registry } = await renderWith( <Overlay /> );
	writeOverlayEntry();
	closeOverlay();
	const hasGoneBack = new Promise( ( resolve ) =>
		window.addEventListener( 'popstate', resolve, { once: true } )
	);
	act( () => screen.getByRole( 'button' ).click() );
	return { registry, hasGoneBack };
}

it( 'opens with an entry of its own once the browser has gone back from another overlay', async () => {
	const { hasGoneBack } = await openDuringBack();
	expect( screen.queryByText( 'Đang mở' ) ).toBeNull();
	await act( () => hasGoneBack );
	expect( await screen.findByText( 'Đang mở' ) ).toBeVisible();
	expect( isOverlayEntry() ).toBe( true );
} );

it( 'does not open over another screen that has come meanwhile', async () => {
	const { registry, hasGoneBack } = await openDuringBack();
	await act( async () => {
		const { commit } = registry.dispatch( navigationStore );
		await commit( homeScreen(), window.location );
		await hasGoneBack;
	} );
	expect( screen.queryByText( 'Đang mở' ) ).toBeNull();
	expect( isOverlayEntry() ).toBe( false );
} );

it( 'is closed by Back in the very moment in which it opens', async () => {
	await renderWith( <Overlay /> );
	const { history } = window;
	const push = history.pushState.bind( history );
	jest.spyOn( history, 'pushState' ).mockImplementationOnce( ( ...entry ) => {
		push( ...entry );
		queueMicrotask( () =>
			window.dispatchEvent( new PopStateEvent( 'popstate' ) )
		);
	} );
	await act( async () => screen.getByRole( 'button' ).click() );
	expect( screen.queryByText( 'Đang mở' ) ).toBeNull();
} );

describe( 'what covers a phone over a picture', () => {
	beforeEach( () => {
		const picture = document.createElement( 'div' );
		picture.className = 'hien-lightbox';
		document.body.append( picture );
	} );

	afterEach( () => document.querySelector( '.hien-lightbox' )?.remove() );

	it( 'is closed alone by Back where the page was loaded with the picture', async () => {
		const onClose = jest.fn();
		await act( () => renderWith( <Sheet onClose={ onClose } /> ) );
		expect( isOverlayEntry() ).toBe( true );
		const hasGoneBack = new Promise( ( resolve ) =>
			window.addEventListener( 'popstate', resolve, { once: true } )
		);
		await act( async () => {
			window.history.back();
			await hasGoneBack;
		} );
		expect( onClose ).toHaveBeenCalledTimes( 1 );
	} );

	it( 'is left to the entry of a picture that was opened on the page', async () => {
		writeOverlayEntry();
		const entries = window.history.length;
		await renderWith( <Sheet onClose={ () => {} } /> );
		expect( window.history ).toHaveLength( entries );
	} );
} );
