import type { LocaleData } from '@wordpress/i18n';
import type { Boot, Options } from '../contract/types';
import { isObject } from './is-object';
import type { SvgShapes } from './svg-shapes';

/** The boot data of the plugin, and of the theme: the build's URL, translations, icons that the data names. */
export type BootData = Boot & {
	readonly assets: string;
	readonly messages: LocaleData;
	readonly icons: Readonly< Record< string, SvgShapes > >;
};

const parsed = new WeakMap< Element, BootData >();

function isBootData( value: unknown ): value is BootData {
	return isObject( value ) && 'screen' in value;
}

/** Adds the text of a post or page, which the server prints once, in the HTML. */
function addPrintedText( { screen }: BootData ): void {
	const post = screen.data[ 'post' ] as
		{ content: string | null } | undefined;
	if ( post?.content === null ) {
		post.content = document.querySelector( '.hien-prose' )?.innerHTML ?? '';
	}
}

/** The data that the server printed in #hien-boot for this page. Throws if it is missing or has another shape. */
export function boot(): BootData {
	const element = document.getElementById( 'hien-boot' );
	if ( ! element ) {
		throw new Error( '#hien-boot is missing' );
	}
	const known = parsed.get( element );
	if ( known ) {
		return known;
	}
	const value: unknown = JSON.parse( element.textContent ?? '' );
	if ( ! isBootData( value ) ) {
		throw new Error( '#hien-boot has an unexpected shape' );
	}
	addPrintedText( value );
	parsed.set( element, value );
	return value;
}

/** When the server made this page, in milliseconds since 1970: one from a page cache is older than the visit. */
export function pageTime(): number {
	return Math.min( Date.now(), boot().generated_at * 1000 );
}

/** What the owner has set for the site; constant while a page is open. */
export function siteOptions(): Options {
	return boot().shell[ 'options' ] as Options;
}

/** Name and URLs of the site. */
export function site(): Options[ 'site' ] {
	return siteOptions().site;
}
