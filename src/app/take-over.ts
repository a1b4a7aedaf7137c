import type { ReactNode } from 'react';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { setServerRoot } from '../lib/server-html';

type Field = HTMLInputElement | HTMLTextAreaElement;

/** How to find a field of the server's page again in ours. */
function selectorOf( { id, name }: Field ): string | null {
	if ( id ) {
		return `[id="${ id }"]`;
	}
	return name ? `[name="${ name }"]` : null;
}

function isField( element: Element | null ): element is Field {
	return (
		element instanceof HTMLInputElement ||
		element instanceof HTMLTextAreaElement
	);
}

/** Carries what a visitor has typed, and where, from one page to the other. */
function carryFields(
	from: Element,
	to: Element,
	active: Element | null
): void {
	for ( const old of from.querySelectorAll< Field >( 'input, textarea' ) ) {
		const selector = selectorOf( old );
		const field = selector === null ? null : to.querySelector( selector );
		if ( ! isField( field ) ) {
			continue;
		}
		if ( old.value !== old.defaultValue ) {
			field.value = old.value;
		}
		if ( old === active ) {
			field.focus( { preventScroll: true } );
			if ( old.selectionStart !== null ) {
				field.setSelectionRange( old.selectionStart, old.selectionEnd );
			}
		}
	}
}

/**
 * Puts the app in the place of the page that the server printed, in one step: there is no frame in which either is
 * missing. Scroll position, focus, typed text and the article's own nodes are kept.
 */
export function takeOver( host: Element, app: ReactNode ): void {
	const { scrollX, scrollY } = window;
	const active = host.ownerDocument.activeElement;
	const place = host.cloneNode( false );
	if ( ! ( place instanceof Element ) ) {
		return;
	}
	host.removeAttribute( 'id' );
	host.after( place );
	setServerRoot( host );
	flushSync( () => createRoot( place ).render( app ) );
	setServerRoot( null );
	carryFields( host, place, active );
	host.remove();
	if ( active instanceof HTMLElement && place.contains( active ) ) {
		// It came along inside the article.
		active.focus( { preventScroll: true } );
	}
	window.scrollTo( { left: scrollX, top: scrollY, behavior: 'instant' } );
}
