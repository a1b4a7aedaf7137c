import { useEffect, useState } from 'react';
import { loadDocument } from '../lib/load-document';
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
			const { target } = event;
			if ( ! (
				event instanceof CustomEvent && target instanceof Node
			) ) {
				return;
			}
			// The event's name says what it carries.
			const wanted = event.detail as Album;
			const isThere = await load();
			if ( ! target.isConnected ) {
				// The reader has gone on to another page.
				return;
			}
			if ( isThere ) {
				pushLayer();
				setAlbum( wanted );
			} else {
				loadDocument( wanted.pictures[ wanted.index ]?.src ?? '' );
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
