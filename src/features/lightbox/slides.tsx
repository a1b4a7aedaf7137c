import { useMemo, useState } from 'react';
import type { RefObject } from 'react';
import Lightbox from 'yet-another-react-lightbox';
import type {
	ControllerRef,
	Labels,
	SlideImage,
} from 'yet-another-react-lightbox';
import Inline from 'yet-another-react-lightbox/plugins/inline';
import Zoom from 'yet-another-react-lightbox/plugins/zoom';
import 'yet-another-react-lightbox/styles.css';
import { __ } from '@wordpress/i18n';
import type { Picture } from '../../lib/picture';
import { LoadError } from '../../components/ui/empty/empty';
import { Spinner } from '../../components/ui/spinner/spinner';

interface Source {
	readonly src: string;
	readonly width: number;
	readonly height: number;
}

/** The files of a `srcset` attribute; `ratio` is the picture's height by its width. */
function sourcesOf( srcset: string, ratio: number ): Source[] {
	return [ ...srcset.matchAll( /(\S+)\s+(\d+)w/g ) ].map(
		( [ , src = '', width ] ) => ( {
			src,
			width: Number( width ),
			height: Math.round( Number( width ) * ratio ),
		} )
	);
}

/** Greatest zoom, as a multiple of the picture's own pixels. */
const MAX_ZOOM = 2;

const renderNothing = () => null;

function labels(): Labels {
	return {
		'Photo gallery': __( 'Các ảnh', 'hien' ),
		Carousel: __( 'trình chiếu', 'hien' ),
		Slide: __( 'ảnh', 'hien' ),
		'{index} of {total}': '{index} / {total}',
	};
}

/** A picture as a slide of the library; one that is not loaded has the `src` ''. */
function slideOf( picture: Picture | null ): SlideImage {
	if ( picture === null ) {
		return { src: '' };
	}
	const { src, srcset, width, height, alt } = picture;
	return width && height
		? {
				src,
				alt,
				width,
				height,
				srcSet: sourcesOf( srcset, height / width ),
			}
		: { src, alt };
}

interface Props {
	readonly pictures: readonly ( Picture | null )[];
	readonly index: number;
	readonly onView: ( index: number ) => void;
	/** Set to the controller of the library, with next() and prev(). */
	readonly controller: RefObject< ControllerRef >;
}

/** The pictures in a row, to swipe and to zoom; the neighbours are preloaded at the size that the screen needs. */
export function Slides( { pictures, index, onView, controller }: Props ) {
	const slides = useMemo( () => pictures.map( slideOf ), [ pictures ] );
	// The library loads a picture only once; a new key retries.
	const [ tries, setTries ] = useState( 0 );
	return (
		<Lightbox
			key={ tries }
			inline={ { className: 'hien-lightbox__carousel' } }
			plugins={ [ Inline, Zoom ] }
			slides={ slides }
			index={ index }
			labels={ labels() }
			carousel={ {
				finite: true,
				preload: 1,
				padding: 0,
				imageFit: 'contain',
				imageProps: { className: 'hien-lightbox__image' },
			} }
			animation={ { swipe: 280, navigation: 280 } }
			zoom={ { maxZoomPixelRatio: MAX_ZOOM } }
			controller={ { ref: controller, closeOnEscape: false } }
			toolbar={ { buttons: [] } }
			render={ {
				buttonPrev: renderNothing,
				buttonNext: renderNothing,
				buttonZoom: renderNothing,
				iconError: () => (
					<LoadError
						retry={ () => setTries( ( count ) => count + 1 ) }
						compact
					/>
				),
				iconLoading: () => (
					<Spinner label={ __( 'Đang tải…', 'hien' ) } />
				),
				slide: ( { slide } ) =>
					slide.src === '' && (
						<Spinner label={ __( 'Đang tải…', 'hien' ) } />
					),
			} }
			styles={ {
				container: {
					background: 'none',
					overflow: 'visible',
					// The carousel handles all gestures; nothing scrolls here.
					'--yarl__controller_touch_action': 'none',
				},
				slide: { overflow: 'visible' },
			} }
			on={ { view: ( { index: shown } ) => onView( shown ) } }
		/>
	);
}
