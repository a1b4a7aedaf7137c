import type { Area } from 'react-easy-crop';
import { PORTRAIT_MAX_EDGE, PORTRAIT_MIN_EDGE } from '../../contract/constants';

/** Loads a picture of any size. Rejects if the browser cannot decode it. */
export async function loadPicture(
	source: string
): Promise< HTMLImageElement > {
	const image = new Image();
	image.src = source;
	await image.decode();
	return image;
}

/**
 * Crops an area (pixels) of a picture to a square WebP, or PNG where the browser has no WebP; what is transparent
 * becomes white. Rejects if it cannot be decoded.
 */
export async function cropPicture(
	source: string,
	area: Area
): Promise< Blob > {
	const canvas = document.createElement( 'canvas' );
	const edge = Math.min(
		PORTRAIT_MAX_EDGE,
		Math.max( PORTRAIT_MIN_EDGE, area.width )
	);
	canvas.width = edge;
	canvas.height = edge;
	const picture = await loadPicture( source );
	const context = canvas.getContext( '2d' );
	if ( context ) {
		context.fillStyle = 'white';
		context.fillRect( 0, 0, edge, edge );
		context.drawImage(
			picture,
			area.x,
			area.y,
			area.width,
			area.height,
			0,
			0,
			edge,
			edge
		);
	}
	return new Promise( ( resolve, reject ) =>
		canvas.toBlob(
			( blob ) =>
				blob ? resolve( blob ) : reject( new Error( 'No picture.' ) ),
			'image/webp',
			0.9
		)
	);
}
