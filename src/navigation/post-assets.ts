import type { Post, Screen } from '../contract/types';
import { isObject } from '../lib/is-object';
import { screenResponses } from '../stores/responses';
import { getSetup } from './setup';

type Style = Post[ 'assets' ][ 'styles' ][ number ];

/** Maximum milliseconds that a screen waits for a style sheet of its content. */
const STYLES_TIMEOUT = 3000;

/** The app's own style sheets. The first in a page are printed as text (inc/assets.php). */
const OWN = 'style[data-href]';

/** WordPress's style sheets for all blocks, see Block_Styles.php. */
const OF_ALL_BLOCKS = '[id^=wp-block-library-],[id^=global-styles-]';

/** What to wait for, by the id of a style sheet that was added. */
const loading = new Map< string, Promise< unknown > >();

/** The style sheets that a screen's content needs; first WordPress's block styles, if the page has none. */
export function stylesOf( screen: Screen ): Style[] {
	const responses = screenResponses( getSetup().registry, screen );
	const ofTexts = Object.values( responses ).flatMap( ( response ) =>
		isObject( response ) && 'assets' in response
			? ( response[ 'assets' ] as Post[ 'assets' ] ).styles
			: []
	);
	return [ ...screen.styles, ...ofTexts ];
}

/**
 * Adds an element where WordPress prints it in a page, since of rules with equal weight the later one counts: styles of single
 * blocks, those of all blocks, the app's; at the end the layouts of a text (Content_Assets.php).
 */
function insert( element: Element ): void {
	const { id } = element;
	const next = id.startsWith( 'hien-layout-' )
		? null
		: document.querySelector(
				id.startsWith( 'wp-block-' )
					? `${ OWN },${ OF_ALL_BLOCKS }`
					: OWN
			);
	if ( next ) {
		next.before( element );
	} else {
		document.body.append( element );
	}
}

/** Adds a style sheet, unless the page has it. Fulfilled once it is loaded or has failed. */
async function add( { handle, href, css }: Style ): Promise< void > {
	// The ids that WordPress prints for the same styles.
	const linkId = `${ handle }-css`;
	const inlineId = `${ handle }-inline-css`;
	if ( href !== null && ! document.getElementById( linkId ) ) {
		const link = document.createElement( 'link' );
		link.id = linkId;
		link.rel = 'stylesheet';
		link.href = href;
		loading.set(
			linkId,
			new Promise( ( resolve ) => {
				link.onload = resolve;
				link.onerror = resolve;
				setTimeout( resolve, STYLES_TIMEOUT );
			} )
		);
		insert( link );
	}
	if ( css !== '' && ! document.getElementById( inlineId ) ) {
		const style = document.createElement( 'style' );
		style.id = inlineId;
		style.textContent = css;
		insert( style );
	}
	await loading.get( linkId );
}

/** Adds the styles that a screen's content needs, each once. Fulfilled once they are loaded or have failed. */
export async function addStyles( screen: Screen ): Promise< void > {
	await Promise.all( stylesOf( screen ).map( add ) );
}

/** Adds WordPress's block styles of a screen's response, so that the next request need not include them. */
export function addBlockStyles( { styles }: Screen ): void {
	styles.forEach( ( style ) => void add( style ) );
}
