import { __ } from '@wordpress/i18n';
import type { VideoList, VideoSummary } from '../../contract/types';
import { titleText } from '../../lib/formats';
import { VideoCover, videoCoverClass } from '../cards/video-cover/video-cover';
import { Widget } from './widget';
import { Link } from '../ui/link/link';

function Lead( { video }: { readonly video: VideoSummary } ) {
	return (
		<Link className="hien-video-mini__lead" to={ video.path }>
			<span className={ videoCoverClass( video ) }>
				<VideoCover video={ video } sizes="328px" play />
			</span>
			<span className="hien-video-mini__title">
				{ titleText( video.title ) }
			</span>
		</Link>
	);
}

function Item( { video }: { readonly video: VideoSummary } ) {
	return (
		<Link className="hien-video-mini__item" to={ video.path }>
			<span className={ videoCoverClass( video ) }>
				<VideoCover video={ video } sizes="118px" />
			</span>
			<span className="hien-video-mini__title hien-clamp-2">
				{ titleText( video.title ) }
			</span>
		</Link>
	);
}

/** The newest video large, the others in rows below it. */
export function VideosWidget( { data: [ lead, ...others ] }: VideoList ) {
	return lead === undefined ? null : (
		<Widget
			title={ __( 'Video', 'hien' ) }
			more={ { text: __( 'Tất cả', 'hien' ), path: '/videos' } }
		>
			<div className="hien-video-mini">
				<Lead video={ lead } />
				{ others.map( ( video ) => (
					<Item key={ video.id } video={ video } />
				) ) }
			</div>
		</Widget>
	);
}
