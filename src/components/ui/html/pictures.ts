import { __, sprintf } from '@wordpress/i18n';
import { openAlbum } from '../../../lib/picture';
import type { Picture } from '../../../lib/picture';
import { isPlainClick } from '../../../lib/is-plain-click';

/** CSS pixels; a narrower picture is not enlarged, since the text shows it at full size. */
const MIN_WIDTH = 600;

const GALLERY = '.wp-block-gallery, .gallery';

const PICTURE_FILE = /\.(?:avif|gif|jpe?g|png|webp)$/i;

function widthOf( image: HTMLImageElement ): number {
	return Number( image.getAttribute( 'width' ) ) || image.naturalWidth;
}

/** Whether a picture opens in the lightbox: it links to an image file or, without a link, is in a gallery or large. */
function canEnlarge( image: HTMLImageElement ): boolean {
	// WordPress's own lightbox enlarges it.
	if ( image.closest( '.wp-lightbox-container' ) ) {
		return false;
	}
	const link = image.closest( 'a' );
	return link
		? PICTURE_FILE.test( link.pathname )
		: image.closest( GALLERY ) !== null || widthOf( image ) >= MIN_WIDTH;
}

function enlargeableIn( root: Element ): HTMLImageElement[] {
	return [
		...root.querySelectorAll< HTMLImageElement >( 'figure img' ),
	].filter( canEnlarge );
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

function enlarge( image: HTMLImageElement ): void {
	const gallery = image.closest( GALLERY );
	const images = gallery ? enlargeableIn( gallery ) : [ image ];
	openAlbum( {
		pictures: images.map( pictureOf ),
		index: images.indexOf( image ),
	} );
}

/** The picture that an event happened on: itself, or the link around it. */
function pictureAt( target: EventTarget | null ): HTMLImageElement | null {
	const image =
		target instanceof Element
			? ( target.closest( 'a' )?.querySelector( 'img' ) ?? target )
			: null;
	return image instanceof HTMLImageElement &&
		image.closest( 'figure' ) &&
		canEnlarge( image )
		? image
		: null;
}

/** Makes the pictures in an element open over the page, by mouse and keyboard. Returns a function that removes the listeners. */
export function enhance( root: HTMLElement ): () => void {
	for ( const image of enlargeableIn( root ) ) {
		if ( ! image.closest( 'a' ) ) {
			image.tabIndex = 0;
			image.setAttribute( 'role', 'button' );
			image.setAttribute(
				'aria-label',
				image.alt
					? sprintf(
							/* translators: %s: what is in a picture. */
							__( 'Xem ảnh lớn: %s', 'hien' ),
							image.alt
						)
					: __( 'Xem ảnh lớn', 'hien' )
			);
		}
	}

	function onClick( event: MouseEvent ): void {
		const image = pictureAt( event.target );
		if ( image && isPlainClick( event ) ) {
			event.preventDefault();
			( image.closest( 'a' ) ?? image ).focus( { preventScroll: true } );
			enlarge( image );
		}
	}

	function onKeyDown( event: KeyboardEvent ): void {
		const { key, target } = event;
		const isButton = target instanceof HTMLImageElement;
		if ( isButton && ( key === 'Enter' || key === ' ' ) ) {
			event.preventDefault();
			enlarge( target );
		}
	}

	root.addEventListener( 'click', onClick );
	root.addEventListener( 'keydown', onKeyDown );
	return () => {
		root.removeEventListener( 'click', onClick );
		root.removeEventListener( 'keydown', onKeyDown );
	};
}
