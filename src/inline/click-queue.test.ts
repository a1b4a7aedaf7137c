import { fireEvent, screen } from '@testing-library/react';
import { isAnimated } from '../../tests/js/browser';
import type { loadDocument as LoadDocument } from '../lib/load-document';
import { recordEarlyClicks } from './early-clicks';
import type { clickQueue as ClickQueue, listenForClicks } from './click-queue';

const loadDocument = jest.fn<
	ReturnType< typeof LoadDocument >,
	Parameters< typeof LoadDocument >
>();

let clickQueue: typeof ClickQueue;
let stop = () => {};

/**
 * Prints a page, and counts what is pressed and sent in it.
 *
 * @param html
 * @param early What is pressed before the start script.
 */
function print( html: string, early = () => {} ): string[] {
	const listening = new AbortController();
	const add = window.addEventListener.bind( window );
	jest.spyOn( window, 'addEventListener' ).mockImplementation(
		( type: string, listener: unknown, options?: unknown ) =>
			add( type, listener as EventListener, {
				capture: options === true,
				signal: listening.signal,
			} )
	);
	const root = document.createElement( 'div' );
	root.id = 'root';
	root.append( document.createRange().createContextualFragment( html ) );
	document.body.append( root );
	recordEarlyClicks();
	early();
	jest.isolateModules( () => {
		jest.doMock( '../lib/load-document', () => ( { loadDocument } ) );
		const script = jest.requireActual< {
			readonly listenForClicks: typeof listenForClicks;
			readonly clickQueue: typeof ClickQueue;
		} >( './click-queue' );
		clickQueue = script.clickQueue;
		script.listenForClicks();
	} );
	jest.restoreAllMocks();
	stop = () => listening.abort();
	const got: string[] = [];
	for ( const type of [ 'click', 'submit' ] ) {
		root.addEventListener( type, ( event ) => {
			const { id, localName } = event.target as Element;
			if ( type === 'submit' || localName === 'a' ) {
				event.preventDefault();
			}
			got.push( id );
		} );
	}
	return got;
}

const button = ( id: string, more = '' ) =>
	`<button id="${ id }" class="hien-button ${ more }" type="button">${ id }</button>`;
const get = ( name: string ) => screen.getByRole( 'button', { name } );
const pass = ( ms = 0 ) => jest.advanceTimersByTime( ms );

beforeEach( () => {
	jest.useFakeTimers();
	window.hienStart = { scripts: [], failed: 'Chưa gửi được' };
	loadDocument.mockReset().mockReturnValue( true );
} );

afterEach( () => {
	stop();
	jest.useRealTimers();
} );

it( 'what is pressed before the app works shows it at once, and is pressed then, in order, each once', () => {
	const got = print( button( 'luu' ) + button( 'xem' ) );
	fireEvent.click( get( 'xem' ) );
	fireEvent.click( get( 'luu' ) );
	fireEvent.click( get( 'xem' ) );
	expect( got ).toEqual( [] );
	expect( isAnimated( get( 'xem' ) ) ).toBe( true );
	clickQueue.passToReact();
	clickQueue.replay();
	pass();
	expect( got ).toEqual( [ 'xem', 'luu' ] );
	expect( isAnimated( get( 'xem' ) ) ).toBe( false );
	fireEvent.click( get( 'xem' ) );
	pass( 1000 );
	expect( got ).toEqual( [ 'xem', 'luu', 'xem' ] );
} );

it( 'what is pressed before the start script waits as well, and is pressed once', () => {
	const got = print( button( 'xem' ), () => fireEvent.click( get( 'xem' ) ) );
	expect( isAnimated( get( 'xem' ) ) ).toBe( true );
	clickQueue.passToReact();
	clickQueue.replay();
	pass();
	expect( got ).toEqual( [ 'xem' ] );
} );

it( 'a press that React stops, since the code of the part is not loaded yet, waits for it', () => {
	const got = print( button( 'luu' ) );
	const react = ( event: Event ) => event.stopPropagation();
	const root = get( 'luu' ).parentElement;
	root?.addEventListener( 'click', react, true );
	clickQueue.passToReact();
	fireEvent.click( get( 'luu' ) );
	pass();
	expect( isAnimated( get( 'luu' ) ) ).toBe( true );
	clickQueue.replay();
	pass( 1000 );
	expect( got ).toEqual( [] );
	root?.removeEventListener( 'click', react, true );
	pass( 1000 );
	expect( got ).toEqual( [ 'luu' ] );
	expect( isAnimated( get( 'luu' ) ) ).toBe( false );
} );

