import { shrinkImage } from './shrink-image';

const blob = ( type: string, size: number ) =>
	new Blob( [ 'x'.repeat( size ) ], { type } );

/** A browser that reads an image of this width, and encodes each type so; a type that it cannot encode becomes PNG. */
function browser( width: number, encoded: Record< string, number > ): void {
	Object.assign( globalThis, {
		createImageBitmap: async () => ( {
			width,
			height: width / 2,
			close() {},
		} ),
	} );
	const { prototype } = HTMLCanvasElement;
	prototype.getContext = () => null;
	prototype.toBlob = ( callback, type = '' ) =>
		callback(
			type in encoded
				? blob( type, encoded[ type ] ?? 0 )
				: blob( 'image/png', 90 )
		);
}

it( 'a large image becomes WebP', async () => {
	browser( 3200, { 'image/webp': 10 } );
	const small = await shrinkImage( blob( 'image/jpeg', 50 ) );
	expect( small.type ).toBe( 'image/webp' );
} );

it( 'becomes JPEG in a browser that cannot encode WebP', async () => {
	browser( 3200, { 'image/jpeg': 20 } );
	const small = await shrinkImage( blob( 'image/jpeg', 50 ) );
	expect( small.type ).toBe( 'image/jpeg' );
	expect( small.size ).toBe( 20 );
} );

it( 'stays where it would grow, and where it is small', async () => {
	const file = blob( 'image/jpeg', 50 );
	browser( 3200, { 'image/webp': 60 } );
	expect( await shrinkImage( file ) ).toBe( file );
	browser( 800, { 'image/webp': 10 } );
	expect( await shrinkImage( file ) ).toBe( file );
} );
