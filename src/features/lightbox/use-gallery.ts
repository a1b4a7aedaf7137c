import { useEffect } from 'react';
import { useDispatch } from '@wordpress/data';
import { IMAGES_LIMIT } from '../../contract/constants';
import { ROUTES } from '../../contract/routes';
import type { Image, ImageDetail, ImageList } from '../../contract/types';
import { restPath } from '../../lib/paths';
import type { RestPath } from '../../lib/paths';
import { responsesStore } from '../../stores/responses';
import { useResponse } from '../../stores/use-response';

/** The page of the list with the image at a position; both count from 1. */
export function listPage( position: number ): number {
	return Math.ceil( position / IMAGES_LIMIT );
}

function listPath( position: number ): RestPath< ImageList > {
	return restPath( ROUTES.images.rest.images, {
		page: listPage( Math.max( 1, position ) ),
	} );
}

interface ListedImage {
	readonly image: Image;
	readonly position: number;
}

interface Gallery {
	/** The shown image at its current position; null until its page of the list is loaded. */
	readonly current: ListedImage | null;
	/** Its neighbours; null at the ends, and until their page of the list is loaded. */
	readonly previous: ListedImage | null;
	readonly next: ListedImage | null;
	readonly total: number;
	/** Retries the pages that failed to load; null if none did. */
	readonly retry: ( () => void ) | null;
}

function listedImages( { data, page }: ImageList ): ListedImage[] {
	return data.map( ( image, index ) => ( {
		image,
		position: ( page - 1 ) * IMAGES_LIMIT + index + 1,
	} ) );
}

/**
 * The shown image and its neighbours. It is found by its number (null until its page of the list is loaded), because
 * its position changes when another one is published.
 */
export function useGallery(
	opened: ImageDetail,
	id: number | null,
	position: number
): Gallery {
	const paths = [
		listPath( position - 1 ),
		listPath( Math.min( position + 1, opened.total ) ),
	] as const;
	const before = useResponse( paths[ 0 ] );
	const after = useResponse( paths[ 1 ] );
	const { refresh } = useDispatch( responsesStore );

	const listed = new Map< number, ListedImage >();
	for ( const list of [ before, after ] ) {
		if ( list.status === 'ready' ) {
			listedImages( list.data ).forEach( ( each ) =>
				listed.set( each.image.id, each )
			);
		}
	}
	const atPosition = ( wanted: number ) =>
		[ ...listed.values() ].find( ( each ) => each.position === wanted ) ??
		null;
	const found =
		id === null ? atPosition( position ) : ( listed.get( id ) ?? null );
	const current =
		found ?? ( id === opened.id ? { image: opened, position } : null );

	// If an image was published between the two requests, the pages do not match.
	const isOutdated =
		before.status === 'ready' &&
		after.status === 'ready' &&
		( found === null || before.data.count !== after.data.count );
	const [ first, last ] = paths;
	useEffect( () => {
		if ( isOutdated ) {
			void refresh( first );
			void refresh( last );
		}
	}, [ isOutdated, refresh, first, last ] );

	const retries = [ before, after ].flatMap( ( list ) =>
		list.status === 'error' ? [ list.retry ] : []
	);
	return {
		current,
		previous: found && atPosition( found.position - 1 ),
		next: found && atPosition( found.position + 1 ),
		total: after.status === 'ready' ? after.data.count : opened.total,
		retry:
			retries.length > 0
				? () => retries.forEach( ( retry ) => retry() )
				: null,
	};
}
