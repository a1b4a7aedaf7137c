/** One size of a picture. */
export interface Source {
	readonly src: string;
	readonly width: number;
	readonly height: number;
}

/**
 * The files of a `srcset` attribute.
 *
 * @param srcset
 * @param ratio  Height of the picture by its width.
 */
export function sourcesOf( srcset: string, ratio: number ): Source[] {
	return [ ...srcset.matchAll( /(\S+)\s+(\d+)w/g ) ].map(
		( [ , src = '', width ] ) => ( {
			src,
			width: Number( width ),
			height: Math.round( Number( width ) * ratio ),
		} )
	);
}
