import { useEffect, useRef, useState } from 'react';
import { __, sprintf } from '@wordpress/i18n';
import {
	VideoCover,
	videoCoverClass,
} from '../../components/cards/video-cover/video-cover';
import type { Video } from '../../contract/types';
import { uploadUrl } from '../../lib/paths';
import { useServerNodes } from '../../lib/server-html';

const SIZES = '(max-width: 991px) 100vw, 990px';

/** The player of YouTube or Vimeo. It starts at once, and takes the focus of the button that it replaces. */
function Frame( { embed, title }: Pick< Video, 'embed' | 'title' > ) {
	const frame = useRef< HTMLIFrameElement >( null );
	useEffect( () => frame.current?.focus(), [] );
	const address = new URL( embed );
	address.searchParams.set( 'autoplay', '1' );
	return (
		<iframe
			ref={ frame }
			className="hien-video__frame"
			src={ address.href }
			title={ title }
			allow="autoplay; encrypted-media; fullscreen; picture-in-picture"
			referrerPolicy="strict-origin-when-cross-origin"
		/>
	);
}

/** A picture that is replaced by the service's player when it is pressed: before, nothing is requested from the service. */
function Facade( { video }: { readonly video: Video } ) {
	const [ isPlaying, setPlaying ] = useState( false );
	return isPlaying ? (
		<Frame { ...video } />
	) : (
		<button
			className={ videoCoverClass( video, 'hien-video__frame' ) }
			type="button"
			aria-label={ sprintf(
				/* translators: %s: title of a video. */
				__( 'Phát video: %s', 'hien' ),
				video.title
			) }
			onClick={ () => setPlaying( true ) }
		>
			<VideoCover video={ video } sizes={ SIZES } eager play />
		</button>
	);
}

/** The player of an uploaded video. A video that already plays when React takes the page over plays on. */
function VideoFile( { video }: { readonly video: Video } ) {
	const { id, file, image, title } = video;
	const name = `video-${ id }`;
	const ref = useRef< HTMLDivElement >( null );
	const isPrinted = useServerNodes( name, ref );
	return (
		<div ref={ ref } className="hien-video__film" data-hien-html={ name }>
			{ ! isPrinted && (
				<video
					className={ videoCoverClass( video, 'hien-video__frame' ) }
					src={ file }
					poster={ image === null ? undefined : uploadUrl( image ) }
					preload="none"
					controls
					playsInline
					aria-label={ title }
				/>
			) }
		</div>
	);
}

/** The player of a video; a video without a source has its picture alone. */
export function Player( { video }: { readonly video: Video } ) {
	const { id, kind } = video;
	if ( kind === 'file' ) {
		return <VideoFile key={ id } video={ video } />;
	}
	if ( kind === 'none' ) {
		return (
			<div
				className={ videoCoverClass( video, 'hien-video__frame' ) }
				aria-hidden="true"
			>
				<VideoCover video={ video } sizes={ SIZES } eager />
			</div>
		);
	}
	return <Facade key={ id } video={ video } />;
}
