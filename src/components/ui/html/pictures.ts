import { __, sprintf } from '@wordpress/i18n';
import { ALBUM_EVENT } from '../../../lib/picture';
import type { Album, Picture } from '../../../lib/picture';
import { isPlainClick } from '../../../lib/follow-link';

/** Narrower pictures show all they have in the text. CSS pixels. */
const LARGE = 600;

const GALLERY = '.wp-block-gallery, .gallery';

const PICTURE_FILE = /\.(?:avif|gif|jpe?g|png|webp)$/i;

function widthOf( image: HTMLImageElement ): number {
	return Number( image.getAttribute( 'width' ) ) || image.naturalWidth;
}

/** Whether a picture of a text is one to look at large: its link leads to a picture, or it has none. */
function isOffered( image: HTMLImageElement ): boolean {
	// WordPress's own way to show one large.
	if ( image.closest( '.wp-lightbox-container' ) ) {
		return false;
	}
	const link = image.closest( 'a' );
	return link
		? PICTURE_FILE.test( link.pathname )
		: image.closest( GALLERY ) !== null || widthOf( image ) >= LARGE;
}

function offeredIn( place: Element ): HTMLImageElement[] {
	return [
		...place.querySelectorAll< HTMLImageElement >( 'figure img' ),
	].filter( isOffered );
}

function pictureOf( image: HTMLImageElement ): Picture {
	const { alt, currentSrc, naturalHeight, naturalWidth, srcset } = image;
	const figure = image.closest( 'figure' );
	return {
		src: image.closest( 'a' )?.href ?? image.src,
		srcset,
		width: widthOf( image ) || null,
		height:
			Number( image.getAttribute( 'height' ) ) ||
			Math.round( ( widthOf( image ) * naturalHeight ) / naturalWidth ) ||
			null,
		alt,
		thumb: currentSrc || image.src,
		caption:
			figure?.querySelector( 'figcaption' )?.textContent?.trim() ?? '',
	};
}

/** Asks for a picture to be shown large, with the others of its gallery. */
function show( image: HTMLImageElement ): void {
	const gallery = image.closest( GALLERY );
	const images = gallery ? offeredIn( gallery ) : [ image ];
	const detail: Album = {
		pictures: images.map( pictureOf ),
		index: images.indexOf( image ),
	};
	image.dispatchEvent(
		new CustomEvent( ALBUM_EVENT, { bubbles: true, detail } )
	);
}

/** The picture that an event happened on: itself, or the link around it. */
function pictureAt( target: EventTarget | null ): HTMLImageElement | null {
	const image =
		target instanceof Element
			? ( target.closest( 'a' )?.querySelector( 'img' ) ?? target )
			: null;
	return image instanceof HTMLImageElement &&
		image.closest( 'figure' ) &&
		isOffered( image )
		? image
		: null;
}

/** Lets the large pictures below an element be looked at over the page. Returns how to stop. */
export function enhance( root: HTMLElement ): () => void {
	for ( const image of offeredIn( root ) ) {
		if ( ! image.closest( 'a' ) ) {
			image.tabIndex = 0;
			image.role = 'button';
			image.ariaLabel = image.alt
				? sprintf(
						/* translators: %s: what is in a picture. */
						__( 'Xem ảnh lớn: %s', 'hien' ),
						image.alt
					)
				: __( 'Xem ảnh lớn', 'hien' );
		}
	}

	function onClick( event: MouseEvent ): void {
		const image = pictureAt( event.target );
		if ( image && isPlainClick( event ) ) {
			event.preventDefault();
			( image.closest( 'a' ) ?? image ).focus( { preventScroll: true } );
			show( image );
		}
	}

	function onKeyDown( event: KeyboardEvent ): void {
		const { key, target } = event;
		const isButton = target instanceof HTMLImageElement;
		if ( isButton && ( key === 'Enter' || key === ' ' ) ) {
			event.preventDefault();
			show( target );
		}
	}

	root.addEventListener( 'click', onClick );
	root.addEventListener( 'keydown', onKeyDown );
	return () => {
		root.removeEventListener( 'click', onClick );
		root.removeEventListener( 'keydown', onKeyDown );
	};
}
