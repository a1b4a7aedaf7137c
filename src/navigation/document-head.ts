import { __ } from '@wordpress/i18n';
import type { Head, Screen } from '../contract/types';

function meta(
	attribute: 'name' | 'property',
	name: string,
	content: string | number | null
): void {
	const selector = `meta[${ attribute }="${ name }"]`;
	set(
		selector,
		content,
		() => {
			const element = document.createElement( 'meta' );
			element.setAttribute( attribute, name );
			return element;
		},
		'content'
	);
}

function link( rel: string, href: string | null ): void {
	set(
		`link[rel="${ rel }"]`,
		href,
		() => {
			const element = document.createElement( 'link' );
			element.rel = rel;
			return element;
		},
		'href'
	);
}

/** Sets an attribute of an element of the head; without a value the element is removed. */
function set(
	selector: string,
	value: string | number | null,
	create: () => Element,
	attribute: string
): void {
	const element = document.head.querySelector( selector );
	if ( value === null || value === '' ) {
		element?.remove();
	} else if ( element ) {
		element.setAttribute( attribute, String( value ) );
	} else {
		const made = create();
		made.setAttribute( attribute, String( value ) );
		document.head.append( made );
	}
}

function openGraph( og: Head[ 'og' ] ): void {
	meta( 'property', 'og:type', og.type );
	meta( 'property', 'og:title', og.title );
	meta( 'property', 'og:description', og.description );
	meta( 'property', 'og:url', og.url );
	meta( 'property', 'og:image', og.image );
	meta( 'property', 'og:image:width', og.image_width );
	meta( 'property', 'og:image:height', og.image_height );
	meta( 'property', 'og:image:alt', og.image_alt );
	meta( 'property', 'og:video', og.video );
}

/** The edit link of WordPress's admin bar, which core has printed for the first screen. */
function updateAdminBar( { edit_url: address }: Screen ): void {
	const bar = document.getElementById( 'wp-admin-bar-root-default' );
	bar?.querySelector( '#wp-admin-bar-edit' )?.remove();
	if ( ! bar || address === null ) {
		return;
	}
	const item = document.createElement( 'li' );
	item.id = 'wp-admin-bar-edit';
	item.role = 'group';
	const anchor = document.createElement( 'a' );
	anchor.className = 'ab-item';
	anchor.role = 'menuitem';
	anchor.href = address;
	anchor.textContent = __( 'Chỉnh sửa', 'hien' );
	item.append( anchor );
	bar.append( item );
}

/** Gives the document the head, and the admin bar the edit link, that a page load of this screen has. */
export function updateHead( screen: Screen ): void {
	const { title, head } = screen;
	document.title = title;
	meta( 'name', 'description', head.description );
	meta( 'name', 'robots', head.robots );
	openGraph( head.og );
	link( 'canonical', head.canonical );
	link( 'prev', head.prev );
	link( 'next', head.next );
	updateAdminBar( screen );
}
