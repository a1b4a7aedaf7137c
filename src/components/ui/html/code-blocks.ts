import highlighter from 'highlight.js/lib/core';
import bash from 'highlight.js/lib/languages/bash';
import css from 'highlight.js/lib/languages/css';
import javascript from 'highlight.js/lib/languages/javascript';
import php from 'highlight.js/lib/languages/php';
import sql from 'highlight.js/lib/languages/sql';
import xml from 'highlight.js/lib/languages/xml';
import { __ } from '@wordpress/i18n';
import { copyText, OUTCOME_SHOWN } from '../../../lib/copy-text';
import './code-blocks.scss';

/** The timer that restores the label of a button. */
const timers = new WeakMap< Element, ReturnType< typeof setTimeout > >();

const LANGUAGES = { bash, css, javascript, php, sql, xml };

for ( const [ name, language ] of Object.entries( LANGUAGES ) ) {
	highlighter.registerLanguage( name, language );
}
highlighter.configure( {
	classPrefix: 'hien-code__',
	languages: Object.keys( LANGUAGES ),
} );

/** Copies the `language-…` class of a block to its <code>, for highlight.js. Without one it detects the language. */
function nameLanguage( code: Element ): void {
	const named = /\blang(?:uage)?-[\w-]+/.exec(
		`${ code.className } ${ code.parentElement?.className ?? '' }`
	);
	if ( named ) {
		code.classList.add( named[ 0 ] );
	}
}

/** Shows a text on a button for a while. */
function showOn( button: Element, text: string ): void {
	clearTimeout( timers.get( button ) );
	button.textContent = text;
	const timer = setTimeout( () => {
		button.textContent = __( 'Sao chép', 'hien' );
	}, OUTCOME_SHOWN );
	timers.set( button, timer );
}

async function copy( button: Element ): Promise< void > {
	const text = button.closest( '.hien-code' )?.querySelector( 'pre' );
	showOn(
		button,
		( await copyText( text?.textContent ?? '' ) )
			? __( 'Đã sao chép', 'hien' )
			: __( 'Không sao chép được', 'hien' )
	);
}

function onClick( event: Event ): void {
	const { target } = event;
	const button =
		target instanceof Element && target.closest( '.hien-code__copy' );
	if ( button ) {
		// Tells inline/presses.ts that the press is handled.
		event.preventDefault();
		void copy( button );
	}
}

/** Highlights the code blocks in an element, and makes their buttons copy them. Returns a function that removes the listeners. */
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
