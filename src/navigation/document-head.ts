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

/** Gives an element of the head its value; without a value there is no element. */
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
	meta( 'property', 'og:video', og.video );
}

/** Gives the document the head that a direct load of this screen has. */
export function updateHead( { title, head }: Screen ): void {
	document.title = title;
	meta( 'name', 'description', head.description );
	meta( 'name', 'robots', head.robots );
	openGraph( head.og );
	link( 'canonical', head.canonical );
	link( 'prev', head.prev );
	link( 'next', head.next );
}
