import { useEffect, useMemo, useState } from 'react';
import { LoadError } from '../../components/ui/empty/empty';
import { PartBoundary } from '../../components/ui/error-boundary/error-boundary';
import { LightboxFrame } from './frame';
import { LightboxBoundary } from './lightbox-boundary';
import { SideFrame } from './side';
import { CommentsSkeleton } from '../../components/ui/skeleton/skeleton';
import type { Image, ImageDetail, Screen } from '../../contract/types';
import { savesData } from '../../lib/connection';
import { href, pagePath } from '../../lib/paths';
import type { Picture } from '../../lib/picture';
import type { ResponseState } from '../../lib/response-state';
import { screenCache, updateHead } from '../../navigation';
import { ImageSide } from './image-side';
import { listPage, useGallery } from './use-gallery';
import { useImageScreen } from './use-image-screen';

export interface LightboxProps {
	/** The screen of the image that was asked for. */
	readonly screen: Screen;
	readonly opened: ImageDetail;
	/** Closes the lightbox; the path is of the list's page with the image. */
	readonly onLeave: ( listPath: string ) => void;
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

/** Gives the page the address and the head of the image. */
function useAddress(
	path: string | undefined,
	screen: ResponseState< Screen >
): void {
	useEffect( () => {
		if ( path !== undefined ) {
			window.history.replaceState(
				window.history.state,
				'',
				href( path )
			);
		}
	}, [ path ] );
	const ready = screen.status === 'ready' ? screen.data : null;
	useEffect( () => {
		if ( ready ) {
			updateHead( ready );
		}
	}, [ ready ] );
}

/** Prefetches what stands beside a neighbouring image; the lightbox does so with its picture. */
function usePrefetch( path: string | undefined ): void {
	useEffect( () => {
		if ( path !== undefined && ! savesData() ) {
			screenCache.load( path ).catch( () => {} );
		}
	}, [ path ] );
}

function Gallery( { screen: first, opened, onLeave }: LightboxProps ) {
	/** The image that is shown. */
	const [ shown, setShown ] = useState< {
		/** Null until the page of the list with it is there. */
		readonly id: number | null;
		readonly place: number;
	} >( { id: opened.id, place: opened.position } );
	const { current, previous, next, total, retry } = useGallery(
		opened,
		shown.id,
		shown.place
	);
	const image = current?.image;
	const place = current?.place ?? shown.place;
	if (
		current &&
		( current.image.id !== shown.id || place !== shown.place )
	) {
		setShown( { id: current.image.id, place } );
	}
	const screen = useImageScreen( first, image?.path );
	useAddress( image?.path, screen );
	const [ before, after ] = [ previous?.image, next?.image ];
	usePrefetch( before?.path );
	usePrefetch( after?.path );
	const pictures = useMemo( () => {
		const around = [ before, image, after ].map( pictureOf );
		return Array.from(
			{ length: total },
			( _, index ) => around[ index + 2 - place ] ?? null
		);
	}, [ before, image, after, place, total ] );

	function view( wanted: number ): void {
		if ( wanted !== place ) {
			const neighbour = [ previous, next ].find(
				( spot ) => spot?.place === wanted
			);
			setShown( { id: neighbour?.image.id ?? null, place: wanted } );
		}
	}

	return (
		<LightboxFrame
			pictures={ pictures }
			index={ place - 1 }
			onView={ ( index ) => view( index + 1 ) }
			onClose={ () =>
				onLeave( pagePath( '/hinh-anh', listPage( place ) ) )
			}
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

/** An image over the page, among all others of the list. */
export function Lightbox( props: LightboxProps ) {
	const { opened, onLeave } = props;
	return (
		<LightboxBoundary
			onClose={ () =>
				onLeave( pagePath( '/hinh-anh', listPage( opened.position ) ) )
			}
		>
			<Gallery { ...props } />
		</LightboxBoundary>
	);
}
