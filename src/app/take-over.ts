import type { ReactNode } from 'react';
import { createRoot, flushSync } from '@wordpress/element';
import { setServerRoot } from '../lib/server-html';

type Field = HTMLInputElement | HTMLTextAreaElement;

/** An element of the server's page, and its index among the elements there that match it. */
interface Position< Kind extends Element > {
	readonly element: Kind;
	readonly index: number;
}

/** Elements of a page with the same tag and the same id, name, address or class, in document order. */
function matching( element: Element, page: Element ): Element[] {
	const key =
		[ 'id', 'name', 'href' ].find( ( name ) =>
			element.hasAttribute( name )
		) ?? 'class';
	return [ ...page.querySelectorAll( element.localName ) ].filter(
		( other ) => other.getAttribute( key ) === element.getAttribute( key )
	);
}

function positionOf< Kind extends Element >(
	element: Kind,
	page: Element
): Position< Kind > {
	return { element, index: matching( element, page ).indexOf( element ) };
}

/** The element of the app that corresponds to one of the server's page; that element itself where it was moved. */
function find(
	{ element, index }: Position< Element >,
	page: Element
): Element | undefined {
	return page.contains( element )
		? element
		: matching( element, page )[ index ];
}

function isField( element: Element | undefined ): element is Field {
	return (
		element instanceof HTMLInputElement ||
		element instanceof HTMLTextAreaElement
	);
}

/** Copies what a visitor has typed. */
function copyText( position: Position< Field >, page: Element ): void {
	const { value, defaultValue } = position.element;
	const field = find( position, page );
	if ( isField( field ) && value !== defaultValue ) {
		field.value = value;
	}
}

/** Copies whether a <details> is open. One with the target of the fragment is opened, as not every browser does so. */
function copyOpen(
	position: Position< HTMLDetailsElement >,
	page: Element
): void {
	const { element } = position;
	const details = find( position, page );
	if ( details instanceof HTMLDetailsElement ) {
		details.open =
			element.open || element.querySelector( ':target' ) !== null;
	}
}

/** Copies the focus, and in a field the selection. */
function copyFocus( position: Position< Element >, page: Element ): void {
	const { element } = position;
	const target = find( position, page );
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
 * Replaces the page that the server printed by the app, without a frame in between. It keeps the scroll position, the
 * focus, typed text, open <details> and the elements of articles.
 */
export function takeOver( host: Element, app: ReactNode ): void {
	const { scrollX, scrollY } = window;
	const place = host.cloneNode( false );
	if ( ! ( place instanceof Element ) ) {
		return;
	}
	const { activeElement: active } = host.ownerDocument;
	const focused =
		active && host.contains( active ) ? positionOf( active, host ) : null;
	const fields = [
		...host.querySelectorAll< Field >( 'input, textarea' ),
	].map( ( field ) => positionOf( field, host ) );
	const details = [ ...host.querySelectorAll( 'details' ) ].map(
		( element ) => positionOf( element, host )
	);
	host.removeAttribute( 'id' );
	host.after( place );
	setServerRoot( host );
	flushSync( () => createRoot( place ).render( app ) );
	setServerRoot( null );
	fields.forEach( ( position ) => copyText( position, place ) );
	details.forEach( ( position ) => copyOpen( position, place ) );
	host.remove();
	if ( focused ) {
		copyFocus( focused, place );
	}
	window.scrollTo( { left: scrollX, top: scrollY, behavior: 'instant' } );
}
