import type { ComponentType } from 'react';
import { useSelect } from '@wordpress/data';
import { lightboxStore } from './store';
import { imageOf } from './image-of';
import type { LightboxProps } from './lightbox';

let Lightbox: ComponentType< LightboxProps > | null = null;

/**
 * Loads the lightbox.
 *
 * @throws {Error} When the chunk cannot be loaded; a later call tries again.
 */
export async function loadLightbox(): Promise< void > {
	Lightbox ??= (
		await import( /* webpackChunkName: "lightbox" */ './lightbox' )
	).Lightbox;
}

/** The lightbox, while an image is open in it. */
export function LightboxHost() {
	const screen = useSelect(
		( select ) => select( lightboxStore ).getScreen(),
		[]
	);
	const image = screen && imageOf( screen );
	return image && Lightbox ? (
		<Lightbox key={ image.id } screen={ screen } opened={ image } />
	) : null;
}
