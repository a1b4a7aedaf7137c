import { useEffect, useState } from 'react';
import { logError } from '../lib/log-error';
import { ALBUM_EVENT } from '../lib/picture';
import type { Album } from '../lib/picture';
import { useLazy } from '../lib/use-lazy';
import { pushLayer } from './positions';

const importAlbum = async () =>
	( await import( /* webpackChunkName: "lightbox" */ './album' ) ).AlbumView;

/** Pictures of an article over the page. They have no address of their own; the way back closes them. */
export function AlbumHost() {
	const [ View, load ] = useLazy( importAlbum );
	const [ album, setAlbum ] = useState< Album | null >( null );

	useEffect( () => {
		async function open( event: Event ): Promise< void > {
			if ( event instanceof CustomEvent && ( await load() ) ) {
				pushLayer();
				// The event's name says what it carries.
				setAlbum( event.detail as Album );
			}
		}
		const onAlbum = ( event: Event ) => {
			open( event ).catch( logError );
		};
		document.addEventListener( ALBUM_EVENT, onAlbum );
		return () => document.removeEventListener( ALBUM_EVENT, onAlbum );
	}, [ load ] );

	useEffect( () => {
		if ( album === null ) {
			return;
		}
		// Behind the router's listener, which would have the focus.
		const close = () => setAlbum( null );
		window.addEventListener( 'popstate', close );
		return () => window.removeEventListener( 'popstate', close );
	}, [ album ] );

	return album && View ? <View album={ album } /> : null;
}
