import { useMemo } from 'react';
import type { ComponentType } from 'react';
import { useRegistry, useSelect } from '@wordpress/data';
import { imageOf } from '../../stores/image-of';
import { navigationStore } from '../../stores/navigation';
import type { LightboxProps } from './lightbox';

let Lightbox: ComponentType< LightboxProps > | null = null;

/** Loads the lightbox. Rejects if its chunk cannot be loaded; a later call tries again. */
export async function loadLightbox(): Promise< void > {
	Lightbox ??= (
		await import( /* webpackChunkName: "lightbox" */ './lightbox' )
	).Lightbox;
}

/** The lightbox, while an image is open in it. */
export function LightboxHost() {
	const screen = useSelect(
		( select ) => select( navigationStore ).getOverlay(),
		[]
	);
	const registry = useRegistry();
	// Kept while it is open, also when the store has dropped the response.
	const image = useMemo(
		() => screen && imageOf( registry, screen ),
		[ registry, screen ]
	);
	return screen && image && Lightbox ? (
		<Lightbox key={ image.id } screen={ screen } opened={ image } />
	) : null;
}
