import { useEffect, useMemo, useState } from 'react';
import type { ReactNode } from 'react';
import { useSelect } from '@wordpress/data';
import { __ } from '@wordpress/i18n';
import { CloseButton } from '../../components/ui/close-button/close-button';
import { LoadError } from '../../components/ui/empty/empty';
import {
	ErrorBoundary,
	PartBoundary,
	PartError,
} from '../../components/ui/error-boundary/error-boundary';
import { LightboxFrame } from './frame';
import { SideFrame } from './side';
import { CommentsSkeleton } from '../../components/ui/skeleton/skeleton';
import type { Image, ImageDetail, Screen } from '../../contract/types';
import { savesData } from '../../lib/connection';
import { pagePath } from '../../lib/paths';
import type { Album, Picture } from '../../lib/picture';
import type { ResponseState } from '../../lib/response-state';
import { useDialog } from '../../lib/use-dialog';
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

interface FailureProps {
	readonly retry: () => void;
	readonly onClose: () => void;
}

function Failure( { retry, onClose }: FailureProps ) {
	const dialog = useDialog( onClose );
	return (
		<dialog { ...dialog } aria-label={ __( 'Xem ảnh', 'hien' ) }>
			<PartError retry={ retry } />
			<CloseButton onClick={ onClose } />
		</dialog>
	);
}

/** Shows a small dialog if the lightbox throws. */
function LightboxBoundary( props: {
	readonly onClose: () => void;
	readonly children: ReactNode;
} ) {
	return (
		<ErrorBoundary
			fallback={ ( retry ) => (
				<Failure retry={ retry } onClose={ props.onClose } />
			) }
		>
			{ props.children }
		</ErrorBoundary>
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

export interface AlbumProps {
	readonly album: Album;
	readonly onClose: () => void;
}

/** Pictures over the page, without comments. */
export function AlbumView( { album, onClose }: AlbumProps ) {
	const [ index, setIndex ] = useState( album.index );
	return (
		<LightboxBoundary onClose={ onClose }>
			<LightboxFrame
				pictures={ album.pictures }
				index={ index }
				onView={ setIndex }
				onClose={ onClose }
			/>
		</LightboxBoundary>
	);
}
