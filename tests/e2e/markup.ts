/** Compares the HTML that the server printed with that of the app. */
import type { Page } from '@playwright/test';

/**
 * Where the app's page differs from the server's.
 *
 * @param page    A page that is the app's.
 * @param printed The HTML of the same page as the server sent it.
 * @return One line for each element that differs, empty when none does.
 */
export function differences(
	page: Page,
	printed: string
): Promise< string[] > {
	return page.evaluate( ( html ) => {
		/** What only works with scripts, or only without them, and what lies over the page. */
		const ONE_SIDED =
			'script, dialog, [role="status"], .hien-loading-bar, .hien-video__frame, .hien-carousel__pause';
		/** Our classes; those of WordPress's post_class() and of Swiper are not. */
		const OUR_CLASS = /^(hien-|is-(?!sliding))/;
		/** Attributes that mean something with scripts only. */
		const SCRIPTED =
			/^(aria-(expanded|haspopup|controls|autocomplete|activedescendant)|autocomplete|data-(no-router|swiper-.+))$/;
		/** The form of an id that React makes up. */
		const REACT_ID = /^:r\w+:$/;
		type Item = Element | string;

		const collapse = ( text: string ) => text.replace( /\s+/g, ' ' ).trim();

		const attributesOf = ( element: Element ): string[] =>
			[ ...element.attributes ]
				.filter(
					( { name, value } ) =>
						! SCRIPTED.test( name ) && ! REACT_ID.test( value )
				)
				// With scripts, some links are buttons.
				.filter(
					( { name } ) =>
						name !== 'role' ||
						! element.matches( 'a[aria-expanded]' )
				)
				// Swiper sets the width of slides.
				.filter(
					( { name } ) =>
						name !== 'style' ||
						! element.matches( '.hien-carousel__slide' )
				)
				.map( ( { name, value } ) =>
					name === 'class'
						? `class="${ [ ...element.classList ]
								.filter( ( each ) => OUR_CLASS.test( each ) )
								.sort()
								.join( ' ' ) }"`
						: `${ name }="${ value }"`
				)
				.sort();

		const nameOf = ( item: Item ): string =>
			typeof item === 'string'
				? `“${ item }”`
				: [ item.localName, ...item.classList ].join( '.' );

		/** What the app keeps as it is, the author's HTML, and what it replaces: a date by the time since then. */
		const UNCOMPARED = '[data-hien-html], .hien-relative-date';

		/** The elements and texts in an element. */
		const itemsOf = ( element: Element ): Item[] => {
			const items: Item[] = [];
			let text = '';
			const endText = () => {
				if ( collapse( text ) !== '' ) {
					items.push( collapse( text ) );
				}
				text = '';
			};
			if ( element.matches( UNCOMPARED ) ) {
				return [];
			}
			for ( const node of element.childNodes ) {
				if ( node.nodeType === Node.TEXT_NODE ) {
					text += node.textContent ?? '';
				} else if ( node.nodeType === Node.ELEMENT_NODE ) {
					const child = node as Element;
					if ( ! child.matches( ONE_SIDED ) ) {
						endText();
						items.push( child );
					}
				}
			}
			endText();
			return items;
		};

		const compare = ( a: Item, b: Item, path: string ): string[] => {
			if ( typeof a === 'string' || typeof b === 'string' ) {
				return a === b
					? []
					: [
							`${ path }: ${ nameOf( a ) } on the server, ${ nameOf( b ) } in the app`,
						];
			}
			const here = `${ path } > ${ nameOf( a ) }`;
			const found: string[] = [];
			const [ left, right ] = [ attributesOf( a ), attributesOf( b ) ];
			const onlyLeft = left.filter(
				( each ) => ! right.includes( each )
			);
			const onlyRight = right.filter(
				( each ) => ! left.includes( each )
			);
			if ( onlyLeft.length + onlyRight.length > 0 ) {
				found.push(
					`${ here }: [${ onlyLeft.join( ' ' ) }] on the server, [${ onlyRight.join( ' ' ) }] in the app`
				);
			}
			const [ inA, inB ] = [ itemsOf( a ), itemsOf( b ) ];
			const kinds = ( items: Item[] ) =>
				items
					.map( ( item ) =>
						typeof item === 'string' ? 'text' : item.localName
					)
					.join();
			return kinds( inA ) === kinds( inB )
				? [
						...found,
						...inA.flatMap( ( item, index ) =>
							compare( item, inB[ index ] ?? '', here )
						),
					]
				: [
						...found,
						`${ here } contains ${ inA.map( nameOf ).join( ', ' ) } on the server, ${ inB.map( nameOf ).join( ', ' ) } in the app`,
					];
		};

		const server = new DOMParser()
			.parseFromString( html, 'text/html' )
			.getElementById( 'root' );
		const app = document.getElementById( 'root' );
		return server && app ? compare( server, app, '' ) : [ 'no #root' ];
	}, printed );
}
