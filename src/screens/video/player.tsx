import { useState } from 'react';
import type { MouseEvent } from 'react';
import { __, sprintf } from '@wordpress/i18n';
import {
	VideoCover,
	videoCoverClass,
} from '../../components/cards/video-cover/video-cover';
import { LinkButton } from '../../components/ui/link-button/link-button';
import type { Video } from '../../contract/types';
import { logError } from '../../lib/log-error';
import { uploadUrl } from '../../lib/paths';
import { takeFocus } from '../../lib/take-focus';

const SIZES = '(max-width: 991px) 100vw, 990px';

/** The embedded player of YouTube or Vimeo. It starts at once, and takes the focus of the button that it replaces. */
function Frame( { embed, title }: Pick< Video, 'embed' | 'title' > ) {
	const address = new URL( embed );
	address.searchParams.set( 'autoplay', '1' );
	return (
		<iframe
			ref={ takeFocus }
			className="hien-video__frame"
			src={ address.href }
			title={ title }
			allow="autoplay; encrypted-media; fullscreen; picture-in-picture"
			referrerPolicy="strict-origin-when-cross-origin"
		/>
	);
}

/** The cover, which a click replaces by the service's player; until then nothing is requested from it. */
function Facade( { video }: { readonly video: Video } ) {
	const [ isPlaying, setPlaying ] = useState( false );
	return isPlaying ? (
		<Frame { ...video } />
	) : (
		<LinkButton
			className={ videoCoverClass( video, 'hien-video__frame' ) }
			href={ video.link }
			aria-label={ sprintf(
				/* translators: %s: title of a video, and its duration. */
				__( 'Phát video: %s', 'hien' ),
				[ video.title, video.duration ].filter( Boolean ).join( ', ' )
			) }
			onPress={ () => setPlaying( true ) }
		>
			<VideoCover video={ video } sizes={ SIZES } eager play />
		</LinkButton>
	);
}

/** Plays a video at the first click: Chromium's controls ignore clicks on the poster until it is loaded. */
function playFirst( { currentTarget }: MouseEvent< HTMLVideoElement > ): void {
	if (
		currentTarget.paused &&
		currentTarget.readyState === HTMLMediaElement.HAVE_NOTHING
	) {
		currentTarget.play().catch( logError );
	}
}

function VideoFile( { video }: { readonly video: Video } ) {
	const { file, image, title } = video;
	return (
		<div className="hien-video__film">
			<video
				className={ videoCoverClass( video, 'hien-video__frame' ) }
				src={ file }
				poster={ image === null ? undefined : uploadUrl( image ) }
				preload="none"
				controls
				playsInline
				aria-label={ title }
				onClick={ playFirst }
			/>
		</div>
	);
}

/** The player of a video; for a video without a source only its cover. */
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
