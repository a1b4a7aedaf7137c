import { useState } from 'react';
import { LightboxFrame } from './frame';
import type { Album } from '../../lib/picture';

export interface AlbumProps {
	readonly album: Album;
	readonly onClose: () => void;
}

/** Pictures of an article, large, with their captions. */
export function AlbumView( { album, onClose }: AlbumProps ) {
	const [ index, setIndex ] = useState( album.index );
	return (
		<LightboxFrame
			pictures={ album.pictures }
			index={ index }
			onView={ setIndex }
			onClose={ onClose }
		/>
	);
}
