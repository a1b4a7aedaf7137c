import type { Post, Screen } from '../contract/types';
import { boot } from '../lib/boot';
import { isObject } from '../lib/is-object';
import { screenResponses } from '../stores/responses';
import { getSetup } from './setup';

type Style = Post[ 'assets' ][ 'styles' ][ number ];

/** Maximum milliseconds that a screen waits for a style sheet of its content. */
const STYLES_TIMEOUT = 3000;

const loading = new WeakMap< Element, Promise< void > >();

function assetsOf( screen: Screen ): Post[ 'assets' ][] {
	const responses = screenResponses( getSetup().registry, screen );
	return Object.values( responses ).flatMap( ( response ) =>
		isObject( response ) && 'assets' in response
			? [ response[ 'assets' ] as Post[ 'assets' ] ]
			: []
	);
}

/** The style sheets that a screen's content needs; first WordPress's block styles, if the page has none. */
export function stylesOf( screen: Screen ): Style[] {
	return [
		...screen.styles,
		...assetsOf( screen ).flatMap( ( { styles } ) => styles ),
	];
}

/** Adds an element before the style sheets of the app, as in a page that the server printed. */
function insert( element: Element ): void {
	document.head.insertBefore(
		element,
		document.head.querySelector(
			`style[data-href], link[rel="stylesheet"][href^="${ boot().assets }"]`
		)
	);
}

function add( { handle, href, css }: Style ): Promise< void > {
	// The ids that WordPress prints for the same styles.
	const linkId = `${ handle }-css`;
	const inlineId = `${ handle }-inline-css`;
	const present = document.getElementById( linkId );
	let loaded = present && loading.get( present );
	if ( href !== null && ! present ) {
		const link = document.createElement( 'link' );
		link.id = linkId;
		link.rel = 'stylesheet';
		link.href = href;
		loaded = new Promise( ( resolve ) => {
			link.onload = () => resolve();
			link.onerror = () => resolve();
			setTimeout( resolve, STYLES_TIMEOUT );
		} );
		loading.set( link, loaded );
		insert( link );
	}
	if ( css !== '' && ! document.getElementById( inlineId ) ) {
		const style = document.createElement( 'style' );
		style.id = inlineId;
		style.textContent = css;
		insert( style );
	}
	return loaded ?? Promise.resolve();
}

/** Adds the styles that a screen's content needs, each once. Fulfilled once they are loaded or have failed. */
export async function addStyles( screen: Screen ): Promise< void > {
	await Promise.all( stylesOf( screen ).map( add ) );
}

/** Adds WordPress's block styles of a screen's response, so that the next request need not include them. */
export function addBlockStyles( { styles }: Screen ): void {
	styles.forEach( ( style ) => void add( style ) );
}
