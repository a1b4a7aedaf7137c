/** A picture as the lightbox shows it. */
export interface Picture {
	readonly src: string;
	/** The `srcset` attribute, '' for none. */
	readonly srcset: string;
	/** Pixels; null if unknown. */
	readonly width: number | null;
	readonly height: number | null;
	readonly alt: string;
	/** Address of a small copy. */
	readonly thumb: string | null;
	readonly caption: string;
}

/** The pictures of a gallery, or a single one. */
export interface Album {
	readonly pictures: readonly Picture[];
	readonly index: number;
}

/** A custom event of the document that opens pictures in the lightbox; its detail is an Album. */
export const ALBUM_EVENT = 'hien-album';

export function openAlbum( detail: Album ): void {
	document.dispatchEvent( new CustomEvent( ALBUM_EVENT, { detail } ) );
}

export function openPicture( picture: Picture ): void {
	openAlbum( { pictures: [ picture ], index: 0 } );
}
