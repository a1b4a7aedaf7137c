import type { Post, Screen } from '../contract/types';
import { boot } from '../lib/boot';

type Style = Post[ 'assets' ][ 'styles' ][ number ];

/** Milliseconds that a screen waits at most for the styles of its content. */
const LIMIT = 3000;

/** Style sheets that were added, with when each is loaded. */
const sheets = new WeakMap< Element, Promise< void > >();

function assetsOf( { data }: Screen ): Post[ 'assets' ][] {
	return Object.values( data ).flatMap( ( response ) =>
		typeof response === 'object' &&
		response !== null &&
		'assets' in response
			? [ response.assets as Post[ 'assets' ] ]
			: []
	);
}

/** The style sheets that a screen's content needs. */
export function stylesOf( screen: Screen ): Style[] {
	return assetsOf( screen ).flatMap( ( { styles } ) => styles );
}

/** Whether only a document load shows a screen: its content has scripts. */
export function needsDocument( screen: Screen ): boolean {
	return assetsOf( screen ).some( ( { scripts } ) => scripts );
}

/** Adds an element before our own style sheets, as in a page that the server printed. */
function insert( element: Element ): void {
	const own = [ ...document.head.querySelectorAll( 'link' ) ].find(
		( { rel, href } ) =>
			rel === 'stylesheet' && href.startsWith( boot().assets )
	);
	document.head.insertBefore( element, own ?? null );
}

function add( { handle, href, css }: Style ): Promise< void > {
	// The ids that WordPress gives the same styles.
	const linkId = `${ handle }-css`;
	const inlineId = `${ handle }-inline-css`;
	const printed = document.getElementById( linkId );
	let loaded = printed && sheets.get( printed );
	if ( href !== null && ! printed ) {
		const link = document.createElement( 'link' );
		link.id = linkId;
		link.rel = 'stylesheet';
		link.href = href;
		loaded = new Promise( ( resolve ) => {
			link.onload = () => resolve();
			link.onerror = () => resolve();
			setTimeout( resolve, LIMIT );
		} );
		sheets.set( link, loaded );
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

/** Adds the styles that a screen's content needs, each once, and waits for them. */
export async function addStyles( screen: Screen ): Promise< void > {
	await Promise.all( stylesOf( screen ).map( add ) );
}
