import { useCallback, useRef, useState } from 'react';
import { __ } from '@wordpress/i18n';
import { OfflineNote } from '../../components/ui/offline-note/offline-note';
import { logError } from '../../lib/log-error';
import { ALBUM_EVENT } from '../../lib/picture';
import type { Album } from '../../lib/picture';
import { useDismiss } from '../../lib/use-dismiss';
import { useListener } from '../../lib/use-listener';
import { useLazyOverlay } from '../../navigation';
import type { AlbumProps } from './album';
import './album-host.later.scss';

const importAlbum = async () =>
	( await import( /* webpackChunkName: "lightbox" */ './album' ) ).AlbumView;

/** Shows pictures of an article in the lightbox. They have no URL; the browser's Back closes them. */
export function AlbumHost() {
	const { View, content, open, leave } = useLazyOverlay< AlbumProps, Album >(
		importAlbum
	);
	const [ failed, setFailed ] = useState< Album | null >( null );
	const note = useRef< HTMLDivElement >( null );
	const hideFailure = useCallback( () => setFailed( null ), [] );
	useDismiss( note, failed !== null, hideFailure );

	async function show( album: Album ): Promise< void > {
		setFailed( null );
		const { src = '' } = album.pictures[ album.index ] ?? {};
		const isOpen = await open( album, src );
		setFailed( isOpen ? null : album );
	}

	useListener( document, ALBUM_EVENT, ( { detail } ) => {
		show( detail ).catch( logError );
	} );

	if ( failed ) {
		return (
			<div ref={ note } className="hien-album-failure">
				<OfflineNote
					title={ __( 'Ảnh lớn', 'hien' ) }
					retry={ () => void show( failed ) }
				/>
			</div>
		);
	}
	return content && View ? (
		<View album={ content } onClose={ leave } />
	) : null;
}
