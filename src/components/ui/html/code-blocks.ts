import highlighter from 'highlight.js/lib/core';
import bash from 'highlight.js/lib/languages/bash';
import css from 'highlight.js/lib/languages/css';
import javascript from 'highlight.js/lib/languages/javascript';
import php from 'highlight.js/lib/languages/php';
import sql from 'highlight.js/lib/languages/sql';
import xml from 'highlight.js/lib/languages/xml';
import './code-blocks.scss';

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

/** Highlights the code blocks in an element. There is nothing to undo. */
export function enhance( root: HTMLElement ): () => void {
	for ( const code of root.querySelectorAll< HTMLElement >(
		'pre > code:not([data-highlighted])'
	) ) {
		nameLanguage( code );
		highlighter.highlightElement( code );
	}
	return () => {};
}
