import { useRef, useState } from 'react';
import { LightboxFrame } from '../components/lightbox/frame';
import type { Album } from '../lib/picture';

/** Pictures of an article, large, with their captions. */
export function AlbumView( { album }: { readonly album: Album } ) {
	const [ index, setIndex ] = useState( album.index );
	const isLeaving = useRef( false );

	/** Once, however often the key is pressed: each would go back a page. */
	function close(): void {
		if ( ! isLeaving.current ) {
			isLeaving.current = true;
			window.history.back();
		}
	}

	return (
		<LightboxFrame
			pictures={ album.pictures }
			index={ index }
			onView={ setIndex }
			onClose={ close }
		/>
	);
}
