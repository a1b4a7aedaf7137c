import { useMemo } from 'react';
import type { ComponentType } from 'react';
import { useRegistry, useSelect } from '@wordpress/data';
import { __ } from '@wordpress/i18n';
import { OfflineNote } from '../../components/ui/offline-note/offline-note';
import { logError } from '../../lib/log-error';
import { ALBUM_EVENT } from '../../lib/picture';
import type { Album } from '../../lib/picture';
import { useListener } from '../../lib/use-listener';
import { useLazyOverlay } from '../../navigation';
import { navigationStore } from '../../stores/navigation';
import { imageOf } from '../../stores/responses';
import type { AlbumProps, LightboxProps } from './lightbox';
import './album-failure.later.scss';

const importLightbox = () =>
	import( /* webpackChunkName: "lightbox" */ './lightbox' );

let Lightbox: ComponentType< LightboxProps > | null = null;

/** Loads the lightbox. Rejects if its chunk cannot be loaded; a later call tries again. */
export async function loadLightbox(): Promise< void > {
	Lightbox ??= ( await importLightbox() ).Lightbox;
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

const importAlbum = async () => ( await importLightbox() ).AlbumView;

/** Shows pictures of an article in the lightbox. They have no URL; the browser's Back closes them. */
export function AlbumHost() {
	const { View, content, open, failed, note, leave } = useLazyOverlay<
		AlbumProps,
		Album
	>( importAlbum );

	function show( album: Album ): void {
		const { src = '' } = album.pictures[ album.index ] ?? {};
		open( album, src ).catch( logError );
	}

	useListener( document, ALBUM_EVENT, ( { detail } ) => show( detail ) );

	if ( failed ) {
		return (
			<div ref={ note } className="hien-album-failure">
				<OfflineNote
					title={ __( 'Ảnh lớn', 'hien' ) }
					retry={ () => show( failed ) }
				/>
			</div>
		);
	}
	return content && View ? (
		<View album={ content } onClose={ leave } />
	) : null;
}
