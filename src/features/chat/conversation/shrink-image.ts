import { CHAT_IMAGE_EDGE } from '../../../contract/constants';

/** Scales an image down to what the server stores; returns the file itself if the browser cannot read it. */
export async function shrinkImage( file: Blob ): Promise< Blob > {
	try {
		const bitmap = await createImageBitmap( file );
		const { width, height } = bitmap;
		const scale = CHAT_IMAGE_EDGE / Math.max( width, height );
		if ( scale >= 1 ) {
			return file;
		}
		const canvas = document.createElement( 'canvas' );
		canvas.width = Math.round( width * scale );
		canvas.height = Math.round( height * scale );
		const context = canvas.getContext( '2d' );
		context?.drawImage( bitmap, 0, 0, canvas.width, canvas.height );
		bitmap.close();
		let small = await encode( canvas, 'image/webp' );
		if ( small?.type !== 'image/webp' ) {
			// Safari. JPEG would make transparent parts black.
			if ( context ) {
				context.globalCompositeOperation = 'destination-over';
				context.fillStyle = '#fff';
				context.fillRect( 0, 0, canvas.width, canvas.height );
			}
			small = await encode( canvas, 'image/jpeg' );
		}
		return small && small.size < file.size ? small : file;
	} catch {
		return file;
	}
}

/** Encodes a canvas. The result is a PNG if the browser cannot encode the type; null if the canvas cannot be encoded. */
function encode(
	canvas: HTMLCanvasElement,
	type: string
): Promise< Blob | null > {
	return new Promise( ( resolve ) => canvas.toBlob( resolve, type, 0.9 ) );
}
