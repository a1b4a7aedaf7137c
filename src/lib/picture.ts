/** A picture that is looked at large. */
export interface Picture {
	readonly src: string;
	/** The `srcset` attribute, '' for none. */
	readonly srcset: string;
	/** Pixels; null where nobody knows. */
	readonly width: number | null;
	readonly height: number | null;
	readonly alt: string;
	/** Address of a small copy. */
	readonly thumb: string | null;
	/** What stands under it, '' for nothing. */
	readonly caption: string;
}

/** Pictures that belong together. */
export interface Album {
	readonly pictures: readonly Picture[];
	/** The one to begin with. */
	readonly index: number;
}

/** What happens on a picture of an article when a reader wants to see it large; its detail is an Album. */
export const ALBUM_EVENT = 'hien-album';
