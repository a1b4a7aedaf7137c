import { useEffect } from 'react';
import { useDispatch } from '@wordpress/data';
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

/** An image of the list and its place there, from 1. */
export interface Spot {
	readonly image: Image;
	readonly place: number;
}

interface Gallery {
	/** The image that is looked at, where it stands now; null until its page is there. */
	readonly current: Spot | null;
	/** Its neighbours; null at the ends, and until their page is there. */
	readonly previous: Spot | null;
	readonly next: Spot | null;
	/** How many images the list has. */
	readonly total: number;
	/** Asks again for the pages that could not be loaded; null where none failed. */
	readonly retry: ( () => void ) | null;
}

function spotsOf( { data, page }: ImageList ): Spot[] {
	return data.map( ( image, index ) => ( {
		image,
		place: ( page - 1 ) * IMAGES_LIMIT + index + 1,
	} ) );
}

/**
 * The image that is looked at and its neighbours. The image is found by its number: its place changes when another one
 * is published.
 *
 * @param opened The image that the lightbox was opened at.
 * @param id     Number of the image that is looked at; null where only its place is known, as its page is not there.
 * @param place  Where it stood last.
 */
export function useGallery(
	opened: ImageDetail,
	id: number | null,
	place: number
): Gallery {
	const paths = [
		listPath( place - 1 ),
		listPath( Math.min( place + 1, opened.total ) ),
	] as const;
	const before = useResponse( imagesStore, paths[ 0 ] );
	const after = useResponse( imagesStore, paths[ 1 ] );
	const lists = both( before, after );
	const { refresh } = useDispatch( imagesStore );

	const spots = new Map< number, Spot >();
	for ( const list of [ before, after ] ) {
		if ( list.status === 'ready' ) {
			spotsOf( list.data ).forEach( ( spot ) =>
				spots.set( spot.image.id, spot )
			);
		}
	}
	const byPlace = ( wanted: number ) =>
		[ ...spots.values() ].find( ( spot ) => spot.place === wanted ) ?? null;
	const found = id === null ? byPlace( place ) : ( spots.get( id ) ?? null );
	const current =
		found ?? ( id === opened.id ? { image: opened, place } : null );

	// Pages that came before and after another image was published do not fit together.
	const isAmiss =
		lists.status === 'ready' &&
		( found === null || lists.data[ 0 ].count !== lists.data[ 1 ].count );
	const [ first, last ] = paths;
	useEffect( () => {
		if ( isAmiss ) {
			void refresh( first );
			void refresh( last );
		}
	}, [ isAmiss, refresh, first, last ] );

	return {
		current,
		previous: found && byPlace( found.place - 1 ),
		next: found && byPlace( found.place + 1 ),
		total: lists.status === 'ready' ? lists.data[ 1 ].count : opened.total,
		retry: lists.status === 'error' ? lists.retry : null,
	};
}
