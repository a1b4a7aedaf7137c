import highlighter from 'highlight.js/lib/core';
import bash from 'highlight.js/lib/languages/bash';
import css from 'highlight.js/lib/languages/css';
import javascript from 'highlight.js/lib/languages/javascript';
import php from 'highlight.js/lib/languages/php';
import sql from 'highlight.js/lib/languages/sql';
import xml from 'highlight.js/lib/languages/xml';
import { __ } from '@wordpress/i18n';
import { logError } from '../../lib/log-error';

/** Milliseconds for which a button says that it has copied. */
const CONFIRMATION = 2000;

const LANGUAGES = { bash, css, javascript, php, sql, xml };

for ( const [ name, language ] of Object.entries( LANGUAGES ) ) {
	highlighter.registerLanguage( name, language );
}
highlighter.configure( {
	classPrefix: 'hien-code__',
	languages: Object.keys( LANGUAGES ),
} );

/** The language that a block's class names; without one the text itself tells. */
function nameLanguage( code: Element ): void {
	const named = /\blang(?:uage)?-[\w-]+/.exec(
		`${ code.className } ${ code.parentElement?.className ?? '' }`
	);
	if ( named ) {
		code.classList.add( named[ 0 ] );
	}
}

async function copy( button: Element ): Promise< void > {
	const text = button.closest( '.hien-code' )?.querySelector( 'pre' );
	const label = button.textContent;
	await navigator.clipboard.writeText( text?.textContent ?? '' );
	button.textContent = __( 'Đã sao chép', 'hien' );
	setTimeout( () => {
		button.textContent = label;
	}, CONFIRMATION );
}

function onClick( { target }: Event ): void {
	const button =
		target instanceof Element && target.closest( '.hien-code__copy' );
	if ( button ) {
		copy( button ).catch( logError );
	}
}

/** Colours all code below an element, and lets its buttons copy it. Returns how to stop. */
export function enhance( root: HTMLElement ): () => void {
	for ( const code of root.querySelectorAll< HTMLElement >(
		'pre > code:not([data-highlighted])'
	) ) {
		nameLanguage( code );
		highlighter.highlightElement( code );
	}
	root.addEventListener( 'click', onClick );
	return () => root.removeEventListener( 'click', onClick );
}
