import { useEffect } from 'react';
import { logError } from '../../lib/log-error';
import { ALBUM_EVENT } from '../../lib/picture';
import type { Album } from '../../lib/picture';
import type { AlbumProps } from './album';
import { useLazyOverlay } from '../../navigation';

const importAlbum = async () =>
	( await import( /* webpackChunkName: "lightbox" */ './album' ) ).AlbumView;

/** Pictures of an article over the page. They have no address of their own; the way back closes them. */
export function AlbumHost() {
	const { View, content, open, leave } = useLazyOverlay< AlbumProps, Album >(
		importAlbum
	);

	useEffect( () => {
		function onAlbum( event: Event ): void {
			if ( event instanceof CustomEvent ) {
				// The event's name says what it carries.
				const album = event.detail as Album;
				const { src = '' } = album.pictures[ album.index ] ?? {};
				open( album, src ).catch( logError );
			}
		}
		document.addEventListener( ALBUM_EVENT, onAlbum );
		return () => document.removeEventListener( ALBUM_EVENT, onAlbum );
	}, [ open ] );

	return content && View ? (
		<View album={ content } onClose={ leave } />
	) : null;
}