it( 'a press on “Sao chép” waits until its listener is loaded', () => {
	print( button( 'chep', 'hien-code__copy' ) );
	clickQueue.passToReact();
	clickQueue.replay();
	fireEvent.click( get( 'chep' ) );
	pass();
	expect( isAnimated( get( 'chep' ) ) ).toBe( true );
	const copy = jest.fn( ( event: Event ) => event.preventDefault() );
	get( 'chep' ).parentElement?.addEventListener( 'click', copy );
	pass( 1000 );
	expect( copy ).toHaveBeenCalledTimes( 1 );
	expect( isAnimated( get( 'chep' ) ) ).toBe( false );
} );

it( 'a button that React has rendered from scratch is pressed in place of the old one', () => {
	const got = print( `<p>${ button( 'a' ) }${ button( 'b' ) }</p>` );
	fireEvent.click( get( 'b' ) );
	const old = document.querySelector( 'p' );
	old?.replaceWith( old.cloneNode( true ) );
	clickQueue.passToReact();
	clickQueue.replay();
	pass( 1000 );
	expect( got ).toEqual( [ 'b' ] );
} );

describe( 'a button that is gone until React has its code', () => {
	function pressAndRemove() {
		const got = print( `<p>${ button( 'a' ) }${ button( 'b' ) }</p>` );
		fireEvent.click( get( 'b' ) );
		const root = document.getElementById( 'root' );
		const [ a, b ] = document.querySelectorAll( 'button' );
		a?.remove();
		b?.remove();
		clickQueue.passToReact();
		clickQueue.replay();
		pass( 1000 );
		return { got, render: ( id: string ) => root?.append( part( id ) ) };
	}

	const part = ( id: string ) =>
		document.createRange().createContextualFragment( button( id ) );

	it( 'is pressed when it is there again', () => {
		const { got, render } = pressAndRemove();
		render( 'a' );
		pass( 1000 );
		expect( got ).toEqual( [] );
		render( 'b' );
		pass( 1000 );
		expect( got ).toEqual( [ 'b' ] );
	} );

	it( 'is not pressed on the next page', () => {
		const { got, render } = pressAndRemove();
		window.history.pushState( null, '', '/khac' );
		render( 'a' );
		render( 'b' );
		pass( 1000 );
		expect( got ).toEqual( [] );
		window.history.back();
	} );
} );

it( 'the theme changes without the app, at every press', () => {
	print(
		'<button class="hien-theme-switch" type="button">Tối</button>' +
			'<button class="hien-segment__item is-light" type="button">Sáng</button>'
	);
	const { dataset } = document.documentElement;
	fireEvent.click( get( 'Tối' ) );
	expect( dataset[ 'theme' ] ).toBe( 'dark' );
	fireEvent.click( get( 'Tối' ) );
	expect( dataset[ 'theme' ] ).toBe( 'light' );
	fireEvent.click( get( 'Tối' ) );
	expect( dataset[ 'theme' ] ).toBe( undefined );
	fireEvent.click( get( 'Sáng' ) );
	expect( dataset[ 'theme' ] ).toBe( 'light' );
	clickQueue.passToBrowser();
	fireEvent.click( get( 'Tối' ) );
	expect( dataset[ 'theme' ] ).toBe( undefined );
} );

const FORM =
	'<form id="gui" class="hien-form"><textarea></textarea><button type="submit">Gửi</button></form>';

it( 'a form is sent once, when the app has mounted it', () => {
	const got = print( FORM );
	fireEvent.click( get( 'Gửi' ) );
	fireEvent.click( get( 'Gửi' ) );
	expect( isAnimated( get( 'Gửi' ) ) ).toBe( true );
	clickQueue.passToReact();
	clickQueue.replay();
	pass( 1000 );
	expect( got.filter( ( id ) => id === 'gui' ) ).toEqual( [] );
	document.querySelector( 'form' )?.setAttribute( 'novalidate', '' );
	pass( 1000 );
	expect( got.filter( ( id ) => id === 'gui' ) ).toEqual( [ 'gui' ] );
	expect( isAnimated( get( 'Gửi' ) ) ).toBe( false );
} );

