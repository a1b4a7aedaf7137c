import { useEffect, useMemo, useState } from 'react';
import { useSelect } from '@wordpress/data';
import { LoadError } from '../../components/ui/empty/empty';
import { PartBoundary } from '../../components/ui/error-boundary/error-boundary';
import { LightboxFrame } from './frame';
import { LightboxBoundary } from './lightbox-boundary';
import { SideFrame } from './side';
import { CommentsSkeleton } from '../../components/ui/skeleton/skeleton';
import type { Image, ImageDetail, Screen } from '../../contract/types';
import { savesData } from '../../lib/connection';
import { pagePath } from '../../lib/paths';
import type { Picture } from '../../lib/picture';
import type { ResponseState } from '../../lib/response-state';
import {
	closeImage,
	screenCache,
	setOverlayPath,
	updateHead,
} from '../../navigation';
import { navigationStore } from '../../stores/navigation';
import { ImageSide } from './image-side';
import { listPage, useGallery } from './use-gallery';
import { useImageScreen } from './use-image-screen';

export interface LightboxProps {
	readonly screen: Screen;
	readonly opened: ImageDetail;
}

function pictureOf( image: Image | undefined ): Picture | null {
	return image?.image
		? {
				src: image.image,
				srcset: image.image_srcset,
				width: image.image_width,
				height: image.image_height,
				alt: image.image_alt || image.title,
				thumb: image.thumb,
				caption: '',
			}
		: null;
}

function leave( position: number ): void {
	closeImage( pagePath( '/hinh-anh', listPage( position ) ) );
}

function useAddress(
	path: string | undefined,
	screen: ResponseState< Screen >
): void {
	useEffect( () => {
		if ( path !== undefined ) {
			setOverlayPath( path );
		}
	}, [ path ] );
	const ready = screen.status === 'ready' ? screen.data : null;
	useEffect( () => {
		if ( ready ) {
			updateHead( ready );
		}
	}, [ ready ] );
}

/** Prefetches the screen of a neighbouring image; the library preloads its picture. */
function usePrefetch( path: string | undefined ): void {
	useEffect( () => {
		if ( path !== undefined && ! savesData() ) {
			screenCache.load( path ).catch( () => {} );
		}
	}, [ path ] );
}

function Gallery( { screen: first, opened }: LightboxProps ) {
	const [ shown, setShown ] = useState< {
		/** Null until the page of the list with it is loaded. */
		readonly id: number | null;
		readonly position: number;
	} >( { id: opened.id, position: opened.position } );
	const { current, previous, next, total, retry } = useGallery(
		opened,
		shown.id,
		shown.position
	);
	const image = current?.image;
	const position = current?.position ?? shown.position;
	if (
		current &&
		( current.image.id !== shown.id || position !== shown.position )
	) {
		setShown( { id: current.image.id, position } );
	}
	const screen = useImageScreen( first, image?.path );
	const pageBelow = useSelect(
		( select ) => select( navigationStore ).getScreen()?.path,
		[]
	);
	useAddress( image?.path, screen );
	const [ before, after ] = [ previous?.image, next?.image ];
	usePrefetch( before?.path );
	usePrefetch( after?.path );
	const pictures = useMemo( () => {
		const around = [ before, image, after ].map( pictureOf );
		return Array.from(
			{ length: total },
			( _, index ) => around[ index + 2 - position ] ?? null
		);
	}, [ before, image, after, position, total ] );

	function view( wanted: number ): void {
		if ( wanted !== position ) {
			const neighbour = [ previous, next ].find(
				( each ) => each?.position === wanted
			);
			setShown( { id: neighbour?.image.id ?? null, position: wanted } );
		}
	}

	return (
		<LightboxFrame
			pictures={ pictures }
			index={ position - 1 }
			onView={ ( index ) => view( index + 1 ) }
			onClose={ () => leave( position ) }
			isOnPage={ image?.path === pageBelow }
		>
			{ image ? (
				<PartBoundary key={ image.path }>
					<ImageSide image={ image } screen={ screen } />
				</PartBoundary>
			) : (
				<SideFrame form={ null }>
					{ retry ? (
						<LoadError retry={ retry } compact />
					) : (
						<CommentsSkeleton />
					) }
				</SideFrame>
			) }
		</LightboxFrame>
	);
}

/** An image over the page, with the next and the previous image of the list. */
export function Lightbox( props: LightboxProps ) {
	return (
		<LightboxBoundary onClose={ () => leave( props.opened.position ) }>
			<Gallery { ...props } />
		</LightboxBoundary>
	);
}
