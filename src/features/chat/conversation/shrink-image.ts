/** The server makes images smaller whose longer edge is more than this, in pixels. */
const MAX_EDGE = 1600;

/**
 * Makes an image as small as the server keeps it, so that the photo of a phone is uploaded in seconds. Returns a file that
 * the browser cannot read as it is: the server says what is wrong with it.
 */
export async function shrinkImage( file: Blob ): Promise< Blob > {
	try {
		const bitmap = await createImageBitmap( file );
		const { width, height } = bitmap;
		const scale = MAX_EDGE / Math.max( width, height );
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

/** The image of a canvas; PNG where the browser cannot encode the type, null where it has no image. */
function encode(
	canvas: HTMLCanvasElement,
	type: string
): Promise< Blob | null > {
	return new Promise( ( resolve ) => canvas.toBlob( resolve, type, 0.9 ) );
}
