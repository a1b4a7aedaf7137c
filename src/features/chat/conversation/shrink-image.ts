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
		canvas
			.getContext( '2d' )
			?.drawImage( bitmap, 0, 0, canvas.width, canvas.height );
		bitmap.close();
		return await new Promise< Blob >( ( resolve ) =>
			canvas.toBlob(
				( blob ) => resolve( blob ?? file ),
				'image/webp',
				0.9
			)
		);
	} catch {
		return file;
	}
}
