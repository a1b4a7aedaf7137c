import { __ } from '@wordpress/i18n';
import type { Head, Screen } from '../contract/types';
import { boot } from '../lib/boot';

/** The tags that describe one screen, printed in the head or after the page by our plugin or by an SEO plugin. */
const SCREEN_TAGS = [
	'meta[name="description"]',
	'meta[name="robots"]',
	'meta[property^="og:"]:not([property="og:site_name"],[property="og:locale"])',
	'meta[property^="article:"]',
	'meta[name^="twitter:"]:not([name="twitter:card"])',
	'link[rel="canonical"]',
	'link[rel="prev"]',
	'link[rel="next"]',
	'script[type="application/ld+json"]',
].join();

/** The last screen passed to writeHead(); null if that of the page load is still in effect. */
let lastScreen: Screen | null = null;

function add(
	name: 'meta' | 'link',
	[ key, id ]: readonly [ string, string ],
	value: string | number | null
): void {
	if ( value === null || value === '' ) {
		return;
	}
	const element = document.createElement( name );
	element.setAttribute( key, id );
	element.setAttribute(
		name === 'meta' ? 'content' : 'href',
		String( value )
	);
	document.head.append( element );
}

function addOpenGraph( og: Head[ 'og' ] ): void {
	const values: Record< string, string | number | null > = { ...og };
	for ( const [ key, value ] of Object.entries( values ) ) {
		// `image_width` is og:image:width.
		add( 'meta', [ 'property', `og:${ key.replace( '_', ':' ) }` ], value );
	}
}

/** Replaces the edit link of WordPress's admin bar, which core printed for the first screen. */
function updateAdminBar( { edit_url: address }: Screen ): void {
	const bar = document.getElementById( 'wp-admin-bar-root-default' );
	bar?.querySelector( '#wp-admin-bar-edit' )?.remove();
	if ( ! bar || address === null ) {
		return;
	}
	const item = document.createElement( 'li' );
	item.id = 'wp-admin-bar-edit';
	item.setAttribute( 'role', 'group' );
	const anchor = document.createElement( 'a' );
	anchor.className = 'ab-item';
	anchor.setAttribute( 'role', 'menuitem' );
	anchor.href = address;
	anchor.textContent = __( 'Chỉnh sửa', 'hien' );
	item.append( anchor );
	bar.append( item );
}

/**
 * Dispatches the event `hien:navigate`, which tells other scripts, such as those of analytics and consent plugins, that
 * the app shows another URL. Its `detail` has the path below home and the title.
 */
function announce( { path, title }: Screen ): void {
	document.dispatchEvent(
		new CustomEvent( 'hien:navigate', { detail: { path, title } } )
	);
}

/**
 * Updates the tags of the head, the language, the classes of <body> and the edit link of the admin bar to those that a page
 * load of this screen has. If an SEO plugin prints the head, the screen's head has only a canonical URL and the language.
 */
export function writeHead( screen: Screen ): void {
	const { head, classes } = screen;
	document
		.querySelectorAll( SCREEN_TAGS )
		.forEach( ( element ) => element.remove() );
	add( 'meta', [ 'name', 'description' ], head.description );
	add( 'meta', [ 'name', 'robots' ], head.robots );
	addOpenGraph( head.og );
	add( 'link', [ 'rel', 'canonical' ], head.canonical );
	add( 'link', [ 'rel', 'prev' ], head.prev );
	add( 'link', [ 'rel', 'next' ], head.next );
	document.documentElement.lang = head.language;
	updateAdminBar( screen );
	const before = lastScreen ?? boot().screen;
	lastScreen = screen;
	// Keeps classes that other scripts have added.
	document.body.classList.remove( ...before.classes );
	document.body.classList.add( ...classes );
	if ( before.path !== screen.path ) {
		announce( screen );
	}
}
