import type { ReactNode } from 'react';
import { createRoot, flushSync } from '@wordpress/element';
import { setServerRoot } from '../lib/server-html';

type Field = HTMLInputElement | HTMLTextAreaElement;

/** An element of the server's page, and its place among its like there. */
interface Spot< Kind extends Element > {
	readonly element: Kind;
	readonly place: number;
}

/** Elements that do what this one does, in the order of the page. */
function likes( element: Element, page: Element ): Element[] {
	const key =
		[ 'id', 'name', 'href' ].find( ( name ) =>
			element.hasAttribute( name )
		) ?? 'class';
	return [ ...page.querySelectorAll( element.localName ) ].filter(
		( other ) => other.getAttribute( key ) === element.getAttribute( key )
	);
}

function spotOf< Kind extends Element >(
	element: Kind,
	page: Element
): Spot< Kind > {
	return { element, place: likes( element, page ).indexOf( element ) };
}

/** The element of our page that stands for one of the server's, or that one itself where it came along. */
function find(
	{ element, place }: Spot< Element >,
	page: Element
): Element | undefined {
	return page.contains( element ) ? element : likes( element, page )[ place ];
}

function isField( element: Element | undefined ): element is Field {
	return (
		element instanceof HTMLInputElement ||
		element instanceof HTMLTextAreaElement
	);
}

/** Carries what a visitor has typed. */
function carryText( spot: Spot< Field >, page: Element ): void {
	const { value, defaultValue } = spot.element;
	const field = find( spot, page );
	if ( isField( field ) && value !== defaultValue ) {
		field.value = value;
	}
}

/** Carries whether it is open. What the address names is, also where the browser does not open it by itself. */
function carryOpen( spot: Spot< HTMLDetailsElement >, page: Element ): void {
	const { element } = spot;
	const details = find( spot, page );
	if ( details instanceof HTMLDetailsElement ) {
		details.open =
			element.open || element.querySelector( ':target' ) !== null;
	}
}

/** Carries the focus, and the cursor where it is in a field. */
function carryFocus( spot: Spot< Element >, page: Element ): void {
	const { element } = spot;
	const target = find( spot, page );
	if ( target instanceof HTMLElement ) {
		target.focus( { preventScroll: true } );
	}
	if ( isField( element ) && isField( target ) ) {
		const { selectionStart, selectionEnd } = element;
		if ( selectionStart !== null ) {
			target.setSelectionRange( selectionStart, selectionEnd );
		}
	}
}

/**
 * Puts the app in the place of the page that the server printed, in one step: there is no frame in which either is
 * missing. Scroll position, focus, typed text, what is open and the article's own nodes are kept.
 */
export function takeOver( host: Element, app: ReactNode ): void {
	const { scrollX, scrollY } = window;
	const place = host.cloneNode( false );
	if ( ! ( place instanceof Element ) ) {
		return;
	}
	const { activeElement: active } = host.ownerDocument;
	const focused =
		active && host.contains( active ) ? spotOf( active, host ) : null;
	const fields = [
		...host.querySelectorAll< Field >( 'input, textarea' ),
	].map( ( field ) => spotOf( field, host ) );
	const folds = [ ...host.querySelectorAll( 'details' ) ].map( ( fold ) =>
		spotOf( fold, host )
	);
	host.removeAttribute( 'id' );
	host.after( place );
	setServerRoot( host );
	flushSync( () => createRoot( place ).render( app ) );
	setServerRoot( null );
	fields.forEach( ( field ) => carryText( field, place ) );
	folds.forEach( ( fold ) => carryOpen( fold, place ) );
	host.remove();
	if ( focused ) {
		carryFocus( focused, place );
	}
	window.scrollTo( { left: scrollX, top: scrollY, behavior: 'instant' } );
}
