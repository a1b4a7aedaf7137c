import { useState } from 'react';
import { LightboxFrame } from './frame';
import { LightboxBoundary } from './lightbox-boundary';
import type { Album } from '../../lib/picture';

export interface AlbumProps {
	readonly album: Album;
	readonly onClose: () => void;
}

function Pictures( { album, onClose }: AlbumProps ) {
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

export function AlbumView( props: AlbumProps ) {
	return (
		<LightboxBoundary onClose={ props.onClose }>
			<Pictures { ...props } />
		</LightboxBoundary>
	);
}
