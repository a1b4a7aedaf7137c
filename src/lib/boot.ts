import type { LocaleData } from '@wordpress/i18n';
import type { Boot, Options } from '../contract/types';
import { isObject } from './is-object';
import type { Shapes } from './shapes';

/** The plugin's data and the theme's: the address of its build, its translations, and the icons that the data names. */
export type BootData = Boot & {
	readonly assets: string;
	readonly messages: LocaleData;
	readonly icons: Readonly< Record< string, Shapes > >;
};

const parsed = new WeakMap< Element, BootData >();

function isBootData( value: unknown ): value is BootData {
	return isObject( value ) && 'screen' in value;
}

/** Puts the text of a post into its response, the first one: the server prints it once, into the page. */
function addPrintedText( { screen }: BootData ): void {
	const [ response ] = Object.values( screen.data ) as {
		content?: string | null;
	}[];
	if ( response?.content === null ) {
		response.content =
			document.querySelector( '.hien-prose' )?.innerHTML ?? '';
	}
}

/** The data that the server wrote into #hien-boot for this page. Throws if it is missing or has another shape. */
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

/** Name and addresses of the site; they do not change while a page is open. */
export function site(): Options[ 'site' ] {
	return ( boot().shell[ 'options' ] as Options ).site;
}
