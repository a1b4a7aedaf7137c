import { useEffect, useState } from 'react';
import { logError } from '../lib/log-error';
import { ALBUM_EVENT } from '../lib/picture';
import type { Album } from '../lib/picture';
import { useLayer } from './use-layer';

const importAlbum = async () =>
	( await import( /* webpackChunkName: "lightbox" */ './album' ) ).AlbumView;

/** Pictures of an article over the page. They have no address of their own; the way back closes them. */
export function AlbumHost() {
	const { View, open } = useLayer( importAlbum );
	const [ album, setAlbum ] = useState< Album | null >( null );

	useEffect( () => {
		function onAlbum( event: Event ): void {
			if ( event instanceof CustomEvent ) {
				// The event's name says what it carries.
				const wanted = event.detail as Album;
				setAlbum( wanted );
				open( wanted.pictures[ wanted.index ]?.src ?? '' ).catch(
					logError
				);
			}
		}
		document.addEventListener( ALBUM_EVENT, onAlbum );
		return () => document.removeEventListener( ALBUM_EVENT, onAlbum );
	}, [ open ] );

	return album && View ? <View album={ album } /> : null;
}
