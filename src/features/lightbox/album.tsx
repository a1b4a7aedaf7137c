import { useState } from 'react';
import { LightboxFrame } from './frame';
import { LightboxBoundary } from './lightbox-boundary';
import type { Album } from '../../lib/picture';
import { leaveLayer } from '../../navigation/positions';

export interface AlbumProps {
	readonly album: Album;
}

function Pictures( { album }: AlbumProps ) {
	const [ index, setIndex ] = useState( album.index );
	return (
		<LightboxFrame
			pictures={ album.pictures }
			index={ index }
			onView={ setIndex }
			onClose={ leaveLayer }
		/>
	);
}

/** Pictures of an article, large, with their captions. */
export function AlbumView( { album }: AlbumProps ) {
	return (
		<LightboxBoundary onClose={ leaveLayer }>
			<Pictures album={ album } />
		</LightboxBoundary>
	);
}
