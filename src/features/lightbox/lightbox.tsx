import { useEffect, useMemo, useState } from 'react';
import { LoadError } from '../../components/ui/empty/empty';
import { LightboxFrame } from './frame';
import { SideFrame } from './side';
import { CommentsSkeleton } from '../../components/ui/skeleton/skeleton';
import type { Image, ImageDetail, Screen } from '../../contract/types';
import { isSaving } from '../../lib/connection';
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
		if ( path !== undefined && ! isSaving() ) {
			screenCache.load( path ).catch( () => {} );
		}
	}, [ path ] );
}

/** An image over the page, among all others of the list. */
export function Lightbox( { screen: first, opened, onLeave }: LightboxProps ) {
	const [ place, setPlace ] = useState( opened.position );
	const { at, retry } = useGallery( opened, place );
	const [ previous, image, next ] = [
		at( place - 1 ),
		at( place ),
		at( place + 1 ),
	];
	const screen = useImageScreen( first, image?.path );
	useAddress( image?.path, screen );
	usePrefetch( previous?.path );
	usePrefetch( next?.path );
	const pictures = useMemo( () => {
		const around = [ previous, image, next ].map( pictureOf );
		return Array.from(
			{ length: opened.total },
			( _, index ) => around[ index + 2 - place ] ?? null
		);
	}, [ previous, image, next, place, opened.total ] );

	return (
		<LightboxFrame
			pictures={ pictures }
			index={ place - 1 }
			onView={ ( index ) => setPlace( index + 1 ) }
			onClose={ () =>
				onLeave( pagePath( '/hinh-anh', listPage( place ) ) )
			}
		>
			{ image ? (
				<ImageSide
					key={ image.path }
					image={ image }
					screen={ screen }
				/>
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
