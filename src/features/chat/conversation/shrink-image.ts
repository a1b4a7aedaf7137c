/** Edges in pixels beyond which the server makes an image smaller. */
const MAX_EDGE = 1600;

/**
 * An image no larger than the server keeps it, so that the photo of a phone takes seconds on its way. What the browser
 * cannot read stays as it is: the server says what is wrong with it.
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
