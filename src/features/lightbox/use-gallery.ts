import { IMAGES_LIMIT } from '../../contract/constants';
import { ROUTES } from '../../contract/routes';
import type { Image, ImageDetail, ImageList } from '../../contract/types';
import { restPath } from '../../lib/paths';
import type { RestPath } from '../../lib/paths';
import { both } from '../../lib/response-state';
import { imagesStore } from '../../stores/resources';
import { useResponse } from '../../stores/use-response';

/** The page of the list that holds a place, both from 1. */
export function listPage( place: number ): number {
	return Math.ceil( place / IMAGES_LIMIT );
}

function listPath( place: number ): RestPath< ImageList > {
	const [ template ] = ROUTES.images.rest;
	return restPath( template, { page: listPage( Math.max( 1, place ) ) } );
}

interface Gallery {
	/** The image at a place of the whole list; undefined until its page is there. */
	readonly at: ( place: number ) => Image | undefined;
	/** Asks again for the pages that could not be loaded; null where none failed. */
	readonly retry: ( () => void ) | null;
}

/** The images around a place of the list: going past the end of a page loads the next. */
export function useGallery( opened: ImageDetail, place: number ): Gallery {
	const before = useResponse( imagesStore, listPath( place - 1 ) );
	const after = useResponse(
		imagesStore,
		listPath( Math.min( place + 1, opened.total ) )
	);
	const lists = both( before, after );

	function at( wanted: number ): Image | undefined {
		if ( wanted === opened.position ) {
			return opened;
		}
		for ( const list of [ before, after ] ) {
			if (
				list.status === 'ready' &&
				list.data.page === listPage( wanted )
			) {
				return list.data.data[ ( wanted - 1 ) % IMAGES_LIMIT ];
			}
		}
		return undefined;
	}
	return { at, retry: lists.status === 'error' ? lists.retry : null };
}