it( 'a form that is sent before the start script waits as well', () => {
	let isSent = true;
	print( FORM, () => {
		isSent = fireEvent.submit(
			document.querySelector( 'form' ) as HTMLFormElement
		);
	} );
	expect( isSent ).toBe( false );
	expect( isAnimated( document.querySelector( 'form' ) as Element ) ).toBe(
		true
	);
} );

it( 'buttons of other software, and clicks with a modifier key, are left alone', () => {
	const got = print(
		button( 'a' ) + '<button id="cookie" type="button">Đồng ý</button>'
	);
	fireEvent.click( get( 'Đồng ý' ) );
	fireEvent.click( get( 'a' ), { ctrlKey: true } );
	expect( got ).toEqual( [ 'cookie', 'a' ] );
} );

/** Prints links that the browser follows. */
function printLinks(): HTMLElement[] {
	print( '<a href="/menu">Menu</a><a href="#cuoi">Cuối</a>' );
	const root = document.getElementById( 'root' );
	root?.replaceWith( root.cloneNode( true ) );
	return screen.getAllByRole( 'link' );
}

it( 'a link to another page shows that it is followed, one within the page does not', () => {
	const [ menu, end ] = printLinks();
	fireEvent.click( menu as Element );
	fireEvent.click( end as Element );
	expect( isAnimated( menu as Element ) ).toBe( true );
	expect( isAnimated( end as Element ) ).toBe( false );
} );

describe( 'where the app cannot be loaded', () => {
	it( 'the page reloads once', () => {
		print( button( 'a' ) );
		clickQueue.fail();
		expect( loadDocument ).toHaveBeenCalledTimes( 1 );
		clickQueue.fail();
		expect( loadDocument ).toHaveBeenCalledTimes( 1 );
	} );

	it( 'a link that the browser is following goes on', () => {
		const [ menu, end ] = printLinks();
		fireEvent.click( menu as Element );
		clickQueue.fail();
		expect( loadDocument ).not.toHaveBeenCalled();
		window.dispatchEvent( new Event( 'pagehide' ) ); // And back.
		fireEvent.click( end as Element );
		clickQueue.fail();
		expect( loadDocument ).toHaveBeenCalledTimes( 1 );
	} );

	it( 'then the browser gets every press, also the earlier ones', () => {
		const got = print(
			button( 'a' ) + '<a id="viet" href="/bai#respond">Viết</a>'
		);
		fireEvent.click( screen.getByRole( 'link' ) );
		clickQueue.fail();
		expect( got ).toEqual( [] );
		clickQueue.fail();
		expect( got ).toEqual( [ 'viet' ] );
		expect( isAnimated( screen.getByRole( 'link' ) ) ).toBe( false );
		fireEvent.click( screen.getByRole( 'link' ) );
		fireEvent.click( get( 'a' ) );
		expect( got ).toEqual( [ 'viet', 'viet', 'a' ] );
	} );

	it( 'text that was typed stays, and a sentence says that it was not sent', () => {
		const got = print( FORM );
		fireEvent.change( screen.getByRole( 'textbox' ), {
			target: { value: 'Chào anh' },
		} );
		clickQueue.fail();
		expect( loadDocument ).not.toHaveBeenCalled();
		expect( get( 'Gửi' ) ).toBeValid();
		fireEvent.click( get( 'Gửi' ) );
		expect( get( 'Gửi' ) ).toHaveProperty(
			'validationMessage',
			'Chưa gửi được'
		);
		expect( got ).not.toContain( 'gui' );
		expect( screen.getByRole( 'textbox' ) ).toHaveValue( 'Chào anh' );
	} );

	it( 'the page reloads when the device is online again', () => {
		print( button( 'a' ) );
		const onLine = jest
			.spyOn( navigator, 'onLine', 'get' )
			.mockReturnValue( false );
		clickQueue.fail();
		expect( loadDocument ).not.toHaveBeenCalled();
		onLine.mockRestore();
		window.dispatchEvent( new Event( 'online' ) );
		expect( loadDocument ).toHaveBeenCalledTimes( 1 );
	} );
} );
