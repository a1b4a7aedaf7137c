import { __ } from '@wordpress/i18n';
import { OfflineNote } from '../../components/ui/offline-note/offline-note';
import { logError } from '../../lib/log-error';
import { ALBUM_EVENT } from '../../lib/picture';
import type { Album } from '../../lib/picture';
import { useListener } from '../../lib/use-listener';
import { useLazyOverlay } from '../../navigation';
import type { AlbumProps } from './album';
import './album-host.later.scss';

const importAlbum = async () =>
	( await import( /* webpackChunkName: "lightbox" */ './album' ) ).AlbumView;

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
